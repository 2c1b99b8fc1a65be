"""Fair play on rated matches: what to put before a moderator, with the evidence. Pure.

`docs/internals/fair-play.md` gives the methods and how often each of them errs.

Invariant: a finding is a reason to look, never a verdict; nothing follows from it by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import comb, exp, hypot, inf, log, sqrt
from statistics import fmean, median, pstdev
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.core.matches.fair_play_table import HONEST, SEARCH
from bot.core.matches.messages import line
from bot.core.matches.ratings import EVEN, POINTS
from engine import Reason

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, MatchId
    from bot.core.matches.ratings import Rating

Likelihoods: TypeAlias = "tuple[tuple[float, ...], ...]"
"""Log likelihoods of a person's decisions in a match, by share of the search and strength."""


class Suspicion(StrEnum):
    """What a person may have done."""

    ENGINE = "engine"
    DUMPING = "dumping"
    STALLING = "stalling"


@dataclass(frozen=True, slots=True)
class Finding:
    """A reason to look at what a person did in some matches, and the evidence, with its figures.

    The first of the `people` did it; of two, the second gained by it.
    """

    kind: Suspicion
    people: tuple[AccountId, ...]
    matches: tuple[MatchId, ...]
    evidence: Line


# Use of an engine

MATCHES: Final = 10
"""How many of a person's last rated matches are looked at together."""

LEAST_DECISIONS: Final = 60
"""With fewer decisions that count, nothing is said."""

MISTAKE: Final = 0.05
"""How much of the chance of winning a mistake gives away."""

SHARES: Final = (0.0, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1.0)
"""The shares of moves by the search that are tried; the first is that of honest people."""

LEVELS: Final = (*HONEST, SEARCH)
"""The weights by level; honest people may be as strong as the search, if their rating says so."""

STRENGTHS: Final = tuple(step / 2 for step in range(2 * len(LEVELS) - 1))
"""The strengths that are tried, in levels of the computer."""

FORM: Final = 0.35
"""By how many levels a person's strength differs from match to match."""

POINTS_A_LEVEL: Final = 200.0
"""How many points of rating are between two levels, in most rulesets."""

UNSURE: Final = 0.5
"""By how many levels strength in points and in levels may disagree, ratings being right."""

LIKELIHOODS_CACHED: Final = 2000
"""How many profiles are kept at hand: a match counts for both players, again and again."""

