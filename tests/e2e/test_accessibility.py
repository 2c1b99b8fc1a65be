"""Names and roles for those who listen, and room for those who touch."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = pytest.mark.chromium

NAMELESS = """() => [...document.querySelectorAll("button, input, .picture, [role]")]
    .filter((node) => node.checkVisibility() && !["status", "alert"].includes(node.role))
    .filter((node) => !node.ariaLabel && !node.alt && !node.textContent.trim())
    .filter((node) => !node.labels?.length)
    .map((node) => node.outerHTML)"""
SMALL = """() => [...document.querySelectorAll("button, input, [role=option]")]
    .filter((node) => node.checkVisibility())
    .map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
    .map(([node, box]) => `${box.width} x ${box.height}: ${node.outerHTML}`)"""
TWINS = """() => [...document.querySelectorAll("[id]")].map((node) => node.id)
    .filter((id, at, ids) => ids.indexOf(id) !== at)"""
WIDER = "() => document.scrollingElement.scrollWidth - window.innerWidth"


async def check(page):
    assert await page.evaluate(NAMELESS) == []
    assert await page.evaluate(SMALL) == []
    assert await page.evaluate(TWINS) == []
    assert await page.evaluate(WIDER) <= 0


async def test_a_match_is_told_by_names_and_roles(match):
    dion, _ = match
    tree = await dion.page.locator("body").aria_snapshot()
    for line in (
        '- heading "Petteia" [level=1]',
        '- main "Chat"',
        '- article "Your turn against',
        '- group "Board; the arrow keys move between the squares"',
        '- button "your piece on g2"',
        '- button "Move"',
        '- combobox "Message to Petteia"',
        '- button "Send"',
    ):
        assert line in tree, tree
    picture = dion.post.get_by_role("img")
    said = await picture.get_attribute("alt")
    assert "a1" in said
    assert len(said) <= 1024


async def test_what_happens_is_announced(match):
    dion, berenike = match
    await dion.say("move g2-g6")
    await expect(berenike.page.locator("#polite")).to_have_text(sentence("turn-yours", name="Dion"))
    await berenike.say("move g7-g5")
    await expect(berenike.page.get_by_role("alert")).not_to_have_text("")


async def test_everything_has_a_name_and_room_for_a_thumb(match, visitor):
    _, berenike = match
    stranger = await visitor(PHONE)
    await expect(stranger.button("web-enter")).to_be_visible()
    await check(stranger.page)
    await check(berenike.page)
    await berenike.words.fill("m")
    await expect(berenike.page.get_by_role("option").first).to_be_visible()
    await berenike.shoot("phone-completion")
    await check(berenike.page)


async def test_a_long_list_of_squares_fits_a_phone(visitor):
    dion, berenike = await visitor(PHONE, color_scheme="dark"), await visitor(DESKTOP)
    await dion.enter("Dion of Syracuse, tyrant")
    await berenike.enter("W" * 32)
    await dion.say(f"challenge {'W' * 32} ruleset=lemery-petteia side=first")
    await berenike.button("button-accept").click()
    await dion.sees_headline("turn-yours", name="W" * 32)
    await dion.button("button-pick").tap()
    await expect(dion.post.locator(".squares .button").nth(11)).to_be_visible()
    await dion.shoot("phone-dark-long")
    assert await dion.page.evaluate(WIDER) <= 0
    for each in await dion.post.locator(".side .button").all():
        box = await each.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
