"""Quiet hours as people type them."""

from datetime import time

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.messages import Refused
from bot.core.matches.preferences import NotificationLevel, QuietHours, Settings
from bot.core.notifications.policy import SUGGESTED_HOURS, read_quiet, write_quiet
from tests.bot.core.conftest import codes, say

NIGHT = QuietHours(time(22), time(8))
MINUTES = st.times().map(lambda at: at.replace(second=0, microsecond=0))


def test_hours_are_read_in_many_forms():
    forms = ("22:00-08:00", "22-8", "22-08", "22:00-8", "22:00–08:00", "22—8:00")  # noqa: RUF001
    assert {typed: read_quiet(typed) for typed in forms} == dict.fromkeys(forms, NIGHT)


def test_midnight_is_the_end_and_the_beginning_of_a_day():
    forms = ("24-6", "0-6", "00:00-06:00", "24:00-6")
    early = QuietHours(time(0), time(6))
    assert {typed: read_quiet(typed) for typed in forms} == dict.fromkeys(forms, early)


def test_they_can_be_ended():
    assert [read_quiet(typed) for typed in ("off", "OFF")] == [None, None]


def test_nonsense_is_refused():
    for typed in (
        *("", "22", "22-", "-8", "25-8", "22:60-8", "24:30-8", "22:0-8", "22-8-9", "a-b", "٢٢-٨"),
        *("1000000-8", "22:00+08:00", "always", "10pm-8am"),
    ):
        refusal = read_quiet(typed)
        assert isinstance(refusal, Refused), typed
        assert refusal.line.code == "refused-unknown-quiet", typed


def test_hours_that_begin_when_they_end_are_refused():
    for typed in ("8-8", "08:00-8", "0-24"):
        refusal = read_quiet(typed)
        assert isinstance(refusal, Refused), typed
        assert refusal.line.code == "refused-quiet-empty", typed


@given(MINUTES, MINUTES)
def test_what_is_written_can_be_read(begin, end):
    if begin != end:
        assert read_quiet(write_quiet(QuietHours(begin, end))) == QuietHours(begin, end)


def test_what_is_suggested_is_written_as_it_is_told():
    assert [write_quiet(read_quiet(typed)) for typed in SUGGESTED_HOURS] == list(SUGGESTED_HOURS)


async def test_notices_and_quiet_hours_are_kept_and_told(bench):
    shown = await bench.say("Alkaios", "settings notices=Digest quiet=22-8")
    assert (await bench.person("Alkaios")).settings == Settings(
        notices=NotificationLevel.DIGEST, quiet=NIGHT
    )
    said = [say(line) for line in shown.lines]
    assert any("once a day" in line for line in said)
    assert any("22:00-08:00" in line for line in said)
    await bench.say("Alkaios", "settings quiet=off")
    assert (await bench.person("Alkaios")).settings.quiet is None


async def test_what_is_refused_keeps_nothing_of_the_wish(bench):
    for typed, code in (
        ("notices=loud", "refused-unknown-setting"),
        ("quiet=night", "refused-unknown-quiet"),
        ("quiet=9-9", "refused-quiet-empty"),
    ):
        answer = await bench.say("Alkaios", f"settings orientation=first {typed}")
        assert codes(answer) == [code], typed
        assert (await bench.person("Alkaios")).settings == Settings(), typed


async def test_notices_have_buttons_and_hours_are_suggested(bench):
    await bench.press("Alkaios", "settings::0:notices=none")
    assert (await bench.person("Alkaios")).settings.notices is NotificationLevel.NONE
    shown = await bench.press("Alkaios", "settings::0:notices")
    said = [say(choice.label) for choice in shown.choices]
    assert "Notify me once a day" in said
    assert "Never notify me" not in said
    hours = await bench.press("Alkaios", "settings::0:quiet")
    chosen = next(each for each in hours.choices if say(each.label) == "Quiet hours 22:00-08:00")
    await bench.press("Alkaios", str(chosen.control))
    assert (await bench.person("Alkaios")).settings.quiet == NIGHT
    assert await bench.complete("Alkaios", "settings quiet=") == [
        f"settings quiet={hours}" for hours in SUGGESTED_HOURS
    ]
