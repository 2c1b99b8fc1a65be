"""Vogt's renitenza: who is active, and who moves a passive man though he has an active one."""

from tests.engine.naive.moving import ANY_DISTANCE, slides
from tests.engine.naive.state import squares_of, touches_enemy


def is_active(state, square):
    """Whether a single move could bring a piece next to an enemy; in Kubeia as if with a 6."""
    man = state.pieces[square]
    bounded = state.rules.dice or (man.kind == "O" and state.rules.says("six", "on"))
    reach = set(range(1, 7)) if bounded else ANY_DISTANCE
    ends = slides(state, square, reach)
    return any(touches_enemy(state.rules, state.pieces, end, man.side) for end in ends)


def passive_moves_in_a_row(state, start):
    """The mover's count after a move from a square, judged before the move."""
    any_active = any(is_active(state, at) for at in squares_of(state.pieces, state.side))
    if any_active and not is_active(state, start):
        return state.passive[state.side] + 1
    return 0
