"""The board of a match is whole and stays where it is, on screens of all sizes, light and dark."""

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

SHOTS = os.environ.get("PETTEIA_LAYOUT_SHOTS")  # a folder to look at what was measured
SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 640}}
MOVED = 2  # pixels that a board may move at a tap

STAGE = """() => {
    const stage = [...document.querySelectorAll(".post .stage")].at(-1).getBoundingClientRect();
    const feed = document.querySelector("#feed").getBoundingClientRect();
    return {
        top: stage.top, left: stage.left, width: stage.width, height: stage.height,
        above: feed.top - stage.top, below: stage.bottom - feed.bottom,
        outside: Math.max(-stage.left, stage.right - innerWidth),
    };
}"""
IS_SEEN = """(node) => {
    const box = node.getBoundingClientRect();
    const side = node.closest(".side").getBoundingClientRect();
    const feed = document.querySelector("#feed").getBoundingClientRect();
    const [top, bottom] = [Math.max(side.top, feed.top), Math.min(side.bottom, feed.bottom)];
    return box.height > 0 && box.top >= top - 1 && Math.min(box.bottom, box.top + 24) <= bottom + 1;
}"""
IS_PAINTED = """() => [...document.querySelectorAll(".post .picture")].at(-1).naturalWidth > 0"""
AT_REST = """() => new Promise((resolve) => {
    const feed = document.querySelector("#feed"), top = feed.scrollTop;
    setTimeout(() => resolve(feed.scrollTop === top), 120);
})"""

GAMES = (
    ("lemery-petteia", PHONE, "light"),
    ("lemery-compact", SMALL_PHONE, "dark"),
    ("walker-petteia(files=7,ranks=9)", SMALL_PHONE, "light"),
    ("lemery-compact", DESKTOP, "light"),
)


class Watch:
    """Measures the board of one player's page, and remembers how far it has moved."""

    def __init__(self, player, name):
        self.player, self.name, self.first, self.moved = player, name, None, 0.0

    async def sees(self, moment):
        page = self.player.page
        await page.wait_for_function(AT_REST)
        await page.wait_for_function(IS_PAINTED)
        box = await page.evaluate(STAGE)
        if SHOTS:
            await page.screenshot(path=Path(SHOTS) / f"{self.name}-{moment}.png")
        for side in ("above", "below", "outside"):
            assert box[side] <= 1, (self.name, moment, box)
        self.first = self.first or box
        for side in ("top", "left", "width", "height"):
            self.moved = max(self.moved, abs(box[side] - self.first[side]))
        assert self.moved <= MOVED, (self.name, moment, self.first, box)
        assert await self.player.page.evaluate("scrollX") == 0


async def test_the_board_is_whole_and_does_not_move(visitor):
    for number, (game, device, scheme) in enumerate(GAMES):
        dion = await visitor(device, "Dion", color_scheme=scheme)
        other = await visitor(DESKTOP, "Berenike")
        await dion.challenge(other, f"{game} side=first")
        await other.button("button-accept").click()
        await dion.sees_headline("turn-yours", name=other)
        await a_turn_is_played_and_answered(dion, other, f"{number}-{game}-{scheme}")
        await dion.page.context.close()
        await other.page.context.close()


async def a_turn_is_played_and_answered(dion, other, name):
    watch = Watch(dion, name)
    await watch.sees("turn")
    spots = dion.post.locator(".spot")
    await spots.first.click()
    await expect(dion.post.locator('[data-key^="choice:board"]')).to_have_count(1)
    await watch.sees("picked")
    await dion.page.keyboard.press("Escape")
    await expect(dion.button("button-pick")).to_have_count(1)
    await watch.sees("cancelled")
    await an_enemy_is_tapped(dion, watch)
    start, end = ("b2", "b3") if "files=7" in name else ("a2", "a3")
    await dion.square(start).click()
    await expect(dion.square(end)).to_be_visible()
    await dion.square(end).click()
    await dion.sees_headline("turn-theirs", name=other)
    await watch.sees("played")
    first = other.post.locator(".spot").last
    await first.click()
    await expect(other.post.locator('[data-key^="choice:board"]')).to_have_count(1)
    target = other.post.locator('[data-key^="choice:pick"]').first
    await target.evaluate("button => button.click()")
    await dion.sees_headline("turn-yours", name=other)
    await watch.sees("answered")
    await dion.say("move a2-h9")
    reply = dion.post.locator(".reply")
    await expect(reply).to_be_visible()
    await watch.sees("refused")
    assert await reply.evaluate(IS_SEEN)
    await dion.page.reload()
    await dion.sees_headline("turn-yours", name=other)
    watch.first = None
    await watch.sees("reloaded")
    await dion.say("resign")
    await dion.button("button-resign-yes").click()
    await expect(dion.button("button-rematch")).to_have_count(1)
    watch.first = None  # the picture has no throw and no men beneath it any more
    await watch.sees("over")


async def an_enemy_is_tapped(dion, watch):
    layer = dion.post.locator(".spots")
    box = await layer.bounding_box()
    await dion.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.09)
    reply = dion.post.locator(".reply")
    await expect(reply).to_contain_text("not yours")
    assert await reply.evaluate(IS_SEEN)
    await watch.sees("enemy")
