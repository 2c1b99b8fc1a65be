"""Requests as they are stored, by this version and by the one before."""

import json

import pytest

from bot.core.matches import actions_table as table
from bot.core.matches.model import MatchId, Place
from bot.frontends.discord.requests import (
    BoardRequest,
    CommandRequest,
    FormRequest,
    Opponent,
    PressRequest,
    read_stored,
)

SHARED = {
    "user": 7,
    "name": "Alkaios",
    "language": "it",
    "token": "t",
    "guild": 3,
    "place": "channel:5",
    "channel": "channel:5",
    "manages": True,
    "thread": "9",
    "pressed": "11",
    "card": "ab12",
}
BOARD = table.RECORD.control(MatchId("ab12"), 3)
REQUESTS = (
    CommandRequest(
        **SHARED,
        word="challenge",
        options={"ruleset": "poleis"},
        opponent=Opponent(user=8, name="Brasidas", sees=True),
    ),
    BoardRequest(**SHARED, message="12", match="ab12"),
    PressRequest(**SHARED, in_new_message=False, replaces=False, is_public=True, control=BOARD),
    FormRequest(**SHARED, in_new_message=False, match="ab12", text="a2-a5"),
)

# Every kind had the fields of all four.
EARLIER = {
    "word": "",
    "options": {},
    "opponent": None,
    "control": "",
    "match": "",
    "message": "",
    "text": "",
    "is_public": False,
    "replaces": True,
}


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: each.kind)
def test_a_request_is_read_as_it_was_stored_also_by_the_version_before(request_):
    written = request_.written()
    assert read_stored(written) == request_
    assert read_stored(json.dumps({**EARLIER, **json.loads(written)})) == request_


def test_an_unreadable_control_is_kept_as_one():
    forged = PressRequest(**SHARED, control=None)
    assert read_stored(forged.written()) == forged
    assert read_stored(json.dumps({**json.loads(forged.written()), "control": "?"})) == forged


def test_what_cannot_be_read_is_no_request():
    for written in ("", "null", "[]", "{}", '{"kind": "shout"}', '{"kind": "form", "user": 1}'):
        assert read_stored(written) is None, written


def test_a_request_names_the_place_where_others_see_it():
    assert REQUESTS[0].at == Place("discord", "channel:5")
