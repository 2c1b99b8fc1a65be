"""Draws: endings of few men, and what a computer does about them."""

from random import Random

from engine import Game, Position, Side
from engine.catalogue import KEYS, ruleset
from engine.search import WIN, Budget, accepts_draw, has_too_few_men, offers_draw, search
from engine.search.score import SURE_WIN

WALKER = ruleset("walker-petteia")


def ending(stronger, weaker, chance, rules=WALKER):
    """A position with so many men a side on squares by chance, the stronger to move."""
    squares = chance.sample(rules.board.squares, stronger + weaker)
    men = tuple(
        sum(1 << each for each in part) for part in (squares[:stronger], squares[stronger:])
    )
    return Position(men=men, side=Side.FIRST)


def quiet(plies):
    """Four men against two, so many plies after the last capture."""
    return Game.load(
        WALKER, f"1p4p1/8/8/8/8/8/8/1PP2PP1 1 - - {f'quiet={plies}' if plies else '-'}"
    )


def test_a_draw_is_accepted_by_a_side_that_is_not_ahead():
    level, ahead = 10, 200
    assert accepts_draw([ahead, level, level])
    assert not accepts_draw([level, ahead])
    assert not accepts_draw([level])


def test_four_men_hardly_ever_win_against_two_and_one_that_can_take_does_not_count_as_drawn():
    chance, won = Random(1), 0
    for _ in range(200):
        position = ending(4, 2, chance)
        assert has_too_few_men(WALKER, position)
        score = search(WALKER, position, (), Budget(nodes=600)).score
        won += score >= SURE_WIN
        assert accepts_draw([score], too_few_men=True) is (score < SURE_WIN)
    assert 10 < won < 60  # solved backwards, 16.8% of all placements win


def test_too_few_are_two_against_four_at_most_without_leaders_on_a_large_board():
    chance = Random(2)
    for stronger, weaker, few in ((2, 2, True), (3, 2, True), (5, 2, False), (3, 3, False)):
        position = ending(stronger, weaker, chance)
        assert has_too_few_men(WALKER, position) is few, (stronger, weaker)
    small = ruleset("walker-petteia(files=6,ranks=6)")
    assert not has_too_few_men(small, ending(4, 2, chance, small))
    for key in KEYS:
        rules = ruleset(key)
        assert not has_too_few_men(rules, rules.start), key


def test_a_draw_is_offered_in_one_turn_of_each_side_every_forty_plies():
    offered = [plies for plies in range(100) if offers_draw(WALKER, quiet(plies).position, 200)]
    assert offered == [10, 11, 50, 51, 90, 91]


def test_no_draw_is_offered_by_a_winner_or_with_enough_men_left():
    assert not offers_draw(WALKER, quiet(10).position, WIN - 3)
    many = Game.load(WALKER, "1pp3p1/8/8/8/8/8/8/1PP2PP1 1 - - quiet=10")
    assert not offers_draw(WALKER, many.position, 0)
