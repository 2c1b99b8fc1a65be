"""The search of full width, on boards small enough to check by hand."""

import pytest

from engine import Game
from engine.catalogue import ruleset
from tests.tactics.full_width import WON, FullWidth, TooLarge
from tests.tactics.verify import solutions

SMALL = "walker-petteia(files=6,ranks=6)"
DOUBLE = "p5/1Pp1pP/4P1/5p/5P/3P2 1 - - -"
"""From d1 to d5 between two enemies, or from e4 to f4 beside one."""


def texts(game, actions):
    return {game.write(action) for action in actions}


def read(text, name=SMALL):
    game = Game.load(ruleset(name), text)
    return game, FullWidth(game.ruleset, 300_000)


@pytest.mark.parametrize(
    ("turns", "winning"), [(1, set()), (2, {"a5-a4"}), (3, {"a5-a4", "c2-a2"})]
)
def test_a_win_is_found_in_as_many_turns_as_it_takes_or_more(turns, winning):
    game, full = read("6/P5/4pP/p1P3/2P3/6 1 - - -")
    assert texts(game, full.winning(game.position, turns)) == winning


def test_each_action_is_worth_what_is_left_after_the_captures():
    game, full = read(DOUBLE)
    worth = {game.write(a): each for a, each in full.worth(game.position, 1).items()}
    assert (worth["d1-d5"], worth["e4-f4"]) == (3, 2)


def test_what_wins_is_worth_more_than_any_men():
    game, full = read("7p/8/8/8/1Pp5/8/8/3P4 1 - - -", "walker-petteia")
    worth = full.worth(game.position, 1)
    assert texts(game, (a for a, each in worth.items() if each == WON)) == {"d1-d4"}


def test_a_search_gives_up_after_so_many_actions():
    game, _ = read(DOUBLE)
    with pytest.raises(TooLarge):
        FullWidth(game.ruleset, 10).worth(game.position, 3)


def test_a_double_capture_is_better_than_a_single_one():
    game, _ = read(DOUBLE)
    assert texts(game, solutions(game.ruleset, game.position, "capture")) == {"d1-d5"}
