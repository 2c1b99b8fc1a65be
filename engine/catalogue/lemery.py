"""Lemery Games' rulebook of Petteia: the base game and its Compact variant (cards 2.A and 2.A')."""

from typing import Annotated, Literal

from engine.actions import Move
from engine.board import board
from engine.catalogue.options import Factory, OnOff
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import catch, endings, referee
from engine.rules.effects import march
from engine.rules.fate import removed
from engine.rules.limits import CAPTURE_FIRST
from engine.rules.marks import unmarked
from engine.rules.offers import moves
from engine.rules.reach import JUMP, NEAR_JUMP, SLIDE
from engine.ruleset import Ruleset, Title

Compulsory = Literal["off", "enforced"]
Jump = Literal["slide", "adjacent"]
Surround = Literal["four", "edge"]

PETTEIA = "pppppppppppp/pppppppppppp/2b9/12/12/9B2/PPPPPPPPPPPP/PPPPPPPPPPPP 1 - - -"
COMPACT = "pppppppp/pppppppp/2b5/8/8/5B2/PPPPPPPP/PPPPPPPP 1 - - -"


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
        field = board(files, 8)
        return Ruleset(
            title=title,
            revision=1,
            board=field,
            start=read_position(field, start),
            reach={Kind.MAN: SLIDE, Kind.LEADER: JUMP if jump == "slide" else NEAR_JUMP},
            offers=(moves,),
            limits=(CAPTURE_FIRST,) if compulsory == "enforced" else (),
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

    return battle


petteia = _battle(12, PETTEIA, most=13)
compact = _battle(8, COMPACT, most=5)
