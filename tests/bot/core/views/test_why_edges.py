"""What `why` says of a square alone, of what is too far, and of jumps from afar."""

from tests.bot.core.views.test_why import LINE, at, told


def test_one_square_is_no_placement_where_nothing_is_placed():
    lines = told(at(LINE), "c4")
    assert lines[0].startswith("c4 is only one square. Type both squares of the move")
    assert lines[1].startswith("The piece on c4 can go to")


def test_too_far_says_whether_the_piece_or_the_throw_is_the_reason():
    thrown = at("o10b/12/12/12/12/12/12/O10B 1 - 21 -", "vogt-kubeia")
    assert told(thrown, "a1-a5")[0].endswith("that is too far for this throw.")
    assert told(thrown, "a1-h1")[0].endswith("that is too far for any throw.")


def test_where_jumps_begin_next_to_the_leader_the_refusal_says_so():
    match = at("7b/8/8/8/B1P5/8/8/8 1 - - -", "lemery-compact(jump=adjacent)")
    assert "pieces right next to it" in told(match, "a4-d4")[0]
