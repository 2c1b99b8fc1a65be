"""What a position is worth, from named features (see `Weights`).

Every feature is counted along rows and columns, so the same function takes a whole board or one
row or column, and the evaluation is the sum over them.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TypeAlias

from engine.board import Bits, Board
from engine.position import Position, Side
from engine.ruleset import Ruleset
from engine.search.score import Score
from engine.search.weights import WEIGHTS, Weights, family_of

FEATURES = tuple(field.name for field in fields(Weights))

Evaluator: TypeAlias = Callable[[Position], Score]


def evaluator(rules: Ruleset, weights: Weights | None = None) -> Evaluator:
    """The evaluation of a ruleset's positions, from the side to act."""
    worth = weights or WEIGHTS[family_of(rules)]
    board, width = rules.board, rules.board.files + 2

    def evaluate(position: Position) -> Score:
        first, second = position.men
        leaders, empty = position.leaders, board.all & ~(first | second)
        score = material(worth, first, second, leaders, position.hoplites, position.marks)
        score += worth.man * (position.hand[0] - position.hand[1])
        score += along(worth, 1, first, second, leaders, empty)
        score += along(worth, width, first, second, leaders, empty)
        if leaders and worth.advance:
            score += worth.advance * (
                _gone(board, Side.FIRST, leaders & first)
                - _gone(board, Side.SECOND, leaders & second)
            )
        return score if position.side is Side.FIRST else -score

    return evaluate


def material(  # noqa: PLR0913, PLR0917 - the parts of a position
    worth: Weights, first: Bits, second: Bits, leaders: Bits, hoplites: Bits, marks: Bits
) -> Score:
    """The pieces of the first side, minus the second's."""
    score = worth.man * ((first & ~leaders).bit_count() - (second & ~leaders).bit_count())
    if hoplites:
        more = worth.hoplite - worth.man
        score += more * ((first & hoplites).bit_count() - (second & hoplites).bit_count())
    if marks:
        score += worth.marked * ((first & marks).bit_count() - (second & marks).bit_count())
    return score


def along(  # noqa: PLR0913, PLR0917 - the parts of a position
    worth: Weights, step: int, first: Bits, second: Bits, leaders: Bits, empty: Bits
) -> Score:
    """What is counted in one direction: the first side's, minus the second's."""
    up, down = first << step, first >> step
    their_up, their_down = second << step, second >> step
    free_up, free_down = empty << step, empty >> step
    score = worth.mobility * (
        (up & empty).bit_count()
        + (down & empty).bit_count()
        - (their_up & empty).bit_count()
        - (their_down & empty).bit_count()
    )
    score += worth.contact * (
        (first & (their_up | their_down)).bit_count() - (second & (up | down)).bit_count()
    )
    score += worth.threat * (
        (second & (up & free_down | down & free_up)).bit_count()
        - (first & (their_up & free_down | their_down & free_up)).bit_count()
    )
    if worth.chain:
        score += worth.chain * ((first & up).bit_count() - (second & their_up).bit_count())
    if leaders:
        mine, theirs = leaders & first, leaders & second
        score += worth.freedom * (
            (mine & free_up).bit_count()
            + (mine & free_down).bit_count()
            - (theirs & free_up).bit_count()
            - (theirs & free_down).bit_count()
        )
        score += worth.danger * (
            (mine & their_up).bit_count()
            + (mine & their_down).bit_count()
            - (theirs & up).bit_count()
            - (theirs & down).bit_count()
        )
    return score


def _gone(board: Board, side: Side, leader: Bits) -> int:
    """The ranks that a leader has gone forward."""
    if not leader:
        return 0
    rank = (leader.bit_length() - 1) // (board.files + 2)
    return rank - 1 if side is Side.FIRST else board.ranks - rank


def features(rules: Ruleset, position: Position) -> Mapping[str, int]:
    """The units of each feature: of the side to act, minus the other side's.

    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> features(rules, rules.start)["man"]
    0
    """
    return {name: evaluator(rules, Weights(**{name: 1}))(position) for name in FEATURES}
