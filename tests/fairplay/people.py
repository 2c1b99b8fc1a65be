"""People made of halves of games: honest ones and such as use the search, with their ratings."""

from collections import defaultdict
from dataclasses import dataclass, replace

from bot.core.matches.fair_play import MATCHES, MatchPart
from bot.core.matches.ratings import Rating
from tests.fairplay.pool import CHEAT, HONEST

# `docs/balance.md`, with a guess for the two levels that are not measured.
RATINGS = {
    "lemery-compact": (937, 1089, 1241, 1500, 1712, 1931, 2130, 2280),
    "lemery-latrunculi": (664, 1070, 1329, 1500, 1816, 2083, 2280, 2430),
    "poleis": (723, 1019, 1291, 1500, 1985, 2235, 2430, 2580),
    "walker-petteia": (1124, 1226, 1356, 1500, 1589, 1780, 1980, 2130),
}
KNOWN, NEW = (50.0, 130.0), (200.0, 280.0)
"""Deviations of people who are rated for long, and of newcomers."""

KINDS = ("steady", "mixed", "drifting")


@dataclass(frozen=True)
class Pool:
    """The halves of games by who played them."""

    halves: dict

    @classmethod
    def of(cls, halves, *, odd):
        """Return the pool of the games with even seeds, or of those with odd ones."""
        found = defaultdict(list)
        for half in halves:
            if half.own and half.seed % 2 == odd:
                found[half.level].append(half)
        return cls(dict(found))


def honest(pool, chance, *, known):
    """Return an honest person's level, kind and last matches."""
    level, kind = chance.choice(HONEST), chance.choice(KINDS)
    near = min(max(level + chance.choice((-1, 1)), HONEST[0]), HONEST[-1])
    if kind == "steady":
        levels = [level] * MATCHES
    elif kind == "mixed":
        levels = [chance.choice((level, near)) for _ in range(MATCHES)]
    else:
        turn = chance.randint(2, MATCHES - 2)
        levels = [level] * turn + [near] * (MATCHES - turn)
    return level, kind, matches(pool.halves, levels, level, chance, known=known)


def cheat(pool, share, chance, *, known):
    """Return the last matches of a person of level 3 who uses the strongest in some moves."""
    halves = {CHEAT: [each for each in pool.halves[CHEAT] if each.top]}
    honest = matches(halves, [CHEAT] * MATCHES, CHEAT, chance, known=known)
    return tuple(
        replace(each, own=mixed(each.own, half.top, share, chance)) for each, half in honest
    )


def mixed(own, top, share, chance):
    """Return decisions of which such a share is by another player."""
    pairs = zip(own, top, strict=True)
    return tuple(pair[chance.random() < share] for pair in pairs)


def matches(halves, levels, level, chance, *, known):
    """Return a person's matches with the halves that they are made of.

    Their rating stands for `level`, but for its error. A half is used once.
    """
    taken, found = set(), []
    own = {game: rated(game, level, chance, known=known) for game in RATINGS}
    for each in levels:
        half = chance.choice([half for half in halves[each] if half not in taken])
        taken.add(half)
        rating = rated(half.game, half.opponent, chance, known=True)
        played = MatchPart(f"m{len(found)}", half.own, half.theirs, own[half.game], rating)
        found.append((played, half))
    return tuple(found)


def rated(game, level, chance, *, known):
    """Return a rating that is as wrong as its deviation says."""
    deviation = chance.uniform(*(KNOWN if known else NEW))
    return Rating(RATINGS[game][level] + chance.gauss(0, deviation), deviation, 0.12, 20)
