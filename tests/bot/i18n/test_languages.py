"""Which language a client is spoken to in."""

from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import LANGUAGES, negotiated

TAKEN = {
    ("it",): "it",
    ("it-IT",): "it",
    ("IT_ch",): "it",
    ("en-US",): "en",
    ("pl", "it"): "it",
    ("pl", "cs"): "en",
    ("de-AT", "it"): "de",
    ("pt-BR",): "en",
    ("italian",): "en",
    ("x" * 1000,): "en",
    ("", "  "): "",
    (): "",
}


def test_the_first_that_is_spoken_is_taken_and_english_is_spoken_to_all_others():
    assert {wished: negotiated(*wished) for wished in TAKEN} == TAKEN


@given(st.lists(st.text()))
def test_whatever_a_client_says_it_is_a_language_that_there_is(wished):
    assert negotiated(*wished) in {*LANGUAGES, ""}
