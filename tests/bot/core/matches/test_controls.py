"""The texts behind buttons."""

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.chance import ALPHABET, ID_LENGTH
from bot.core.matches.controls import (
    MAX_CONTROL_BYTES,
    Control,
    Prefix,
    Verb,
    read_control,
    read_prefix,
)
from bot.core.matches.model import MatchId
from engine.catalogue import KEYS

ids = st.none() | st.text(ALPHABET, min_size=ID_LENGTH, max_size=ID_LENGTH).map(MatchId)
choices = st.one_of(
    st.just(""),
    st.integers(0, 99999).map(str),
    st.builds(Prefix, st.integers(0, 99999), st.integers(0, 999)).map(str),
    st.sampled_from(KEYS),
)


@given(st.builds(Control, st.sampled_from(Verb), ids, st.integers(0, 999999), choices))
def test_a_control_survives_its_text_within_the_smallest_limit(control):
    assert read_control(str(control)) == control
    assert len(str(control).encode()) <= MAX_CONTROL_BYTES


@given(st.builds(Prefix, st.integers(0, 999999), st.integers(0, 999)))
def test_a_prefix_survives_its_text(prefix):
    assert read_prefix(str(prefix)) == prefix


@given(st.text())
def test_any_text_is_a_control_or_none(text):
    control = read_control(text)
    assert control is None or read_control(str(control)) == control


def test_foreign_digits_are_no_numbers():
    assert read_control("play:k7qd3x:1:\u0663") is None
    assert read_control("play:k7qd3x:\u0661:3") is None
    assert read_prefix("\u0661-1") is None
