"""The lowest levels take no win in the first plies of a match."""

import pytest

from bot.computer.processes import decide
from bot.core.matches.thoughts import Task
from engine import Game
from engine.catalogue import ruleset

WINNING = "d2-d6"


@pytest.fixture
def slip():
    """The second side has put a man beside its leader, who can be surrounded."""
    game = Game.start(ruleset("lemery-compact"))
    for text in ("c2-c5", "b7-b6"):
        game = game.play(game.read(text))
    assert game.play(game.read(WINNING)).outcome
    return game


def played(game, level, plies):
    """What a level plays after so many plies, in thirty matches."""
    tasks = (
        Task(
            ruleset=game.ruleset.key,
            position=game.text,
            past=game.past,
            side=game.position.side,
            level=level,
            seed=str(seed),
            plies=plies,
        )
        for seed in range(30)
    )
    return {decide(task).action for task in tasks}


@pytest.mark.parametrize("level", range(4))
def test_a_low_level_takes_no_win_in_the_first_ten_plies(slip, level):
    assert WINNING not in played(slip, level, 9)


def test_it_takes_the_win_later(slip):
    assert WINNING in played(slip, 3, 10)


def test_a_level_that_searches_takes_the_win_at_once(slip):
    assert WINNING in played(slip, 4, 2)
