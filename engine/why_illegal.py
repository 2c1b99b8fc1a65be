"""Why an action is not legal: a code and squares.

Invariant: nothing here decides what is legal; an action is refused because it is not in the list of
legal actions, and this module finds what is in its way.
"""

from itertools import takewhile

from engine.actions import Action, Again, Huff, Move, Pass, Placement, Roll, Take, steps
from engine.board import Square
from engine.errors import Refusal, RefusalCode
from engine.position import Cue, Position
from engine.ruleset import Ruleset

_OUT_OF_PHASE = {
    Placement: RefusalCode.PLACED,
    Take: RefusalCode.NOT_BOUND,
    Roll: RefusalCode.THROWN,
    Again: RefusalCode.NO_BONUS,
    Pass: RefusalCode.NO_BONUS,
    Huff: RefusalCode.NO_HUFF,
}


def find_refusal(
    rules: Ruleset, position: Position, legal: tuple[Action, ...], action: Action
) -> Refusal:
    """Why an action that is not among `legal` is refused, in a game that is not over."""
    if isinstance(action, Move):
        return _wrong_phase(position) or _why_no_move(rules, position, legal, action)
    if isinstance(action, Placement) and any(position.hand):
        return Refusal(RefusalCode.OCCUPIED, steps(action))
    if isinstance(action, Take) and any(position.hand):
        return Refusal(RefusalCode.PLACING)
    if isinstance(action, Roll) and position.roll is Cue.BONUS:
        return Refusal(RefusalCode.THROW_FIRST)
    return Refusal(_OUT_OF_PHASE[type(action)], steps(action))


def _wrong_phase(position: Position) -> Refusal | None:
    """Why no piece can move in this phase; None while pieces move."""
    if any(position.hand):
        return Refusal(RefusalCode.PLACING)
    if isinstance(position.roll, Cue):
        return Refusal(RefusalCode.THROW_FIRST)
    return None


def _why_no_move(
    rules: Ruleset, position: Position, legal: tuple[Action, ...], move: Move
) -> Refusal:
    """Why the first hop is refused; if it is legal, why the path cannot go on."""
    start, end = hop = move.path[:2]
    piece = position.piece_at(start)
    if piece is None:
        return Refusal(RefusalCode.NO_PIECE, (start,))
    if piece.side is not position.side:
        return Refusal(RefusalCode.NOT_YOURS, (start,))
    if start == end:
        return Refusal(RefusalCode.SAME_SQUARE, (start,))
    if position.piece_at(end):
        return Refusal(RefusalCode.OCCUPIED, (end,))
    if hop in map(_first_hop, legal):
        return _why_no_further(legal, move.path)
    filtered = _filtered(rules, position, hop)
    return filtered or rules.movement[piece.kind].why_not(rules.board, position, start, end)


def _why_no_further(legal: tuple[Action, ...], path: tuple[Square, ...]) -> Refusal:
    """Why a path with a legal first hop cannot go on: no chain of jumps, or its next jump fails."""
    chains = (other.path for other in legal if isinstance(other, Move) and other.leaps)
    begun = max((_common(path, chain) for chain in chains), default=0)
    if begun < len(path[:2]) or begun == len(path):
        return Refusal(RefusalCode.NOTATION, path[2:])
    return Refusal(RefusalCode.NO_JUMP, path[begun - 1 : begun + 1])


def _common(path: tuple[Square, ...], other: tuple[Square, ...]) -> int:
    """The length of the common beginning of two paths."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(path, other, strict=False))
    )


def _filtered(rules: Ruleset, position: Position, hop: tuple[Square, ...]) -> Refusal | None:
    """The filter that removed a hop, with the pieces that may move instead."""
    actions = tuple(rules.pseudo_legal(position))
    for each in rules.filters:
        kept = each.keep(rules, position, actions)
        if hop in map(_first_hop, actions) and hop not in map(_first_hop, kept):
            return Refusal(each.code, tuple(sorted({steps(action)[0] for action in kept})))
        actions = kept
    return None


def _first_hop(action: Action) -> tuple[Square, ...]:
    return steps(action)[:2]
