"""What a position is worth, from named features (see `Weights`)."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TypeAlias

from engine.board import Bits
from engine.position import Position, Side
from engine.ruleset import Ruleset
from engine.search.lines import Score
from engine.search.weights import WEIGHTS, Weights, family_of

# Takes the side to act, its pieces, the other side's, all leaders, all hoplites, all marks.
Evaluator: TypeAlias = Callable[[int, Bits, Bits, Bits, Bits, Bits], Score]

FEATURES = tuple(field.name for field in fields(Weights))


def evaluator(rules: Ruleset, weights: Weights | None = None) -> Evaluator:
    """The evaluation of a ruleset's positions, from the side to act."""
    w = weights or WEIGHTS[family_of(rules)]
    board, width = rules.board, rules.board.files + 2
    inside, beside = board.all, board.beside
    man, mobility, contact, threat, chain = w.man, w.mobility, w.contact, w.threat, w.chain
    hoplite, marked = w.hoplite - w.man, w.marked
    led = bool(w.freedom or w.danger or w.advance)

    def evaluate(  # noqa: PLR0913, PLR0917 - the parts of a position, in the order of `Evaluator`
        side: int, own: Bits, other: Bits, leaders: Bits, hoplites: Bits, marks: Bits
    ) -> Score:
        empty = inside & ~(own | other)
        right, left, up, down = own << 1, own >> 1, own << width, own >> width
        near = right | left | up | down
        their_right, their_left = other << 1, other >> 1
        their_up, their_down = other << width, other >> width
        theirs_near = their_right | their_left | their_up | their_down
        score = (own & ~leaders).bit_count() - (other & ~leaders).bit_count()
        score *= man
        score += mobility * ((near & empty).bit_count() - (theirs_near & empty).bit_count())
        if contact:
            score += contact * ((own & theirs_near).bit_count() - (other & near).bit_count())
        if chain:
            score += chain * ((own & near).bit_count() - (other & theirs_near).bit_count())
        if threat:
            beside_x = empty << 1, empty >> 1
            beside_y = empty << width, empty >> width
            score += threat * (
                (other & (right & beside_x[1] | left & beside_x[0])).bit_count()
                + (other & (up & beside_y[1] | down & beside_y[0])).bit_count()
                - (own & (their_right & beside_x[1] | their_left & beside_x[0])).bit_count()
                - (own & (their_up & beside_y[1] | their_down & beside_y[0])).bit_count()
            )
        if hoplites:
            score += hoplite * ((own & hoplites).bit_count() - (other & hoplites).bit_count())
        if marks:
            score += marked * ((own & marks).bit_count() - (other & marks).bit_count())
        if led and leaders:
            score += _of_leader(side, leaders & own, other, empty)
            score -= _of_leader(1 - side, leaders & other, own, empty)
        return score

    def _of_leader(side: int, leader: Bits, enemies: Bits, empty: Bits) -> Score:
        if not leader:
            return 0
        square = leader.bit_length() - 1
        around = beside[square]
        rank = square // width
        gone = rank - 1 if side == Side.FIRST else board.ranks - rank
        return (
            w.freedom * (around & empty).bit_count()
            + w.danger * (around & enemies).bit_count()
            + w.advance * gone
        )

    return evaluate


def evaluate(rules: Ruleset, position: Position, weights: Weights | None = None) -> Score:
    """The evaluation of one position, from the side to act."""
    own, other = position.men[position.side], position.men[position.side.other]
    marks = position.leaders, position.hoplites, position.marks
    return evaluator(rules, weights)(position.side, own, other, *marks)


def features(rules: Ruleset, position: Position) -> Mapping[str, int]:
    """The units of each feature: of the side to act, minus the other side's.

    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> features(rules, rules.start)["man"]
    0
    """
    return {name: evaluate(rules, position, Weights(**{name: 1})) for name in FEATURES}
