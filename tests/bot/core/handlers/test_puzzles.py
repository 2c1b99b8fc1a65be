"""More puzzles at one's own level, puzzle rush, and what is shared, over a real store."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.core.matches.actions import choices
from bot.core.matches.context import RequestContext
from bot.core.matches.groups import Group, GroupSettings
from bot.core.matches.model import GroupKey, Place
from bot.core.matches.puzzles import RUSH_TIME, PuzzleTry
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.lessons.places import HINT, TELL
from bot.rulebook.lessons.standalone import daily_puzzle, rated_puzzles, standalone_puzzle
from engine.catalogue import KEYS
from tests.bot.core.conftest import codes, labels, say, told
from tests.bot.core.sample_matches import NOW
from tests.bot.rulebook.learning import place, solving, words_at


def shown(answer):
    """The puzzle of a page, by a button of it that goes on in it."""
    for choice in answer.choices:
        kind, _, rest = str(choice.control.choice).partition("=")
        number = rest.partition("=")[0]
        if kind in {"more", "rush"} and number.isdigit():
            return standalone_puzzle(kind, number)
    raise AssertionError(codes(answer))


def missing(lesson):
    """What is said in a puzzle that does not solve it."""
    game = lesson.game
    wrong = (word for word in words_at(lesson) if word.startswith("p"))
    return next(word for word in wrong if not lesson.solves(choices(game)[int(word[1:])]))


async def solve(bench, name, lesson):
    return await bench.press(name, place(lesson, solving(lesson)))


async def miss(bench, name, lesson):
    return await bench.press(name, place(lesson, missing(lesson)))


async def rating(bench, name):
    return await bench.store.puzzle_rating((await bench.person(name)).id)


async def test_more_puzzles_come_by_a_word_and_by_a_button_each_once(bench):
    page, seen = await bench.say("Alkaios", "puzzle more"), set()
    for _ in range(5):
        puzzle = shown(page)
        assert puzzle.key not in seen
        seen.add(puzzle.key)
        solved = await solve(bench, "Alkaios", puzzle)
        assert solved.lines[-1].code == "puzzle-rating"
        another = next(each for each in solved.choices if each.label.code == "puzzle-more")
        page = await bench.press("Alkaios", another.control)
    who = await bench.person("Alkaios")
    assert set(await bench.store.puzzle_tries_of(who.id)) == seen


async def test_puzzles_follow_a_persons_level(bench):
    levels = {}
    for name, act in (("Alkaios", solve), ("Brasidas", miss)):
        for _ in range(8):
            puzzle = shown(await bench.say(name, "puzzle more"))
            await act(bench, name, puzzle)
        levels[name] = rated_puzzles()[puzzle.key]
    assert levels["Alkaios"] > levels["Brasidas"] + 100
    assert (await rating(bench, "Alkaios")).value > 1600
    assert (await rating(bench, "Brasidas")).value < 1400


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_can_be_named(bench, language):
    page = await bench.say("Alkaios", "puzzle more poleis")
    assert shown(page).rules == "poleis"
    assert "{" not in "".join(map(speaker(language).say, page.lines))
    same = next(each for each in page.choices if each.label.code == "puzzle-same-game")
    await miss(bench, "Alkaios", shown(page))
    other = shown(await bench.press("Alkaios", same.control))
    assert (other.rules, other.key == shown(page).key) == ("poleis", False)


async def test_each_kind_has_names_in_each_language_and_others_are_refused(bench):
    for typed, first in (
        ("aufgabe weitere", "more-title"),
        ("puzzel meer", "more-title"),
        ("aufgabe zeit", "rush-title"),
        ("puzzle daily", "daily-title"),
        ("puzzle faster", "refused-unknown-puzzle"),
        ("puzzle more chess", "refused-unknown-ruleset"),
    ):
        assert codes(await bench.say("Alkaios", typed))[0] == first, typed


async def test_a_hint_makes_a_puzzle_not_count_and_asking_for_the_solution_loses_it(bench):
    hinted = shown(await bench.say("Alkaios", "puzzle more"))
    await bench.press("Alkaios", place(hinted, HINT))
    await solve(bench, "Alkaios", hinted)
    assert await rating(bench, "Alkaios") is None
    told_ = shown(await bench.say("Alkaios", "puzzle more"))
    assert told_.key != hinted.key
    await bench.press("Alkaios", place(told_, TELL))
    await solve(bench, "Alkaios", told_)
    after = await rating(bench, "Alkaios")
    assert (after.matches, after.value < 1500) == (1, True)


async def test_where_every_puzzle_was_tried_there_is_none_left(bench, monkeypatch):
    monkeypatch.setattr("bot.core.handlers.puzzles.next_puzzle", lambda *_: None)
    assert codes(await bench.say("Alkaios", "puzzle more")) == ["refused-no-puzzle-left"]


async def test_a_rush_goes_from_the_easiest_on_and_counts_what_is_solved(bench):
    menu = await bench.say("Alkaios", "puzzle rush")
    assert (codes(menu), labels(menu)) == (["rush-title", "rush-about"], ["rush-go", "puzzle-more"])
    page = await bench.press("Alkaios", "learn::0:rush=go")
    assert page.until == NOW + RUSH_TIME
    ratings = []
    for act, code in ((solve, "rush-right"), (miss, "rush-wrong"), (solve, "rush-right")):
        puzzle = shown(page)
        ratings.append(rated_puzzles()[f"more={puzzle.name}"])
        bench.now += timedelta(seconds=20)
        page = await act(bench, "Alkaios", puzzle)
        assert code in codes(page)
    assert ratings == sorted(ratings)
    assert "2 solved, 120 seconds left" in told(page.lines)
    assert await rating(bench, "Alkaios") is None
    assert labels(page)[-2:] != ["learn-hint", "learn-tell"]


async def test_what_comes_too_late_counts_no_more_by_the_servers_clock(bench):
    page = await bench.press("Alkaios", "learn::0:rush=go")
    page = await solve(bench, "Alkaios", shown(page))
    late = shown(page)
    bench.now = NOW + RUSH_TIME
    over = await solve(bench, "Alkaios", late)
    assert told(over.lines) == [
        "Puzzle rush",
        "Time is up. Puzzles solved: 1.",
        "Your best result: 1.",
    ]
    assert codes(await solve(bench, "Alkaios", late)) == codes(over)
    who = await bench.person("Alkaios")
    assert [each.solved for each in await bench.store.rushes_of(who.id)] == [1]


async def test_a_puzzle_that_is_not_the_one_of_now_changes_nothing_in_a_rush(bench):
    first = shown(await bench.press("Alkaios", "learn::0:rush=go"))
    await solve(bench, "Alkaios", first)
    again = await solve(bench, "Alkaios", first)
    assert shown(again).key != first.key
    assert "1 solved, 180 seconds left" in told(again.lines)
    running = await bench.press("Alkaios", "learn::0:rush=go")  # does not begin another
    assert "1 solved, 180 seconds left" in told(running.lines)


async def test_the_best_rush_and_the_rating_are_in_the_own_profile_alone(bench):
    for count in (2, 1):
        page = await bench.press("Alkaios", "learn::0:rush=go")
        for _ in range(count):
            page = await solve(bench, "Alkaios", shown(page))
        bench.now += RUSH_TIME
    own = told((await bench.say("Alkaios", "profile")).lines)
    assert own[-1] == "Puzzle rating: 1500\u00a0±\u00a0560. Best puzzle rush: 2."
    await bench.person("Brasidas")
    other = await bench.say("Brasidas", "profile Alkaios")
    assert "profile-puzzles" not in codes(other)


async def test_what_is_shared_tells_how_it_was_solved_and_not_how_to(bench):
    day = NOW.date()
    for ago in (2, 1):
        await solve(bench, "Alkaios", daily_puzzle(day - timedelta(days=ago)))
    puzzle = daily_puzzle(day)
    await miss(bench, "Alkaios", puzzle)
    await bench.press("Alkaios", place(puzzle, HINT))
    page = await solve(bench, "Alkaios", puzzle)
    share = next(each for each in page.choices if each.label.code == "puzzle-share")
    shared = await bench.press("Alkaios", share.control)
    title, how = [say(line) for line in shared.content.lines]
    assert title == f"Petteia · {say(puzzle.title)}"
    assert how == "Solved on try 2 with a hint · 3 days in a row"
    name = puzzle.game.write(puzzle.shown)
    for language in LANGUAGES:
        words = [speaker(language).say(line) for line in shared.content.lines]
        assert name not in "".join(words)
    refused = await bench.press("Brasidas", share.control)
    assert codes(refused) == ["refused-forged"]


async def test_the_day_is_that_of_the_persons_zone(bench):
    bench.now = datetime(2026, 12, 7, 3, 0, tzinfo=UTC)
    await bench.say("Alkaios", "settings zone=America/New_York")
    assert (await bench.say("Alkaios", "puzzle")).lines[0] == daily_puzzle(
        datetime(2026, 12, 6, tzinfo=UTC).date()
    ).title
    assert (await bench.say("Brasidas", "puzzle")).lines[0] == daily_puzzle(
        datetime(2026, 12, 7, tzinfo=UTC).date()
    ).title


async def test_in_a_group_that_has_it_posted_the_day_is_that_of_the_group(bench):
    bench.now = datetime(2026, 12, 7, 20, 0, tzinfo=UTC)
    place_, key = Place("telegram", "-100"), GroupKey("telegram", "-100")
    settings = GroupSettings(puzzle=place_.key, puzzle_zone="Asia/Kolkata")
    await bench.store.keep_group_settings(key, settings, bench.now)
    group = Group(key, place_, (), None, str)
    context = RequestContext(place=place_, chat="telegram", group=group)
    page = await bench.dispatcher.hear(await bench.person("Alkaios"), "puzzle", context)
    assert page.lines[0] == daily_puzzle(datetime(2026, 12, 8, tzinfo=UTC).date()).title


async def test_the_export_holds_tries_ratings_and_rushes(bench):
    puzzle = shown(await bench.say("Alkaios", "puzzle more"))
    await solve(bench, "Alkaios", puzzle)
    await bench.press("Alkaios", "learn::0:rush=go")
    document = json.loads((await bench.say("Alkaios", "export")).content.text)["puzzles"]
    done = document["tries"][puzzle.key]
    assert {**done, "at": NOW} == vars_of(PuzzleTry(1, 0, hinted=False, solved=True, at=NOW))
    assert document["rating"]["matches"] == 1
    assert [rush["solved"] for rush in document["rushes"]] == [0]


def vars_of(done):
    return {name: getattr(done, name) for name in done.__slots__}


def test_every_game_of_the_bank_can_be_asked_for():
    by_game = [len(rated_puzzles(key)) for key in KEYS]
    assert sum(by_game) == len(rated_puzzles())
    assert sum(count > 0 for count in by_game) >= 8
