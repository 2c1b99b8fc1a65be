"""Puzzles out of games: what is found in a position, and what the board turned round shows."""

import random
from dataclasses import replace

from bot.rulebook.lessons.forcing import Aim
from bot.rulebook.lessons.puzzles import MORE, puzzles
from engine import Side
from engine.catalogue import ruleset
from tests.puzzles.games import SIEVE, Sieve, played, taken, turned
from tests.puzzles.verify import agrees


def test_what_was_found_in_a_position_is_found_in_it_again():
    for puzzle in puzzles(MORE)[::250]:
        rules, position = puzzle.game.ruleset, puzzle.game.position
        action = puzzle.game.read(puzzle.lines[0].split()[0])
        found = taken(rules, position, [(puzzle.aim, action)], {})
        assert (found.position, found.aim, found.lines) == (
            *(puzzle.position, puzzle.aim, puzzle.lines),
        )


def test_an_aim_of_which_there_is_enough_is_not_taken():
    puzzle = next(each for each in puzzles(MORE) if each.aim == Aim(1))
    rules, position = puzzle.game.ruleset, puzzle.game.position
    assert [aim for aim, _ in Sieve(rules).seeming(position, SIEVE)] == [Aim(1)]
    assert taken(rules, position, [(Aim(1), None)], {"win 1": 0.9}) is None


def test_a_board_that_is_turned_shows_the_second_side_what_the_first_would_see():
    rules = ruleset("walker-petteia")
    position = next(played(rules, random.Random(3)))
    passed = replace(position, side=Side.SECOND)
    theirs = turned(rules, passed)
    assert theirs.side is Side.FIRST
    assert turned(rules, replace(theirs, side=Side.SECOND)).men == position.men
    assert len(rules.legal(theirs)) == len(rules.legal(rules.load(passed)))


def test_a_search_that_chooses_otherwise_is_no_agreement():
    puzzle = next(each for each in puzzles(MORE) if each.aim == Aim(1))
    game = puzzle.game
    other = next(each for each in map(game.write, game.legal) if each != puzzle.lines[0])
    assert agrees(puzzle)
    assert not agrees(replace(puzzle, lines=(other,)))
