"""Lessons in the browser: solved on their boards, by finger, by keyboard and by buttons."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


def page(player):
    return player.page.locator(".bubble.page")


def button(player, name):
    return page(player).get_by_role("button", name=name, exact=True)


async def sees(player, text):
    await expect(page(player)).to_contain_text(text)


async def test_a_lesson_is_solved_in_each_way_that_squares_can_be_pressed(visitor):
    pupil = await visitor(PHONE, "Dion")
    await pupil.say("learn walker-petteia")
    await a_picture_that_is_no_board_has_no_squares(pupil)
    await button(pupil, "1. Trap an enemy").tap()
    await by_tapping_a_piece_and_where_it_goes(pupil)
    await back_to_the_lessons_and_begin_again(pupil)
    await by_keyboard_from_square_to_square(pupil)
    await back_to_the_lessons_and_begin_again(pupil)
    await by_buttons_which_stay_unfolded(pupil)


async def a_picture_that_is_no_board_has_no_squares(pupil):
    await expect(page(pupil).locator(".figure")).to_be_visible()
    assert await page(pupil).locator(".board").count() == 0


async def by_tapping_a_piece_and_where_it_goes(pupil):
    await sees(pupil, "Capture the enemy on c4.")
    await pupil.shoot("phone-lesson-task")
    # A tap scrolls to what it taps, which is not what is looked at here.
    await button(pupil, "your piece on d1").scroll_into_view_if_needed()
    before = await page(pupil).locator(".board").bounding_box()
    await button(pupil, "your piece on d1").tap()
    await sees(pupil, "d1: where to?")
    assert await page(pupil).locator(".board").bounding_box() == before
    await pupil.shoot("phone-lesson-picked")
    await pupil.sees_all_named_and_large()
    await button(pupil, "to d3").tap()
    await sees(pupil, "You did not capture c4.")
    await button(pupil, sentence("learn-again")).tap()
    await button(pupil, "your piece on d1").tap()
    await button(pupil, "to d4").tap()
    await sees(pupil, "Well done.")
    await pupil.shoot("phone-lesson-done")


async def back_to_the_lessons_and_begin_again(pupil):
    await button(pupil, sentence("learn-lessons")).tap()
    await button(pupil, "1. Trap an enemy ✓").tap()
    await sees(pupil, "Capture the enemy on c4.")
    assert await page(pupil).count() == 1


async def by_keyboard_from_square_to_square(pupil):
    await button(pupil, "your piece on b4").focus()
    await pupil.page.keyboard.press("ArrowDown")
    await expect(button(pupil, "your piece on d1")).to_be_focused()
    await pupil.page.keyboard.press("Enter")
    await sees(pupil, "d1: where to?")
    await expect(page(pupil).locator(".spot:focus")).to_have_count(1)
    await button(pupil, "to d4").focus()
    await pupil.page.keyboard.press("Enter")
    await sees(pupil, "Well done.")
    await expect(page(pupil)).to_be_focused()


async def by_buttons_which_stay_unfolded(pupil):
    await page(pupil).locator(".squares-fold summary").tap()
    await button(pupil, "d1").tap()
    await sees(pupil, "d1: where to?")
    await button(pupil, "d4").tap()
    await sees(pupil, "Well done.")
