"""Learning by words and buttons, over a real store."""

import json
from datetime import timedelta

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Place
from bot.core.store.values import Post
from bot.i18n import speaker
from bot.rulebook.lessons.lesson import lessons
from bot.rulebook.lessons.standalone import daily_puzzle
from engine.catalogue import KEYS
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.linked_accounts import linked
from tests.bot.core.sample_matches import NOW
from tests.bot.rulebook.learning import LESSONS, place, solving

SAY = speaker("en").say
FIRST = lessons("walker-petteia")[0]
EACH = "Each lesson is a position with a task. You play Orange. You have solved"


def named(answer, label):
    """The control of the button with this label."""
    return next(str(each.control) for each in answer.choices if SAY(each.label) == label)


def square(answer, name):
    """The control of a square in the picture."""
    return next(str(spot.control) for spot in answer.content.spots if spot.square == name)


async def solve(bench, name, lesson):
    return await bench.press(name, place(lesson, solving(lesson)))


async def test_a_lesson_is_solved_by_tapping_a_piece_and_where_it_goes(bench):
    menu = await bench.say("Alkaios", "learn")
    assert codes(menu) == ["learn-menu", "learn-all", "learn-ahead"]
    listed = await bench.press("Alkaios", named(menu, "Petteia (Damian Walker): 0 of 12"))
    task = await bench.press("Alkaios", named(listed, "1. Trap an enemy"))
    assert told(task.lines)[1:] == ["Capture the enemy on c4.", "Which piece?"]
    piece = await bench.press("Alkaios", square(task, "d1"))
    done = await bench.press("Alkaios", square(piece, "d4"))
    assert told(done.lines)[1:] == [
        "Well done.",
        "d1-d4 captures c4: it is in a straight line between two of your men.",
    ]
    assert codes(await bench.press("Alkaios", control(done, "learn-next")))[1] == "task-many"
    again = await bench.say("Alkaios", "learn walker-petteia")
    assert told(again.lines)[1] == "You have solved 1 of 12 lessons."
    assert named(again, "1. Trap an enemy ✓")


async def test_what_does_not_solve_it_says_what_it_did_and_is_tried_again(bench):
    answer = await bench.say("Alkaios", "learn walker-petteia 1 d1-d3")
    assert told(answer.lines)[1:] == [
        "That is legal, but it does not solve the task.",
        "Orange played d1-d3.",
        "You did not capture c4.",
    ]
    again = await bench.press("Alkaios", control(answer, "learn-again"))
    assert codes(again)[1] == "task-line"
    listed = await bench.say("Alkaios", "learn walker-petteia")
    assert codes(listed)[1] == "learn-solved"
    assert named(listed, "1. Trap an enemy")


async def test_to_look_at_the_answer_solves_nothing(bench):
    for word in ("hint", "tell"):
        await bench.press("Alkaios", place(FIRST, word))
    menu = await bench.say("Alkaios", "learn")
    assert told(menu.lines)[1] == f"{EACH} 0 of {len(LESSONS)} lessons."


async def test_every_lesson_can_be_solved_and_then_all_are(bench):
    for lesson in LESSONS:
        assert codes(await solve(bench, "Alkaios", lesson))[1] == "lesson-praise"
    menu = await bench.say("Alkaios", "learn")
    count = len(LESSONS)
    assert told(menu.lines)[1] == f"{EACH} {count} of {count} lessons."
    for key in KEYS:
        assert codes(await bench.say("Alkaios", f"learn {key}"))[1] == "learn-done"


async def test_progress_is_each_persons_own(bench):
    await solve(bench, "Alkaios", FIRST)
    assert codes(await bench.say("Brasidas", "learn walker-petteia"))[1] == "learn-solved"
    who = await bench.person("Brasidas")
    assert await bench.store.lessons_of(who.id) == {}


async def test_the_first_time_counts(bench):
    await solve(bench, "Alkaios", FIRST)
    bench.now = NOW + timedelta(days=3)
    await solve(bench, "Alkaios", FIRST)
    who = await bench.person("Alkaios")
    assert await bench.store.lessons_of(who.id) == {FIRST.key: NOW}


async def test_what_is_solved_is_taken_along_and_goes_with_the_person(bench):
    await solve(bench, "Alkaios", FIRST)
    who = await bench.person("Alkaios")
    export = await bench.say("Alkaios", "export")
    assert json.loads(export.content.text)["lessons"] == {FIRST.key: NOW.isoformat()}
    await bench.say("Alkaios", "forget yes")
    assert await bench.store.lessons_of(who.id) == {}


