"""A closed row with a man behind it cannot be broken."""

from tests.engine.search.walls import ROW, count, is_broken, positions


def test_no_enemy_takes_a_man_of_a_closed_row_or_gets_behind_it():
    total, broken, stuck = count(2)
    assert total == 5 * 105
    assert broken == stuck == 0


def test_a_row_with_a_gap_can_be_broken():
    gap = ROW & -ROW
    assert any(is_broken(position) for position in positions(2, ROW ^ gap))
