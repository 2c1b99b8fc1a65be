"""The rulebook in the browser, on a telephone: one bubble whose pages change."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.e2e.devices import PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

TOPICS = ("setup", "move", "capture", "special", "end", "options", "tips", "source")


def book(reader):
    return reader.page.locator(".bubble.page").last


async def turn(reader, code):
    await book(reader).get_by_role("button", name=sentence(code), exact=True).tap()


async def sees(reader, code):
    """The page that was turned to is there: its first line says which it is."""
    await expect(book(reader).locator("p").first).to_contain_text(sentence(code))


async def is_whole(reader):
    """The picture is loaded, and nothing is wider than the telephone."""
    picture = book(reader).locator("img")
    await expect(picture).to_be_visible()
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    await reader.sees_all_fit()


async def test_the_rulebook_is_read_in_one_place(visitor):
    reader = await visitor(PHONE, "Dion")
    await reader.say("rules")
    await is_whole(reader)
    await reader.shoot("phone-rules-menu")
    await turn(reader, "ruleset-lemery-petteia")
    await sees(reader, "topic-glance")
    await is_whole(reader)
    await reader.shoot("phone-rules-lemery-petteia")
    for topic in TOPICS:
        await turn(reader, f"topic-{topic}")
        await sees(reader, f"topic-{topic}")
        await is_whole(reader)
        await reader.shoot(f"phone-rules-{topic}")
    assert await reader.page.locator(".bubble.page").count() == 1
    await reader.sees_all_named_and_large()
    await a_new_page_is_read_from_its_beginning_by_those_who_listen(reader)
    await who_has_begun_to_type_goes_on_while_a_page_comes(reader)
    await a_game_on_a_smaller_board_has_its_first_page(reader)
    await history_can_be_read(reader)


async def a_new_page_is_read_from_its_beginning_by_those_who_listen(reader):
    await turn(reader, "topic-capture")
    await sees(reader, "topic-capture")
    await expect(book(reader)).to_be_focused()
    await expect(book(reader).locator("p").first).to_be_in_viewport()
    await turn(reader, "turn-next")
    await expect(book(reader).locator("img")).to_be_in_viewport()


async def who_has_begun_to_type_goes_on_while_a_page_comes(reader):
    pictures = "**/*.png"
    go_on = asyncio.Event()

    async def held(route):
        await go_on.wait()
        await route.continue_()

    await turn(reader, "topic-setup")
    await sees(reader, "topic-setup")
    await reader.page.route(pictures, held)
    await turn(reader, "topic-special")
    await reader.words.fill("rul")
    go_on.set()
    await sees(reader, "topic-special")
    await expect(reader.words).to_be_focused()
    await reader.page.unroute(pictures)


async def a_game_on_a_smaller_board_has_its_first_page(reader):
    await reader.say("rules")
    await turn(reader, "ruleset-walker-dux")
    await sees(reader, "topic-glance")
    await is_whole(reader)
    await reader.shoot("phone-rules-walker-dux")


async def history_can_be_read(reader):
    await reader.say("rules")
    await turn(reader, "story-history")
    for story in ("rome", "makers", "table"):
        await turn(reader, f"story-{story}")
        await sees(reader, f"story-{story}")
        await is_whole(reader)
        await reader.shoot(f"phone-history-{story}")
