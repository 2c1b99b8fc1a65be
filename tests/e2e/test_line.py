"""Strangers at the door, and lines that break."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = pytest.mark.chromium
SECRET = "the owl of Athena"


async def test_the_form_says_what_is_wrong_with_a_name(visitor):
    dion, other = await visitor(PHONE), await visitor(DESKTOP)
    await dion.shoot("phone-name")
    await dion.enter("Dion")
    name = other.page.get_by_label(sentence("web-name-label"))
    await expect(name).to_be_focused()
    complaint = other.page.locator("#name-error")
    await name.press("Enter")
    await expect(complaint).to_have_text(sentence("web-name-missing"))
    await name.fill("dion")
    await name.press("Enter")
    await expect(complaint).to_have_text(sentence("refused-name-in-use"))
    await expect(name).to_have_attribute("aria-invalid", "true")
    await expect(name).to_be_focused()
    await other.shoot("desktop-name-in-use")
    await other.enter("<i>Dion</i>")
    await expect(other.page.locator("#me")).to_have_text("<i>Dion</i>")


async def test_an_invited_person_comes_in_and_others_do_not(visitor, server):
    server.kill()
    server.environment["PETTEIA_WEB__INVITATION"] = SECRET
    await server.start()
    dion = await visitor(DESKTOP)
    invitation = dion.page.get_by_label(sentence("web-invitation-label"))
    await invitation.fill("let me in")
    await dion.page.get_by_label(sentence("web-name-label")).fill("Dion")
    await dion.button("web-enter").click()
    await expect(dion.page.locator("#name-error")).to_have_text(sentence("web-invitation-wrong"))
    await expect(invitation).to_be_focused()
    await invitation.fill(SECRET)
    await dion.enter("Dion")


async def test_without_a_connection_nothing_is_sent_and_nothing_is_lost(match, server):
    dion, _ = match
    server.kill()
    await expect(dion.page.locator("#connection")).to_have_text(sentence("web-reconnecting"))
    await dion.words.fill("move g2-g6")
    await dion.words.press("Enter")
    await expect(dion.page.get_by_role("alert")).to_have_text(sentence("web-unsent"))
    await expect(dion.words).to_have_value("move g2-g6")
    await dion.square("a2").click()
    await server.start()
    await expect(dion.page.locator("#connection")).to_have_text("")
    await dion.sees_headline("turn-yours", name="Berenike")
    await dion.words.press("Enter")
    await dion.sees_note("note-last", side="Orange", action="g2-g6")


async def test_a_page_that_finds_no_server_waits_for_it(visitor, server):
    dion = await visitor(DESKTOP)
    await dion.enter("Dion")
    server.kill()
    await expect(dion.page.locator("#connection")).to_have_text(sentence("web-reconnecting"))
    await dion.say_nothing_for(1500)
    await server.start()
    await expect(dion.page.locator("#connection")).to_have_text("", timeout=15_000)
    await dion.say("help")
    await expect(dion.page.locator(".bubble.bot").last).to_be_visible()
