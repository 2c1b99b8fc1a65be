"""The arithmetic of clocks: no clock of the machine, no drift, nothing lost to daylight saving."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.clocks import (
    ZERO,
    Clock,
    counted_time,
    flag_fall,
    give_back,
    hand_over,
    nudge_at,
    resume,
    settle,
    span_line,
    start_timer,
    stop,
    time_left,
)
from bot.i18n import LANGUAGES, speaker
from engine import Side

FIRST, SECOND = Side
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MONDAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
THREE_DAYS = Clock(3 * DAY, 3 * DAY, 3 * DAY)
BANK = Clock(10 * DAY, 36 * HOUR, 10 * DAY)
RESTING = Clock(3 * DAY, 3 * DAY, 3 * DAY, weekend="Europe/Rome")

MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2028, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - the strategy adds the zone
SPANS = st.timedeltas(ZERO, 40 * DAY)
ZONES = st.sampled_from((None, "UTC", "Europe/Rome", "America/St_Johns", "Pacific/Apia"))
CLOCKS = st.builds(
    lambda bank, increment, more, zone: Clock(bank, increment, bank + more, weekend=zone),
    st.timedeltas(HOUR, 30 * DAY),
    SPANS,
    SPANS,
    ZONES,
)


def test_both_sides_begin_with_the_bank_and_only_the_first_clock_goes():
    timer = start_timer(BANK, MONDAY)
    assert timer.left == (10 * DAY, 10 * DAY)
    assert time_left(BANK, timer, FIRST, MONDAY + 2 * DAY) == 8 * DAY
    assert flag_fall(BANK, timer, FIRST) == MONDAY + 10 * DAY


def test_a_turn_adds_the_increment_up_to_the_cap():
    slow = hand_over(BANK, start_timer(BANK, MONDAY), FIRST, MONDAY + 4 * DAY)
    assert slow.left == (7.5 * DAY, 10 * DAY)
    quick = hand_over(BANK, start_timer(BANK, MONDAY), FIRST, MONDAY + HOUR)
    assert quick.left == (10 * DAY, 10 * DAY)
    assert flag_fall(BANK, quick, SECOND) == MONDAY + HOUR + 10 * DAY


def test_so_many_days_a_move_begin_anew_with_each_turn():
    timer = start_timer(THREE_DAYS, MONDAY)
    for turn in range(6):
        at = MONDAY + (turn + 1) * 2 * DAY
        timer = hand_over(THREE_DAYS, timer, Side(turn % 2), at)
        assert timer.left == (3 * DAY, 3 * DAY)
        assert flag_fall(THREE_DAYS, timer, Side((turn + 1) % 2)) == at + 3 * DAY


def test_whoever_moves_after_the_end_has_the_increment_and_no_debt():
    late = hand_over(BANK, start_timer(BANK, MONDAY), FIRST, MONDAY + 12 * DAY)
    assert late.left[FIRST] == 36 * HOUR


@pytest.mark.parametrize(
    ("left", "before"),
    [(10 * DAY, DAY), (3 * DAY, 18 * HOUR), (8 * HOUR, 2 * HOUR), (2 * HOUR, HOUR)],
)
def test_a_nudge_comes_a_quarter_before_the_end_within_an_hour_and_a_day(left, before):
    clock = Clock(left, ZERO, left)
    timer = start_timer(clock, MONDAY)
    assert nudge_at(clock, timer, FIRST) == MONDAY + left - before


def test_with_an_hour_left_nobody_is_nudged():
    clock = Clock(HOUR, ZERO, HOUR)
    assert nudge_at(clock, start_timer(clock, MONDAY), FIRST) is None


def test_a_stopped_clock_has_no_end_and_goes_on_where_it_stood():
    timer = stop(BANK, start_timer(BANK, MONDAY), FIRST, why="vacation", now=MONDAY + DAY)
    assert flag_fall(BANK, timer, FIRST) is None
    assert nudge_at(BANK, timer, FIRST) is None
    assert time_left(BANK, timer, FIRST, MONDAY + 20 * DAY) == 9 * DAY
    again = resume(timer, why="vacation", now=MONDAY + 20 * DAY)
    assert flag_fall(BANK, again, FIRST) == MONDAY + 29 * DAY


def test_a_clock_goes_again_when_the_last_reason_is_gone():
    timer = stop(BANK, start_timer(BANK, MONDAY), FIRST, why="pause", now=MONDAY)
    timer = stop(BANK, timer, FIRST, why="vacation", now=MONDAY + DAY)
    timer = resume(timer, why="pause", now=MONDAY + 2 * DAY)
    assert flag_fall(BANK, timer, FIRST) is None
    timer = resume(timer, why="vacation", now=MONDAY + 3 * DAY)
    assert flag_fall(BANK, timer, FIRST) == MONDAY + 13 * DAY


def test_a_move_made_while_the_clock_stands_costs_nothing():
    timer = stop(BANK, start_timer(BANK, MONDAY), FIRST, why="pause", now=MONDAY + DAY)
    moved = hand_over(BANK, timer, FIRST, MONDAY + 5 * DAY)
    assert moved.left == (10 * DAY, 10 * DAY)
    assert flag_fall(BANK, moved, SECOND) is None


def test_an_outage_is_given_back_as_far_as_the_clock_went():
    timer = start_timer(THREE_DAYS, MONDAY)
    down = {"begin": MONDAY + DAY, "end": MONDAY + 2 * DAY}
    assert (
        flag_fall(THREE_DAYS, give_back(THREE_DAYS, timer, FIRST, **down), FIRST)
        == MONDAY + 4 * DAY
    )
    before = {"begin": MONDAY - 2 * DAY, "end": MONDAY - DAY}
    assert give_back(THREE_DAYS, timer, FIRST, **before) == timer
    across = {"begin": MONDAY - 2 * DAY, "end": MONDAY + DAY}
    assert (
        flag_fall(THREE_DAYS, give_back(THREE_DAYS, timer, FIRST, **across), FIRST)
        == MONDAY + 4 * DAY
    )


def test_weekends_do_not_count_in_their_own_zone():
    friday = datetime(2026, 11, 27, 22, tzinfo=UTC)  # an hour before midnight in Rome
    assert flag_fall(RESTING, start_timer(RESTING, friday), FIRST) == friday + 5 * DAY
    assert counted_time(RESTING, friday, friday + DAY) == HOUR
    sunday = datetime(2026, 11, 29, 12, tzinfo=UTC)
    assert counted_time(RESTING, sunday, sunday + DAY) == 13 * HOUR


@pytest.mark.parametrize(
    ("friday", "length"),
    [
        (datetime(2027, 3, 26, tzinfo=UTC), 47 * HOUR),  # clocks go forward on that Sunday
        (datetime(2027, 10, 29, tzinfo=UTC), 49 * HOUR),  # and back on this one
        (datetime(2027, 6, 4, tzinfo=UTC), 48 * HOUR),
    ],
)
def test_a_weekend_is_as_long_as_the_zone_makes_it(friday, length):
    assert counted_time(RESTING, friday, friday + 5 * DAY) == 5 * DAY - length


@given(CLOCKS, MOMENTS, SPANS)
def test_a_clock_runs_out_when_all_its_time_has_counted_and_not_before(clock, begin, wait):
    timer = start_timer(clock, begin)
    end = flag_fall(clock, timer, FIRST)
    assert counted_time(clock, begin, end) == clock.bank
    assert time_left(clock, timer, FIRST, end) == ZERO
    assert time_left(clock, timer, FIRST, end - timedelta(seconds=1)) > ZERO
    earlier = min(begin + wait, end)
    assert flag_fall(clock, settle(clock, timer, FIRST, earlier), FIRST) == end


@given(CLOCKS, MOMENTS, st.lists(SPANS, max_size=6))
def test_counting_up_to_now_again_and_again_loses_nothing(clock, begin, waits):
    timer = whole = start_timer(clock, begin)
    now = begin
    for wait in waits:
        now += wait
        timer = settle(clock, timer, FIRST, now)
    assert time_left(clock, timer, FIRST, now) == time_left(clock, whole, FIRST, now)


@given(CLOCKS, MOMENTS, SPANS, SPANS)
def test_stops_and_outages_never_bring_the_end_nearer(clock, begin, wait, length):
    timer = start_timer(clock, begin)
    end = flag_fall(clock, timer, FIRST)
    now = min(begin + wait, end)
    back = now + length
    halted = resume(stop(clock, timer, FIRST, why="x", now=now), why="x", now=back)
    assert flag_fall(clock, halted, FIRST) >= end
    assert flag_fall(clock, give_back(clock, timer, FIRST, begin=now, end=back), FIRST) >= end


def test_a_year_of_turns_drifts_by_nothing():
    clock = Clock(400 * DAY, ZERO, 400 * DAY)
    timer, now = start_timer(clock, MONDAY), MONDAY
    for turn in range(365 * 24):
        now += HOUR
        timer = hand_over(clock, timer, Side(turn % 2), now)
    assert timer.left == (400 * DAY - 4380 * HOUR, 400 * DAY - 4380 * HOUR)


def test_a_live_clock_nudges_a_quarter_before_its_end_and_not_under_a_minute():
    minute = timedelta(minutes=1)
    for left, before in ((20 * minute, 5 * minute), (2 * minute, minute), (minute, None)):
        clock = Clock(left, timedelta(seconds=5), left)
        nudge = before and MONDAY + left - before
        assert nudge_at(clock, start_timer(clock, MONDAY), FIRST) == nudge, left


def test_a_length_of_time_has_no_blank_around_it():
    for language in LANGUAGES:
        for minutes in (0, 0.5, 1, 5, 59, 60, 61, 90, 1440, 1500, 2880, 2940):
            said = speaker(language).say(span_line(timedelta(minutes=minutes)))
            assert said == said.strip() != "", (language, minutes)
