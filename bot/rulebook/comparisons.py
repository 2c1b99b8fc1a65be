"""How the games differ, computed from their rules. Pure.

An answer to “which game” lists all games by one thing, and one to “what is the difference” all
things in which two games differ.
"""

from __future__ import annotations

from collections import defaultdict
from csv import DictReader
from functools import cache, reduce
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from bot.core.matches.messages import family_line, line
from bot.core.typed.terms import ruleset_line
from bot.rulebook.chapters import chapter
from engine import CAPTURE_FIRST, Game, Kind, Reason, Roll
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.core.matches.messages import Line
    from engine import Ruleset

OFTEN, SOMETIMES = 0.7, 0.2
"""From which part of drawn games on a game is often drawn, and sometimes."""


def _board(rules: Ruleset) -> tuple[int, int, int]:
    """Return the number of squares, of columns and of rows."""
    files, ranks = rules.board.files, rules.board.ranks
    return files * ranks, files, ranks


def _men(rules: Ruleset) -> int:
    """Return how many men a side has, without its leader."""
    start = rules.start
    return (start.men[0] & ~start.leaders).bit_count() + start.hand[0]


def _leader(rules: Ruleset) -> str:
    """Return whether there is a leader, and whether it can be captured."""
    if not rules.start.leaders:
        return "none"
    captures = {Reason.LEADER_CAPTURED, Reason.ROUT} & {each.reason for each in rules.endings}
    return "captured" if captures else "immune"


def _captures_in_corners(rules: Ruleset) -> bool:
    """Return whether a man in a corner is captured by a piece that moves beside it."""
    files, ranks = rules.board.files, rules.board.ranks
    return _catches(rules, f"pP{files - 2}/P{files - 1}", f"b{ranks}")


def _captures_on_edges(rules: Ruleset) -> bool:
    """Return whether a man on the edge is captured by one that moves in front of it."""
    files, ranks = rules.board.files, rules.board.ranks
    return _catches(rules, f"2p{files - 3}/2P{files - 3}", f"c{ranks - 1}")


def _catches(rules: Ruleset, highest_rows: str, moved: str) -> bool:
    """Try out whether the piece on a square catches another, given the two highest rows."""
    rows = "/".join([highest_rows, *[str(rules.board.files)] * (rules.board.ranks - 2)])
    roll = "11" if Roll in rules.action_effects else "-"
    position = Game.load(rules, f"{rows} 1 - {roll} -").position
    return bool(rules.caught(position, rules.board.square(moved)))


def _jumps(rules: Ruleset) -> str:
    """Return who jumps: no piece, the leader, or every man."""
    if "jump" not in _subjects(rules):
        return "none"
    return "leader" if rules.start.leaders else "men"


def _fate(rules: Ruleset) -> str:
    """Return what becomes of a man that is trapped, or that does not attack."""
    told = _subjects(rules)
    return "bound" if "bind" in told else "turned" if "vagus" in told else "removed"


def _subjects(rules: Ruleset) -> frozenset[str]:
    """Return what the sentences of a ruleset's pages are about."""
    pages = chapter(rules.key).pages.values()
    return frozenset(subject for page in pages for tag in page.tags for subject in tag.split("+"))


def _decided_by(rules: Ruleset) -> tuple[Reason, ...]:
    """Return for what reasons a match is won or lost, but for resigning and time."""
    endings = (each.reason for each in (*rules.endings, rules.no_moves_ending))
    return tuple(dict.fromkeys(endings))


def _draws(rules: Ruleset) -> int:
    """Return 1 for a game that is hardly ever drawn to 3 for one that often is."""
    share = drawn()[rules.name]
    return 1 + (share >= SOMETIMES) + (share >= OFTEN)


@cache
def drawn() -> Mapping[str, float]:
    """Return the part of the games that are drawn, by name of the ruleset.

    The figures are those that `petteia arena balance --csv` writes. The strongest play counts,
    which comes last. Games that were cut off count as drawn.
    """
    text = resources.files(__package__).joinpath("book", "balance.csv").read_text(encoding="utf-8")
    return {
        row["ruleset"]: float(row["draws"]) + float(row["timeouts"])
        for row in DictReader(text.splitlines())
    }


ATTRIBUTES: Final[Mapping[str, Callable[[Ruleset], Any]]] = {
    "board": _board,
    "men": _men,
    "leader": _leader,
    "dice": lambda rules: Roll in rules.action_effects,
    "placing": lambda rules: bool(rules.start.hand[0]),
    "must": lambda rules: CAPTURE_FIRST in rules.filters,
    "corner": _captures_in_corners,
    "edge": _captures_on_edges,
    "jump": _jumps,
    "classes": lambda rules: Kind.HOPLITE in rules.movement,
    "capture": _fate,
    "winning": _decided_by,
    "length": lambda rules: chapter(rules.key).length,
    "level": lambda rules: chapter(rules.key).level,
    "draws": _draws,
    "luck": lambda rules: Roll in rules.action_effects,
}
"""What games are compared by, with the function that returns a game's value."""

SAME_AS: Final = {"luck": "dice"}
"""Attributes that say the same of two games as another one."""

ALL: Final = "all"
TWO: Final = "two"
COMPARED: Final = (*ATTRIBUTES, ALL, TWO)
"""Everything that can be asked about several games."""


@cache
def facts(key: str) -> Mapping[str, Any]:
    """Return the values of all attributes of a game.

    >>> facts("poleis")["men"], facts("poleis")["placing"]
    (16, True)
    """
    return {name: value(ruleset(key)) for name, value in ATTRIBUTES.items()}


def comparison(name: str, keys: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """Return the answer about one thing, or about the difference between two games."""
    if name == TWO and len(keys) > 1:
        return _difference(*keys[:2])
    if name in {ALL, TWO}:
        rows = (_row((key,), family_line("brief", key)) for key in KEYS)
        return (family_line("compare", ALL), *rows)
    rows = (_row(keys, _said(name, value)) for value, keys in grouped(name))
    return (family_line("compare", name), *rows)


def _row(keys: tuple[str, ...], value: Line) -> Line:
    return line("compare-row", games=tuple(map(ruleset_line, keys)), value=value)


def grouped(name: str) -> tuple[tuple[Any, tuple[str, ...]], ...]:
    """Return the values of an attribute in their order, each with the keys of its games.

    >>> grouped("dice")[0]
    (True, ('vogt-kubeia',))
    """
    groups: dict[Any, list[str]] = defaultdict(list)
    for key in KEYS:
        groups[facts(key)[name]].append(key)
    is_switch = any(value is True for value in groups)
    return tuple((value, tuple(groups[value])) for value in sorted(groups, reverse=is_switch))


def _said(name: str, value: Any) -> Line:
    """Return a value in words."""
    match name:
        case "board":
            return family_line("value", name, files=value[1], ranks=value[2])
        case "winning":
            reasons = (family_line("reason", each) for each in value)
            return reduce(lambda one, more: family_line("value", name, one=one, more=more), reasons)
        case _:
            said = yes_or_no(value) if isinstance(value, bool) else value
            return family_line("value", name, value=said)


def yes_or_no(value: object) -> str:
    """Return how texts choose between two sentences."""
    return "yes" if value else "no"


def _difference(one: str, other: str) -> tuple[Line, ...]:
    """Return in what two games differ, both values beside each other."""
    rows = (
        line("compare-difference", one=_said(name, value), other=_said(name, facts(other)[name]))
        for name, value in facts(one).items()
        if name not in SAME_AS and value != facts(other)[name]
    )
    return (line("compare-both", one=ruleset_line(one), other=ruleset_line(other)), *rows)
