"""The rulebook in the browser, on a telephone: one bubble whose pages change."""

import pytest
from playwright.async_api import expect

from engine.catalogue import KEYS
from tests.e2e.devices import PHONE
from tests.e2e.player import sentence
from tests.e2e.test_accessibility import check

pytestmark = pytest.mark.chromium


@pytest.fixture
async def reader(visitor):
    player = await visitor(PHONE)
    await player.enter("Dion")
    await player.say("rules")
    await expect(book(player)).to_be_visible()
    return player


def book(player):
    return player.page.locator(".bubble.page")


async def turn(player, code):
    await book(player).get_by_role("button", name=sentence(code), exact=True).tap()


async def is_whole(player):
    """The picture is loaded, and nothing is wider than the telephone."""
    picture = book(player).locator("img")
    await expect(picture).to_be_visible()
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    assert await player.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


async def test_pages_are_turned_in_one_place(reader):
    await reader.shoot("phone-rules-menu")
    await is_whole(reader)
    await turn(reader, f"ruleset-{KEYS[0]}")
    for topic in ("setup", "move", "capture", "special", "end", "options", "tips", "source"):
        await turn(reader, f"topic-{topic}")
        await expect(book(reader)).to_contain_text(sentence(f"topic-{topic}"))
        await is_whole(reader)
        await reader.shoot(f"phone-rules-{topic}")
        assert await book(reader).count() == 1
    await check(reader.page)


async def test_a_new_page_is_read_from_its_beginning_by_whoever_listens(reader):
    await turn(reader, f"ruleset-{KEYS[0]}")
    await turn(reader, "topic-capture")
    await expect(book(reader)).to_be_focused()
    await expect(book(reader).locator("p").first).to_be_in_viewport()
    await turn(reader, "turn-next")
    await expect(book(reader).locator("img")).to_be_in_viewport()


@pytest.mark.parametrize("key", KEYS)
async def test_every_game_has_its_first_page(reader, key):
    await turn(reader, f"ruleset-{key}")
    await expect(book(reader)).to_contain_text(sentence("topic-glance"))
    await is_whole(reader)
    await reader.shoot(f"phone-rules-{key}")


async def test_history_can_be_read_on_a_telephone(reader):
    await turn(reader, "story-history")
    for story in ("rome", "makers", "table"):
        await turn(reader, f"story-{story}")
        await expect(book(reader).locator("p").first).to_contain_text(sentence(f"story-{story}"))
        await is_whole(reader)
        await reader.shoot(f"phone-history-{story}")
