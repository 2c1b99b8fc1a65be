"""Lessons in Telegram: solved in one message, in a private chat."""

from bot.core.matches.messages import line
from bot.core.matches.preferences import Settings
from bot.core.views.views import Answer, ShareText
from bot.frontends.telegram.message import MAX_BUTTONS, MAX_CAPTION, length
from bot.frontends.telegram.render import answer_message
from bot.i18n import speaker
from tests.bot.rulebook.learning import LESSONS, everything, standalone_puzzles, turned

READER = Settings()


def test_what_is_shared_is_copied_by_a_tap():
    text = ShareText((line("rush-title"), line("rush-go")))
    card = answer_message(Answer(lines=(line("share-here"),), content=text), READER)
    assert card.text.endswith("\n<pre>Puzzle rush\nStart</pre>")


def test_a_lesson_is_a_picture_with_its_task_beneath_it_and_buttons_that_fit():
    wrong = [
        (lesson.key, word)
        for lesson in LESSONS
        for word, taught in everything(lesson)
        if not fits(taught.answer)
    ]
    assert wrong == []


def test_puzzles_of_no_course_fit_as_well():
    wrong = [
        (puzzle.key, word)
        for puzzle in standalone_puzzles()
        for word, taught in everything(puzzle)
        if not fits(taught.answer)
    ]
    assert wrong == []


def fits(answer):
    """Whether an answer is a picture with all that is said and all buttons beneath it."""
    card = answer_message(answer, READER)
    rows = card.buttons.inline_keyboard
    has_all = sum(map(len, rows)) == len(answer.choices) <= MAX_BUTTONS
    is_legible = max(map(len, rows)) <= 6 and "…" not in card.text
    said = "\n".join(map(speaker("en").say, answer.lines))
    return card.picture is not None and length(said) <= MAX_CAPTION and has_all and is_legible


def test_the_menu_has_each_game_in_a_row_of_its_own():
    card = answer_message(turned("learn::0:").answer, READER)
    assert len(card.buttons.inline_keyboard) == 12


async def test_a_lesson_is_solved_in_the_message_that_was_pressed(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/learn walker-petteia")
    lesson = one.chat.last
    count = len(one.chat.live)
    for label, shown in (
        ("1. Trap an enemy", "Capture the enemy on c4."),
        ("Hint", "One of your men is already next to the enemy."),
        ("h1", "h1: where to?"),
        ("Another piece", "Which piece?"),
        ("d1", "d1: where to?"),
        ("d3", "does not solve the task"),
        ("Try again", "Capture the enemy on c4."),
        ("d1", "d1: where to?"),
        ("d4", "Well done."),
        ("Lessons", "You have solved 1 of 12 lessons."),
    ):
        await bench.press(one, lesson, label)
        assert shown in lesson.text
    assert len(one.chat.live) == count


async def test_a_lesson_goes_on_after_a_restart(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/learn walker-petteia 1")
    lesson = one.chat.last
    await bench.press(one, lesson, "d1")
    await bench.restart()
    await bench.press(one, lesson, "d4")
    assert "Well done." in lesson.text


async def test_in_a_group_lessons_are_taken_in_private(bench, pair, agora):
    one, _ = pair
    await bench.welcome(one)
    count = len(agora.live)
    await bench.say(one, "/learn walker-petteia 1", agora)
    assert "Capture the enemy on c4." in one.chat.last.text
    assert len(agora.live) == count


async def test_a_link_may_lead_to_lessons_and_do_nothing_in_them(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/start learn__0_poleis")
    assert "Poleis (Dmytro) · Lessons" in one.chat.last.text
    await bench.say(one, "/start learn__0_walker-petteia=line=p9")
    assert "Well done." not in one.chat.last.text
