"""How balanced the rulesets are, as a table for `docs/balance.md`."""

from collections.abc import Iterable, Sequence
from math import inf, isinf
from statistics import median

from bot.arena.playing import first_capture
from bot.arena.schedule import PlayedGame
from bot.arena.statistics import character
from bot.arena.tables import by_ruleset, percent

BEGIN, END = "<!-- arena: begin -->", "<!-- arena: end -->"
_COMMONEST = 4
_COLUMNS = (
    *("ruleset", "games", "first wins", "second wins", "draws", "first side's score", "95%"),
    *("median plies", "first capture", "choices", "endings"),
)


def page(text: str, games: Iterable[PlayedGame], command: str) -> str:
    """The text of a page with the table between its marks. Raises ValueError without the marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"it needs the lines {BEGIN} and {END} around the table")
    return f"{before}{BEGIN}\n\n{table(games, command)}\n{END}{after}"


def table(games: Iterable[PlayedGame], command: str) -> str:
    """The table in Markdown, and how it was made."""
    lines = [
        f"    {command}",
        "",
        f"| {' | '.join(_COLUMNS)} |",
        f"|{' --- |' * len(_COLUMNS)}",
    ]
    for name, each in by_ruleset(games).items():
        found = character(each)
        endings = (
            f"`{reason}` {percent(count / found.games)}"
            for reason, count in found.reasons.most_common(_COMMONEST)
        )
        cells = (
            f"`{name}`",
            str(found.games),
            percent(found.first_wins / found.games),
            percent(found.second_wins / found.games),
            percent(found.draws / found.games),
            percent(found.first.score),
            f"{percent(found.first.low)} to {percent(found.first.high)}",
            f"{found.plies:g}",
            _median_capture(each),
            f"{found.branching:.1f}",
            ", ".join(endings),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _median_capture(games: Sequence[PlayedGame]) -> str:
    """The median ply of the first capture; none where half of the games have none."""
    middle = median(first_capture(game) or inf for game in games)
    return "none" if isinf(middle) else f"{middle:g}"