ENGINE_LIMIT: Final = 6.1
"""The least logarithm of the ratio of likelihoods that is a finding: the highest of 10,000 honest
people, as `python -m tests.fairplay --limits` makes them."""


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A decision, and how hard it was. Chances are those of winning, for who decided.

    `gap` is between the best action and the next by a search, `margin` by a glance, which is less
    than 0 if the best looks worse than another; `better` is the share of the others that look
    better, `count` the number of actions. `loss` is what was given away.
    """

    gap: float
    margin: float
    better: float
    count: int
    loss: float
    is_first: bool

    @property
    def kind(self) -> int:
        """Return 0 for the first choice of the search, 2 for a mistake, 1 for the rest."""
        return 0 if self.is_first else 2 if self.loss >= MISTAKE else 1

    @property
    def features(self) -> tuple[float, ...]:
        """Return what it depends on how likely the first choice is."""
        gap, margin = min(max(self.gap, 0.0), 0.3), min(max(self.margin, -0.2), 0.3)
        return (1.0, 10 * gap, 10 * margin, 2 * self.better, log(self.count) - 3)


@dataclass(frozen=True, slots=True)
class MatchPart:
    """A person's part in a rated match, and the opponent's.

    `rating` is the person's before the first of the matches in the same ruleset, as it rises by
    what is looked for; `opponent` is the other's before this one.
    """

    match: MatchId
    own: tuple[DecisionPoint, ...]
    theirs: tuple[DecisionPoint, ...]
    rating: Rating
    opponent: Rating


def engine_use(person: AccountId, played: Sequence[MatchPart]) -> Finding | None:
    """Return whether a person played the search's first choice more often than they could find it.

    `played` are their last rated matches, the oldest first.
    """
    own = [likelihoods(each.own) for each in played]
    decisions = [choice for each in played for choice in each.own]
    if len(decisions) < LEAST_DECISIONS:
        return None
    expected, deviation = expected_strength(played)
    ratio, share, strength = likelihood_ratio(own, expected, deviation)
    if ratio < ENGINE_LIMIT:
        return None
    firsts = [[_chances(each, choice)[0] for choice in decisions] for each in LEVELS]
    first = sum(choice.is_first for choice in decisions)
    evidence = line(
        "evidence-engine",
        decisions=len(decisions),
        first=first,
        expected=round(sum(_between(firsts, strength))),
        mistakes=sum(choice.kind == 2 for choice in decisions),  # noqa: PLR2004 -- a kind
        share=round(100 * share),
    )
    return Finding(Suspicion.ENGINE, (person,), tuple(each.match for each in played), evidence)


def expected_strength(played: Sequence[MatchPart]) -> tuple[float, float]:
    """Return which level a person's rating speaks for, and the deviation of that.

    The opponents tell: how well they played in the same matches, and how far apart the ratings are.
    """
    theirs = [
        (likelihoods(each.theirs)[0], (each.rating.value - each.opponent.value) / POINTS_A_LEVEL)
        for each in played
    ]
    best = max(STRENGTHS, key=lambda own: sum(_at(line, own - apart) for line, apart in theirs))
    own = max(each.rating.deviation for each in played)
    spread = fmean(each.opponent.deviation for each in played) / sqrt(len(played))
    return best, hypot(UNSURE, hypot(own, spread) / POINTS_A_LEVEL)


def likelihood_ratio(
    profiles: Sequence[Likelihoods], expected: float, deviation: float
) -> tuple[float, float, float]:
    """Return by how much an engine explains decisions better than honest play, in logarithms.

    And the share of moves that explains them best, with the strength of the rest.
    """
    prior = [((strength - expected) / deviation) ** 2 / 2 for strength in STRENGTHS]
    best = []
    for number in range(len(SHARES)):
        lines = zip(*(each[number] for each in profiles), strict=True)
        sums = [sum(line) - away for line, away in zip(lines, prior, strict=True)]
        best.append(max(zip(sums, STRENGTHS, strict=True)))
    number = max(range(len(SHARES)), key=best.__getitem__)
    return best[number][0] - best[0][0], SHARES[number], best[number][1]


@lru_cache(maxsize=LIKELIHOODS_CACHED)
def likelihoods(choices: tuple[DecisionPoint, ...]) -> Likelihoods:
    """Return how well decisions of a match go with each share of the search and each strength.

    A person may have been somewhat stronger or weaker in it than otherwise.
    """
    levels = [[_chances(each, choice)[choice.kind] for choice in choices] for each in LEVELS]
    honest = [_between(levels, strength) for strength in STRENGTHS]
    return tuple(_varied([_mixed(each, honest[-1], share) for each in honest]) for share in SHARES)


def _mixed(honest: Sequence[float], search: Sequence[float], share: float) -> float:
    both = zip(honest, search, strict=True)
    return sum(log((1 - share) * own + share * best) for own, best in both)


def _varied(sums: Sequence[float]) -> tuple[float, ...]:
    """Return the likeliest of each strength, of a person who does not always play equally well."""
    return tuple(
        max(
            total - (own - now) ** 2 / 2 / FORM**2
            for now, total in zip(STRENGTHS, sums, strict=True)
        )
        for own in STRENGTHS
    )


def _between(levels: Sequence[Sequence[float]], strength: float) -> list[float]:
    """Return values at a strength, by those at each level."""
    level = min(int(strength), len(levels) - 2)
    above, pairs = strength - level, zip(levels[level], levels[level + 1], strict=True)
    return [(1 - above) * low + above * high for low, high in pairs]


def _chances(weights: Sequence[Sequence[float]], choice: DecisionPoint) -> tuple[float, ...]:
    """Return how likely each kind of choice is, by the weights of all but the first."""
    features = choice.features
    odds = [exp(sum(w * x for w, x in zip(line, features, strict=True))) for line in weights]
    total = 1 + sum(odds)
    return (1 / total, *(each / total for each in odds))


def _at(line: Sequence[float], strength: float) -> float:
    """Return the value of a line of strengths, its ends going on."""
    return line[min(max(round(2 * strength), 0), len(line) - 1)]


# Dumping of rating

LEAST_LOST: Final = 4
"""How many matches a person has to have lost to another."""

DUMPING_LIMIT: Final = 1e-4
"""The largest chance of such results between honest people that is a finding."""

THROWN: Final = 0.35
"""A player who gives up with at least this chance of winning throws the match away."""

GIVING_UP: Final = frozenset({Reason.RESIGNATION, Reason.TIMEOUT, Reason.IGNORANCE})

USUAL: Final = (1.0, 20.0)
"""Matches thrown away and lost that each person is taken to have had, beside the real ones."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A rated match as one of its players saw it: their score, and both ratings before it.

    It is thrown away by a player who gives up without being worse off.
    """

    match: MatchId
    other: AccountId
    score: float
    ratings: tuple[Rating, Rating]
    is_thrown: bool = False


def dumping(person: AccountId, meetings: Sequence[Meeting], habit: float) -> Finding | None:
    """Return whether a person lost too much to another to be true.

    `meetings` are their rated matches, the oldest first; `habit` is the share of what they lost to
    others that they threw away. The results are held against what both ratings said before the
    first of them, and what was thrown away against the habit.
    """
    lost = sum(each.score == 0 for each in meetings)
    if lost < LEAST_LOST:
        return None
    thrown = sum(each.is_thrown for each in meetings)
    points, (own, theirs) = sum(each.score for each in meetings), meetings[0].ratings
    result = results_chance(own, theirs, len(meetings), points)
    product = result * _tail(thrown, lost, habit)
    chance = product * (1 - log(product))  # Fisher's method for two
    if chance > DUMPING_LIMIT:
        return None
    evidence = line(
        "evidence-dumping",
        meetings=len(meetings),
        lost=lost,
        thrown=thrown,
        rating=round(own.value),
        opponent=round(theirs.value),
        odds=round(1 / chance),
    )
    ids = tuple(each.match for each in meetings)
    return Finding(Suspicion.DUMPING, (person, meetings[0].other), ids, evidence)


def habit(others: Sequence[Meeting]) -> float:
    """Return which share of lost matches a person throws away."""
    thrown, lost = USUAL
    total = lost + sum(each.score == 0 for each in others)
    return (thrown + sum(each.is_thrown for each in others)) / total


def results_chance(own: Rating, theirs: Rating, matches: int, points: float) -> float:
    """Return how likely a person has at most so many points in matches with another.

    The ratings may be wrong, and if so then in all of the matches.
    """
    spread = hypot(own.deviation, theirs.deviation)
    weights = {step / 2: exp(-step * step / 8) for step in range(-8, 9)}
    apart = own.value - theirs.value
    found = (weights[at] * _at_most(apart + at * spread, matches, points) for at in weights)
    return min(1.0, sum(found) / sum(weights.values()))


def _at_most(difference: float, matches: int, points: float) -> float:
    """Return how likely so few points are, between people so many rating points apart."""
    win = exp(min(max(difference / POINTS / 2, -10), 10))
    every = win + 1 / win + EVEN.draws
    one = (1 / win / every, EVEN.draws / every, win / every)
    total = [1.0]
    for _ in range(matches):
        longer = [0.0] * (len(total) + 2)
        for half, chance in enumerate(total):
            for more, each in enumerate(one):
                longer[half + more] += chance * each
        total = longer
    return sum(total[: round(2 * points) + 1])


def _tail(count: int, total: int, share: float) -> float:
    """Return how likely so many of all are hit, or more, if each is hit with that chance."""
    hits = range(count, total + 1)
    return sum(comb(total, hit) * share**hit * (1 - share) ** (total - hit) for hit in hits)


# Stalling

LOSING: Final = 0.1
"""A player with at most this chance of winning is losing clearly."""

LEAST_TURNS: Final = 8
"""How many turns have to be known before one is called slow."""

SLOW: Final = 3.5
"""How many deviations of the logarithm of time a slow turn is above a person's mean."""