async def test_who_is_one_person_on_two_platforms_has_solved_what_both_have(bench):
    await solve(bench, "Alkaios", FIRST)
    await solve(bench, "Brasidas", lessons("poleis")[0])
    await linked(bench, "Brasidas", "Alkaios")
    menu = await bench.say("Brasidas", "learn")
    assert told(menu.lines)[1] == f"{EACH} 2 of {len(LESSONS)} lessons."


async def test_a_control_that_no_bot_wrote_keeps_nothing(bench):
    for forged in ("learn::0:poleis=line=p999", "learn::0:poleis=line=a1", "learn::0:chess"):
        answer = await bench.press("Alkaios", forged)
        assert codes(answer) == ["refused-forged"]
    in_match = await bench.begin()
    assert (await bench.press("Alkaios", f"learn:{in_match}:0:poleis")).refused
    who = await bench.person("Alkaios")
    assert await bench.store.lessons_of(who.id) == {}


async def test_lessons_change_no_match_and_can_be_taken_beside_one(bench):
    match = await bench.begin()
    before = await bench.store.match(match)
    answer = await bench.say("Alkaios", "learn poleis 2 c1-c6", here=match)
    assert codes(answer)[1] == "lesson-praise"
    assert await bench.store.match(match) == before


async def test_help_and_the_rulebook_lead_to_the_lessons(bench):
    helped = await bench.say("Alkaios", "help")
    assert codes(await bench.press("Alkaios", control(helped, "button-learn")))[0] == "learn-menu"
    page = await bench.say("Alkaios", "rules poleis")
    listed = await bench.press("Alkaios", control(page, "button-learn"))
    assert codes(listed)[0] == "learn-title"
    back = await bench.press("Alkaios", control(listed, "learn-rules"))
    assert codes(back)[1] == "rule-poleis-glance"
    match = await bench.begin()
    assert "button-learn" not in labels(await bench.say("Alkaios", "rules", here=match))


async def test_the_word_is_completed_with_the_rulesets(bench):
    assert await bench.complete("Alkaios", "lea") == ["learn "]
    assert await bench.complete("Alkaios", "learn pol") == ["learn poleis"]


async def test_all_that_a_button_needs_is_in_its_text(bench):
    task = await bench.say("Alkaios", "learn poleis 2")
    assert all(each.control.match is None for each in task.choices)
    fresh = await bench.press("Brasidas", square(task, "c1"))
    assert fresh.content.picture.picked == "c1"


async def test_the_puzzle_of_the_day_is_asked_for_by_a_word_and_by_a_button(bench):
    asked = await bench.say("Alkaios", "puzzle")
    assert codes(asked)[0] == "daily-title"
    menu = await bench.say("Brasidas", "learn")
    assert (await bench.press("Brasidas", control(menu, "learn-daily"))).lines == asked.lines
    puzzle = daily_puzzle(NOW.date())
    await solve(bench, "Alkaios", puzzle)
    who = await bench.person("Alkaios")
    assert await bench.store.lessons_of(who.id) == {puzzle.key: NOW}
    bench.now = NOW + timedelta(days=1)
    assert (await bench.say("Alkaios", "puzzle")).lines != asked.lines


async def test_without_a_computer_a_course_leads_to_a_match_against_a_person(bench):
    listed = await bench.say("Alkaios", "learn poleis")
    assert "learn-play" in labels(listed)
    assert "learn-match" not in labels(listed)


async def test_in_a_chat_the_puzzle_says_who_of_those_that_play_there_has_solved_it(bench):
    match = await bench.begin()
    group = Place("telegram", "-100")
    await bench.store.keep_post(Post(match=match, place=group, message="1", turn=0))

    async def asked(name, chat="telegram"):
        context = RequestContext(place=group, chat=chat)
        return await bench.dispatcher.hear(await bench.person(name), "puzzle", context)

    said = told((await asked("Alkaios")).lines)
    assert said[1] == "Nobody who plays here has solved the puzzle yet."
    await solve(bench, "Brasidas", daily_puzzle(NOW.date()))
    for ago in (2, 1):
        await solve(bench, "Alkaios", daily_puzzle(NOW.date() - timedelta(days=ago)))
    await solve(bench, "Alkaios", daily_puzzle(NOW.date()))
    assert told((await asked("Alkaios")).lines)[1:4] == [
        "The puzzle was solved today by:",
        "\u2068Alkaios\u2069: 3 days in a row",
        "\u2068Brasidas\u2069",
    ]
    assert "daily-tally" not in codes(await asked("Alkaios", chat=None))
