"""How balanced the rulesets are: the tables of `docs/balance.md`, and the same figures as CSV."""

import csv
import io
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from statistics import fmean, median
from typing import TypeAlias

from bot.arena.course import course
from bot.arena.playing import CAP
from bot.arena.schedule import PlayedGame
from bot.arena.statistics import character
from bot.arena.tables import markdown, percent, renewed

BEGIN, END = "<!-- arena: begin -->", "<!-- arena: end -->"
Figures: TypeAlias = Mapping[str, str | float]
"""The figures of a ruleset at one strength by their names in the CSV; parts are from 0 to 1."""

_COMMONEST = 4
_TEXTS = frozenset({"ruleset", "nodes", "endings"})
_TABLES: tuple[Mapping[str, Callable[[Figures], str]], ...] = (
    {
        "games": lambda row: f"{row['games']:g}",
        "first wins": lambda row: _percent(row["first_wins"]),
        "second wins": lambda row: _percent(row["second_wins"]),
        "draws": lambda row: _percent(row["draws"]),
        "first side's score": lambda row: _percent(row["score"]),
        "95%": lambda row: f"{_percent(row['low'])} to {_percent(row['high'])}",
        "endings": lambda row: _endings(f"{row['endings']}"),
    },
    {
        "median plies": lambda row: f"{row['median_plies']:g}",
        "first capture": lambda row: f"{row['first_capture']:g}".replace("inf", "none"),
        "choices": lambda row: f"{row['choices']:.1f}",
        "decisions": lambda row: _percent(row["decisions"]),
        "lead changes": lambda row: _percent(row["lead_changes"]),
        "drama": lambda row: f"{row['drama']:.3f}",
        "decisive": lambda row: f"{row['decisive']:.2f}" if row["decisive"] != "" else "none",
    },
)


def rows(games: Iterable[PlayedGame]) -> list[Figures]:
    """The figures of each ruleset at each strength, in the order in which they come."""
    grouped = defaultdict(list)
    for game in games:
        grouped[game.game.ruleset, game.game.first.removeprefix("nodes-")].append(game)
    order = list(dict.fromkeys(ruleset for ruleset, _ in grouped))
    return [
        {"ruleset": ruleset, "nodes": nodes, **_figures(each)}
        for (ruleset, nodes), each in sorted(
            grouped.items(), key=lambda row: order.index(row[0][0])
        )
    ]


def merged(figures: Sequence[Figures], known: str) -> list[Figures]:
    """The figures, and those of other rulesets and strengths that a CSV has, in its order."""
    rows: dict[tuple[str, str], Figures] = {
        (row["ruleset"], row["nodes"]): {
            name: each if name in _TEXTS or not each else float(each) for name, each in row.items()
        }
        for row in csv.DictReader(known.splitlines())
    }
    rows |= {(str(row["ruleset"]), str(row["nodes"])): row for row in figures}
    order = list(dict.fromkeys(ruleset for ruleset, _ in rows))
    return [rows[key] for key in sorted(rows, key=lambda key: (order.index(key[0]), int(key[1])))]


def _figures(games: Sequence[PlayedGame]) -> Figures:
    found, courses = character(games), [course(game) for game in games]
    decisive = [each.decisive for each in courses if each.decisive is not None]
    return {
        "games": found.games,
        "first_wins": found.first_wins / found.games,
        "second_wins": found.second_wins / found.games,
        "draws": (found.draws - found.reasons[CAP]) / found.games,
        "timeouts": found.reasons[CAP] / found.games,
        "score": found.first.score,
        "low": found.first.low,
        "high": found.first.high,
        "balance": 1 - abs(found.first_wins - found.second_wins) / found.games,
        "median_plies": found.plies,
        "mean_plies": fmean(game.plies for game in games),
        "first_capture": median(each.first_capture or inf for each in courses),
        "choices": found.branching,
        "decisions": fmean(each.decisions for each in courses),
        "lead_changes": fmean(each.lead_changes for each in courses),
        "drama": fmean(each.drama for each in courses),
        "decisive": fmean(decisive) if decisive else "",
        "endings": " ".join(f"{name}:{count}" for name, count in found.reasons.most_common()),
    }


def table(figures: Sequence[Figures]) -> str:
    """The figures as CSV, a line for each ruleset and strength."""
    text = io.StringIO()
    writer = csv.DictWriter(text, figures[0] if figures else (), lineterminator="\n")
    writer.writeheader()
    writer.writerows(
        {name: f"{each:.6g}" if isinstance(each, float) else each for name, each in row.items()}
        for row in figures
    )
    return text.getvalue()


def page(text: str, figures: Sequence[Figures], command: str) -> str:
    """The text of a page with the tables between its marks. Raises ValueError without the marks."""
    shown = (_table(figures, columns) for columns in _TABLES)
    return renewed(text, (BEGIN, END), [f"    {command}", *shown])


def _table(figures: Sequence[Figures], columns: Mapping[str, Callable[[Figures], str]]) -> str:
    rows = (
        (f"`{row['ruleset']}`", f"{row['nodes']}", *(show(row) for show in columns.values()))
        for row in figures
    )
    return markdown(("ruleset", "nodes", *columns), rows)


def _percent(part: str | float) -> str:
    return percent(float(part))


def _endings(counts: str) -> str:
    """The commonest endings in percent.

    >>> _endings("quiet:3 count:1")
    '`quiet` 75.0%, `count` 25.0%'
    """
    split = [each.split(":") for each in counts.split()]
    total = sum(int(count) for _, count in split)
    return ", ".join(
        f"`{name}` {percent(int(count) / total)}" for name, count in split[:_COMMONEST]
    )
