"""Made-up pairs of people who meet again and again, and people who let matches wait."""

from datetime import UTC, datetime

from bot.core.matches.fair_play import Meeting, Turn, dumping, habit, slow_from, stalling
from bot.core.matches.ratings import EVEN, SCALE, Rating

NOW = datetime(2026, 1, 1, tzinfo=UTC)
HOUR = 3600.0
DAY = 24 * HOUR
LOOK = 4 * HOUR
"""How often a running match is looked at in these worlds."""

# Dumping


def result(chance, difference):
    """Return a score by Davidson's model, for someone so many points better."""
    win = 10 ** (difference / 800)
    weights = (1 / win, EVEN.draws, win)
    return chance.choices((0.0, 0.5, 1.0), weights)[0]


def met(number, score, ratings, *, thrown=False):
    """Return a match as one person saw it."""
    return Meeting(f"m{number}", "other", score, tuple(ratings), thrown)


def rated_pair(chance, *, known):
    """Return two true strengths and ratings of those."""
    strengths = [chance.gauss(1500, 240) for _ in range(2)]
    deviations = [chance.uniform(*((50, 130) if each else (200, 280))) for each in known]
    ratings = [
        Rating(chance.gauss(strength, deviation), deviation, 0.12)
        for strength, deviation in zip(strengths, deviations, strict=True)
    ]
    return strengths, ratings


def friends(chance):
    """Return the findings about two honest friends, of whatever strength.

    Some throw away a match in which they have lost interest, against any opponent.
    """
    known = [chance.random() < 0.6 for _ in range(2)]
    strengths, ratings = rated_pair(chance, known=known)
    early = [min(0.3, chance.expovariate(1 / 0.04)) for _ in range(2)]
    meetings = [], []
    for number in range(chance.randint(4, 20)):
        score = result(chance, strengths[0] - strengths[1] + chance.gauss(0, 40))
        for one, own in enumerate((score, 1 - score)):
            thrown = own == 0 and chance.random() < early[one]
            meetings[one].append(met(number, own, ratings[:: 1 - 2 * one], thrown=thrown))
        ratings = counted(ratings, score)
    found = (dumping("0", meetings[one], habit(others(chance, early[one]))) for one in range(2))
    return [each for each in found if each]


def counted(ratings, score):
    """Return both ratings after a match."""
    first, second = ratings
    return [
        SCALE.rated(first, second, score, EVEN, NOW),
        SCALE.rated(second, first, 1 - score, EVEN, NOW),
    ]


def others(chance, early):
    """Return matches that a person lost to other people."""
    ratings = (SCALE.first_rating(),) * 2
    count = chance.randint(0, 15)
    return [met(n, 0.0, ratings, thrown=chance.random() < early) for n in range(count)]


def dumper(chance, *, matches, thrown, fresh):
    """Return the finding about a person who loses to another on purpose.

    They lose all, and give up such a share of the matches without need. ``fresh`` is an account
    made for it; otherwise both were rated before, about equal.
    """
    strength = chance.gauss(1500, 240)
    winner = Rating(chance.gauss(strength, 80), 80, 0.12)
    loser = SCALE.first_rating() if fresh else Rating(chance.gauss(strength, 80), 80, 0.12)
    ratings, meetings = [loser, winner], []
    for number in range(matches):
        meetings.append(met(number, 0.0, ratings, thrown=chance.random() < thrown))
        ratings = counted(ratings, 0.0)
    return dumping("0", meetings, habit([]))


# Stalling


def pace(chance):
    """Return the median of a person's turns in seconds, and the deviation of the logarithm."""
    usual = chance.choice((10 * 60, HOUR, 4 * HOUR, 10 * HOUR)) * chance.lognormvariate(0, 0.4)
    return usual, chance.uniform(0.7, 1.5)


def slow_people(chance):
    """Return the finding about an honest person, often slow, in ten matches.

    They put off what is lost, are away for days in one turn of 60, whatever the position, play
    several matches, and when they come back answer them in any order within a few hours.
    """
    usual, spread = pace(chance)
    usual = max(usual, HOUR) if chance.random() < 0.5 else usual
    put_off, turns, chances = chance.uniform(1, 3), [], {}
    is_busy = chance.random() < 0.5
    for match in range(10):
        lost_from = chance.randint(12, 25) if chance.random() < 0.5 else 99
        for number in range(25):
            losing = number >= lost_from
            seconds = usual * chance.lognormvariate(0, spread) * (put_off if losing else 1)
            away = 0.0
            if chance.random() < 1 / 60:
                away = chance.uniform(DAY, 5 * DAY)
            seconds = min(seconds, 3 * DAY)
            present = min(seconds, chance.uniform(0, 6 * HOUR) if away else seconds)
            elsewhere = chance.randint(0, 8) if is_busy else 0
            turn = Turn(f"m{match}", seconds + away, present if elsewhere else 0.0, elsewhere)
            turns.append(turn)
            chances[turn] = chance.uniform(0, 0.1) if losing else chance.uniform(0.1, 0.9)
    return stalling("0", turns, chances)


def staller(chance, usual, *, busy):
    """Return after how many seconds of a wait in a lost match it is found, or None within a day.

    The person plays at a pace of their own. ``busy`` ones go on to play other matches meanwhile.
    """
    spread = chance.uniform(0.7, 1.3)
    turns = [
        Turn(f"m{number // 20}", usual * chance.lognormvariate(0, spread)) for number in range(60)
    ]
    rhythm = max(HOUR, usual)
    moves = sorted(chance.uniform(0, DAY) for _ in range(int(DAY / rhythm))) if busy else []
    at = chance.uniform(0, LOOK)
    while at <= DAY:
        done = [each for each in moves if each <= at]
        wait = Turn("now", at, at - done[0] if done else 0.0, len(done))
        seen = [*turns, wait]
        if at >= slow_from(seen) and stalling("0", seen, dict.fromkeys(seen, 0.05)):
            return at
        at += LOOK
    return None


def silent_stallers(chance, usual, stalls):
    """Return the finding about someone with no other matches who stalled some times."""
    spread = chance.uniform(0.7, 1.3)
    turns = [
        Turn(f"m{number // 20}", usual * chance.lognormvariate(0, spread)) for number in range(120)
    ]
    waits = [Turn(f"lost{number}", chance.uniform(DAY, 3 * DAY)) for number in range(stalls)]
    seen = [*turns, *waits]
    chances = {each: 0.05 if each in waits else 0.5 for each in seen}
    return stalling("0", seen, chances)
