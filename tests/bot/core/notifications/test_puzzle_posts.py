"""The puzzle of the day is posted at the same time by the clock on the wall."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from bot.core.matches.model import Place
from bot.core.store.outbox import PuzzlePost

PLACE = Place("telegram", "-1")


def test_it_comes_at_the_same_local_time_when_summer_time_begins_and_ends():
    for day, hours in (
        (datetime(2026, 3, 28, 17, 0, tzinfo=UTC), 23),
        (datetime(2026, 10, 24, 16, 0, tzinfo=UTC), 25),
    ):
        following = PuzzlePost(place=PLACE, after=day).following(day, "Europe/Rome")
        assert following.after - day == timedelta(hours=hours)


def test_days_that_were_missed_are_not_made_up_for():
    day = datetime(2026, 6, 1, 16, 0, tzinfo=UTC)
    post = PuzzlePost(place=PLACE, after=day)
    late = day + timedelta(days=9, hours=2)
    assert post.following(late, "Europe/Rome").after == day + timedelta(days=10)


def local_times(zone, at, begin, days):
    """The times of the day in a zone at which a puzzle is posted on some days in a row."""
    own, post = ZoneInfo(zone), PuzzlePost(place=PLACE, after=begin)
    found = []
    for _ in range(days):
        post = post.following(post.after, zone, at)
        found.append(post.after.astimezone(own))
    return found


def test_it_keeps_its_local_time_over_both_changes_of_summer_time():
    for zone in ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"):
        for at in ("00:15", "02:30", "18:05"):
            hour, minute = map(int, at.split(":"))
            begin = datetime(2026, 1, 1, hour, minute, tzinfo=ZoneInfo(zone)).astimezone(UTC)
            found = local_times(zone, at, begin, 400)
            days = [each.date() for each in found]
            assert all(two - one == timedelta(days=1) for one, two in pairwise(days)), (zone, at)
            odd = [each for each in found if f"{each:%H:%M}" != at]
            assert len(odd) <= (2 if at == "02:30" else 0), (zone, at, odd)


def test_a_time_that_is_skipped_on_one_day_comes_back_on_the_next():
    begin = datetime(2026, 3, 28, 1, 30, tzinfo=UTC)  # 02:30 in Berlin, the day before
    found = local_times("Europe/Berlin", "02:30", begin, 3)
    assert [f"{each:%d %H:%M}" for each in found] == ["29 03:30", "30 02:30", "31 02:30"]


def test_a_time_that_comes_twice_is_used_once():
    begin = datetime(2026, 10, 24, 0, 30, tzinfo=UTC)  # 02:30 in Berlin, the day before
    found = local_times("Europe/Berlin", "02:30", begin, 3)
    assert [f"{each:%d %H:%M}" for each in found] == ["25 02:30", "26 02:30", "27 02:30"]
