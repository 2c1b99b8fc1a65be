"""Turns without a mouse and without a touch screen."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


async def focus(page):
    """What has the focus: its label, or what it says."""
    return await page.evaluate(
        "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"
    )


async def go_back_to(page, wanted):
    for _ in range(15):
        await page.keyboard.press("Shift+Tab")
        if wanted in await focus(page):
            return
    pytest.fail(f"Tab never came to {wanted!r}, but to {await focus(page)!r}")


async def test_a_match_is_played_by_keys_alone(match):
    dion, berenike = match
    await expect(dion.words).to_be_focused()
    await one_key_too_many_gives_no_match_up(dion, berenike)
    await a_turn_by_buttons_where_a_key_that_is_held_down_presses_once(dion, berenike)
    await berenike.say("move a7-a6")
    await dion.sees_headline("turn-yours", name=berenike)
    await a_turn_on_the_board(dion, berenike)
    await berenike.say("move h7-h5")
    await dion.sees_headline("turn-yours", name=berenike)
    await dion.words.focus()
    await tab_leaves_the_message_field_when_nothing_was_typed_for_it(dion)
    await dion.words.focus()
    await a_turn_in_words_with_completion(dion, berenike)


async def one_key_too_many_gives_no_match_up(dion, berenike):
    await go_back_to(dion.page, "Resign")
    await dion.page.keyboard.press("Enter")
    await dion.sees_note("ask-resign", ruleset="Compact Petteia (Lemery Games)", name=berenike)
    await expect(dion.button("button-back")).to_be_focused()
    await dion.page.keyboard.press("Enter")
    await expect(dion.button("button-resign")).to_be_visible()
    await dion.sees_headline("turn-yours", name=berenike)


async def a_turn_on_the_board(dion, berenike):
    keys = dion.page.keyboard
    await dion.words.focus()
    await expect(dion.square("g2")).to_be_visible()
    await go_back_to(dion.page, "your piece on")
    for key in ("ArrowLeft",) * 7 + ("ArrowDown",) * 2 + ("ArrowRight",) * 5:
        await keys.press(key)
    await expect(dion.square("g2")).to_be_focused()
    await expect(dion.post.locator('.spot[tabindex="0"]')).to_have_count(1)
    await keys.press("Enter")
    await expect(dion.square("g6")).to_be_visible()
    await expect(dion.square("g2")).to_be_focused()
    for _ in range(4):
        await keys.press("ArrowUp")
    await expect(dion.square("g6")).to_be_focused()
    await dion.shoot("desktop-keyboard")
    await keys.press("Enter")
    await dion.sees_headline("turn-theirs", name=berenike)
    await expect(dion.post.get_by_role("heading")).to_be_focused()
    await berenike.sees_note("note-last", side=dion, action="g2-g6")


async def a_turn_by_buttons_where_a_key_that_is_held_down_presses_once(dion, berenike):
    keys = dion.page.keyboard
    await dion.words.focus()
    await go_back_to(dion.page, "Move")
    for _ in range(5):
        await keys.down("Enter")
    await expect(dion.post.locator(".squares .button").first).to_be_focused()
    await keys.up("Enter")
    await dion.sees_note("pick-piece")
    await keys.press("Space")
    await dion.sees_note("pick-square", square="a2")
    await expect(dion.button("step", square="a3")).to_be_focused()
    await keys.press("Enter")
    await dion.sees_headline("turn-theirs", name=berenike)


async def tab_leaves_the_message_field_when_nothing_was_typed_for_it(dion):
    keys = dion.page.keyboard
    options = dion.page.get_by_role("option")
    await keys.type("mo")
    await expect(options).to_have_count(1)
    await expect(dion.words).to_have_attribute("aria-expanded", "true")
    await keys.press("Tab")
    await expect(dion.words).to_have_value("move ")
    await expect(options.first).to_be_visible()
    await keys.press("Tab")
    assert await focus(dion.page) == "Send"


async def a_turn_in_words_with_completion(dion, berenike):
    keys = dion.page.keyboard
    options = dion.page.get_by_role("option")
    await keys.press("End")
    await keys.type("b")
    await expect(options.first).to_contain_text("move b")
    await keys.press("ArrowDown")
    chosen = dion.page.get_by_role("option", selected=True)
    await expect(dion.words).to_have_attribute(
        "aria-activedescendant", await chosen.get_attribute("id")
    )
    await dion.shoot("desktop-completion")
    await keys.press("Escape")
    await expect(options).to_have_count(0)
    await keys.type("2-b")
    await expect(options.first).to_contain_text("b2-b")
    await keys.press("ArrowUp")
    await keys.press("Enter")
    move = (await dion.words.input_value()).removeprefix("move ")
    await keys.press("Enter")
    await dion.sees_note("note-last", side=dion, action=move)
    await berenike.sees_note("note-last", side=dion, action=move)
    await expect(dion.words).to_be_focused()


async def test_a_change_of_a_challenge_keeps_the_focus_on_what_was_changed(visitor):
    dion, berenike = await visitor(DESKTOP, "Dion"), await visitor(DESKTOP, "Berenike")
    await dion.challenge(berenike, "lemery-petteia")
    await dion.button("button-terms").click()
    await dion.button("ruleset-lemery-petteia").click()
    await expect(dion.button("button-terms-yes")).to_be_visible()
    toggles = dion.post.locator('[data-key^="choice:terms:"]')
    for place in (0, 3):
        toggle = toggles.nth(place)
        before = await toggle.inner_text()
        await toggle.focus()
        for _ in range(2):  # to the other value, and back: the second Enter sends nothing
            said = await toggle.inner_text()
            await dion.page.keyboard.press("Enter")
            await expect(toggle).not_to_have_text(said)
            await expect(toggle).to_be_focused()
        assert await toggle.inner_text() == before
    await dion.button("button-terms-yes").click()
    await expect(toggles).to_have_count(1)  # that which opens the options again
    await expect(berenike.button("button-accept")).to_be_visible()
