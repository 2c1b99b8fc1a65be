"""Quiet hours and the moments of digests, by the clock on the wall."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.preferences import QuietHours, Settings
from bot.core.notifications.policy import next_digest, quiet_until

NIGHT = QuietHours(time(22), time(8))
ZONES = ("UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata",
         "Pacific/Apia", "America/St_Johns")  # fmt: skip
MINUTES = st.times().map(lambda at: at.replace(second=0, microsecond=0))
QUIET = st.builds(QuietHours, MINUTES, MINUTES).filter(lambda quiet: quiet.begin != quiet.end)
NOW = st.datetimes(datetime(2010, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
SETTINGS = st.builds(
    Settings, zone=st.sampled_from(ZONES), quiet=st.none() | st.just(NIGHT) | QUIET
)


def rome(text):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Rome"))


def until(now, quiet=NIGHT, zone="Europe/Rome"):
    return quiet_until(Settings(zone=zone, quiet=quiet), now)


def test_a_night_goes_over_midnight_and_ends_at_its_end():
    ends = {
        "2026-03-01 21:59": None,
        "2026-03-01 22:00": "2026-03-02 08:00",
        "2026-03-02 07:59": "2026-03-02 08:00",
        "2026-03-02 08:00": None,
        "2026-03-02 12:00": None,
    }
    for now, end in ends.items():
        assert until(rome(now)) == (end and rome(end)), now


def test_hours_of_one_day_are_quiet_too():
    noon = QuietHours(time(12), time(14, 30))
    assert until(rome("2026-03-01 13:00"), noon) == rome("2026-03-01 14:30")
    assert until(rome("2026-03-01 22:00"), noon) is None


def test_without_quiet_hours_it_is_never_quiet():
    assert until(rome("2026-03-01 03:00"), None) is None


def test_a_night_with_an_hour_less_or_more_ends_by_the_clock_on_the_wall():
    summer, winter = rome("2026-03-29 01:00"), rome("2026-10-25 01:00")
    assert (until(summer) - summer.astimezone(UTC)) == timedelta(hours=6)
    assert (until(winter) - winter.astimezone(UTC)) == timedelta(hours=8)


def test_an_end_that_comes_twice_or_never_is_not_missed():
    early = QuietHours(time(23), time(2, 30))
    # Clocks go from 2:00 to 3:00: by 3:30 at the latest it is over.
    assert until(rome("2026-03-29 01:50"), early) == rome("2026-03-29 03:30")
    # Clocks go from 3:00 back to 2:00: what is quiet once more is so for half an hour.
    again = rome("2026-10-25 02:10").replace(fold=1)
    assert until(again, early).astimezone(UTC) == again.astimezone(UTC) + timedelta(minutes=20)


@given(SETTINGS, NOW)
def test_quiet_hours_end_within_a_day_and_it_is_not_quiet_then(settings, now):
    end = quiet_until(settings, now)
    if end is not None:
        # A day may be 25 hours long, or be left out where the date line was moved.
        assert now < end <= now + timedelta(hours=50)
        assert quiet_until(settings, end) is None


@given(SETTINGS, NOW, st.booleans())
def test_a_digest_comes_soon_and_never_in_quiet_hours(settings, now, sent_today):
    at = next_digest(settings, now, sent_today=sent_today)
    assert now < at <= now + timedelta(hours=99)
    assert quiet_until(settings, at) is None


@given(SETTINGS, NOW)
def test_digests_come_on_days_of_their_own(settings, now):
    zone = ZoneInfo(settings.zone)
    days = []
    for _ in range(5):
        now = next_digest(settings, now, sent_today=True)
        days.append(now.astimezone(zone).date())
    assert len(set(days)) == len(days)


def test_a_digest_comes_at_eight_or_when_the_quiet_hours_end():
    for quiet, now, at in (
        (None, "2026-03-01 07:59", "2026-03-01 08:00"),
        (None, "2026-03-01 08:00", "2026-03-02 08:00"),
        (NIGHT, "2026-03-01 23:00", "2026-03-02 08:00"),
        (QuietHours(time(23), time(10)), "2026-03-01 23:30", "2026-03-02 10:00"),
        (QuietHours(time(23), time(10)), "2026-03-01 09:00", "2026-03-01 10:00"),
    ):
        wish = Settings(zone="Europe/Rome", quiet=quiet)
        assert next_digest(wish, rome(now)) == rome(at), (quiet, now)


def test_whoever_was_told_today_is_told_tomorrow():
    settings = Settings(zone="Europe/Rome")
    late = rome("2026-03-01 07:59")  # yesterday's, after an outage
    assert next_digest(settings, late, sent_today=True) == rome("2026-03-02 08:00")
