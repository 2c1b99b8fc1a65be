"""A match from challenge to victory, by two browsers, with a power cut in the middle."""

import re

import pytest
from playwright.async_api import expect

from engine.catalogue import ruleset
from engine.game import Game
from engine.position import Outcome, Reason, Side
from tests.e2e.devices import DESKTOP
from tests.e2e.player import sentence

pytestmark = pytest.mark.chromium

CALLED = re.compile(r"^\(1\) ")  # the page's title while a match waits for its person

MOVES = ("g2-g6", "h7-h5", "h2-h4", "a7-a6", "g6-h6", "a6-a5", "b2-b6", "a5-a4", "d2-d6")


def test_the_moves_are_a_game_to_victory():
    game = Game.start(ruleset("lemery-compact"))
    for move in MOVES:
        game = game.play(game.read(move))
    assert game.outcome == Outcome(Side.FIRST, Reason.LEADER_CAPTURED)


async def test_two_people_play_from_challenge_to_victory_through_a_power_cut(match, server):
    dion, berenike = match
    await dion.shoot("desktop-begun")
    await berenike.shoot("phone-waiting")

    await dion.tap("g2-g6")
    await dion.shoot("desktop-preview")
    await dion.play()
    await berenike.sees_note("note-last", side="Orange", action="g2-g6")
    await expect(berenike.page).to_have_title(CALLED)
    await berenike.shoot("phone-turn")
    await berenike.say("move h7-h5")
    await dion.sees_headline("turn-yours", name="Berenike")
    await expect(berenike.page).not_to_have_title(CALLED)
    await dion.press("h2-h4")
    await dion.play()
    await berenike.tap("a7-a6")
    await berenike.shoot("phone-preview")
    await berenike.play()
    await dion.sees_headline("turn-yours", name="Berenike")
    await dion.tap("g6-h6")
    await dion.sees_note("preview-captures", action="g6-h6", squares=("h5",))
    await dion.shoot("desktop-capture")

    server.kill()
    await expect(dion.page.locator("#connection")).to_have_text(sentence("web-reconnecting"))
    await expect(berenike.page.locator("#connection")).to_have_text(sentence("web-reconnecting"))
    await berenike.shoot("phone-cut")
    await server.start()
    await expect(dion.page.locator("#connection")).to_have_text("")
    await dion.play()  # the very button of before
    await dion.sees_headline("turn-theirs", name="Berenike")

    await berenike.sees_note("note-last-captures", side="Orange", action="g6-h6", squares=("h5",))
    await berenike.press("a6-a5")
    await berenike.shoot("phone-buttons")
    await berenike.play()
    await dion.sees_headline("turn-yours", name="Berenike")
    await dion.say("move b2-b6")
    await berenike.sees_headline("turn-yours", name="Dion")
    await berenike.say("move a5-a4")
    await dion.sees_headline("turn-yours", name="Berenike")
    await dion.tap("d2-d6")
    await dion.play()
    reason = sentence("reason-leader-captured")
    await dion.sees_headline("over-won", name="Berenike", reason=reason)
    await berenike.sees_headline("over-lost", name="Dion", reason=reason)
    await dion.shoot("desktop-won")
    await berenike.shoot("phone-lost")


async def test_a_page_that_is_loaded_again_shows_the_match_as_it_is(match):
    dion, berenike = match
    await dion.say("move a2-a4")
    await dion.sees_headline("turn-theirs", name="Berenike")
    await dion.page.reload()
    await dion.sees_note("note-last", side="Orange", action="a2-a4")
    await expect(dion.post.get_by_role("img")).to_have_js_property("complete", value=True)
    other = await dion.page.context.new_page()
    await other.goto(dion.page.url)
    await expect(
        other.get_by_role("heading", name=sentence("turn-theirs", name="Berenike"))
    ).to_be_visible()
    await berenike.say("move a7-a5")
    for page in (dion.page, other):
        await expect(page.locator(".notes").last).to_contain_text("a7-a5")


async def test_what_is_done_in_one_tab_shows_in_the_other(match):
    dion, _ = match
    await dion.tap("g2-g6")
    other = await dion.page.context.new_page()
    await other.goto(dion.page.url)
    words = other.get_by_role("combobox")
    await words.fill("move b2-b3")
    await words.press("Enter")
    await dion.sees_note("note-last", side="Orange", action="b2-b3")
    await expect(dion.button("button-play")).to_have_count(0)


async def test_what_cannot_be_done_is_answered_in_the_chat_and_changes_nothing(match):
    dion, berenike = match
    for player, words in ((dion, "movee a2-a3"), (dion, "move a2-b3"), (berenike, "move a7-a6")):
        await player.say(words)
        await expect(player.page.locator(".bubble").last).to_have_class("bubble bot refused")
    await dion.sees_headline("turn-yours", name="Berenike")


async def test_what_a_card_is_asked_is_answered_beneath_it(match):
    dion, _ = match
    await dion.button("button-rules").click()
    beneath = dion.page.locator(".post + .bubble")
    await expect(beneath).to_be_in_viewport()
    await expect(beneath).to_contain_text(sentence("ruleset-lemery-compact"))


async def test_an_open_challenge_leaves_the_chats_of_others_when_it_is_taken(visitor):
    dion, berenike, eve = [await visitor(DESKTOP) for _ in range(3)]
    for player, name in ((dion, "Dion"), (berenike, "Berenike"), (eve, "Eve")):
        await player.enter(name)
    await dion.say("challenge ruleset=lemery-compact side=first")
    await eve.sees_headline("open-offered-theirs", name="Dion")
    await eve.shoot("desktop-open-challenge")
    await berenike.button("button-accept").click()
    await berenike.sees_headline("turn-theirs", name="Dion")
    await dion.sees_headline("turn-yours", name="Berenike")
    await expect(eve.page.get_by_role("article")).to_have_count(0)


async def test_whoever_reads_further_up_is_called_and_not_dragged_down(match):
    dion, berenike = match
    for _ in range(3):
        await berenike.say("help")
    await berenike.page.locator(".greeting").scroll_into_view_if_needed()
    await dion.say("move g2-g6")
    call = berenike.button("turn-yours", name="Dion")
    await expect(call).to_be_in_viewport()
    await expect(berenike.page.locator(".greeting")).to_be_in_viewport()
    await berenike.shoot("phone-called")
    await call.tap()
    await expect(berenike.button("button-pick")).to_be_in_viewport()
    await expect(call).to_be_hidden()
