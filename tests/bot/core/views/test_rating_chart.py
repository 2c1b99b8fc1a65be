"""The chart of a rating: its curve, its texts, and the same in words."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.core.matches.model import Account, AccountId
from bot.core.matches.preferences import Settings
from bot.core.matches.ratings import Rating, RatingPoint
from bot.core.views.rating_chart import game_menu, rating_chart
from bot.i18n import LANGUAGES, speaker
from render import graphic_png

NOW = datetime(2026, 11, 29, 23, 30, tzinfo=UTC)
ALKAIOS = Account(AccountId("a1"), "Alkaios")
VIEWER = Account(AccountId("b2"), "Brasidas")


def history(*ago):
    """A match so many days ago each, with ratings that rise by 20."""
    return tuple(
        RatingPoint(NOW - timedelta(days=each), 1500.4 + 20 * at, 250 - 10 * at)
        for at, each in enumerate(ago)
    )


def chart(*ago, viewer=VIEWER, value=1560.0):
    rating = Rating(value, 120.2, 0.12, len(ago), NOW)
    return rating_chart(ALKAIOS, "lemery-compact", rating, history(*ago), viewer)


def written(shown, language="en"):
    return shown.graphic(speaker(language).say)


def words(shown, language="en"):
    [said] = shown.words
    return speaker(language).say(said)


def test_the_curve_goes_from_the_first_match_to_now():
    points = chart(90, 30).points
    assert [round(each.value) for each in points] == [1500, 1520, 1560]
    assert points[-1].at == NOW.timestamp()
    assert points[-1].deviation == 120.2


def test_a_match_that_was_counted_after_a_later_one_turns_no_time_back():
    points = chart(30, 2, 9, -1).points
    days = [(each.at - NOW.timestamp()) / 86_400 for each in points]
    assert [round(each) for each in days] == [-30, -2, -2, 1, 1]
    assert graphic_png(written(chart(30, 2, 9, -1)))


def test_a_chart_says_whose_rating_it_is_in_which_game_and_how_high():
    shown = written(chart(90, 30))
    assert (shown.title, shown.subtitle) == ("Alkaios", "Compact Petteia (Lemery Games)")
    assert shown.rows == (("Rating", "1560 ± 240"), ("Highest", "1560"), ("Rated matches", "2"))


def test_the_highest_may_be_in_the_past():
    assert ("Highest", "1520") in written(chart(90, 30, value=1490.0)).rows


@pytest.mark.parametrize(
    ("ago", "said"),
    [
        ((90, 30), ["31 August", "15 October", "now"]),
        ((900, 30), ["June 2024", "September 2025", "now"]),
        ((0.01,), ["29 November", "now"]),
        ((0,), ["now"]),
        ((), ["now"]),
    ],
)
def test_days_are_written_beneath_a_short_curve_and_months_beneath_a_long_one(ago, said):
    days = [text.replace("August 31", "31 August") for _, text in written(chart(*ago)).ticks]
    days = [_day_first(each) for each in days]
    assert days == said


def _day_first(text):
    month, _, day = text.partition(" ")
    return f"{day} {month}" if day.isdigit() and len(day) < 3 else text


def test_days_are_those_of_the_viewers_zone():
    far = replace(VIEWER, settings=replace(Settings(), zone="Pacific/Auckland"))
    assert _day_first(written(chart(1, viewer=far)).ticks[0][1]) == "29 November"
    assert _day_first(written(chart(1)).ticks[0][1]) == "28 November"


def test_the_words_tell_the_course():
    assert words(chart(90, 30)) == (
        "Rating in Compact Petteia (Lemery Games):"
        " from 1500 in August 2026 to 1560\u00a0±\u00a0240 now, highest 1560."
    )
    assert words(chart(1)).endswith(": 1560\u00a0±\u00a0240 now, after one match.")
    assert words(chart()).endswith(": 1560\u00a0±\u00a0240 now.")


def test_the_theme_is_the_viewers():
    night = replace(VIEWER, settings=replace(Settings(), theme="night"))
    assert chart(9, viewer=night).theme == "night"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ago", [(), (0,), (3, 2), (900, 400, 2)])
def test_a_chart_is_drawn_in_every_language(language, ago):
    assert graphic_png(written(chart(*ago), language)).startswith(b"\x89PNG")
    assert "1560" in words(chart(*ago), language)


def test_a_menu_has_every_game_and_who_it_is_about_within_64_bytes():
    person = replace(ALKAIOS, id=AccountId("f" * 24))
    menu = game_menu(person, ("poleis", "lemery-latrunculi"), "lemery-latrunculi")
    assert [str(each.control) for each in menu.choices] == [
        f"profile::0:poleis={'f' * 24}",
        f"profile::0:lemery-latrunculi={'f' * 24}",
    ]
    assert menu.chosen == menu.choices[1].control
    assert all(len(str(each.control)) <= 64 for each in menu.choices)
