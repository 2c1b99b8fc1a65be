"""Decisions as a search sees them."""

from bot.computer.examining import EACH, OPENING, CachedExaminer, chance, decisions, examine
from bot.core.matches.thoughts import GameTask
from engine import Game
from engine.catalogue import ruleset
from engine.search import Budget, search
from tests.bot.core.sample_matches import SHORT_GAME

NAME = "lemery-compact"


def played(plies, nodes=200):
    """A game in which both sides search a little."""
    game, texts = Game.start(ruleset(NAME)), []
    while game.outcome is None and len(texts) < plies:
        line = search(game.ruleset, game.position, game.since_irreversible, Budget(nodes=nodes))
        texts.append(game.write(line.actions[0]))
        game = game.play(line.actions[0])
    return GameTask(NAME, tuple(texts))


def test_the_opening_is_left_out_and_no_more_than_so_many_are_taken():
    assert examine(GameTask(NAME, SHORT_GAME)) == ((), ())
    first, second = decisions(played(OPENING + 6))
    assert (len(first), len(second)) == (3, 3)
    assert all(len(own) <= EACH for own in decisions(played(OPENING + 2 * EACH + 9, 20)))


def test_who_searches_finds_the_first_choice_and_the_same_is_found_again():
    task = played(OPENING + 8, 3000)
    found = examine(task)
    own = [each for side in found for each in side]
    assert sum(each.is_first for each in own) >= len(own) / 2
    assert all(each.loss == 0 for each in own if each.is_first)
    assert examine(task) == found == CachedExaminer().choices(task)


def test_the_chance_is_that_of_the_side_to_act():
    game = Game.load(ruleset("walker-petteia"), "7p/7p/8/8/8/8/8/Pp1P4 1 - - -")
    assert game.outcome is None
    assert 0.3 < chance(GameTask(NAME, ())) < 0.7
