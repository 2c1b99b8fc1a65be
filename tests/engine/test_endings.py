"""How games end by what is on the board, in the order of the cards."""

import pytest

from engine.catalogue import ruleset
from engine.events import Captured, Ended, Moved
from engine.game import Game
from engine.position import Kind, Outcome, Piece, Reason, Side
from tests.diagrams import board_text

COMPACT = "lemery-compact"
WALKER = "walker-petteia"


def outcome(name, rows, action, tally="-", side=1):
    """Winner, 0 for none, and reason after one action; None while the game goes on."""
    rules = ruleset(name)
    board = rules.board
    text = f"{board_text(rows, board.files, board.ranks)} {side} - - {tally}"
    game = Game.load(rules, text)
    assert game.outcome is None
    game = game.play(game.read(action))
    if game.outcome is None:
        return None
    winner = game.outcome.winner
    return (0 if winner is None else winner.number, game.outcome.reason.value)


def test_capturing_the_leader_wins():
    rows = {8: "p . . . . . . .", 4: ". P b . . . . .", 1: "B . . P . . . ."}
    assert outcome(COMPACT, rows, "d1-d4") == (1, "leader-captured")


def test_the_leader_captured_comes_before_the_last_soldier_captured():
    rows = {4: ". P b . p P . .", 1: "B . . P . . . ."}
    assert outcome(COMPACT, rows, "d1-d4") == (1, "leader-captured")


def test_surrounding_comes_before_the_count():
    rows = {
        5: ". . p . . . . .",
        4: ". P b P . . . .",
        3: "P . . . . . . .",
        2: ". . p . . . . .",
        1: ". . P . . . . B",
    }
    assert outcome(f"{COMPACT}(first=5)", rows, "a3-c3", "lost=0,4") == (1, "surrounded")


@pytest.mark.parametrize("row", [". p b P . . . .", ". P b p . . . .", ". p b p . . . ."])
def test_a_leader_between_four_pieces_of_any_side_is_lost(row):
    rows = {8: "p . . . . . . p", 5: ". . p . . . . .", 4: row, 3: "P . . . . . . B"}
    assert outcome(COMPACT, rows, "a3-c3") == (1, "surrounded")


def test_a_side_that_surrounds_its_own_leader_loses():
    rows = {8: "b . . . . . . p", 5: ". . P . . . . .", 4: ". P B P . . . .", 3: "P . . . . . . ."}
    assert outcome(COMPACT, rows, "a3-c3") == (2, "surrounded")


def test_when_both_leaders_are_surrounded_the_mover_wins():
    rows = {
        8: "p . . . . . . p",
        5: ". . P p . . . .",
        4: ". P B b P . . .",
        3: ". . P . . . . P",
    }
    assert outcome(COMPACT, rows, "h3-d3") == (1, "surrounded")


def test_pieces_captured_by_the_move_do_not_surround():
    rows = {
        8: "p . . . . . . p",
        6: ". . P . . . . .",
        5: ". . . p . . . .",
        4: ". . p b P . . .",
        3: ". . P p . . . .",
        1: "B . . . . . . .",
    }
    assert outcome(COMPACT, rows, "c6-c5") is None


@pytest.mark.parametrize(
    ("name", "ends"),
    [(COMPACT, None), (f"{COMPACT}(surround=edge)", (1, "surrounded"))],
)
def test_on_the_edge_a_leader_is_lost_only_where_the_edge_closes(name, ends):
    rows = {8: ". . p b p . . .", 1: "B . . P . . . ."}
    assert outcome(name, rows, "d1-d7") == ends


def test_a_leader_who_could_jump_out_is_surrounded_all_the_same():
    rows = {8: "p . . . . . . p", 5: ". . p . . . . .", 4: ". p b p . . . .", 2: ". . P . . . . B"}
    assert outcome(COMPACT, rows, "c2-c3") == (1, "surrounded")


def test_a_leader_without_soldiers_loses():
    rows = {8: "b . . . . . . .", 4: ". P p . . . . .", 1: "B . . P . . . ."}
    assert outcome(COMPACT, rows, "d1-d4") == (1, "lone-leader")


def test_a_lone_leader_of_the_mover_loses_too():
    rows = {8: "b . . . . . . p", 1: "B . . . . . . ."}
    assert outcome(COMPACT, rows, "a1-a2") == (2, "lone-leader")


@pytest.mark.parametrize(
    ("name", "tally", "ends"),
    [
        (f"{COMPACT}(first=5)", "lost=0,4", (1, "count")),
        (f"{COMPACT}(first=5)", "lost=4,3", None),
        (COMPACT, "lost=0,4", None),
    ],
)
def test_the_count_of_lost_pieces_ends_a_game_that_is_played_to_it(name, tally, ends):
    rows = {8: "b . . . . . . p", 4: ". P p . . . . .", 1: "B . . P . . . ."}
    assert outcome(name, rows, "d1-d4", tally) == ends


def test_a_side_that_cannot_move_loses():
    rows = {2: "P . . . . . . .", 1: "p p . P . . . ."}
    assert outcome(WALKER, rows, "d1-c1") is None
    rows = {2: "P P . . . . . .", 1: "p p . P . . . ."}
    assert outcome(WALKER, rows, "d1-c1") == (1, "no-moves")


def test_a_loaded_position_is_asked_for_moves_and_nothing_else():
    stuck = board_text({2: "P P . . . . . .", 1: "p p P . . . . ."}, 8, 8)
    assert Game.load(ruleset(WALKER), f"{stuck} 2 - - -").outcome == Outcome(
        Side.FIRST, Reason.NO_MOVES
    )
    single = board_text({8: "p . . . . . . .", 1: "P . . . . . . ."}, 8, 8)
    assert Game.load(ruleset(WALKER), f"{single} 1 - - quiet=100").outcome is None
    empty = board_text({}, 8, 8)
    assert Game.load(ruleset(COMPACT), f"{empty} 1 - - -").outcome == Outcome(
        Side.SECOND, Reason.NO_MOVES
    )


def test_a_single_piece_loses():
    rows = {8: "p . . . . . . .", 4: ". P p . . . . .", 1: ". . . P . . . ."}
    assert outcome(WALKER, rows, "d1-d4") == (1, "single-piece")


def test_when_both_have_a_single_piece_the_mover_wins():
    rows = {8: "p . . . . . . .", 1: "P . . . . . . ."}
    assert outcome(WALKER, rows, "a1-a2") == (1, "single-piece")


def test_the_corner_is_immune_unless_it_is_chosen():
    rows = {8: "p . . p . . . .", 7: "P . . . . . . .", 1: ". P . . . . . ."}
    assert outcome(WALKER, rows, "b1-b8") is None
    assert outcome(f"{WALKER}(corner=on)", rows, "b1-b8") == (1, "single-piece")


def test_a_capture_that_ends_the_game_is_told_event_by_event():
    rules = ruleset(WALKER)
    rows = {8: "p . . . . . . .", 4: ". P p . . . . .", 1: ". . . P . . . ."}
    game = Game.load(rules, f"{board_text(rows, 8, 8)} 1 - - -")
    after = game.play(game.read("d1-d4"))
    b4, c4, d1, d4 = (rules.board.square(name) for name in ("b4", "c4", "d1", "d4"))
    assert after.events == (
        Moved((d1, d4)),
        Captured(c4, Piece(Side.SECOND, Kind.MAN), (b4, d4)),
        Ended(Outcome(Side.FIRST, Reason.SINGLE_PIECE)),
    )
