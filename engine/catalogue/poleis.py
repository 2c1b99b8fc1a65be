"""Dmytro's Poleis (card 4.A)."""

from engine.actions import Move, Placement
from engine.board import board_of
from engine.position import Kind
from engine.position_text import read_position
from engine.rules import captures, endings, referee
from engine.rules.action_effects import apply_move
from engine.rules.placing import apply_place, moves_once_placed, placements
from engine.rules.turning import SLIDE_OR_ATTACK, markable_once_placed, remove_and_turn
from engine.ruleset import Ruleset, Title

START = "8/8/8/8/8/8/8/8 1 16,16 - -"


def poleis(title: Title) -> Ruleset:
    """Men are placed, then slide; one that does not attack is turned over until it captures."""
    field = board_of(8, 8)
    return Ruleset(
        title=title,
        revision=1,
        board=field,
        start=read_position(field, START),
        movement={Kind.MAN: SLIDE_OR_ATTACK},
        generators=(placements, moves_once_placed),
        action_effects={Placement: apply_place, Move: apply_move},
        captures=(captures.CUSTODIAL,),
        capture_effect=remove_and_turn,
        endings=(endings.SINGLE_PIECE,),
        no_moves_ending=endings.NO_MOVES,
        referee=(referee.adjudicated_repetition, referee.adjudicated_quiet),
        markable=markable_once_placed,
        on_agreement=referee.adjudicated,
    )
