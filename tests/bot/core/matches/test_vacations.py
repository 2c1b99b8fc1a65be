"""The arithmetic of vacations: what is typed, what a year has left, in any zone."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.clocks import DAY, HOUR, ZERO
from bot.core.matches.messages import Refused
from bot.core.matches.vacations import (
    ALLOWANCE,
    Vacation,
    allowance_left,
    allowance_span,
    away_until,
    current_vacation,
    time_spent,
    why_too_long,
    year_of,
)
from bot.core.typed.clock_text import read_vacation_end
from bot.i18n import speaker
from tests.bot.core.sample_matches import ALKAIOS, NOW

ROME = "Europe/Rome"
ZONES = ("UTC", ROME, "America/St_Johns", "Pacific/Kiritimati", "Pacific/Apia", "America/Santiago")
MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2028, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - the strategy adds the zone
STRETCHES = st.builds(
    lambda begin, days: Vacation(ALKAIOS, begin, begin + days),
    MOMENTS,
    st.timedeltas(ZERO, 40 * DAY),
)


def away(begin, days):
    return Vacation(ALKAIOS, begin, begin + days * DAY)


def code(refused):
    assert isinstance(refused, Refused)
    assert len(speaker("en").say(refused.line)) < 300
    return refused.line.code.removeprefix("refused-")


def test_so_many_days_are_counted_from_now_also_across_daylight_saving():
    winter = datetime(2026, 3, 28, 9, 30, tzinfo=UTC)
    assert read_vacation_end("2d", ROME, winter) == winter + 2 * DAY
    assert read_vacation_end("14D", ROME, winter) == winter + 14 * DAY


@pytest.mark.parametrize(
    ("zone", "day", "begins"),
    [
        ("UTC", "2026-03-02", datetime(2026, 3, 2, tzinfo=UTC)),
        (ROME, "2026-03-29", datetime(2026, 3, 28, 23, tzinfo=UTC)),
        (ROME, "2026-03-30", datetime(2026, 3, 29, 22, tzinfo=UTC)),
        # The clocks go forward at midnight, so that this day begins at one.
        ("America/Santiago", "2026-09-06", datetime(2026, 9, 6, 4, tzinfo=UTC)),
        ("Pacific/Kiritimati", "2026-03-03", datetime(2026, 3, 2, 10, tzinfo=UTC)),
    ],
)
def test_a_day_begins_in_the_persons_own_zone(zone, day, begins):
    assert read_vacation_end(day, zone, NOW) == begins
    assert begins.astimezone(ZoneInfo(zone)).date() == date.fromisoformat(day)


def test_what_is_past_is_refused():
    for zone in ("UTC", "Asia/Tokyo", "America/New_York"):
        for typed in ("0d", "00d", "2026-03-01", "2026-02-28", "0001-01-01"):
            assert code(read_vacation_end(typed, zone, NOW)) == "vacation-past", (zone, typed)


NO_SPANS = ("", "d", "-3d", "3", "36h", "1.5d", "1e3d", "٣d", "14d14d", "999999d", "x" * 500)
NO_DAYS = ("2026-02-30", "2026-13-01", "2026-3-5", "20260305", "2026-W10-1", "10000-01-01")


def test_nonsense_is_refused():
    for typed in (*NO_SPANS, *NO_DAYS, "\u202e3d"):
        assert code(read_vacation_end(typed, ROME, NOW)) == "unknown-vacation", typed


def test_the_last_day_there_is_can_be_read_and_is_too_long():
    for zone in ZONES:
        end = read_vacation_end("9999-12-31", zone, NOW)
        wished = current_vacation(ALKAIOS, (), end=end, now=NOW)
        assert code(why_too_long((), wished, zone=zone, now=NOW)) == "vacation-long", zone


def test_a_year_has_28_days():
    assert allowance_left(2026, (), ROME) == 28 * DAY
    for days, lacks in ((28, False), (29, True), (9999, True)):
        wished = current_vacation(ALKAIOS, (), end=NOW + days * DAY, now=NOW)
        assert isinstance(why_too_long((), wished, zone=ROME, now=NOW), Refused) == lacks


def test_what_was_used_counts_and_what_was_not_used_does_not():
    ended_early = Vacation(ALKAIOS, NOW, NOW + 10 * DAY)
    assert allowance_left(2026, (ended_early,), ROME) == 18 * DAY
    later = NOW + 60 * DAY
    wished = current_vacation(ALKAIOS, (ended_early,), end=later + 18 * DAY, now=later)
    assert wished == (away(later, 18),)
    assert why_too_long((ended_early,), wished, zone=ROME, now=later) is None
    wished = current_vacation(ALKAIOS, (ended_early,), end=later + 19 * DAY, now=later)
    refused = why_too_long((ended_early,), wished, zone=ROME, now=later)
    assert speaker("en").say(refused.line) == (
        "You do not have that much vacation: of the 28 days in 2026, you have 18 days left."
    )


def test_nothing_left_is_said_so():
    taken = (away(NOW, 28),)
    later = NOW + 30 * DAY
    wished = current_vacation(ALKAIOS, taken, end=later + DAY, now=later)
    assert code(why_too_long(taken, wished, zone=ROME, now=later)) == "vacation-spent"
    hour_less = (Vacation(ALKAIOS, NOW, NOW + 28 * DAY - HOUR / 2),)
    assert code(why_too_long(hour_less, wished, zone=ROME, now=later)) == "vacation-spent"


def test_over_new_year_each_year_gives_its_own_days():
    midnight = datetime(2026, 12, 31, 23, tzinfo=UTC)  # the year begins in Rome
    begin = midnight - 20 * DAY
    both = (Vacation(ALKAIOS, begin, midnight + 25 * DAY),)
    assert why_too_long((), both, zone=ROME, now=begin) is None
    assert allowance_left(2026, both, ROME) == 8 * DAY
    assert allowance_left(2027, both, ROME) == 3 * DAY
    assert allowance_left(2026, both, "UTC") == 8 * DAY - HOUR
    longer = (Vacation(ALKAIOS, begin, midnight + 29 * DAY),)
    refused = why_too_long((), longer, zone=ROME, now=begin)
    assert dict(refused.line.params)["year"] == "2027"


def test_the_one_under_way_is_made_longer_or_shorter_and_counts_once():
    known, now = (away(NOW, 10),), NOW + 4 * DAY
    assert away_until(known, now) == NOW + 10 * DAY
    longer = current_vacation(ALKAIOS, known, end=now + 24 * DAY, now=now)
    assert longer == (away(NOW, 28),)
    assert why_too_long(known, longer, zone=ROME, now=now) is None
    too_long = current_vacation(ALKAIOS, known, end=now + 25 * DAY, now=now)
    refused = why_too_long(known, too_long, zone=ROME, now=now)
    assert dict(dict(refused.line.params)["left"].params)["days"] == 24
    assert current_vacation(ALKAIOS, known, end=now, now=now) == (away(NOW, 4),)
    assert away_until((away(NOW, 4),), now) is None


def test_who_has_taken_more_than_there_is_may_still_come_back_earlier():
    """Two accounts that become one may have taken more than one may."""
    known, now = (away(NOW, 28), away(NOW + 27 * DAY, 20)), NOW + 28 * DAY
    shorter = current_vacation(ALKAIOS, known, end=now + 9 * DAY, now=now)
    assert why_too_long(known, shorter, zone=ROME, now=now) is None
    longer = current_vacation(ALKAIOS, known, end=now + 20 * DAY, now=now)
    assert code(why_too_long(known, longer, zone=ROME, now=now)) == "vacation-spent"


def test_nobody_is_told_of_more_than_there_is():
    assert allowance_span(3 * DAY + 59 * HOUR / 60) == 3 * DAY
    assert allowance_span(HOUR / 2) == ZERO


@given(st.lists(STRETCHES, max_size=6), st.randoms(use_true_random=False), MOMENTS, MOMENTS)
def test_time_away_is_never_counted_twice(vacations, chance, one, other):
    begin, end = sorted((one, other))
    whole = time_spent(vacations, begin, end)
    assert ZERO <= whole <= end - begin
    assert whole <= sum((each.end - each.begin for each in vacations), ZERO)
    middle = begin + (end - begin) / 3
    assert time_spent(vacations, begin, middle) + time_spent(vacations, middle, end) == whole
    chance.shuffle(vacations)
    assert time_spent([*vacations, *vacations], begin, end) == whole


WISHES = st.lists(
    st.tuples(st.timedeltas(ZERO, 50 * DAY), st.one_of(st.none(), st.integers(1, 40))), max_size=30
)


@given(WISHES, st.sampled_from(ZONES))
def test_however_somebody_comes_and_goes_no_year_has_more_than_its_days(wishes, zone):
    known, now = {}, NOW
    for wait, days in wishes:
        now += wait
        kept = tuple(known.values())
        under_way = away_until(kept, now)
        if days is None and under_way is None:
            continue
        end = now if days is None else now + timedelta(days=days)
        wished = current_vacation(ALKAIOS, kept, end=end, now=now)
        if why_too_long(kept, wished, zone=zone, now=now) is None:
            known |= {each.begin: each for each in wished}
            assert away_until(known.values(), now) == (end if end > now else None)
        else:
            assert days is not None, "to come back is always possible"
    for year in range(2026, year_of(now, zone) + 2):
        begin, end = (datetime(each, 1, 1, tzinfo=ZoneInfo(zone)) for each in (year, year + 1))
        assert time_spent(known.values(), begin, end) <= ALLOWANCE
        assert allowance_left(year, known.values(), zone) == ALLOWANCE - time_spent(
            known.values(), begin, end
        )
