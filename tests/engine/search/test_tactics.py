"""Wins that were found by playing out all that can be played, and draws that save a side."""

from dataclasses import replace

import pytest

from engine.catalogue import ruleset
from engine.game import Game
from engine.search import LEVELS, Budget, search, win_in
from engine.search.weights import Family
from tests.tactics.positions import tactics
from tests.tactics.solving import attempt, by_kind, share_of

WALKER = "walker-petteia(files=6,ranks=6)"
CROSSING = "lemery-crossing(board=compact)"
WINS = (
    ("walker-petteia", "7p/8/8/8/1Pp5/8/8/3P4 1 - - -", 1),
    ("walker-petteia", "5p1p/4p3/6p1/3P2P1/1pp3p1/8/8/8 2 - - -", 3),
    (WALKER, "6/P5/4pP/p1P3/2P3/6 1 - - -", 3),
    (WALKER, "6/P5/6/pP4/4PP/5p 1 - - -", 5),
    ("poleis", "2pp4/3P4/2P5/8/8/8/8/1P1P4 1 - - -", 3),
    ("poleis", "8/8/8/5PP1/8/7P/6p1/1p3P2 1 - - -", 3),
    ("poleis", "4p3/2p2P2/8/1P1PP3/8/8/8/8 1 - - -", 5),
    ("lemery-latrunculi", "8/P7/3p4/8/1p4P1/8/1p6/1P5P 1 - - -", 1),
    ("lemery-latrunculi", "8/8/8/5PP1/8/7P/6p1/1p3P2 1 - - -", 5),
    ("lemery-compact", "8/P7/8/8/7P/p7/1bP5/B1p5 1 - - -", 1),
    (CROSSING, "8/p2p2P1/8/4P3/8/BP6/8/4p2b 1 - - -", 1),
    (CROSSING, "5P2/8/5B2/8/p4P2/7P/p3p3/2b5 1 - - -", 3),
    (CROSSING, "8/8/7p/1P6/2P5/8/2p4B/Pbp5 1 - - -", 3),
    ("vogt-petteia", "12/2oP1b2O3/O8p2/12/11B/6P5/4p7/8o3 1 - - -", 1),
    ("vogt-petteia", "6b5/12/12/p11/11P/B4P1o4/4po6/5O4O1 1 - - -", 3),
)


@pytest.mark.parametrize(("name", "text", "actions"), WINS)
def test_a_win_is_found_in_as_few_actions_as_there_are(name, text, actions):
    game = Game.load(ruleset(name), text)
    side = game.position.side
    line = search(game.ruleset, game.position, game.since_irreversible, Budget(depth=5))
    assert win_in(line.score) == len(line.actions) == actions
    for action in line.actions:
        game = game.play(action)
    assert game.outcome.winner is side


@pytest.mark.parametrize(
    ("name", "text", "actions"), [win for win in WINS if win[2] > 1 and win[0] == WALKER]
)
def test_the_loser_sees_it_too_one_action_later(name, text, actions):
    game = Game.load(ruleset(name), text)
    first = search(game.ruleset, game.position, game.since_irreversible, Budget(depth=5)).actions[0]
    game = game.play(first)
    line = search(game.ruleset, game.position, game.since_irreversible, Budget(depth=5))
    assert win_in(line.score) == 1 - actions


@pytest.mark.parametrize("family", Family)
def test_the_strongest_level_solves_most_tactics_with_few_of_its_nodes(family):
    """`make tactics` gives it all of them, and asks for more."""
    level = replace(LEVELS[-1], share=1 / 80)
    attempts = [attempt(tactic, level) for tactic in tactics() if tactic.family is family]
    told = [f"{kind}: {share}" for kind, share in by_kind(attempts, family).items()]
    told += [str(each) for each in attempts if not each.solved]
    assert share_of(attempts).at_least(0.85), "\n".join(told)


def test_a_side_that_is_behind_repeats_the_position():
    game = Game.load(ruleset("walker-petteia"), "ppp5/8/8/8/8/8/8/PPPPPPPP 1 - - -")
    for text in ["a1-a2", "a8-a7", "a2-a1", "a7-a8", "a1-a2", "a8-a7", "a2-a1"]:
        game = game.play(game.read(text))
    line = search(game.ruleset, game.position, game.since_irreversible, Budget(depth=3))
    assert (line.score, game.write(line.actions[0])) == (0, "a7-a8")
    assert search(game.ruleset, game.position, (), Budget(depth=3)).score < -200


def test_the_hundredth_quiet_ply_is_a_draw():
    game = Game.load(ruleset("walker-petteia"), "ppp5/8/8/8/8/8/8/PPPPPPPP 2 - - quiet=99")
    assert search(game.ruleset, game.position, game.since_irreversible, Budget(depth=3)).score == 0


def test_the_third_passive_move_is_seen_to_lose():
    text = "oooooooooooo/pppppppppppp/6b5/12/P11/5B6/1PPPPPPPPPPP/OOOOOOOOOOOO 1 - - passive=2,0"
    game = Game.load(ruleset("vogt-petteia"), text)
    losing = {a for a in game.legal if (end := game.play(a).outcome) and end.winner == 1}
    assert {game.write(action) for action in losing} == {"a1-a2", "a1-a3"}
    rest = tuple(action for action in game.legal if action not in losing)
    assert (
        search(game.ruleset, game.position, game.since_irreversible, Budget(depth=2)).actions[0]
        in rest
    )
