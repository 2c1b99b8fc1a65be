"""Records in the browser: read in the chat, and pasted into it."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from engine.record import read_record
from tests.e2e.devices import PHONE
from tests.e2e.test_accessibility import WIDER

pytestmark = pytest.mark.chromium

KUBEIA = Path(__file__).parents[1] / "engine" / "records" / "vogt-kubeia.txt"


async def test_a_record_is_unfolded_and_read(match):
    dion, berenike = match
    await dion.say("move g2-g6")
    await berenike.say("record")
    document = berenike.page.locator(".bubble.bot .document").last
    await expect(document.locator("pre")).to_be_hidden()
    await document.locator("summary").tap()
    await expect(document.locator("pre")).to_be_visible()
    transcript = read_record(await document.locator("pre").inner_text())
    assert transcript.tags["First"] == "Dion"
    await expect(document.locator("pre")).to_be_in_viewport(ratio=1)
    await berenike.shoot("phone-record")
    assert await berenike.page.evaluate(WIDER) <= 0
    assert await berenike.page.evaluate("document.scrollingElement.scrollTop") == 0


async def test_a_pasted_record_shows_its_last_position(visitor):
    dion = await visitor(PHONE)
    await dion.enter("Dion")
    # A field of one line drops the line ends of what is pasted into it.
    await dion.words.fill("record " + KUBEIA.read_text(encoding="utf-8"))
    await dion.words.press("Enter")
    picture = dion.page.locator(".bubble.bot img.figure").last
    await expect(picture).to_be_visible()
    assert "hoplites" in await picture.get_attribute("alt")
    await expect(dion.page.locator(".bubble.bot").last).to_contain_text("75 moves")
    await picture.scroll_into_view_if_needed()
    await dion.shoot("phone-pasted-record")
    assert await dion.page.evaluate(WIDER) <= 0
