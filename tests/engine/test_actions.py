"""Actions as text and as squares to pick."""

from engine.actions import (
    Again,
    Huff,
    Move,
    Pass,
    Placement,
    Roll,
    Take,
    completed,
    continuations,
    steps,
    write_action,
)
from engine.board import board_of

FIELD = board_of(8, 8)
A1, A2, A5, B2, B4, C3, D2, D4, E4 = (
    FIELD.square(name) for name in ("a1", "a2", "a5", "b2", "b4", "c3", "d2", "d4", "e4")
)

CHAINS = (
    Move((B2, B4), leaps=True),
    Move((B2, B4, D4), leaps=True),
    Move((B2, B4, D4, D2), leaps=True),
    Move((B2, A2)),
    Move((A1, A2)),
    Take(E4),
    Pass(),
)


def test_each_action_has_its_text():
    for action, text in (
        (Move((A2, A5)), "a2-a5"),
        (Move((B2, B4, D4), leaps=True), "b2xb4xd4"),
        (Placement(C3), "@c3"),
        (Take(D4), "xd4"),
        (Roll(6, 3), "roll63"),
        (Again(), "again"),
        (Pass(), "pass"),
        (Huff(E4), "huff-e4"),
    ):
        assert write_action(FIELD, action) == text


def test_steps_are_the_squares_to_pick():
    assert steps(Move((B2, B4, D4), leaps=True)) == (B2, B4, D4)
    assert [steps(action) for action in (Placement(C3), Take(D4), Huff(E4))] == [
        (C3,),
        (D4,),
        (E4,),
    ]
    assert [steps(action) for action in (Roll(6, 3), Again(), Pass())] == [(), (), ()]


def test_continuations_are_the_next_squares_each_once_in_board_order():
    assert continuations(CHAINS, ()) == (A1, B2, E4)
    assert continuations(CHAINS, (B2,)) == (A2, B4)
    assert continuations(CHAINS, (B2, B4)) == (D4,)
    assert continuations(CHAINS, (B2, B4, D4, D2)) == ()
    assert continuations(CHAINS, (C3,)) == ()


def test_a_chain_is_complete_at_each_square_where_it_may_stop():
    assert completed(CHAINS, ()) is None
    assert completed(CHAINS, (B2,)) is None
    assert completed(CHAINS, (B2, B4)) is CHAINS[0]
    assert completed(CHAINS, (B2, B4, D4)) is CHAINS[1]
    assert completed(CHAINS, (E4,)) is CHAINS[5]
