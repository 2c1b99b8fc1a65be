"""How the games differ, computed from their rules. Pure.

An answer to “which game” lists all games by one thing, and one to “what is the difference” all
things in which two games differ.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bot.core.matches.messages import Line, family_line, line
from bot.core.typed.terms import ruleset_line
from bot.i18n import FALLBACK, speaker
from bot.rulebook.chapters import Topic, chapter
from bot.rulebook.pages import captures_in_corners, passages
from engine import CAPTURE_FIRST, Game, Kind, Reason, Roll
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine import Ruleset

OFTEN, SOMETIMES = 70, 20
"""From which percentage of drawn games on a game is often drawn, and sometimes."""


def _board(rules: Ruleset) -> tuple[int, int, int]:
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


def _captures_on_edges(rules: Ruleset) -> bool:
    """Tell whether a man on the edge is captured by one that moves in front of it; tried out."""
    files, ranks = rules.board.files, rules.board.ranks
    between = "/".join([str(files)] * (ranks - 2))
    roll = "11" if Roll in rules.action_effects else "-"
    board = f"2p{files - 3}/2P{files - 3}/{between}"
    position = Game.load(rules, f"{board} 1 - {roll} -").position
    return bool(rules.caught(position, rules.board.square(f"c{ranks - 1}")))


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
    return frozenset(tag for each in passages(rules) for tag in each.tags)


def _draws(rules: Ruleset) -> int:
    """Return 1 for a game that is hardly ever drawn to 3 for one that often is."""
    share = chapter(rules.key).draws
    return 1 + (share >= SOMETIMES) + (share >= OFTEN)


def _duty(rules: Ruleset) -> bool:
    return CAPTURE_FIRST in rules.filters


ATTRIBUTES: Final[Mapping[str, Callable[[Ruleset], Any]]] = {
    "board": _board,
    "men": _men,
    "leader": _leader,
    "dice": lambda rules: Roll in rules.action_effects,
    "placing": lambda rules: bool(rules.start.hand[0]),
    "must": _duty,
    "corner": captures_in_corners,
    "edge": _captures_on_edges,
    "jump": _jumps,
    "classes": lambda rules: Kind.HOPLITE in rules.movement,
    "capture": _fate,
    "length": lambda rules: chapter(rules.key).length,
    "level": lambda rules: chapter(rules.key).level,
    "draws": _draws,
    "luck": lambda rules: Roll in rules.action_effects,
}
"""What games are compared by, with the function that returns a game's value."""

SAME_AS: Final = {"luck": "dice"}
"""Attributes that say the same of two games as another one."""

ALL: Final = "all"
BY_TEXT: Final = {"winning": "win", ALL: ""}
"""What games are compared by in words: with the subject of the first page that says it."""

TWO: Final = "two"
COMPARED: Final = (*ATTRIBUTES, *BY_TEXT, TWO)
"""Everything that can be asked about several games."""


def comparison(name: str, keys: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """Return the answer about one thing, or about the difference between two games."""
    if name == TWO:
        return _difference(keys) if len(keys) > 1 else comparison(ALL)
    return (family_line("compare", name), *_rows(name))


def _rows(name: str) -> Iterable[Line]:
    if name in BY_TEXT:
        return _by_text(name)
    return [
        line("compare-row", games=tuple(map(ruleset_line, keys)), value=_said(name, value))
        for value, keys in grouped(name)
    ]


def _by_text(name: str) -> Iterable[Line]:
    """Yield what is said of the games, those of which the same is said together."""
    said = {key: _text(name, key) for key in KEYS}
    groups: dict[str, list[str]] = defaultdict(list)
    for key, text in said.items():
        groups[speaker(FALLBACK).say(text)].append(key)
    for keys in groups.values():
        names = tuple(map(ruleset_line, keys))
        yield line("compare-said", games=names, value=said[keys[0]])


def _text(name: str, key: str) -> Line:
    """Return what a game's first page says of something, or its summary."""
    if not (subject := BY_TEXT[name]):
        return family_line("brief", key)
    told = passages(ruleset(key))
    at_once = (each for each in told if subject in each.tags)
    at_length = (each for each in told if each.topic is Topic.END)
    return next(at_once, next(at_length)).line


@cache
def grouped(name: str) -> tuple[tuple[Any, tuple[str, ...]], ...]:
    """Return the values of an attribute in their order, each with the keys of its games.

    >>> grouped("dice")[0]
    (True, ('vogt-kubeia',))
    """
    groups: dict[Any, list[str]] = defaultdict(list)
    for key in KEYS:
        groups[ATTRIBUTES[name](ruleset(key))].append(key)
    is_switch = any(value is True for value in groups)
    return tuple((value, tuple(groups[value])) for value in sorted(groups, reverse=is_switch))


def _said(name: str, value: Any) -> Line:
    """Return a value in words."""
    match value:
        case bool():
            return family_line("value", name, value="yes" if value else "no")
        case tuple():
            return family_line("value", name, files=value[1], ranks=value[2])
        case _:
            return family_line("value", name, value=value)


def _difference(keys: tuple[str, ...]) -> tuple[Line, ...]:
    """Return in what two games differ, both values beside each other."""
    one, other = map(ruleset, keys[:2])
    both = {
        name: (value(one), value(other))
        for name, value in ATTRIBUTES.items()
        if name not in SAME_AS
    }
    rows = (
        line("compare-difference", one=_said(name, first), other=_said(name, second))
        for name, (first, second) in both.items()
        if first != second
    )
    names = {"one": ruleset_line(one.key), "other": ruleset_line(other.key)}
    return (line("compare-both", **names), *rows)
