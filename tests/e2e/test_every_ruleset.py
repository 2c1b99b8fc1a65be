"""Each ruleset on its board: some turns only by pointer, some only by keyboard.

With PETTEIA_WHOLE_MATCHES=1 in the environment the matches are played to their ends, which takes
many minutes.
"""

import os
from random import Random

import pytest
from playwright.async_api import expect

from engine.catalogue import KEYS
from tests.e2e.devices import DESKTOP

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

IS_WHOLE = os.environ.get("PETTEIA_WHOLE_MATCHES") == "1"
TURNS = 500 if IS_WHOLE else 1
MOST_PRESSES = 40  # of one turn

MOST_ARROWS = 24

WAY = """(square) => {
    const [to, from] = [square, document.activeElement].map((node) => node.getBoundingClientRect());
    return [Math.round(to.x - from.x), Math.round(to.y - from.y)];
}"""

STATE = """() => {
    const card = [...document.querySelectorAll("article.post")].at(-1);
    if (!card) return { is: "waiting" };
    const busy = card.getAttribute("aria-busy") === "true";
    const spots = [...card.querySelectorAll(".spot")];
    const targets = spots.filter((spot) => spot.ariaLabel.startsWith("to "));
    const squares = (targets.length ? targets : spots).map((spot) => spot.dataset.key);
    if (card.classList.contains("over")) return { is: "over" };
    const words = card.querySelector(".choices .primary, .choices .button:not(.danger)");
    if (busy || !(squares.length || words)) return { is: "waiting" };
    const step = card.classList.contains("step");
    return { is: card.classList.contains("yours") ? "yours" : "waiting", squares, step };
}"""


class ByPointer:
    """Presses squares and buttons with a mouse."""

    def __init__(self, page):
        self.page = page

    async def square(self, key):
        await self.page.locator(f'article.post [data-key="{key}"]').last.click()

    async def button(self, place):
        await place.click()


class ByKeyboard:
    """Comes to the board by its key, goes along it by arrows, and presses Enter."""

    def __init__(self, page):
        self.page = page

    async def square(self, key):
        await self.page.locator("#to-board").press("Enter")
        wanted = self.page.locator(f'article.post [data-key="{key}"]').last
        for number in range(MOST_ARROWS):
            across, down = await wanted.evaluate(WAY)
            if not (across or down):
                break
            goes_across = abs(across) > abs(down) if number % 3 else bool(across)
            arrow = ("Right", "Left")[across < 0] if goes_across else ("Down", "Up")[down < 0]
            await self.page.keyboard.press(f"Arrow{arrow}")
        await self.page.keyboard.press("Enter")  # whichever square it has come to

    async def button(self, place):
        await place.focus()
        await self.page.keyboard.press("Enter")


async def settled(page):
    """Wait until the person is to act or the match is over."""
    for _ in range(1000):
        state = await page.evaluate(STATE)
        if state["is"] != "waiting":
            return state
        await page.wait_for_timeout(30)
    return pytest.fail("the computer does not move")


async def turn(player, hand, chance):
    """Make one turn, whatever it asks for, and return whether the match goes on."""
    page = player.page
    for _ in range(MOST_PRESSES):
        state = await settled(page)
        if state["is"] == "over":
            return False
        before = await player.post.locator(".notes").text_content()
        primary = player.post.locator('.choices .primary:not([data-verb="pick"])')
        if await primary.count():
            await hand.button(primary.first)
        elif state["squares"]:
            await hand.square(chance.choice(state["squares"]))
        else:
            await hand.button(player.post.locator(".choices .button:not(.danger)").first)
        await expect(player.post).to_have_attribute("aria-busy", "false")
        is_done = not (await page.evaluate(STATE)).get("step")
        if is_done and await player.post.locator(".notes").text_content() != before:
            return True
    return pytest.fail(f"a turn does not end: {await player.post.text_content()}")


async def test_every_ruleset_is_played_by_pointer_and_by_keyboard(visitor):
    for number, key in enumerate(KEYS):
        player = await visitor(DESKTOP, "Dion", reduced_motion="reduce")
        await player.say(f"challenge computer 0 {key}")
        chance = Random(number)
        for way in (ByPointer, ByKeyboard):
            if IS_WHOLE and way is ByKeyboard:
                await player.say(f"challenge computer 0 {key}")
            for _ in range(TURNS):
                if not await turn(player, way(player.page), chance):
                    break
            else:
                assert not IS_WHOLE, f"{key} does not end"
        await player.page.context.close()
