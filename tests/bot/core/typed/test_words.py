"""How typed texts are read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.accounts.people import NAME_LIMIT, handle_of
from bot.core.matches.actions_table import WORDS
from bot.core.matches.messages import Refused
from bot.core.typed.clock_text import write_clock
from bot.core.typed.terms import Proposal, proposal
from bot.core.typed.text import plain_text
from bot.core.typed.words import TEXT_LIMIT, Request, read_request


def test_a_slash_capitals_and_spaces_are_free():
    for text in ("/move a2-a5", "move a2-a5", "  /MOVE   a2-a5  "):
        assert read_request(text) == Request("move", {"text": "a2-a5"})


def test_named_options_may_stand_anywhere():
    assert read_request("move match=k7qd3x a2 a5") == Request(
        "move", {"text": "a2 a5", "match": "k7qd3x"}
    )
    assert read_request("settings orientation=own").options == {"orientation": "own"}
    assert read_request("settings theme night Vacation 14d zone=Asia/Tokyo").options == {
        "theme": "night",
        "vacation": "14d",
        "zone": "Asia/Tokyo",
    }
    assert read_request("settings own").options == {"orientation": "own"}


def test_what_is_no_word_is_refused():
    reasons = {
        "": "refused-unknown-word",
        "/": "refused-unknown-word",
        "xyzzy": "refused-unknown-word",
        "mvoe a2-a3": "refused-unknown-word-near",
        "x" * (TEXT_LIMIT + 1): "refused-too-long",
    }
    assert {text: read_request(text).line.code for text in reasons} == reasons


def test_a_slip_names_the_word_that_was_meant():
    assert dict(read_request("chalenge Bob").line.params)["near"] == ("challenge",)


@given(st.text(max_size=TEXT_LIMIT + 50))
def test_any_text_is_a_request_or_a_refusal(text):
    read = read_request(text)
    assert isinstance(read, Refused) or read.word in WORDS


def test_a_challenge_is_read_in_any_order():
    for text, *expected in (
        ("challenge", "", "lemery-compact", "lot"),
        ("challenge Dion", "Dion", "lemery-compact", "lot"),
        ("challenge @Dion lemery-compact", "Dion", "lemery-compact", "lot"),
        ("challenge walker-petteia Dion of Kos", "Dion of Kos", "walker-petteia", "lot"),
        ("challenge Dion lemery-compact (edge=on)", "Dion", "lemery-compact(edge=on)", "lot"),
        ("challenge Dion lemery-compact second", "Dion", "lemery-compact", "second"),
        (
            "challenge Dion ruleset=lemery-compact options=edge=on,first=5 side=first",
            "Dion",
            "lemery-compact(edge=on,first=5)",
            "first",
        ),
        ("challenge lemery-petteia", "", "lemery-petteia", "lot"),
        ("challenge first lemery-compact", "", "lemery-compact", "first"),
        ("challenge second", "", "lemery-compact", "second"),
    ):
        read = proposal(read_request(text))
        assert isinstance(read, Proposal), text
        assert [read.opponent, read.terms.ruleset, read.terms.side] == expected, text


def test_what_a_challenge_cannot_mean_is_refused_with_the_choices():
    for meant, code in (
        ("ruleset=lemery-compakt", "refused-unknown-ruleset-near"),
        ("ruleset=go", "refused-unknown-ruleset"),
        ("options=wings=on", "refused-unknown-option"),
        ("options=edge=maybe", "refused-unknown-value"),
        ("options=compulsory=on", "refused-unknown-value"),
        ("side=left", "refused-unknown-side"),
        ("clock=soon", "refused-unknown-clock"),
    ):
        read = proposal(read_request(f"challenge Dion {meant}"))
        assert read.line.code == code, meant
        assert read.meant or dict(read.line.params)["choices"], meant


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("challenge Dion", "10d+36h"),
        ("challenge Dion clock=none", "none"),
        ("challenge clock=3d,hard,weekends lemery-compact", "3d,hard,weekends"),
    ],
)
def test_a_challenge_has_a_clock_unless_it_says_otherwise(text, clock):
    read = proposal(read_request(text), "Europe/Rome")
    assert write_clock(read.terms.clock) == clock
    assert read.opponent in {"Dion", ""}
    assert "weekends" not in clock or read.terms.clock.weekend == "Europe/Rome"


def test_a_clock_out_of_range_is_refused():
    read = proposal(read_request("challenge Dion clock=0d"))
    assert read.line.code == "refused-clock-range"


@given(st.text())
def test_any_text_becomes_a_plain_name_within_the_limit(text):
    name = plain_text(text, NAME_LIMIT)
    assert len(name) <= NAME_LIMIT
    assert name == " ".join(name.split())
    assert name.isprintable()
    assert plain_text(name, NAME_LIMIT) == name


def test_names_that_look_alike_are_one():
    assert handle_of("  DION\u200b\u202e ") == handle_of("dion")
    assert handle_of("\u0000\u0007") == ""
