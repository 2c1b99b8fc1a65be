"""Lemery Games' rulebook: Petteia, General's Crossing and Latrunculi (cards 2 and 3)."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Literal

from engine.actions import Huff, Move, Place, Take
from engine.board import board as board_of
from engine.catalogue.options import Factory, OnOff
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import binding, captures, endings, referee
from engine.rules.action_effects import march
from engine.rules.capture_effects import removed
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.generators import moves, removals
from engine.rules.huffing import careless_march, huff, huffs
from engine.rules.leaping import STEP_OR_LEAP
from engine.rules.marks import unmarked
from engine.rules.movement import JUMP, NEAR_JUMP, SLIDE
from engine.rules.placing import moves_once_placed, place, placements
from engine.ruleset import Ruleset, Title

Compulsory = Literal["off", "huff", "enforced"]
Jump = Literal["slide", "adjacent"]
Surround = Literal["four", "edge"]

PETTEIA = "pppppppppppp/pppppppppppp/2b9/12/12/9B2/PPPPPPPPPPPP/PPPPPPPPPPPP 1 - - -"
COMPACT = "pppppppp/pppppppp/2b5/8/8/5B2/PPPPPPPP/PPPPPPPP 1 - - -"
ULTRA = "pppppppp/2b5/8/8/8/8/5B2/PPPPPPPP 1 - - -"
_ARRAYS = {"base": (12, PETTEIA), "compact": (8, COMPACT), "ultra": (8, ULTRA)}
LATRUNCULI = "8/8/8/8/8/8/8/8 1 16,16 - -"


def _battle(files: int, start: str, *, most: int) -> Factory:
    """Soldiers and one leader a side, on eight ranks; `most` is what `first` may be set to."""

    def battle(  # noqa: PLR0913 - one argument an option
        title: Title,
        *,
        edge: OnOff = "off",
        compulsory: Compulsory = "off",
        first: Annotated[int, (0, most)] = 0,
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
            reach={Kind.MAN: SLIDE, Kind.LEADER: JUMP if jump == "slide" else NEAR_JUMP},
            catch=(captures.EDGE,) if edge == "on" else (captures.CUSTODIAL, captures.CORNER),
            fate=removed,
            endings=(
                endings.LEADER_CAPTURED,
                endings.SURROUNDED if surround == "four" else endings.SHUT_IN,
                endings.LONE_LEADER,
                *counts,
            ),
            stuck=endings.NO_MOVES,
            aftermath={Huff: (endings.LONE_LEADER, *counts)},
            referee=(referee.repetition, referee.quiet),
            markable=unmarked,
            agreed=referee.agreement,
            **_duty(compulsory),
        )

    return battle


def _duty(compulsory: Compulsory) -> Mapping[str, Any]:
    """The part of the table that says how far a capture must be made (2.B-9)."""
    if compulsory == "huff":
        return {"offers": (moves, huffs), "effects": {Move: careless_march, Huff: huff}}
    limits = (CAPTURE_FIRST,) if compulsory == "enforced" else ()
    return {"offers": (moves,), "limits": limits, "effects": {Move: march}}


petteia = _battle(12, PETTEIA, most=13)
compact = _battle(8, COMPACT, most=5)
ultra = _battle(8, ULTRA, most=5)


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
    catches = (captures.EDGE,) if edge == "on" else (captures.CUSTODIAL, captures.CORNER)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, start),
        reach={Kind.MAN: SLIDE, Kind.LEADER: JUMP if jump == "slide" else NEAR_JUMP},
        catch=tuple(map(captures.sparing_leaders, catches)),
        fate=removed,
        endings=(endings.CROSSING,),
        stuck=endings.NO_MOVES,
        aftermath={Huff: ()},
        referee=(referee.repetition, referee.quiet),
        markable=unmarked,
        agreed=referee.agreement,
        **_duty(compulsory),
    )


def latrunculi(
    title: Title,
    *,
    min: Literal[1, 3] = 1,  # noqa: A002 - the option's name
    pins: Literal["free", "all"] = "free",
) -> Ruleset:
    """Men are placed, then step or capture by jumps, and immobilise whom they trap (card 3.A)."""
    holders = binding.free_men if pins == "free" else binding.all_men
    field = board_of(8, 8)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, LATRUNCULI),
        reach={Kind.MAN: STEP_OR_LEAP},
        offers=(placements, moves_once_placed, removals),
        effects={
            Place: place,
            Move: partial(binding.march, holders=holders),
            Take: partial(binding.take, holders=holders),
        },
        catch=(binding.trapping(holders),),
        fate=partial(binding.bound, holders=holders),
        endings=(endings.reduced(min),),
        stuck=endings.NO_MOVES,
        referee=(referee.repetition, referee.quiet),
        markable=partial(binding.holdable, holders=holders),
        agreed=referee.agreement,
    )
