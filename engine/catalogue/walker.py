"""Damian Walker's Petteia, and his Ludus Latrunculorum with a dux a side (cards 8.A and 8.B)."""

from dataclasses import replace
from typing import Literal

from engine.actions import Move
from engine.board import board_of
from engine.catalogue.options import OnOff, Size
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import captures, endings, referee
from engine.rules.action_effects import apply_move
from engine.rules.capture_effects import removed
from engine.rules.generators import moves
from engine.rules.marks import unmarked
from engine.rules.movement import SLIDE
from engine.ruleset import Ruleset, Title


def petteia(
    title: Title,
    *,
    files: Size = 8,
    ranks: Size = 8,
    rows: Literal[2, 1] = 2,
    corner: OnOff = "off",
) -> Ruleset:
    """Men only, on a board of any size; with one row it is the Petteia that Poleis varies."""
    rank = "p" * files
    return _skirmish(title, files, [rank] * rows, empty=ranks - 2 * rows, corner=corner)


def dux(
    title: Title,
    *,
    files: Size = 8,
    ranks: Size = 8,
    corner: OnOff = "off",
    dux: Literal["free", "enclosed"] = "free",
) -> Ruleset:
    """One row of men and, before it, a dux, which captures and is never captured (8.B)."""
    right = files // 2  # of the centre line, from the owner's side (C12)
    rows = ["p" * files, f"{files - 1 - right}b{right}"]
    plain = _skirmish(title, files, rows, empty=ranks - 4, corner=corner)
    return replace(
        plain,
        movement={**plain.movement, Kind.LEADER: SLIDE},
        captures=tuple(map(captures.sparing_leaders, plain.captures)),
        endings=(*plain.endings, *((endings.SHUT_IN,) if dux == "enclosed" else ())),
    )


def _skirmish(title: Title, files: int, rows: list[str], *, empty: int, corner: OnOff) -> Ruleset:
    """Both sides' rows, from the second player's edge inwards, and `empty` ranks between."""
    mine = [row[::-1].upper() for row in reversed(rows)]
    array = "/".join([*rows, *[str(files)] * empty, *mine])
    field = board_of(files, len(rows) * 2 + empty)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, f"{array} 1 - - -"),
        movement={Kind.MAN: SLIDE},
        generators=(moves,),
        action_effects={Move: apply_move},
        captures=(captures.CUSTODIAL, captures.CORNER) if corner == "on" else (captures.CUSTODIAL,),
        capture_effect=removed,
        endings=(endings.SINGLE_PIECE,),
        no_moves_ending=endings.NO_MOVES,
        referee=(referee.repetition, referee.quiet),
        markable=unmarked,
        on_agreement=referee.agreement,
    )
