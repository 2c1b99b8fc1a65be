"""Damian Walker's Petteia (card 8.A)."""

from typing import Literal

from engine.actions import Move
from engine.board import board
from engine.catalogue.options import OnOff, Size
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import catch, endings, referee
from engine.rules.effects import march
from engine.rules.fate import removed
from engine.rules.marks import unmarked
from engine.rules.offers import moves
from engine.rules.reach import SLIDE
from engine.ruleset import Ruleset, Title


def petteia(
    title: Title,
    *,
    files: Size = 8,
    ranks: Size = 8,
    rows: Literal[2, 1] = 2,
    corner: OnOff = "off",
) -> Ruleset:
    """Men only, on a board of any size; with one row it is the Petteia that Poleis starts from."""
    field = board(files, ranks)
    empty = [str(files)] * (ranks - 2 * rows)
    rank = "p" * files
    array = "/".join([*[rank] * rows, *empty, *[rank.upper()] * rows])
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, f"{array} 1 - - -"),
        reach={Kind.MAN: SLIDE},
        offers=(moves,),
        effects={Move: march},
        catch=(catch.custodial, catch.corner) if corner == "on" else (catch.custodial,),
        fate=removed,
        endings=(endings.SINGLE_PIECE,),
        stuck=endings.NO_MOVES,
        referee=(referee.repetition, referee.quiet),
        markable=unmarked,
    )
