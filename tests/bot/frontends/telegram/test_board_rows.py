"""A keyboard in the shape of the board, where many squares can be pressed."""

from dataclasses import replace

import pytest

from bot.core.matches.preferences import Settings
from bot.core.views.match import match_view, picking_view
from bot.core.views.views import Viewer
from bot.frontends.telegram.render import own_message, picking_message
from engine.catalogue import KEYS
from engine.lettering import in_letters
from tests.bot.core.sample_matches import ALKAIOS, NAMES, running, viewer
from tests.bot.frontends.telegram.limits import wrong_markup


def picked(key, *, flipped=False, prefix=()):
    match = running(key)
    view = picking_view(match, viewer(ALKAIOS), game=match.game, prefix=prefix)
    return replace(view, picture=replace(view.picture, flipped=flipped))


def rows(view):
    markup = own_message(view, Settings()).buttons
    assert list(wrong_markup(markup.to_dict())) == []
    return [[button.text for button in row] for row in markup.inline_keyboard]


def test_an_empty_board_is_a_keyboard_of_eight_by_eight_with_the_way_back_beneath():
    shown = rows(picked("lemery-latrunculi"))
    assert shown[:8] == [[f"{file}{rank}" for file in "abcdefgh"] for rank in range(8, 0, -1)]
    assert shown[8:] == [["Back"]]


def test_a_board_that_is_seen_from_behind_is_a_keyboard_from_behind():
    shown = rows(picked("poleis", flipped=True))
    assert shown[0] == [f"{file}1" for file in "hgfedcba"]
    assert shown[7] == [f"{file}8" for file in "hgfedcba"]


def test_an_occupied_square_is_a_gap_that_only_shows_the_board_again():
    view = picked("poleis")
    taken = {"a1", "e5"}
    left = [spot for spot in view.spots if spot.square not in taken]
    controls = {str(spot.control) for spot in view.spots if spot.square in taken}
    view = replace(
        view,
        spots=tuple(left),
        choices=tuple(choice for choice in view.choices if str(choice.control) not in controls),
    )
    shown = rows(view)
    assert (shown[7][0], shown[3][4]) == ("·", "·")
    assert sum(row.count("·") for row in shown) == 2
    gap = own_message(view, Settings()).buttons.inline_keyboard[7][0]
    assert gap.callback_data == f"pick:{view.match}:{view.turn}:"


def test_each_button_of_the_grid_picks_the_square_it_is_named_by():
    view = picked("lemery-latrunculi")
    squares = {str(spot.control): spot.square for spot in view.spots}
    for row in own_message(view, Settings()).buttons.inline_keyboard[:8]:
        for button in row:
            assert squares[button.callback_data] == button.text


@pytest.mark.parametrize("key", sorted(set(KEYS) - {"lemery-latrunculi", "poleis", "vogt-kubeia"}))
def test_a_few_pieces_are_named_one_after_another(key):
    view = picked(key)
    named = [text for row in rows(view) for text in row]
    assert named == [*(in_letters(spot.name.written, spot.name.own) for spot in view.spots), "Back"]


def test_a_shared_board_has_the_grid_as_it_is_shown_to_all():
    match = running("poleis")
    own = picked("poleis", flipped=True)
    card = picking_message(match_view(match, Viewer(None, NAMES)), own, "en")
    assert card.buttons.inline_keyboard[0][0].text == "a8"
