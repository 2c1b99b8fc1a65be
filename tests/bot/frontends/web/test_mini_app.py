"""Telegram's initData: what is refused, and who it says that a person is."""

from datetime import UTC, datetime, timedelta
from urllib.parse import urlencode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.frontends.web.embedded import MAX_PROOF, Guest
from bot.frontends.web.mini_app import MAX_AGE, MAX_AHEAD, read_init_data
from tests.bot.frontends.web.signed import OTHER_TOKEN, TOKEN, init_data, signed_fields, user

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def read(text, now=NOW):
    return read_init_data(text, TOKEN, now)


def test_what_telegram_signed_names_the_person_their_language_and_the_match():
    person = user(7002, "Bérénice", last_name="II", language_code="it-IT", is_premium=True)
    found = read(init_data(NOW, user=person, start_param="k7m", signature="abc_-"))
    assert found == Guest("7002", "Bérénice II", "it", "k7m")


def test_a_language_that_is_not_spoken_becomes_english_and_a_start_that_is_no_match_nothing():
    found = read(init_data(NOW, user=user(language_code="tlh"), start_param="K7_m"))
    assert found == Guest("7001", "Dion", "en")


def test_it_is_good_for_a_day():
    text = init_data(NOW)
    assert read(text, NOW + MAX_AGE) == read(text, NOW) == read(text, NOW - MAX_AHEAD)
    assert read(text, NOW + MAX_AGE + SECOND) is None
    assert read(text, NOW - MAX_AHEAD - SECOND) is None


def test_another_bots_is_refused():
    assert read(init_data(NOW, OTHER_TOKEN)) is None


FORGERIES = {
    "another person": lambda fields: {**fields, "user": user(7002)},
    "another time": lambda fields: {**fields, "auth_date": str(int(NOW.timestamp()) + 1)},
    "an added field": lambda fields: {**fields, "start_param": "k7m"},
    "a field left out": lambda fields: {key: fields[key] for key in fields if key != "query_id"},
    "no hash": lambda fields: {key: fields[key] for key in fields if key != "hash"},
    "an empty hash": lambda fields: {**fields, "hash": ""},
    "a hash in capitals": lambda fields: {**fields, "hash": fields["hash"].upper()},
    "a hash that is no text of ASCII": lambda fields: {**fields, "hash": "é" * 64},
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_what_is_changed_is_refused(forge):
    fields = signed_fields(NOW)
    assert read(urlencode(fields)) is not None
    assert read(urlencode(forge(fields))) is None


def test_a_field_that_comes_twice_is_refused():
    text = init_data(NOW)
    other = urlencode({"user": user(7002)})
    assert read(text) is not None
    for twice in (f"{text}&{other}", f"{other}&{text}", f"{text}&auth_date=1", f"hash=1&{text}"):
        assert read(twice) is None


def test_a_line_break_that_would_move_a_field_into_another_is_refused():
    fields = signed_fields(NOW)
    moved = {**fields, "auth_date": f"{fields['auth_date']}\nquery_id={fields['query_id']}"}
    del moved["query_id"]
    assert read(urlencode(moved)) is None
    assert read(init_data(NOW, chat_type="a\nb")) is None
    assert read(init_data(NOW, **{"a=b": "c"})) is None


@pytest.mark.parametrize(
    "fields",
    [
        {"user": ""},
        {"user": "[]"},
        {"user": "{"},
        {"user": '{"id": "7001", "first_name": "Dion"}'},
        {"user": '{"id": -7, "first_name": "Dion"}'},
        {"user": '{"id": 1e400, "first_name": "Dion"}'},
        {"user": '{"id": 7001}'},
        {"auth_date": ""},
        {"auth_date": "-1"},
        {"auth_date": "٣"},
        {"auth_date": "9" * 400},
        {"chat_type": "x" * MAX_PROOF},
        {f"f_{letter}": "" for letter in "abcdefghijklmnopqrstuvwxyzabcdefghijkl"}
        | {f"g_{letter}": "" for letter in "abcdefghijklmnop"},
    ],
    ids=str,
)
def test_fields_that_telegram_does_not_write_are_refused_though_they_are_signed(fields):
    assert read(init_data(NOW, **fields)) is None


TEXTS = st.text(max_size=60) | st.text("&=%+;0123456789abcdef\n", max_size=60)


@given(text=TEXTS)
@example(text="%")
@example(text="hash=%ff&user=%00")
def test_no_text_is_taken_that_was_not_signed(text):
    assert read(text) is None
    assert read(f"{init_data(NOW)}&{text}") in {None, read(init_data(NOW))}


@given(fields=st.dictionaries(st.text(max_size=12), st.text(max_size=30), max_size=8))
def test_fields_are_not_taken_with_a_hash_of_others(fields):
    true = signed_fields(NOW)
    given = {**fields, **{key: true[key] for key in ("user", "auth_date", "hash")}}
    expected = {key: true[key] for key in true if key != "hash"}
    is_true = {key: given[key] for key in given if key != "hash"} == expected
    assert (read(urlencode(given)) is not None) == is_true


@given(at=st.integers(0, 2000), sign=st.sampled_from("0aA%&=+_"))
def test_a_changed_character_signs_in_nobody_else(at, sign):
    text = init_data(NOW)
    at %= len(text)
    assert read(text[:at] + sign + text[at + 1 :]) in {None, read(text)}
