"""What people type: each text of the table gets what the table says."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.handlers.groups import ALL, HERE, NOT_HERE, SWITCH
from bot.core.handlers.settings import choices_of
from bot.core.handlers.tournaments import Act
from bot.core.matches.actions_table import WORDS
from bot.core.matches.cases import Behaviour
from bot.core.matches.computers import NAMED_LEVELS
from bot.core.matches.controls import read_control
from bot.core.matches.groups import AnswersIn
from bot.core.matches.messages import Refused, family_line, line
from bot.core.matches.model import SideWish
from bot.core.matches.preferences import ENGLISH
from bot.core.matches.puzzles import KINDS
from bot.core.matches.standings import Scope, Span
from bot.core.matches.tournaments import Format
from bot.core.typed.clock_text import EXTRAS, NO_CLOCK, SPANS, read_clock, write_clock
from bot.core.typed.ruleset_names import rulesets_named
from bot.core.typed.suggestions import decoded, encoded
from bot.core.typed.terms import Proposal, known_ruleset, proposal, ruleset_line
from bot.core.typed.vocabulary import VOCABULARIES, value_meant, value_names
from bot.core.typed.words import TEXT_LIMIT, Request, read_request, write_request
from bot.core.views.queries import meant_buttons
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.lessons.places import FIRST_STEPS
from engine.catalogue import KEYS

TABLE = tomllib.loads(Path(__file__).with_name("typed.toml").read_text(encoding="utf-8"))
CASES = [(language, *case) for language in TABLE for case in TABLE[language]["cases"]]


def result(read):
    """What was read of a text, as the table writes it."""
    if isinstance(read, Refused):
        near = " | ".join(each.text for each in read.meant)
        return f"? {near}" if near else f"! {read.line.code}"
    return f"{read.word} {'; '.join(f'{k}={v}' for k, v in read.options.items())}".strip()


def in_order(text):
    """The parts of a result, since options have no order."""
    word, _, options = text.partition(" ")
    return (word, options) if word in {"?", "!"} else (word, set(options.split("; ")))


def test_each_text_of_the_table_is_read_as_it_says():
    assert len(CASES) >= 150
    wrong = {}
    for language, text, expected in CASES:
        read = result(read_request(text, bare=True, language=language))
        if in_order(read) != in_order(expected):
            wrong[text] = (read, expected)
    assert wrong == {}


def test_each_suggestion_is_a_button_that_does_it():
    for language, text, _ in CASES:
        read = read_request(text, bare=True, language=language)
        if isinstance(read, Refused):
            buttons = meant_buttons(read.meant)
            assert 1 <= len(buttons) <= 3, text
            texts = [decoded(button.control.choice) for button in buttons]
            assert texts == [each.text for each in read.meant], text
            assert all(isinstance(read_request(each), Request) for each in texts), text


@given(st.text(max_size=TEXT_LIMIT + 50), st.sampled_from(LANGUAGES), st.booleans())
def test_any_text_is_a_request_or_a_refusal_with_at_most_three_suggestions(text, language, bare):
    read = read_request(text, bare=bare, language=language)
    if isinstance(read, Refused):
        assert len(read.meant) <= 3
        meant_buttons(read.meant)
    elif read.word == "challenge":
        proposal(read)
    else:
        assert read.word in WORDS


@given(st.sampled_from(sorted(WORDS)), st.data())
def test_what_is_written_is_read_as_the_same_request(word, data):
    values = st.text("abcdefgh 0123456789-", min_size=1, max_size=12)
    options = data.draw(st.dictionaries(st.sampled_from(WORDS[word].options or ("",)), values))
    request = Request(
        word, {name: " ".join(value.split()) for name, value in options.items() if name}
    )
    if text := write_request(request):
        read = read_request(text)
        assert read.options == {name: value for name, value in request.options.items() if value}


@given(st.text(max_size=60))
def test_a_text_in_a_button_survives_or_has_no_button(text):
    choice = encoded(text)
    if choice and not set(text) & {"\x01", "\x02", "\x03", "\x04"}:
        assert decoded(choice) == text
        assert read_control(f"meant::0:{choice}").choice == choice


@given(st.text("abcdefghijklmnopqrstuvwxyz234567=-", max_size=57))
def test_any_choice_is_a_text_or_none(choice):
    assert decoded(choice) is None or decoded(choice)


NEVER_TYPED = {"text", "line", "part", "sure"}
"""Options whose values are typed without their names."""


def test_english_has_an_entry_for_every_option_and_value_and_other_names_of_words():
    english = VOCABULARIES[ENGLISH]
    assert {word.partition(" ")[0] for word in english["words"]} <= WORDS.keys()
    options = {name for word in WORDS.values() for name in word.options}
    assert english["options"].keys() == options - NEVER_TYPED | {"size"}
    assert english["units"].keys() == SPANS.keys()
    assert english["games"].keys() == set(KEYS)
    values = {value for choices in CHOICES for value in choices}
    assert english["values"].keys() | VOCABULARIES.keys() == values | {"computer", FIRST_STEPS}


CHOICES = (
    *choices_of(LANGUAGES).values(),
    *(tuple(SideWish), tuple(NAMED_LEVELS), tuple(AnswersIn), EXTRAS, (NO_CLOCK,)),
    *((HERE, NOT_HERE, ALL), SWITCH, KINDS, tuple(Scope), tuple(Span), tuple(Behaviour)),
    *(tuple(Act), tuple(Format)),
)
"""The values among which people choose."""


def test_a_name_of_a_value_means_one_of_those_among_which_it_is_chosen():
    for choices in CHOICES:
        for choice in choices:
            for name in (choice, *value_names((choice,))):
                assert [each for each in choices if value_meant(name, (each,))] == [choice], name
                assert value_meant(name.upper(), choices) == choice, name


def test_a_value_is_read_in_any_language():
    assert value_meant("Notte", ("marble", "night")) == "night"
    assert value_meant("Dunkel", ("marble", "night")) == "night"
    assert value_meant("Marmer", ("marble", "night")) == "marble"


def test_help_names_words_of_the_persons_language():
    said = speaker("it").say(line("help"))
    for row in said.splitlines()[1:-1]:
        assert isinstance(read_request(row.partition(" \u2013")[0], bare=True), Request), row
    for name in said.splitlines()[-1].partition(": ")[2].split(", "):
        assert isinstance(read_request(name), Request), name


NAMES = {
    "latrunculi": ["lemery-latrunculi"],
    "Compact": ["lemery-compact"],
    "compact petteia": ["lemery-compact"],
    "Petteia Compact": ["lemery-compact"],
    "kubeia": ["vogt-kubeia"],
    "poleis": ["poleis"],
    "dux": ["walker-dux"],
    "Walker Latrunculi": ["walker-dux"],
    "General's Crossing": ["lemery-crossing"],
    "walker": ["walker-petteia", "walker-dux"],
    "petteia": ["lemery-petteia", "vogt-petteia", "walker-petteia"],
}
SLIPS = {
    "latrunkuli": "lemery-latrunculi",
    "lemery-latrunkuli": "lemery-latrunculi",
    "kubea": "vogt-kubeia",
    "compakt": "lemery-compact",
}


def test_games_are_read_by_all_their_names():
    assert {name: list(rulesets_named(name).keys) for name in NAMES} == NAMES
    assert all(rulesets_named(name).exact for name in NAMES)
    for slip, key in SLIPS.items():
        assert (rulesets_named(slip).keys[0], rulesets_named(slip).exact) == (key, False), slip
    assert rulesets_named("chess").keys == ()


def test_games_are_read_as_the_menu_prints_them_in_every_language():
    for key in KEYS:
        for language in LANGUAGES:
            say = speaker(language).say
            assert known_ruleset(say(ruleset_line(key))) == key, (key, language)
            assert key in rulesets_named(say(family_line("game", key))).keys, (key, language)
            assert len(say(family_line("game", key))) <= (24 if language == "en" else 30)


SIZES = (
    "7x9",
    "size=7x9",
    "(files=7,ranks=9)",
    "(7x9)",
    "7 x 9",
    "options=7x9",
    "taglia=7x9",
    "Größe=7x9",
)
TIMES = {
    "5m": "5m",
    "clock=5m": "5m",
    "10m+5s": "10m+5s",
    "10 min + 5 sec": "10m+5s",
    "3 days": "3d",
    "3 giorni": "3d",
    "3 Tage": "3d",
    "2 Stunden": "2h",
    "3 dagen": "3d",
    "2 uur": "2h",
    "3 Tage pro Zug": "3d",
    "36 Std je Zug": "36h",
    "2 uur per zet": "2h",
    "1 settimana a mossa": "7d",
    "10 Tage + 36 Stunden": "10d+36h",
    "1 Woche,schwer,Wochenende": "7d,hard,weekends",
    "clock=3 Tage": "3d",
    "Uhr=2 Wochen": "14d",
    "clock=3 days": "3d",
    "1 week": "7d",
    "clock=90s": "90s",
    "24h": "1d",
    "clock=senza": "none",
    "5 minutes per move": "5m",
    "10m+5s,hard": "10m+5s,hard",
}


def test_a_size_of_the_board_and_a_clock_may_be_typed_as_people_say_them():
    for size in SIZES:
        read = proposal(read_request(f"challenge Dora walker-petteia {size}"))
        assert isinstance(read, Proposal), (size, read)
        assert (read.opponent, read.terms.ruleset) == ("Dora", "walker-petteia(files=7,ranks=9)")
    for typed, clock in TIMES.items():
        read = proposal(read_request(f"challenge Dora compact {typed} secondo"))
        assert isinstance(read, Proposal), (typed, read)
        assert write_clock(read.terms.clock) == clock, typed
        assert (read.opponent, read.terms.ruleset) == ("Dora", "lemery-compact"), typed
        assert read.terms.side is SideWish.SECOND, typed


@pytest.mark.parametrize("text", ["59s", "0m", "5", "5x", "m", "10m+5"])
def test_what_is_no_clock_stays_none(text):
    assert isinstance(read_clock(text, "UTC"), Refused)
