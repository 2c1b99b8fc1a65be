"""Games with placing and with dice on a telephone: chosen, played and looked at."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.bot.plays import PLACED
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


SLOW_SET_UPS = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        setTimeout(() => send.call(this, data), data.includes("setup:") ? 300 : 0);
    };
}"""


async def test_a_game_with_dice_is_played_and_one_with_placing_chosen(visitor):
    berenike, dion = await visitor(PHONE, "Berenike"), await visitor(DESKTOP, "Dion")
    await a_game_with_dice_is_played_by_tapping(berenike, dion)
    await another_game_is_chosen_by_buttons(berenike, dion)
    await men_are_placed_by_tapping_and_by_buttons(berenike, dion)
    await a_set_up_stays_drawn_while_the_opponent_places(berenike, dion)
    await all_men_are_set_up_in_few_taps(berenike, dion)


async def a_game_with_dice_is_played_by_tapping(berenike, dion):
    await berenike.challenge(dion, "vogt-kubeia side=first")
    await dion.button("button-accept").click()
    await berenike.sees_headline("turn-yours", name=dion)
    await berenike.shoot("phone-dice")
    await berenike.sees_all_fit()
    for file in "ab":
        await tap_and_end_the_turn(berenike, f"{file}2-{file}3", dion)
        await tap_and_end_the_turn(dion, f"{file}7-{file}6", berenike)


async def tap_and_end_the_turn(player, move, other):
    """Play a move, and waive the bonus throw if a double gave one."""
    await player.sees_headline("turn-yours", name=other)
    await player.tap(move)
    waive = player.button("button-pass")
    passed = player.post.get_by_role("heading", name=sentence("turn-theirs", name=other))
    await expect(waive.or_(passed).first).to_be_visible()
    if await waive.count():
        await player.shoot("bonus")
        await waive.click()
    await expect(passed).to_be_visible()


async def another_game_is_chosen_by_buttons(berenike, dion):
    await berenike.challenge(dion, "side=first")
    await berenike.button("button-terms").tap()
    await expect(berenike.post.locator(".notes")).to_contain_text(sentence("terms-which"))
    await berenike.shoot("phone-games")
    await berenike.sees_all_fit()
    await berenike.button("ruleset-lemery-latrunculi").tap()
    await expect(berenike.button("button-terms-yes")).to_be_visible()
    await berenike.shoot("phone-options")
    await berenike.sees_all_fit()
    await berenike.button("button-terms-yes").tap()
    await dion.sees_note("note-game", ruleset=sentence("ruleset-lemery-latrunculi"))
    await dion.button("button-accept").click()


async def men_are_placed_by_tapping_and_by_buttons(berenike, dion):
    first, second = PLACED[:2]
    await berenike.square(first).tap()
    await berenike.shoot("phone-placing")
    await berenike.sees_all_fit()
    await dion.sees_note("note-placed", side=berenike, square=first)
    await dion.button("button-place").press("Enter")
    await dion.button("step", square=second).click()
    await berenike.sees_note("note-placed", side=dion, square=second)


async def a_set_up_stays_drawn_while_the_opponent_places(berenike, dion):
    await berenike.more()
    await berenike.button("button-resign").tap()
    await berenike.button("button-resign-yes").tap()
    await berenike.challenge(dion, "lemery-latrunculi side=first")
    await dion.button("button-accept").click()
    await berenike.sees_headline("turn-yours", name=dion)
    await dion.button("button-setup").click()
    await dion.square("a8").click()
    await dion.sees_note("set-up-count", count=1, left=16)
    await the_line_becomes_slow(dion.page)
    await berenike.square("e4").tap()
    await expect(dion.square("e4")).to_have_count(0)
    await dion.sees_headline("set-up-headline", name=berenike)
    await dion.sees_note("set-up-count", count=1, left=16)
    await dion.square("b7").click()
    await dion.sees_note("set-up-count", count=2, left=16)
    await dion.button("button-setup-mirror").click()
    await dion.sees_note("set-up-count", count=4, left=16)
    await dion.button("button-setup-yes").click()
    await berenike.sees_note("note-placed", side=dion, square="a8")


async def the_line_becomes_slow(page):
    """What is drawn is sent late, and all pictures but the next come late."""
    asked = []

    async def answer(route):
        asked.append(route)
        if len(asked) > 1:
            await asyncio.sleep(0.5)
        await route.continue_()

    await page.route("**/picture/**", answer)
    await page.evaluate(SLOW_SET_UPS)


async def all_men_are_set_up_in_few_taps(berenike, dion):
    """Four taps for the fifteen men that are left; before, each of them took a visit and a tap."""
    await berenike.sees_headline("turn-yours", name=dion)
    for code, count in (("button-setup", 0), ("button-setup-row", 8), ("button-setup-row", 15)):
        await berenike.button(code).tap()
        await berenike.sees_note("set-up-count", count=count, left=15)
    await berenike.shoot("phone-set-up")
    await berenike.sees_all_fit()
    await berenike.button("button-setup-yes").tap()
    await dion.sees_note("note-placed-on", count=6)
    await dion.sees_headline("turn-yours", name=berenike)
