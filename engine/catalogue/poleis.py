"""Dmytro's Poleis (card 4.A)."""

from engine.actions import Move, Place
from engine.board import board
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import captures, endings, referee
from engine.rules.action_effects import march
from engine.rules.placing import moves_once_placed, place, placements
from engine.rules.turning import ADVANCE, honoured, ordinary_or_turned
from engine.ruleset import Ruleset, Title

START = "8/8/8/8/8/8/8/8 1 16,16 - -"


def poleis(title: Title) -> Ruleset:
    """Men are placed, then slide; who does not attack is turned over until he captures."""
    field = board(8, 8)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, START),
        reach={Kind.MAN: ADVANCE},
        offers=(placements, moves_once_placed),
        effects={Place: place, Move: march},
        catch=(captures.CUSTODIAL,),
        fate=honoured,
        endings=(endings.SINGLE_PIECE,),
        stuck=endings.NO_MOVES,
        referee=(referee.adjudicated_repetition, referee.adjudicated_quiet),
        markable=ordinary_or_turned,
        agreed=referee.adjudicated,
    )
