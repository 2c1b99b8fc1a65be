"""The command `go` of the Universal Game Interface: limits, what is told, the best action."""

import pytest

from engine.ugi import Session
from tests.diagrams import board_text
from tests.engine.test_ugi import COMPACT, WALKER, talk


def test_going_with_a_limit_tells_each_depth_and_a_legal_action():
    for limit in ("depth 2", "nodes 300", "depth 9 nodes 300", "wtime 5 depth 1"):
        *told, best = talk(COMPACT, f"go {limit}")
        legal = [line.partition(":")[0] for line in talk(COMPACT, "go perft 1")]
        assert best.removeprefix("bestmove ") in legal, limit
        assert all(line.startswith("info depth ") for line in told), limit
        assert all(" score cp " in line and " nodes " in line for line in told), limit
        assert told[-1].split(" pv ")[1].split()[0] == best.removeprefix("bestmove "), limit


def test_what_has_no_clock_and_no_stop_is_a_search_of_one_depth():
    for limit in ("", "infinite", "movetime 5", "p1time 1000 p1inc 5", "depth", "depth x"):
        assert [line.split()[2] for line in talk(COMPACT, f"go {limit}")[:-1]] == ["1"], limit


class Clock:
    """A clock that goes on by a hundredth of a second whenever it is read."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        self.now += 0.01
        return self.now


@pytest.mark.parametrize(
    ("limit", "most"),
    [
        ("movetime 100", 0.2),
        ("movetime 0", 0.1),
        ("p1time 5000 p2time 100", 0.3),
        ("p1time 1000 p1inc 100", 0.2),
        ("p1time -50", 0.1),
    ],
)
def test_a_limit_of_time_is_kept_by_the_clock_that_is_passed_in(limit, most):
    clock = Clock()
    session = Session(clock, lambda _: False)
    *_, last, best = session.answer(f"go {limit}")
    assert " nps " in last
    assert " time " in last
    assert best.startswith("bestmove ")
    assert clock.now <= most


def test_a_stop_that_arrives_ends_the_search():
    session = Session(interrupted=lambda _: True)
    assert list(session.answer("go infinite"))[-1].startswith("bestmove ")


def test_a_sure_win_is_told_in_actions():
    rows = board_text({8: "p . . . . . . .", 4: ". P p . . . . .", 1: ". . . P . . . ."}, 8, 8)
    answers = talk(WALKER, f"position fen {rows} 1 - - -", "go depth 3")
    assert answers[-1] == "bestmove d1-d4"
    assert " score mate 1 " in answers[-2]


def test_a_throw_is_not_chosen():
    told, best = talk("setoption name Ruleset value vogt-kubeia", "go depth 1")
    assert told.startswith("info string the dice are to be thrown")
    assert best == "bestmove none"
