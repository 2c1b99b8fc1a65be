"""The results as tables of the terminal."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import isinf

from rich.table import Table
from rich.text import Text

from bot.arena.schedule import Pairing, PlayedGame
from bot.arena.statistics import Estimate, Record, character, elo, record

ALL = "all"


def tables(games: Sequence[PlayedGame], pairings: Sequence[Pairing]) -> Iterator[Table]:
    """What the games say about the players and about the rulesets; nothing of no games."""
    compared = [pairing for pairing in pairings if pairing[0] != pairing[1]]
    if games and compared:
        yield _players(games, compared)
    if len({*compared}) > 1:
        yield _standings(games, compared)
    if games:
        yield _rulesets(games)


def by_ruleset(games: Iterable[PlayedGame]) -> dict[str, list[PlayedGame]]:
    """The games of each ruleset, in the order in which they come."""
    grouped = defaultdict(list)
    for game in games:
        grouped[game.game.ruleset].append(game)
    return dict(grouped)


def between(games: Iterable[PlayedGame], pairing: Pairing) -> list[PlayedGame]:
    """The games of two players."""
    return [game for game in games if {*game.game.players} == {*pairing}]


def elo_text(score: float) -> str:
    """A difference in Elo as people read it.

    >>> elo_text(0.75), elo_text(0.5), elo_text(0.0)
    ('+191', '0', '-∞')
    """
    difference = elo(score)
    if isinf(difference):
        return "+∞" if difference > 0 else "-∞"
    return f"{round(difference):+d}" if round(difference) else "0"


def elo_interval(found: Estimate) -> str:
    """The 95% interval of a difference in Elo."""
    return f"{elo_text(found.low)} to {elo_text(found.high)}"


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = (heads, ("---",) * len(heads), *rows)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def renewed(text: str, marks: tuple[str, str], parts: Sequence[str]) -> str:
    """The text of a page with these parts between two marks. Raises ValueError without them."""
    before, begin, rest = text.partition(marks[0])
    _, end, after = rest.partition(marks[1])
    if not begin or not end:
        raise ValueError(f"it needs the lines {' and '.join(marks)} around the tables")
    return before + "\n\n".join([begin, *parts, end]) + after


def percent(part: float) -> str:
    """A part of one in percent.

    >>> percent(0.125)
    '12.5%'
    """
    return f"{100 * part:.1f}%"


_RECORD = ("games", "won", "drawn", "lost", "score", "Elo", "95% interval", "LOS")

_CHARACTER = (
    *("games", "first wins", "second wins", "draws", "first's score", "95% interval"),
    *("median plies", "choices"),
)


def _cells(found: Record) -> tuple[str, ...]:
    return (
        str(found.games),
        str(found.wins),
        str(found.draws),
        str(found.losses),
        percent(found.estimate.score),
        elo_text(found.estimate.score),
        elo_interval(found.estimate),
        percent(found.estimate.superiority),
    )


def _players(games: Sequence[PlayedGame], pairings: Sequence[Pairing]) -> Table:
    table = _table("The players", ("player", "against", "ruleset"), _RECORD)
    for one, other in pairings:
        played = between(games, (one, other))
        groups = by_ruleset(played)
        listed = [*groups.items(), *([(ALL, played)] if len(groups) > 1 else [])]
        for name, each in listed:
            _row(table, one, other, name, *_cells(record(each, one)))
    return table


def _standings(games: Sequence[PlayedGame], pairings: Sequence[Pairing]) -> Table:
    table = _table("Each player against all of its opponents", ("player",), _RECORD)
    names = dict.fromkeys(name for pairing in pairings for name in pairing)
    found = {
        name: record(theirs, name)
        for name in names
        if (theirs := [game for game in games if name in game.game.players])
    }
    for name in sorted(found, key=lambda name: -found[name].estimate.score):
        _row(table, name, *_cells(found[name]))
    return table


def _rulesets(games: Sequence[PlayedGame]) -> Table:
    table = _table("The rulesets", ("ruleset",), _CHARACTER)
    for name, each in by_ruleset(games).items():
        found = character(each)
        _row(
            table,
            name,
            str(found.games),
            str(found.first_wins),
            str(found.second_wins),
            str(found.draws),
            percent(found.first.score),
            f"{percent(found.first.low)} to {percent(found.first.high)}",
            f"{found.plies:g}",
            f"{found.branching:.1f}",
        )
    return table


def _table(title: str, names: Iterable[str], numbers: Iterable[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for name in names:
        table.add_column(name, overflow="fold")
    for number in numbers:
        table.add_column(number, justify="right")
    return table


def _row(table: Table, *cells: str) -> None:
    table.add_row(*map(Text, cells))
