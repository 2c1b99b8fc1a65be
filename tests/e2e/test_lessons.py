"""Lessons in the browser: solved on their boards, by finger and by keyboard."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import PHONE
from tests.e2e.player import sentence
from tests.e2e.test_accessibility import check

pytestmark = pytest.mark.chromium


@pytest.fixture
async def pupil(visitor):
    player = await visitor(PHONE)
    await player.enter("Dion")
    await player.say("learn walker-petteia")
    await expect(page(player)).to_be_visible()
    return player


def page(player):
    return player.page.locator(".bubble.page")


def button(player, name):
    return page(player).get_by_role("button", name=name, exact=True)


async def test_a_lesson_is_solved_by_tapping_a_piece_and_where_it_goes(pupil):
    await button(pupil, "1. Between two").tap()
    await expect(page(pupil)).to_contain_text("Take the enemy on c4.")
    await pupil.shoot("phone-lesson-task")
    before = await page(pupil).locator(".board").bounding_box()
    await button(pupil, "your piece on d1").tap()
    await expect(page(pupil)).to_contain_text("d1: where to?")
    assert await page(pupil).locator(".board").bounding_box() == before
    await pupil.shoot("phone-lesson-picked")
    await check(pupil.page)
    await button(pupil, "to d3").tap()
    await expect(page(pupil)).to_contain_text("Nobody has taken c4.")
    await button(pupil, sentence("learn-again")).tap()
    await button(pupil, "your piece on d1").tap()
    await button(pupil, "to d4").tap()
    await expect(page(pupil)).to_contain_text("Well done!")
    await pupil.shoot("phone-lesson-done")
    await button(pupil, sentence("learn-lessons")).tap()
    await expect(button(pupil, "1. Between two ✓")).to_be_visible()
    assert await page(pupil).count() == 1


async def test_a_lesson_is_solved_by_keyboard_from_square_to_square(pupil):
    await button(pupil, "1. Between two").tap()
    await button(pupil, "your piece on b4").focus()
    await pupil.page.keyboard.press("ArrowDown")
    await expect(button(pupil, "your piece on d1")).to_be_focused()
    await pupil.page.keyboard.press("Enter")
    await expect(page(pupil)).to_contain_text("d1: where to?")
    await expect(page(pupil).locator(".spot:focus")).to_have_count(1)
    await button(pupil, "to d4").focus()
    await pupil.page.keyboard.press("Enter")
    await expect(page(pupil)).to_contain_text("Well done!")
    await expect(page(pupil)).to_be_focused()


async def test_squares_are_buttons_for_whoever_wants_them_and_stay_unfolded(pupil):
    await button(pupil, "1. Between two").tap()
    fold = page(pupil).locator(".squares-fold summary")
    await fold.tap()
    await button(pupil, "d1").tap()
    await expect(page(pupil)).to_contain_text("d1: where to?")
    await button(pupil, "d4").tap()
    await expect(page(pupil)).to_contain_text("Well done!")


async def test_a_picture_that_is_no_board_has_no_squares(pupil):
    await expect(page(pupil).locator(".figure")).to_be_visible()
    assert await page(pupil).locator(".board").count() == 0
