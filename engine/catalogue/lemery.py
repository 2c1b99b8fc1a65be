"""Lemery Games' rulebook: Petteia, General's Crossing and Latrunculi (cards 2 and 3)."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Literal

from engine.actions import Huff, Move, Placement, Take
from engine.board import board_of
from engine.catalogue.options import Factory, OnOff
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import binding, captures, endings, referee
from engine.rules.action_effects import apply_move
from engine.rules.capture_effects import removed
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.generators import moves, removals
from engine.rules.huffing import apply_huff, apply_huffable_move, huffs
from engine.rules.leaping import STEP_OR_LEAP
from engine.rules.marks import unmarked
from engine.rules.movement import JUMP, NEAR_JUMP, SLIDE
from engine.rules.placing import apply_place, moves_once_placed, placements
from engine.ruleset import Ruleset, Title

Compulsory = Literal["off", "huff", "enforced"]
Jump = Literal["slide", "adjacent"]
Surround = Literal["four", "edge"]

PETTEIA = "pppppppppppp/pppppppppppp/2b9/12/12/9B2/PPPPPPPPPPPP/PPPPPPPPPPPP 1 - - -"
COMPACT = "pppppppp/pppppppp/2b5/8/8/5B2/PPPPPPPP/PPPPPPPP 1 - - -"
ULTRA = "pppppppp/2b5/8/8/8/8/5B2/PPPPPPPP 1 - - -"
_ARRAYS = {"base": (12, PETTEIA), "compact": (8, COMPACT), "ultra": (8, ULTRA)}
LATRUNCULI = "8/8/8/8/8/8/8/8 1 16,16 - -"


def _battle(files: int, start: str, *, max_first: int) -> Factory:
    """Soldiers and one leader a side, on eight ranks; `max_first` bounds the option `first`."""

    def battle(  # noqa: PLR0913 - one argument an option
        title: Title,
        *,
        edge: OnOff = "off",
        compulsory: Compulsory = "off",
        first: Annotated[int, (0, max_first)] = 0,
        jump: Jump = "slide",
        surround: Surround = "four",
    ) -> Ruleset:
        counts = (endings.count(first),) if first else ()
        field = board_of(files, 8)
        return Ruleset(
            title=title,
            revision=1,
            board=field,
            start=read_position(field, start),
            movement={Kind.MAN: SLIDE, Kind.LEADER: JUMP if jump == "slide" else NEAR_JUMP},
            captures=(captures.EDGE,) if edge == "on" else (captures.CUSTODIAL, captures.CORNER),
            capture_effect=removed,
            endings=(
                endings.LEADER_CAPTURED,
                endings.SURROUNDED if surround == "four" else endings.SHUT_IN,
                endings.LONE_LEADER,
                *counts,
            ),
            no_moves_ending=endings.NO_MOVES,
            endings_after={Huff: (endings.LONE_LEADER, *counts)},
            referee=(referee.repetition, referee.quiet),
            markable=unmarked,
            on_agreement=referee.agreement,
            **_compulsion(compulsory),
        )

    return battle


def _compulsion(compulsory: Compulsory) -> Mapping[str, Any]:
    """The part of the table for how far captures are compulsory (2.B-9)."""
    if compulsory == "huff":
        return {
            "generators": (moves, huffs),
            "action_effects": {Move: apply_huffable_move, Huff: apply_huff},
        }
    filters = (CAPTURE_FIRST,) if compulsory == "enforced" else ()
    return {"generators": (moves,), "filters": filters, "action_effects": {Move: apply_move}}


petteia = _battle(12, PETTEIA, max_first=13)
compact = _battle(8, COMPACT, max_first=5)
ultra = _battle(8, ULTRA, max_first=5)


def crossing(
    title: Title,
    *,
    board: Literal["base", "compact", "ultra"] = "base",
    edge: OnOff = "off",
    compulsory: Compulsory = "off",
    jump: Jump = "slide",
) -> Ruleset:
    """Leaders cannot be captured; the first to reach the enemy back row wins (2.A', 2.B-10)."""
    files, start = _ARRAYS[board]
    field = board_of(files, 8)
    rules = (captures.EDGE,) if edge == "on" else (captures.CUSTODIAL, captures.CORNER)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, start),
        movement={Kind.MAN: SLIDE, Kind.LEADER: JUMP if jump == "slide" else NEAR_JUMP},
        captures=tuple(map(captures.sparing_leaders, rules)),
        capture_effect=removed,
        endings=(endings.CROSSING,),
        no_moves_ending=endings.NO_MOVES,
        endings_after={Huff: ()},
        referee=(referee.repetition, referee.quiet),
        markable=unmarked,
        on_agreement=referee.agreement,
        **_compulsion(compulsory),
    )


def latrunculi(
    title: Title,
    *,
    min: Literal[1, 3] = 1,  # noqa: A002 - the option's name
    pins: Literal["free", "all"] = "free",
) -> Ruleset:
    """Men are placed, then step or capture by jumps, and immobilise those they trap (card 3.A)."""
    holders = binding.free_men if pins == "free" else binding.all_men
    field = board_of(8, 8)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, LATRUNCULI),
        movement={Kind.MAN: STEP_OR_LEAP},
        generators=(placements, moves_once_placed, removals),
        action_effects={
            Placement: apply_place,
            Move: partial(binding.apply_move, holders=holders),
            Take: partial(binding.apply_take, holders=holders),
        },
        captures=(binding.trap_rule(holders),),
        capture_effect=partial(binding.bind, holders=holders),
        endings=(endings.reduced(min),),
        no_moves_ending=endings.NO_MOVES,
        referee=(referee.repetition, referee.quiet),
        markable=partial(binding.can_be_bound, holders=holders),
        on_agreement=referee.agreement,
    )
