"""A match from the door to victory, by two browsers, with a power cut in the middle."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.e2e.conftest import serving
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

CALLED = re.compile(r"^\(1\) ")  # the page's title while a match waits for its person
SECRET = "the owl of Athena"


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path):
    """A bot of this journey's own, which is killed, and lets in who knows the invitation."""
    async with serving(tmp_path, WEB__INVITATION=SECRET) as server:
        yield server


async def test_two_people_play_from_the_door_to_victory_through_a_power_cut(visitor, server):
    dion, berenike = await visitor(DESKTOP), await visitor(PHONE)
    await an_invited_person_comes_in_and_others_do_not(dion, "Dion")
    await an_invited_person_comes_in_and_others_do_not(berenike, "Berenike")
    await dion.challenge(berenike, "lemery-compact side=first")
    await berenike.button("button-accept").tap()
    await dion.sees_headline("turn-yours", name=berenike)
    await dion.shoot("desktop-begun")
    await berenike.shoot("phone-waiting")
    await they_move_on_the_board_by_buttons_and_in_words(dion, berenike)
    await the_power_fails_at_the_preview_of_a_move(server, dion, berenike)
    await the_leader_is_captured(dion, berenike)


async def an_invited_person_comes_in_and_others_do_not(player, name):
    invitation = player.page.get_by_label(sentence("web-invitation-label"))
    await invitation.fill("let me in")
    await player.page.get_by_label(sentence("web-name-label")).fill(name)
    await player.button("web-enter").click()
    await expect(player.page.locator("#name-error")).to_have_text(sentence("web-invitation-wrong"))
    await expect(invitation).to_be_focused()
    await invitation.fill(SECRET)
    await player.enter(name)


async def they_move_on_the_board_by_buttons_and_in_words(dion, berenike):
    await dion.tap("g2-g6")
    await berenike.sees_note("note-last", side=dion, action="g2-g6")
    await expect(berenike.page).to_have_title(CALLED)
    await berenike.shoot("phone-turn")
    await berenike.say("move h7-h5")
    await dion.sees_headline("turn-yours", name=berenike)
    await expect(berenike.page).not_to_have_title(CALLED)
    await dion.press("h2-h4")
    await berenike.tap("a7-a6")
    await dion.sees_headline("turn-yours", name=berenike)


async def the_power_fails_at_the_preview_of_a_move(server, dion, berenike):
    """Nothing is sent meanwhile and nothing is lost; the replay goes on where it was."""
    await dion.say("settings confirm=on")
    await berenike.say("replay")
    moment = berenike.page.locator(".post.replay").get_by_role("heading")
    await berenike.button("button-replay-previous").tap()
    await expect(moment).to_contain_text("3 of 4: ")
    await dion.square("g6").click()
    await expect(dion.square("h6")).to_be_visible()
    await dion.square("h6").click()
    await dion.sees_note("preview-captures", action="g6-h6", squares=("h5",))
    await dion.shoot("desktop-capture")

    async with dion.page.expect_console_message(lambda message: "WebSocket" in message.text):
        server.kill()  # the page tries to come back, in vain
    for player in (dion, berenike):
        await player.sees_connection("web-reconnecting")
    await berenike.shoot("phone-cut")
    warning = dion.page.get_by_role("alert")
    await expect(warning).to_have_text("")
    await dion.play()
    await expect(warning).to_have_text(sentence("web-unsent"))
    await warning.evaluate("region => region.replaceChildren()")
    await dion.words.fill("move g6-h6")
    await dion.words.press("Enter")
    await expect(warning).to_have_text(sentence("web-unsent"))
    await expect(dion.words).to_have_value("move g6-h6")
    await expect(dion.page.locator(".bubble.mine").last).not_to_contain_text("move")

    await server.start()
    for player in (dion, berenike):
        await player.sees_connection()
    await dion.words.fill("")
    await dion.play()  # the very button of before
    await dion.sees_headline("turn-theirs", name=berenike)
    await berenike.button("button-replay-previous").tap()
    await expect(moment).to_contain_text("2 of 5: ")
    await berenike.button("button-back").tap()
    await expect(moment).to_have_count(0)
    await berenike.sees_note("note-last-captures", side=dion, action="g6-h6", squares=("h5",))


async def the_leader_is_captured(dion, berenike):
    await berenike.press("a6-a5")
    await berenike.shoot("phone-buttons")
    await dion.sees_headline("turn-yours", name=berenike)
    await dion.say("move b2-b6")
    await dion.play()
    await berenike.sees_headline("turn-yours", name=dion)
    await berenike.say("move a5-a4")
    await dion.sees_note("note-last", side=berenike, action="a5-a4")
    await dion.tap("d2-d6")
    await dion.play()
    reason = sentence("reason-leader-captured")
    await dion.sees_headline("over-won", reason=reason)
    await berenike.sees_headline("over-lost", name=dion, reason=reason)
    await dion.shoot("desktop-won")
    await berenike.shoot("phone-lost")
