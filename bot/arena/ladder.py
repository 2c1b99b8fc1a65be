"""The ladder: the lowest level of the computer against random play, each other against the next."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from bot.arena.schedule import Pairing, PlayedGame, ladder
from bot.arena.statistics import Estimate, elo, record
from bot.arena.tables import between, by_ruleset, markdown, percent
from engine.catalogue import DEFAULT, KEYS, ruleset
from engine.search import LEVELS, Family, family_of

FAMILIES = (Family.BATTLE, Family.BINDING, Family.TURNING, Family.SKIRMISH)
MARKS = ("<!-- ladder: begin -->", "<!-- ladder: end -->")
ANCHOR, ANCHORED = "level-3", 1500
"""Whose rating is fixed, so that the others have one."""


def steps(top: int = LEVELS[-1].number) -> list[Pairing]:
    """Who plays whom, from the bottom up to a level.

    >>> steps(1)
    [('level-0', 'random'), ('level-1', 'level-0')]
    """
    return ladder(["random", *(f"level-{level.number}" for level in LEVELS[: top + 1])])


def rulesets() -> list[str]:
    """A ruleset of each of four families; the recommended game represents its own.

    >>> len({*rulesets()})
    4
    """
    return [
        next(key for key in (DEFAULT, *KEYS) if family_of(ruleset(key)) is family)
        for family in FAMILIES
    ]


def tables(games: Iterable[PlayedGame], pairings: Sequence[Pairing]) -> list[str]:
    """In Markdown, by ruleset: the scores of all steps with their intervals, and the ratings."""
    grouped = by_ruleset(games)
    found = {
        name: [record(between(each, pairing), pairing[0]).estimate for pairing in pairings]
        for name, each in grouped.items()
    }
    names = [f"`{name}`, {len(each) // len(pairings)} games" for name, each in grouped.items()]
    scores = [
        (f"{above} against {below}", *map(_score, each))
        for (above, below), *each in zip(pairings, *found.values(), strict=True)
    ]
    players = [pairings[0][1], *(above for above, _ in pairings)]
    rated = [ratings(players, each) for each in found.values()]
    rows = [(player, *map(str, each)) for player, *each in zip(players, *rated, strict=True)]
    return [markdown(("step", *names), scores), markdown(("rating", *names), rows)]


def ratings(players: Sequence[str], found: Sequence[Estimate]) -> list[int]:
    """The Elo ratings of players, from an estimate of each against the one before.

    A step is the difference in Elo at the middle of the interval, so that a player that wins every
    game has a rating too.
    """
    sums = [*accumulate((elo(each.middle) for each in found), initial=0.0)]
    fixed = sums[players.index(ANCHOR)] if ANCHOR in players else sums[0]
    return [round(ANCHORED + each - fixed) for each in sums]


def _score(found: Estimate) -> str:
    return f"{percent(found.score)} ({percent(found.low)} to {percent(found.high)})"