LEAST_SPREAD: Final = 1.0
"""The least such deviation that is assumed: a factor of e."""

SHORTEST: Final = 16 * 3600.0
"""Seconds below which no turn is slow: a night and a day's work may lie between two moves."""

ELSEWHERE: Final = 3
"""How many moves in other matches show that a person is there, and lets one match wait."""

LOSING_SHARE: Final = 0.25
"""Which share of an honest person's slow turns may come while they are losing."""

SEEN_LIMIT: Final = 0.3
SILENT_LIMIT: Final = 0.001
"""The largest chances of so many slow turns while losing that are findings, the first if the
person moved in other matches meanwhile."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a person in a rated match that they took, or are to take.

    `seconds` are those that their clock counted. `present` are the seconds since they first moved
    in another match meanwhile, and `elsewhere` how often they did.
    """

    match: MatchId
    seconds: float
    present: float = 0.0
    elsewhere: int = 0


def slow_from(turns: Sequence[Turn]) -> float:
    """Return from how many seconds on a turn is much longer than a person takes.

    It is by the logarithms of the other turns. The longest are left out, as those may be the ones
    that are looked for. No turn is slow if few are known.
    """
    logs = sorted(log(1 + each.seconds) for each in turns)[: -1 - len(turns) // 20]
    if len(logs) < LEAST_TURNS:
        return inf
    return max(SHORTEST, exp(fmean(logs) + SLOW * max(LEAST_SPREAD, pstdev(logs))))


def stalling(
    person: AccountId, turns: Sequence[Turn], chances: Mapping[Turn, float]
) -> Finding | None:
    """Return whether a person lets time pass when they are losing clearly.

    `chances` are those of winning in the slow turns (`slow_from`). A person who is away or busy is
    slow in any position, so most slow turns must be lost ones. One is enough if the person moved in
    other matches meanwhile.
    """
    limit = slow_from(turns)
    slow = [each for each in turns if each.seconds >= limit]
    losing = [each for each in slow if chances[each] <= LOSING]
    seen = [each for each in losing if each.elsewhere >= ELSEWHERE and each.present >= limit]
    if seen and _tail(len(seen), len(slow), LOSING_SHARE) <= SEEN_LIMIT:
        found = seen
    elif losing and _tail(len(losing), len(slow), LOSING_SHARE) <= SILENT_LIMIT:
        found = losing
    else:
        return None
    longest = max(found, key=lambda each: each.seconds)
    evidence = line(
        "evidence-stalling",
        turns=len(found),
        hours=round(longest.seconds / 3600),
        usual=round(median(each.seconds for each in turns) / 60),
        elsewhere=sum(each.elsewhere for each in found),
    )
    ids = tuple(dict.fromkeys(each.match for each in found))
    return Finding(Suspicion.STALLING, (person,), ids, evidence)
