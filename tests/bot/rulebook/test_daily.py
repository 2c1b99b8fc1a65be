"""The puzzle of the day: one for each date, the same for everyone, solved as lessons are."""

from datetime import date, timedelta
from itertools import pairwise

from bot.core.matches.controls import MAX_CONTROL_BYTES
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.lessons.puzzles import DAILY, puzzles
from bot.rulebook.lessons.standalone import A_WEEK, WEEKS_FROM, daily_puzzle, place_of
from tests.bot.rulebook.learning import (
    COURSE,
    READER,
    codes,
    labels,
    place,
    solving,
    stages,
    turned,
    words_at,
)

DAY = date(2026, 11, 23)


def test_each_puzzle_is_that_of_a_day_before_one_comes_again():
    count = len(puzzles(DAILY))
    days = [daily_puzzle(WEEKS_FROM - timedelta(days=1 + at)) for at in range(count)]
    assert len({(each.rules, each.position) for each in days}) == count
    alike = sum(one.rules == two.rules for one, two in pairwise(days))
    assert alike < count / 4


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_by_its_button():
    asked = COURSE.daily(READER, DAY).answer
    assert turned(place_of(DAY).control).answer == asked
    assert speaker("en").say(asked.lines[0]).startswith("Puzzle of November 23 · ")
    assert daily_puzzle(DAY + timedelta(days=1)).position != daily_puzzle(DAY).position


def test_it_is_solved_as_lessons_are_and_then_leads_to_a_match():
    puzzle = daily_puzzle(DAY)
    taught = turned(place(puzzle, solving(puzzle)))
    assert taught.solved == "daily=20261123"
    assert "lesson-praise" in codes(taught.answer)
    assert labels(taught.answer) == [
        *("puzzle-more", "puzzle-share", "rush-title"),
        *("learn-match", "learn-play", "learn-games"),
    ]


def test_from_a_monday_on_each_week_has_one_game_and_its_puzzles_get_harder():
    weeks = [
        [daily_puzzle(WEEKS_FROM + timedelta(days=A_WEEK * week + day)) for day in range(A_WEEK)]
        for week in range(18)
    ]
    assert WEEKS_FROM.weekday() == 0
    games = [{each.rules for each in week} for week in weeks]
    assert all(len(each) == 1 for each in games)
    assert len(set().union(*games)) == 9
    assert all(one != other for one, other in pairwise(games))
    rating = {(each.ruleset, each.position): each.rating for each in puzzles(DAILY)}
    for week in weeks:
        ratings = [rating[each.rules, each.position] for each in week]
        assert ratings == sorted(ratings)
    shown = {(each.rules, each.position) for week in weeks for each in week}
    assert len(shown) == 18 * A_WEEK


def test_days_before_that_keep_the_puzzles_they_had():
    had = {
        date(2026, 11, 23): "8/8/6P1/7P/Ppp5/pP6/8/Pp6 1 - - -",
        date(2026, 12, 6): "8/8/8/8/1PP5/8/1PpP3P/3pP3 1 - - -",
    }
    for day, position in had.items():
        assert daily_puzzle(day).position == position


def test_what_can_be_done_in_a_puzzle_is_answered_in_every_language_and_its_buttons_are_short():
    for at in range(0, 60, 7):
        puzzle = daily_puzzle(DAY + timedelta(days=at))
        for stage in stages(puzzle):
            for word in list(words_at(stage))[:12]:
                answer = turned(place(stage, word)).answer
                assert not answer.refused, (puzzle.key, word)
                assert all(len(str(each.control)) <= MAX_CONTROL_BYTES for each in answer.choices)
                for language in LANGUAGES:
                    assert "{" not in "".join(map(speaker(language).say, answer.lines))


def test_a_day_that_is_none_is_refused():
    for choice in ("daily=20261340", "daily=1", "daily=line", "daily=20261123=999", "daily=x=1"):
        assert codes(turned(f"learn::0:{choice}").answer) == ["refused-forged"], choice
