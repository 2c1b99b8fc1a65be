"""The levels: what a computer of each plays, when it resigns, when it accepts a draw."""

from dataclasses import replace
from random import Random

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.position import Side
from engine.search import LEVELS, Budget, Level, choose, search, wants_to_resign
from tests.engine.games import random_game


def small(level):
    """The level with so few nodes that a test is quick."""
    return replace(level, share=level.share / 2000)


def test_the_levels_are_numbered_from_0_to_8_and_each_that_searches_has_more_nodes():
    assert [level.number for level in LEVELS] == [*range(9)]
    for key in KEYS:
        nodes = [level.nodes(ruleset(key)) for level in LEVELS if level.slips < 1]
        assert nodes == sorted(set(nodes)), key


def test_levels_of_both_kinds_play_a_legal_action_in_every_ruleset():
    for key in KEYS:
        *_, game = (game for game in random_game(key, 8, 40) if game.outcome is None)
        for level in (LEVELS[0], LEVELS[3], LEVELS[8]):
            line = choose(
                game.ruleset, game.position, game.since_irreversible, small(level), Random(1)
            )
            assert line.actions[0] in game.legal, (key, level)


def test_the_same_random_numbers_give_the_same_line():
    game = Game.start(ruleset("lemery-ultra"))
    for level in map(small, (LEVELS[0], LEVELS[8])):
        lines = {
            choose(game.ruleset, game.position, game.since_irreversible, level, Random(7))
            for _ in range(3)
        }
        assert len(lines) == 1


def test_every_level_takes_a_win_that_is_there():
    game = Game.load(ruleset("walker-petteia"), "7p/8/8/8/1Pp5/8/8/3P4 1 - - -")
    for level in LEVELS:
        quick = replace(level, share=0.005, oversight=0, noise=0)
        line = choose(game.ruleset, game.position, game.since_irreversible, quick, Random(3))
        assert game.write(line.actions[0]) == "d1-d4", level


def test_a_middle_level_is_careless_in_some_turns_and_the_strongest_in_none():
    game = Game.load(ruleset("walker-petteia"), "p5pp/8/8/3p4/8/1Pp5/8/3P2PP 1 - - -")
    slip, careful = (
        choose(
            game.ruleset, game.position, game.since_irreversible, Level(5, 0.002, slips), Random(1)
        )
        for slips in (1, 0)
    )
    assert slip.depth == 1 < careful.depth
    slips = [level.slips for level in LEVELS]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0 < slips[-2]


def test_levels_that_do_not_search_look_at_the_replies_in_every_turn_of_walkers_game():
    blind = replace(LEVELS[3], blindness=1, oversight=0)
    for key, looks in (("walker-petteia", True), ("lemery-compact", False)):
        game = Game.start(ruleset(key))
        line = choose(game.ruleset, game.position, game.since_irreversible, blind, Random(1))
        assert (line.nodes > len(game.legal)) is looks, key


def test_a_side_resigns_after_three_hopeless_turns_alone():
    hopeless, bad = -1500, -300
    assert wants_to_resign([bad, hopeless, hopeless, hopeless])
    assert not wants_to_resign([hopeless, hopeless])
    assert not wants_to_resign([hopeless, bad, hopeless])
    assert not wants_to_resign([])


def test_a_little_search_beats_random_play():
    chance, rules = Random(2), ruleset("walker-petteia(files=6,ranks=6,rows=1)")
    for side in Side:
        game = Game.start(rules)
        while game.outcome is None:
            action = chance.choice(game.legal)
            if game.position.side is side:
                quick = Level(8, 0.001)
                line = choose(rules, game.position, game.since_irreversible, quick, chance)
                action = line.actions[0]
            game = game.play(action)
        assert game.outcome.winner is side


def behind_and_able_to_repeat():
    """A game in which the second side is far behind, and whose next move may be the third time."""
    game = Game.load(ruleset("walker-petteia"), "7p/7p/8/8/8/8/8/PPPPPP2 1 - - -")
    for text in ("a1-a2", "h8-g8", "a2-a1", "g8-h8", "a1-a2", "h8-g8", "a2-a1"):
        game = game.play(game.read(text))
    return game


def test_a_repetition_that_draws_is_seen_at_the_leaves():
    game = behind_and_able_to_repeat()
    found = search(game.ruleset, game.position, game.since_irreversible, Budget(depth=1))
    assert (game.write(found.actions[0]), found.score) == ("g8-h8", 0)


def test_a_level_that_looks_at_single_actions_sees_a_repetition_that_draws():
    game = behind_and_able_to_repeat()
    level = replace(LEVELS[3], oversight=0, blindness=0, noise=0)
    line = choose(game.ruleset, game.position, game.since_irreversible, level, Random(1))
    assert game.write(line.actions[0]) == "g8-h8"
