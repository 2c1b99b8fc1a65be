"""Lemery Games' rulebook of Petteia: the base game and its Compact variant (cards 2.A and 2.A')."""

from typing import Literal

from engine.actions import Move
from engine.board import board
from engine.catalogue.options import OnOff
from engine.errors import RefusalCode
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import catch, endings, referee
from engine.rules.effects import march
from engine.rules.fate import removed
from engine.rules.limits import capturing_first
from engine.rules.marks import unmarked
from engine.rules.offers import moves
from engine.rules.reach import JUMP, NEAR_JUMP, SLIDE
from engine.ruleset import Limit, Ruleset, Title

Compulsory = Literal["off", "enforced"]
Jump = Literal["slide", "adjacent"]
Surround = Literal["four", "edge"]

PETTEIA = "pppppppppppp/pppppppppppp/2b9/12/12/9B2/PPPPPPPPPPPP/PPPPPPPPPPPP 1 - - -"
COMPACT = "pppppppp/pppppppp/2b5/8/8/5B2/PPPPPPPP/PPPPPPPP 1 - - -"


def petteia(  # noqa: PLR0913 - one argument an option
    title: Title,
    *,
    edge: OnOff = "off",
    compulsory: Compulsory = "off",
    first: Literal[0, 13] = 0,
    jump: Jump = "slide",
    surround: Surround = "four",
) -> Ruleset:
    """The base game on 12x8, two rows and a leader a side (2.A)."""
    return _battle(
        title,
        12,
        PETTEIA,
        edge=edge,
        compulsory=compulsory,
        first=first,
        jump=jump,
        surround=surround,
    )


def compact(  # noqa: PLR0913 - one argument an option
    title: Title,
    *,
    edge: OnOff = "off",
    compulsory: Compulsory = "off",
    first: Literal[0, 5] = 0,
    jump: Jump = "slide",
    surround: Surround = "four",
) -> Ruleset:
    """The same on 8x8 (2.A')."""
    return _battle(
        title,
        8,
        COMPACT,
        edge=edge,
        compulsory=compulsory,
        first=first,
        jump=jump,
        surround=surround,
    )


def _battle(  # noqa: PLR0913 - one argument an option
    title: Title,
    files: int,
    start: str,
    *,
    edge: OnOff,
    compulsory: Compulsory,
    first: int,
    jump: Jump,
    surround: Surround,
) -> Ruleset:
    field = board(files, 8)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, start),
        reach={Kind.MAN: SLIDE, Kind.LEADER: JUMP if jump == "slide" else NEAR_JUMP},
        offers=(moves,),
        limits=(
            (Limit(RefusalCode.CAPTURE_FIRST, capturing_first),) if compulsory == "enforced" else ()
        ),
        effects={Move: march},
        catch=(catch.edge,) if edge == "on" else (catch.custodial, catch.corner),
        fate=removed,
        endings=(
            endings.LEADER_CAPTURED,
            endings.SURROUNDED if surround == "four" else endings.SHUT_IN,
            endings.LONE_LEADER,
            *((endings.count(first),) if first else ()),
        ),
        stuck=endings.NO_MOVES,
        referee=(referee.repetition, referee.quiet),
        markable=unmarked,
    )
