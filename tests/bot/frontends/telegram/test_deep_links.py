"""What a deep link may ask for."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.actions_table import GAMES, VERBS
from bot.core.matches.controls import Control, Verb, read_control
from bot.core.matches.model import MatchId
from bot.frontends.telegram.sharing import (
    control_payload,
    control_text,
    linked_word,
    word_payload,
)

CONTROLS = st.builds(
    Control,
    st.sampled_from(Verb),
    st.from_regex("[a-z0-9]{1,12}", fullmatch=True).map(MatchId),
    st.integers(0, 999_999),
    st.from_regex("[a-z0-9-]{0,30}", fullmatch=True),
)


@settings(deadline=None)
@given(CONTROLS)
def test_a_link_holds_what_shows_something_and_nothing_else(control):
    payload = control_payload(control)
    if not VERBS[control.verb].is_linkable:
        assert payload is None
        assert control_text(str(control).replace(":", "_")) == ""
    else:
        assert re.fullmatch("[A-Za-z0-9_-]{1,64}", payload)
        assert control_text(payload) == str(control)


@settings(deadline=None)
@given(st.text())
def test_any_payload_is_read_without_harm(payload):
    control = read_control(control_text(payload))
    assert control is None or VERBS[control.verb].is_linkable
    assert linked_word(payload) in {None, "games", "link", "settings"}


@pytest.mark.parametrize("verb", [Verb.PLAY, Verb.RESIGN_YES, Verb.ACCEPT, Verb.DRAW_YES])
def test_nothing_is_done_by_opening_a_link(verb):
    assert not VERBS[verb].is_linkable


def test_private_words_have_links():
    assert linked_word(word_payload(GAMES)) == "games"
    assert linked_word("say_resign") is None
    assert control_payload(read_control("settings::0:language=en")) is None
