"""A match against the computer, which thinks in its own process, by taps: set up, played, lost."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import PHONE

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

MEN, MOVES = 16, 3


async def test_a_person_sets_up_men_against_the_computer_plays_and_resigns(visitor):
    dion = await visitor(PHONE, "Dion")
    await dion.say("challenge computer 1 lemery-latrunculi first")
    await a_row_is_set_up_at_once_while_the_computer_places_between(dion)
    await the_other_men_are_placed_by_a_tap_each(dion)
    for _ in range(MOVES):
        await a_move_is_picked_and_answered(dion)
    await dion.shoot("phone-computer")
    await dion.more()
    await dion.button("button-resign").tap()
    await dion.button("button-resign-yes").tap()
    await expect(heading(dion)).to_contain_text("won")
    await expect(heading(dion)).to_contain_text("Computer (level 1")


async def a_row_is_set_up_at_once_while_the_computer_places_between(dion):
    before = await turn(dion).get_attribute("data-key")
    await dion.button("button-setup").tap()
    await dion.button("button-setup-row").tap()
    await dion.button("button-setup-yes").tap()
    await is_answered(dion, before)


async def the_other_men_are_placed_by_a_tap_each(dion):
    for _ in range(MEN):
        if not await dion.button("button-place").count():
            break
        before = await turn(dion).get_attribute("data-key")
        await spots(dion, "place").first.tap()
        await is_answered(dion, before)
    await expect(dion.button("button-place")).to_have_count(0)


async def a_move_is_picked_and_answered(dion):
    before = await turn(dion).get_attribute("data-key")
    await spots(dion, "your piece").first.tap()
    await spots(dion, "to ").first.tap()
    moved = dion.post.locator(f'[data-key^="choice:resign:"]:not([data-key="{before}"])')
    play = dion.button("button-play")
    await expect(moved.or_(play).first).to_be_attached()  # a phone has it behind an icon
    if await play.count():  # a jump that could go on
        await play.tap()
    await is_answered(dion, before)


async def is_answered(dion, before):
    """Wait until it is his turn again."""
    await expect(turn(dion)).not_to_have_attribute("data-key", before)
    await expect(heading(dion)).to_contain_text("Your turn")
    await expect(turn(dion)).to_have_count(1)


def heading(dion):
    return dion.post.get_by_role("heading")


def spots(dion, begins):
    """The squares that can be pressed whose label begins so."""
    return dion.post.locator(f'[data-key^="spot:"][aria-label^="{begins}"]')


def turn(dion):
    """The button to resign, which has the number of the turn in it."""
    return dion.post.locator('[data-key^="choice:resign:"]')
