"""Quiet hours as people type them."""

from datetime import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.match.preferences import Notices, Quiet, Settings
from bot.core.messages import Refused
from bot.core.notice.quiet_text import SUGGESTED, read_quiet, write_quiet
from tests.bot.core.conftest import codes, labels, say

NIGHT = Quiet(time(22), time(8))
MINUTES = st.times().map(lambda at: at.replace(second=0, microsecond=0))


@pytest.mark.parametrize(
    "typed",
    ["22:00-08:00", "22-8", "22-08", "22:00-8", "22:00–08:00", "22—8:00"],  # noqa: RUF001
)
def test_hours_are_read_in_many_forms(typed):
    assert read_quiet(typed) == NIGHT


@pytest.mark.parametrize("typed", ["24-6", "0-6", "00:00-06:00", "24:00-6"])
def test_midnight_is_the_end_and_the_beginning_of_a_day(typed):
    assert read_quiet(typed) == Quiet(time(0), time(6))


@pytest.mark.parametrize("typed", ["off", "OFF"])
def test_they_can_be_ended(typed):
    assert read_quiet(typed) is None


@pytest.mark.parametrize(
    "typed",
    ["", "22", "22-", "-8", "25-8", "22:60-8", "24:30-8", "22:0-8", "22-8-9", "a-b", "٢٢-٨",
     "1000000-8", "22:00+08:00", "always", "10pm-8am"],
)  # fmt: skip
def test_nonsense_is_refused(typed):
    refusal = read_quiet(typed)
    assert isinstance(refusal, Refused)
    assert refusal.line.code == "refused-unknown-quiet"


@pytest.mark.parametrize("typed", ["8-8", "08:00-8", "0-24"])
def test_hours_that_begin_when_they_end_are_refused(typed):
    refusal = read_quiet(typed)
    assert isinstance(refusal, Refused)
    assert refusal.line.code == "refused-quiet-empty"


@given(MINUTES, MINUTES)
def test_what_is_written_can_be_read(begin, end):
    if begin != end:
        assert read_quiet(write_quiet(Quiet(begin, end))) == Quiet(begin, end)


@pytest.mark.parametrize("typed", SUGGESTED)
def test_what_is_suggested_is_written_as_it_is_told(typed):
    assert write_quiet(read_quiet(typed)) == typed


async def test_notices_and_quiet_hours_are_kept_and_told(bench):
    shown = await bench.say("Alkaios", "settings notices=Digest quiet=22-8")
    assert (await bench.person("Alkaios")).settings == Settings(notices=Notices.DIGEST, quiet=NIGHT)
    said = [say(line) for line in shown.lines]
    assert any("once a day" in line for line in said)
    assert any("22:00-08:00" in line for line in said)
    await bench.say("Alkaios", "settings quiet=off")
    assert (await bench.person("Alkaios")).settings.quiet is None


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("notices=loud", "refused-unknown-setting"),
        ("quiet=night", "refused-unknown-quiet"),
        ("quiet=9-9", "refused-quiet-empty"),
    ],
)
async def test_what_is_refused_keeps_nothing_of_the_wish(bench, typed, code):
    answer = await bench.say("Alkaios", f"settings orientation=first {typed}")
    assert codes(answer) == [code]
    assert (await bench.person("Alkaios")).settings == Settings()


async def test_notices_have_buttons_and_hours_are_suggested(bench):
    await bench.press("Alkaios", "settings::0:notices=none")
    assert (await bench.person("Alkaios")).settings.notices is Notices.NONE
    shown = await bench.say("Alkaios", "settings")
    said = [say(choice.label) for choice in shown.choices]
    assert "Call me once a day" in said
    assert "Never call me" not in said
    assert "set-quiet" not in labels(shown)
    forged = await bench.press("Alkaios", "settings::0:quiet=22:00-08:00")
    assert codes(forged) == ["refused-forged"]
    assert await bench.complete("Alkaios", "settings quiet=") == [
        f"settings quiet={hours}" for hours in SUGGESTED
    ]
