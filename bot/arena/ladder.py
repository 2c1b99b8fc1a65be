"""The ladder: each level of the computer against the one below, and the top against two others."""

from collections.abc import Iterable, Iterator, Sequence

from bot.arena.schedule import Conditions, Pairing, PlayedGame, ScheduledGame, ladder, schedule
from bot.arena.statistics import Record, record
from bot.arena.tables import between, by_ruleset, elo_interval, elo_text, percent
from engine.catalogue import DEFAULT, KEYS, ruleset
from engine.search import LEVELS, Family, family_of

FAMILIES = (Family.BATTLE, Family.BINDING, Family.TURNING, Family.SKIRMISH)
OTHERS = ("random", "greedy")
LEAST, LEAST_ANYWHERE = 0.65, 0.55
"""What a level should score against the one below, in all and in each ruleset."""

_COLUMNS = (
    *("step", "games", "won", "drawn", "lost", "score", "lowest in a ruleset", "Elo"),
    "95% interval",
)


def steps() -> list[Pairing]:
    """Who plays whom, from the bottom to the top."""
    levels = [f"level-{level.number}" for level in LEVELS]
    return [*ladder(levels), *((levels[-1], other) for other in OTHERS)]


def rulesets() -> list[str]:
    """A ruleset of each of four families; the recommended game represents its own.

    >>> len({*rulesets()})
    4
    """
    return [
        next(key for key in (DEFAULT, *KEYS) if family_of(ruleset(key)) is family)
        for family in FAMILIES
    ]


def plan(
    names: Sequence[tuple[str, int]], games: int, others: int, conditions: Conditions
) -> list[ScheduledGame]:
    """The games of all steps: so many a step and against each other player, over all rulesets."""
    listed = []
    for pairing in steps():
        total = others if pairing[1] in OTHERS else games
        for name, count in zip(names, _spread(total, len(names)), strict=True):
            listed += schedule([pairing], [name], count, conditions)
    return listed


def _spread(games: int, parts: int) -> Iterator[int]:
    """Even numbers that add up to an even number of games.

    >>> list(_spread(100, 4))
    [26, 26, 24, 24]
    """
    pairs, left = divmod(games // 2, parts)
    for part in range(parts):
        yield 2 * (pairs + (part < left))


def page(games: Iterable[PlayedGame], command: str) -> str:
    """The record of the ladder in Markdown; `command` is what was typed."""
    played = list(games)
    lines = [
        "# The ladder of levels",
        "",
        f"Each level should score {percent(LEAST)} against the one below, and in each ruleset",
        f"{percent(LEAST_ANYWHERE)}, at least. Made by:",
        "",
        f"    {command}",
        "",
        f"| {' | '.join(_COLUMNS)} |",
        f"|{' --- |' * len(_COLUMNS)}",
    ]
    lines += (
        _line(pairing, record(found, pairing[0]), found)
        for pairing in steps()
        if (found := between(played, pairing))
    )
    return "\n".join([*lines, ""])


def _line(pairing: Pairing, found: Record, games: Sequence[PlayedGame]) -> str:
    lowest, name = min(
        (record(each, pairing[0]).estimate.score, name) for name, each in by_ruleset(games).items()
    )
    cells = (
        f"{pairing[0]} against {pairing[1]}",
        str(found.games),
        str(found.wins),
        str(found.draws),
        str(found.losses),
        percent(found.estimate.score),
        f"{percent(lowest)} `{name}`",
        elo_text(found.estimate.score),
        elo_interval(found.estimate),
    )
    return f"| {' | '.join(cells)} |"
