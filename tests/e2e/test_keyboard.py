"""A turn without a mouse and without a touch screen."""

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.chromium


async def focus(page):
    """What has the focus: its label, or what it says."""
    return await page.evaluate(
        "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"
    )


async def go_back_to(page, wanted):
    for _ in range(12):
        await page.keyboard.press("Shift+Tab")
        if wanted in await focus(page):
            return
    pytest.fail(f"Tab never came to {wanted!r}, but to {await focus(page)!r}")


async def test_a_turn_on_the_board_by_keys_alone(match):
    dion, berenike = match
    keys = dion.page.keyboard
    await expect(dion.words).to_be_focused()
    await go_back_to(dion.page, "your piece on")
    for key in ("ArrowLeft",) * 7 + ("ArrowDown",) * 2 + ("ArrowRight",) * 5:
        await keys.press(key)
    await expect(dion.square("g2")).to_be_focused()
    await keys.press("Enter")
    await expect(dion.square("g6")).to_be_visible()
    await expect(dion.square("g2")).to_be_focused()
    for _ in range(4):
        await keys.press("ArrowUp")
    await expect(dion.square("g6")).to_be_focused()
    await dion.shoot("desktop-keyboard")
    await keys.press("Enter")
    await expect(dion.button("button-play")).to_be_focused()
    await keys.press("Enter")
    await dion.sees_headline("turn-theirs", name="Berenike")
    await expect(dion.post.get_by_role("heading")).to_be_focused()
    await berenike.sees_note("note-last", side="Orange", action="g2-g6")


async def test_a_turn_by_buttons_and_keys_alone(match):
    dion, _ = match
    keys = dion.page.keyboard
    await go_back_to(dion.page, "Move")
    await keys.press("Enter")
    await expect(dion.post.locator(".squares .button").first).to_be_focused()
    await keys.press("Space")
    await dion.sees_note("pick-square", square="a2")
    await expect(dion.button("step", square="a3")).to_be_focused()
    await keys.press("Enter")
    await expect(dion.button("button-play")).to_be_focused()
    await keys.press("Enter")
    await dion.sees_headline("turn-theirs", name="Berenike")


async def test_a_key_that_is_held_down_presses_once(match):
    dion, _ = match
    await go_back_to(dion.page, "Move")
    for _ in range(5):
        await dion.page.keyboard.down("Enter")
    await expect(dion.post.locator(".squares .button").first).to_be_focused()
    await dion.page.keyboard.up("Enter")
    await dion.sees_note("pick-piece")


async def test_one_key_too_many_gives_no_match_up(match):
    dion, _ = match
    await go_back_to(dion.page, "Resign")
    await dion.page.keyboard.press("Enter")
    await dion.sees_note("ask-resign")
    await expect(dion.button("button-back")).to_be_focused()
    await dion.page.keyboard.press("Enter")
    await expect(dion.button("button-resign")).to_be_visible()
    await dion.sees_headline("turn-yours", name="Berenike")


async def test_a_turn_in_words_with_completion(match):
    dion, berenike = match
    keys = dion.page.keyboard
    options = dion.page.get_by_role("option")
    await keys.type("mo")
    await expect(options).to_have_count(1)
    await expect(dion.words).to_have_attribute("aria-expanded", "true")
    await keys.press("Tab")
    await expect(dion.words).to_have_value("move ")
    await keys.type("g")
    await expect(options.first).to_contain_text("move g")
    await keys.press("ArrowDown")
    chosen = dion.page.get_by_role("option", selected=True)
    await expect(dion.words).to_have_attribute(
        "aria-activedescendant", await chosen.get_attribute("id")
    )
    await dion.shoot("desktop-completion")
    await keys.press("Escape")
    await expect(options).to_have_count(0)
    await keys.type("2-g")
    await expect(options.first).to_contain_text("g2-g")
    await keys.press("ArrowUp")
    await keys.press("Enter")
    move = (await dion.words.input_value()).removeprefix("move ")
    await keys.press("Enter")
    await dion.sees_note("note-last", side="Orange", action=move)
    await berenike.sees_note("note-last", side="Orange", action=move)
    await expect(dion.words).to_be_focused()


async def test_tab_leaves_the_message_field_when_nothing_was_typed_for_it(match):
    dion, _ = match
    await dion.page.keyboard.type("mo")
    await expect(dion.page.get_by_role("option")).to_have_count(1)
    await dion.page.keyboard.press("Tab")
    await expect(dion.page.get_by_role("option").first).to_be_visible()
    await dion.page.keyboard.press("Tab")
    assert await focus(dion.page) == "Send"
