"""Clocks as people type them, and as they are told."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot
from bot.core.matches.clocks import DAY, HOUR, Clock, Flag, span_line
from bot.core.matches.messages import Refused
from bot.core.typed.clock_text import SUGGESTED, clock_line, read_clock, write_clock
from bot.i18n import speaker

ROME = "Europe/Rome"
SPANS = st.integers(1, 24 * 30).map(lambda hours: hours * HOUR)


def said(line):
    return " ".join(speaker("en").say(line).split())


def test_a_typed_clock_is_read():
    clocks = {
        "none": None,
        "3d": Clock(3 * DAY, 3 * DAY, 3 * DAY),
        "36h": Clock(36 * HOUR, 36 * HOUR, 36 * HOUR),
        "10d+36h": Clock(10 * DAY, 36 * HOUR, 10 * DAY),
        " 10D + 36H / 12d ": Clock(10 * DAY, 36 * HOUR, 12 * DAY),
        "5d+0h": Clock(5 * DAY, 0 * HOUR, 5 * DAY),
        "3d,hard": Clock(3 * DAY, 3 * DAY, 3 * DAY, flag=Flag.HARD),
        "3d, weekends, hard": Clock(3 * DAY, 3 * DAY, 3 * DAY, flag=Flag.HARD, weekend=ROME),
    }
    assert {typed: read_clock(typed, ROME) for typed in clocks} == clocks


def test_what_is_suggested_is_written_as_it_is_read():
    assert [write_clock(read_clock(typed, ROME)) for typed in SUGGESTED] == list(SUGGESTED)


@given(
    st.builds(
        lambda bank, increment, more, flag, zone: Clock(bank, increment, bank + more, flag, zone),
        SPANS,
        SPANS,
        SPANS,
        st.sampled_from(Flag),
        st.sampled_from((None, ROME)),
    )
)
def test_a_clock_that_is_written_reads_as_itself(clock):
    assert read_clock(write_clock(clock), ROME) == clock


def test_what_is_no_clock_is_refused_in_words():
    wrong = (
        *("", "0d", "0h", "3", "d", "-3d", "3y", "1000000d", "99999h", "10d+31d", "10d+1d/9d"),
        *("3d,fast", "none,hard", "3d,,hard", "3d+", "\u0663d", "3d" * 5000, "1d+1h/2d/3d"),
    )
    read = {typed: read_clock(typed, ROME) for typed in wrong}
    assert [typed for typed, found in read.items() if not isinstance(found, Refused)] == []
    assert [typed for typed, found in read.items() if len(said(found.line)) >= 400] == []


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("none", "No time limit."),
        (
            "3d",
            "3 days per move. If you run out of time, your opponent can claim the win or wait.",
        ),
        (
            "10d+36h,hard,weekends",
            (
                "10 days, +36 hours per move (max. 10 days). "
                "If you run out of time, you lose. "
                "Weekends do not count (Europe/Rome)."
            ),
        ),
    ],
)
def test_a_clock_is_stated_in_words(typed, words):
    assert said(clock_line(read_clock(typed, ROME))) == words


def test_a_length_of_time_is_said_as_people_say_it():
    words = {
        10 * DAY: "10 days",
        DAY: "1 day",
        8 * DAY + 5 * HOUR: "8 days 5 hours",
        36 * HOUR: "36 hours",
        HOUR: "1 hour",
        HOUR + timedelta(minutes=1): "1 hour 1 minute",
        timedelta(minutes=25): "25 minutes",
    }
    assert {span: said(span_line(span)) for span in words} == words


def test_the_clocks_that_the_page_for_players_lists_can_be_typed():
    page = Path(bot.__file__).parents[1] / "docs" / "clocks.md"
    rows = [row for row in page.read_text(encoding="utf-8").splitlines() if row.startswith("| `")]
    typed = [text for row in rows for text in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert len(typed) >= 6
    assert not [text for text in typed if isinstance(read_clock(text, ROME), Refused)]
