"""Puzzles on a phone: a rush against the clock, and what is shared of the puzzle of the day."""

import re
from datetime import UTC, datetime

import pytest
from playwright.async_api import expect

from bot.rulebook.lessons.standalone import daily_puzzle
from engine import steps
from tests.e2e.devices import PHONE
from tests.e2e.player import sentence
from tests.e2e.test_lessons import button, page

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

LEFT = re.compile(r"^[0-2]:[0-5][0-9]$|^3:00$")


def countdown(player):
    return page(player).locator(".countdown")


async def test_a_rush_counts_down_on_a_page_that_fits_a_phone(visitor):
    pupil = await visitor(PHONE, "Dion")
    await pupil.say("puzzle rush")
    await button(pupil, sentence("rush-go")).tap()
    await expect(countdown(pupil)).to_have_text(LEFT)
    before = await countdown(pupil).text_content()
    await expect(countdown(pupil)).not_to_have_text(before)
    await expect(page(pupil).locator(".board")).to_be_visible()
    await expect(button(pupil, sentence("learn-hint"))).to_have_count(0)
    await pupil.sees_all_fit()
    await pupil.sees_all_named_and_large()
    await pupil.shoot("phone-puzzle-rush")


async def test_the_puzzle_of_the_day_is_shared_by_a_text_to_copy(visitor):
    pupil = await visitor(PHONE, "Dion")
    await pupil.say("puzzle")
    await expect(button(pupil, sentence("puzzle-more"))).to_be_visible()
    await pupil.shoot("phone-puzzle-daily")
    puzzle = daily_puzzle(datetime.now(UTC).date())
    while puzzle:
        name = puzzle.game.ruleset.board.name
        first, *others = [name(square) for square in steps(puzzle.shown)]
        await button(pupil, f"your piece on {first}").tap()
        for square in others:
            await button(pupil, f"to {square}").tap()
        puzzle = puzzle.later(puzzle.shown)
    await button(pupil, sentence("puzzle-share")).tap()
    shared = pupil.page.locator(".shared")
    await expect(shared).to_contain_text("Solved on the first try")
    await pupil.sees_all_named_and_large()
    await pupil.shoot("phone-puzzle-share")
