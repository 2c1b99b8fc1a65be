"""Lessons on Discord: one private message, squares in its menus as in a match."""

from bot.core.matches.messages import line
from bot.core.matches.preferences import Settings
from bot.core.views.views import Answer, ShareText
from bot.frontends.discord.message import MAX_BUTTONS_A_ROW, MAX_ROWS
from bot.frontends.discord.render import Renderer
from bot.rulebook.lessons.lesson import TaskKind
from engine.catalogue import KEYS
from tests.bot.frontends.discord.world import labels, menus, private
from tests.bot.rulebook.learning import LESSONS, answered, everything, standalone_puzzles


def options(message, menu=0):
    return [option["label"] for option in menus(message)[menu]["options"]]


WRITER = Renderer(Settings())
SHARED = Answer(
    lines=(line("share-here"),), content=ShareText((line("rush-title"), line("rush-go")))
)


def test_what_is_shared_stands_in_a_block_that_can_be_copied():
    assert WRITER.answer(SHARED).content.endswith("\n```\nPuzzle rush\nStart\n```")


def fits(sheet):
    """Whether a sheet is a picture with a text, and its buttons and menus fit beneath it."""
    rows = -(-len(sheet.buttons) // MAX_BUTTONS_A_ROW) + len(sheet.menus) + len(sheet.menus_below)
    return rows <= MAX_ROWS and sheet.picture is not None and bool(sheet.alt)


def test_whatever_is_done_in_a_lesson_fits_into_one_message():
    wrong = [
        (lesson.key, word)
        for lesson in LESSONS
        for word, taught in everything(lesson)
        if not fits(WRITER.answer(taught.answer))
    ]
    assert wrong == []


def test_puzzles_of_no_course_fit_as_well():
    wrong = [
        (puzzle.key, word)
        for puzzle in standalone_puzzles()
        for word, taught in everything(puzzle)
        if not fits(WRITER.answer(taught.answer))
    ]
    assert wrong == []


def test_a_lesson_begins_with_one_menu_unless_it_asks_how_a_game_ends():
    for lesson in LESSONS:
        if lesson.asks is not TaskKind.ENDING:
            sheet = WRITER.answer(answered(lesson))
            assert (len(sheet.menus), len(sheet.menus_below)) == (1, 0), lesson.key


async def test_a_lesson_is_solved_by_menus_in_one_message(world, alkaios):
    listed = private(await world.slash(alkaios, "learn", ruleset="walker-petteia"))
    task = (await world.click(alkaios, listed, "1. Trap an enemy")).response
    assert "Capture the enemy on c4." in task.content
    assert options(task) == ["d1", "h1", "b4"]
    picked = (await world.choose(alkaios, task, "d1")).response
    assert "d1: where to?" in picked.content
    assert options(picked, menu=1) == ["h1", "b4"]
    other = (await world.choose(alkaios, picked, "h1", menu=1)).response
    assert "h1: where to?" in other.content
    back = (await world.click(alkaios, other, "Another piece")).response
    again = (await world.choose(alkaios, back, "d1")).response
    done = (await world.choose(alkaios, again, "d4")).response
    assert "Well done." in done.content
    assert labels(done) == ["Lesson →", "Lessons"]
    assert done.id == listed.id
    listed = (await world.click(alkaios, done, "Lessons")).response
    assert "1. Trap an enemy ✓" in labels(listed)


async def test_an_answer_can_be_given_with_the_command(world, alkaios):
    told = await world.slash(alkaios, "learn", ruleset="poleis", lesson="6", move="2")
    assert "loses. You win." in private(told).content


async def test_rulesets_are_suggested(world, alkaios):
    assert await world.suggest(alkaios, "learn", "ruleset", "") == list(KEYS)


async def test_endings_are_chosen_by_buttons(world, alkaios):
    asked = private(await world.slash(alkaios, "learn", ruleset="poleis", lesson="6"))
    assert "How does the match end?" in asked.content
    wrong = (await world.click(alkaios, asked, "The match goes on.")).response
    assert "Not quite." in wrong.content
    right = (
        await world.click(alkaios, wrong, "Orange wins: the loser has only one piece left.")
    ).response
    assert "Excellent." in right.content


async def test_the_menu_of_the_daily_puzzle_asks_its_question(world, alkaios):
    shown = private(await world.slash(alkaios, "puzzle"))
    assert menus(shown)[0]["placeholder"] == shown.content.splitlines()[-1]
    assert "solved" not in menus(shown)[0]["placeholder"]
