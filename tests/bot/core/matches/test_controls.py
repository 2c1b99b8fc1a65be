"""The texts behind buttons."""

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.chance import ALPHABET, ID_LENGTH
from bot.core.matches.controls import (
    MAX_CONTROL_BYTES,
    Control,
    Prefix,
    PremoveChoice,
    SettingChoice,
    SetUpChoice,
    Verb,
    read_control,
    read_prefix,
)
from bot.core.matches.model import MatchId
from engine.catalogue import KEYS

IDS = st.none() | st.text(ALPHABET, min_size=ID_LENGTH, max_size=ID_LENGTH).map(MatchId)
NAMES = st.from_regex("[a-z][a-z0-9-]{0,10}", fullmatch=True)
PREFIXES = st.builds(Prefix, st.integers(0, 99999), st.integers(0, 999))
LINES = st.lists(st.integers(0, 999), max_size=3).map(tuple)
PREMOVES = st.one_of(
    st.builds(PremoveChoice, LINES.filter(len)),
    st.builds(PremoveChoice, LINES, st.just(value=True), st.none() | PREFIXES),
)
CODES = st.from_regex("[a-z0-9]{1,20}", fullmatch=True)
SETTINGS = st.builds(SettingChoice, NAMES, NAMES)
OF_VERB = {
    **dict.fromkeys(
        (Verb.PLAY, Verb.REPLAY, Verb.ANALYSIS, Verb.WORDS, Verb.REPORT), st.integers(0, 99999)
    ),
    Verb.PICK: PREFIXES | st.just("huff-a1"),
    **dict.fromkeys((Verb.PLAN, Verb.PLAN_YES, Verb.PLAN_NO), PREMOVES),
    **dict.fromkeys((Verb.SETUP, Verb.SETUP_YES), st.builds(SetUpChoice, CODES, st.booleans())),
    **dict.fromkeys((Verb.SETTINGS, Verb.GROUP), NAMES | SETTINGS),
}
"""What a verb chooses that takes more than a text."""


def controls_of(verb):
    choices = st.just("") | OF_VERB.get(verb, st.sampled_from(KEYS))
    return st.builds(Control, st.just(verb), IDS, st.integers(0, 999999), choices)


@given(st.sampled_from(Verb).flatmap(controls_of))
def test_a_control_survives_its_text_within_the_smallest_limit(control):
    assert read_control(str(control)) == control
    assert len(str(control).encode()) <= MAX_CONTROL_BYTES


@given(st.sampled_from(Verb), st.from_regex("[a-z0-9=-]{0,30}", fullmatch=True))
def test_a_choice_that_does_not_fit_its_verb_is_read_without_harm(verb, choice):
    control = read_control(f"{verb}:k7qd3x:1:{choice}")
    assert read_control(str(control)) == control
    assert control.picks_square in {True, False}


def test_what_does_not_fit_its_verb_stays_a_text():
    for text in ("play:k7qd3x:1:x", "pick:k7qd3x:1:7", "plan:k7qd3x:1:1--2", "settings::0:theme"):
        assert isinstance(read_control(text).choice, str), text


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
