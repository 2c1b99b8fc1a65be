"""What is drawn of a set-up is in the controls: short, readable, and never more than is legal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.challenges import Accept
from bot.core.matches.controls import MAX_CHOICE_LENGTH, MAX_CONTROL_BYTES, Verb, read_control
from bot.core.matches.decide import decide
from bot.core.matches.set_ups import (
    EMPTY_CODE,
    SetUp,
    free_squares,
    men_left,
    read_code,
    turned_round,
    with_mirror,
    with_row,
    write_code,
)
from bot.core.service.service import with_consequences
from bot.core.views.set_ups import Drawing, set_up_view
from engine import Game, Placement, Side
from engine.catalogue import KEYS, ruleset
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, offered, viewer

PLACING = tuple(key for key in KEYS if Placement in ruleset(key).action_effects)
BOARD = ruleset("poleis").board
NAMES = tuple(map(BOARD.name, BOARD.squares))


def begun(name):
    match = offered(ruleset=name)
    events = decide(match, Accept(BRASIDAS, Side.FIRST), NOW)
    return with_consequences(match, events, lambda: (6, 5), NOW)[0]


def test_these_games_begin_with_placing():
    assert PLACING == ("lemery-latrunculi", "poleis")


@given(st.lists(st.sampled_from(NAMES), unique=True, max_size=17).map(tuple))
def test_a_code_is_read_as_what_was_drawn(squares):
    code = write_code(BOARD, squares)
    assert read_code(BOARD, code) == squares
    assert len(f"={code}") <= MAX_CHOICE_LENGTH


@pytest.mark.parametrize(
    "code", ["", "-", "=0", "A1", "zz" * 20, "1u", write_code(BOARD, ("a1", "a1"))]
)
def test_a_code_that_no_bot_wrote_is_none(code):
    assert read_code(BOARD, code) is None


@pytest.mark.parametrize("name", PLACING)
def test_as_many_men_as_there_are_fit_into_a_control(name):
    board = ruleset(name).board
    most = tuple(map(board.name, reversed(board.squares)))[: max(ruleset(name).start.hand) + 1]
    assert len(f"={write_code(board, most)}") <= MAX_CHOICE_LENGTH


@given(st.sampled_from(Side), st.lists(st.sampled_from(NAMES), unique=True, max_size=16))
def test_helpers_keep_what_is_drawn_and_add_no_more_than_there_are_men(side, drawn):
    game, squares = Game.start(ruleset("poleis")), tuple(drawn)
    for grown in (with_row(game, side, squares), with_mirror(game, side, squares)):
        assert grown[: len(squares)] == squares
        assert len({*grown}) == len(grown) <= men_left(game, side)
    assert turned_round(BOARD, turned_round(BOARD, squares)) == squares


def test_a_row_is_filled_from_the_own_side():
    game = Game.start(ruleset("poleis"))
    assert with_row(game, Side.FIRST, ()) == tuple(f"{file}1" for file in "abcdefgh")
    assert with_row(game, Side.SECOND, ()) == tuple(f"{file}8" for file in "abcdefgh")
    assert with_row(game, Side.SECOND, ("d3",))[1:3] == ("a3", "b3")


@settings(max_examples=20)
@given(
    name=st.sampled_from(PLACING),
    numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=20),
)
def test_each_button_on_the_way_is_short_and_leads_on(name, numbers):
    match, drawn = begun(name), ()
    for number in numbers:
        drawing = Drawing(match, viewer(BRASIDAS), match.game, Side.SECOND, drawn)
        view = set_up_view(drawing)
        controls = [each.control for each in (*view.choices, *view.spots)]
        assert all(len(str(each)) <= MAX_CONTROL_BYTES for each in controls)
        assert [read_control(str(each)) for each in controls] == controls
        pressed = [each.control for each in view.choices]
        assert len({*pressed}) == len(pressed)
        ways = [each.choice for each in controls if each.verb is Verb.SETUP]
        drawn = read_code(BOARD, ways[number % len(ways)].code)
        assert drawn is not None
        kept = [each.choice for each in controls if each.verb is Verb.SETUP_YES]
        for code in kept:
            squares = read_code(BOARD, code.code)
            [event] = decide(match, SetUp(BRASIDAS, squares), NOW)
            assert event.squares == squares == drawing.squares


@settings(max_examples=15)
@given(
    name=st.sampled_from(PLACING),
    first=st.permutations(NAMES),
    second=st.permutations(NAMES),
)
def test_two_set_ups_come_to_what_is_placed_by_hand(name, first, second):
    match = begun(name)
    plans = {Side.FIRST: list(first[:16]), Side.SECOND: list(second[:16])}
    for by, side in ((BRASIDAS, Side.SECOND), (ALKAIOS, Side.FIRST)):
        events = decide(match, SetUp(by, tuple(plans[side])), NOW)
        match, _ = with_consequences(match, events, lambda: (6, 5), NOW)
    game = Game.start(ruleset(name))
    while plan := [each for each in plans[game.position.side] if each in free_squares(game)]:
        if not game.position.hand[game.position.side]:
            break
        game = game.play(game.read(plan[0]))
    assert game == match.game
    assert match.set_ups[game.position.side] == ()


def test_nothing_drawn_has_a_code_of_its_own():
    assert write_code(BOARD, ()) == EMPTY_CODE
    assert read_code(BOARD, EMPTY_CODE) == ()
