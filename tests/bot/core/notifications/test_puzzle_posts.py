"""The puzzle of the day is posted at the same time by the clock on the wall."""

from datetime import UTC, datetime, timedelta

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
