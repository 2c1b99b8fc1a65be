"""Lessons over the socket: a page whose board is pressed as a match's is."""

from datetime import UTC, datetime

from bot.rulebook.lessons.standalone import daily_puzzle
from tests.bot.rulebook.learning import solving


def named(answer, label):
    return next(each["id"] for each in answer["choices"] if each["label"] == label)


def square(answer, name):
    return next(each for each in answer["figure"]["spots"] if each["square"] == name)


async def test_a_lesson_is_solved_on_its_board(visit):
    browser, socket = await visit.person("Dion")
    listed = await socket.hear("learn walker-petteia")
    assert listed["figure"]["spots"] is None
    task = await socket.press(named(listed, "1. Trap an enemy"))
    assert task["page"] is True
    assert {each["square"] for each in task["figure"]["spots"]} == {"b4", "d1", "h1"}
    spot = square(task, "d1")
    assert spot["label"] == "your piece on d1"
    assert task["figure"]["board"]["squares"]["d1"].split()[-1] == "P"
    assert spot["id"] == named(task, "d1")
    picked = await socket.press(spot["id"])
    assert picked["lines"][-1] == "d1: where to?"
    done = await socket.press(square(picked, "d4")["id"])
    assert "Well done." in done["lines"]
    assert done["figure"]["spots"] == []
    assert "man a1" not in done["figure"]["alt"]
    async with browser.session.get(visit.url + done["figure"]["src"]) as response:
        assert response.content_type == "image/png"
    listed = await socket.hear("learn walker-petteia")
    assert named(listed, "1. Trap an enemy ✓")


async def test_other_figures_have_no_squares_to_press(visit):
    _, socket = await visit.person("Dion")
    assert (await socket.hear("rules poleis"))["figure"]["spots"] is None


async def test_the_page_knows_the_word(visit):
    _, socket = await visit.person("Dion")
    found = await socket.ask("complete", "completions", text="learn walker-d")
    assert [each["text"] for each in found["items"]] == ["learn walker-dux"]


async def test_a_rush_is_sent_with_its_end_by_the_servers_clock(visit):
    _, socket = await visit.person("Dion")
    menu = await socket.hear("puzzle rush")
    assert menu["until"] is None
    page = await socket.press(named(menu, "Start"))
    assert page["until"] > 0
    assert page["figure"]["spots"]
    picked = await socket.press(page["figure"]["spots"][0]["id"])
    assert picked["until"] == page["until"]


async def test_what_is_shared_is_a_text_of_its_own(visit):
    _, socket = await visit.person("Dion")
    await socket.hear("puzzle")
    puzzle = daily_puzzle(datetime.now(UTC).date())
    done = await socket.press(str(puzzle.place(solving(puzzle)).control))
    shared = await socket.press(named(done, "Share"))
    assert shared["shared"].splitlines()[1] == "Solved on the first try"
    assert shared["document"] is None
