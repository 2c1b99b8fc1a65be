"""The board of a match is whole and stays where it is; no page is too wide for its screen."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP
from tests.e2e.player import until
from tests.e2e.screens import DEVICE, at_rest, fits, is_seen, screens, shoot

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

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
SMALLER_WHILE_SCROLLED = """() => {
    const feed = document.querySelector("#feed");
    feed.style.maxHeight = "200px";
    feed.getBoundingClientRect();
    feed.dispatchEvent(new Event("scroll"));
}"""
TO_THE_END = """() => {
    const feed = document.querySelector("#feed");
    return feed.scrollHeight - feed.scrollTop - feed.clientHeight;
}"""
IS_PAINTED = """() => [...document.querySelectorAll(".post .picture")].at(-1).naturalWidth > 0"""

GAMES = {
    "lemery-petteia": ((390, 844), "light"),
    "lemery-compact": ((320, 640), "dark"),
    "walker-petteia(files=7,ranks=9)": ((1280, 860), "light"),
}
"""Boards of each shape, and the screen on which a whole turn of each is played."""


class Watch:
    """Measures the board of one player's page, and remembers how far it has moved."""

    def __init__(self, player, name):
        self.player, self.name, self.first, self.moved = player, name, None, 0.0

    async def sees(self, moment):
        page = self.player.page
        await at_rest(page)
        await until(page, IS_PAINTED)
        box = await page.evaluate(STAGE)
        await shoot(page, f"{self.name}-{moment}")
        for side in ("above", "below", "outside"):
            assert box[side] <= 1, (self.name, moment, box)
        self.first = self.first or box
        for side in ("top", "left", "width", "height"):
            self.moved = max(self.moved, abs(box[side] - self.first[side]))
        assert self.moved <= MOVED, (self.name, moment, self.first, box)


async def begun(visitor, game):
    """Two people in a match, the first of them to move."""
    dion, other = await visitor(DEVICE, "Dion"), await visitor(DESKTOP, "Berenike")
    await dion.challenge(other, f"{game} side=first")
    await other.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=other)
    return dion, other


@pytest.mark.parametrize("game", GAMES)
async def test_the_board_is_whole_and_does_not_move(visitor, game):
    dion, other = await begun(visitor, game)
    async for screen in screens(dion.page):
        await a_piece_is_picked_and_put_back(dion, game, screen)
    (width, height), scheme = GAMES[game]
    await dion.page.set_viewport_size({"width": width, "height": height})
    await dion.page.emulate_media(color_scheme=scheme)
    await a_turn_is_played_and_answered(dion, other, Watch(dion, f"{game}-{scheme}"))
    if game == "lemery-compact":
        await a_refusal_and_a_victory_are_seen_on_every_screen(dion, other, game)


async def a_piece_is_picked_and_put_back(dion, game, screen):
    await fits(dion.page, screen, f"{game}-turn", **{game: ".post .stage"})
    watch = Watch(dion, f"{game}-{screen}")
    await watch.sees("first")
    if screen.endswith("dark"):  # only colours differ
        return
    await dion.post.locator(".spot").first.click()
    await expect(dion.post.locator('[data-key^="choice:board"]')).to_have_count(1)
    await watch.sees("picked")
    await dion.page.keyboard.press("Escape")
    await expect(dion.button("button-pick")).to_have_count(1)
    await watch.sees("cancelled")


async def a_turn_is_played_and_answered(dion, other, watch):
    await watch.sees("turn")
    await an_enemy_is_tapped(dion, watch)
    start, end = ("b2", "b3") if "files=7" in watch.name else ("a2", "a3")
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
    await is_seen(dion.post.locator(".reply"))
    await watch.sees("refused")
    await dion.page.reload()
    await dion.sees_headline("turn-yours", name=other)
    watch.first = None
    await watch.sees("reloaded")


async def an_enemy_is_tapped(dion, watch):
    layer = dion.post.locator(".spots")
    box = await layer.bounding_box()
    await dion.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.09)
    reply = dion.post.locator(".reply")
    await expect(reply).to_contain_text("not yours")
    await is_seen(reply)
    await watch.sees("enemy")


async def a_refusal_and_a_victory_are_seen_on_every_screen(dion, other, game):
    await dion.say("move a2-h9")
    async for screen in screens(dion.page):
        await is_seen(dion.post.locator(".reply"))
        await fits(dion.page, screen, "refusal", **{game: ".post .stage"})
    await other.say("resign")
    await other.button("button-resign-yes").click()
    await expect(dion.button("button-rematch")).to_have_count(1)
    async for screen in screens(dion.page):
        await is_seen(dion.post.get_by_role("heading"))
        # The picture has no throw and no men beneath it any more.
        await fits(dion.page, screen, "victory", victory=".post .stage")
        await Watch(dion, f"{game}-{screen}").sees("over")


async def test_the_opening_settings_and_a_challenge_fit_every_screen(visitor):
    dion, other = await visitor(DEVICE, "Dion"), await visitor(DESKTOP, "Berenike")
    lead = dion.page.locator(".lead > img")
    await expect(lead).not_to_have_js_property("naturalWidth", 0)
    async for screen in screens(dion.page):
        await dion.page.locator("#feed").evaluate("feed => feed.scrollTop = 0")
        await is_seen(dion.page.locator(".lead h2"))
        await fits(dion.page, screen, "opening", lead=".lead > img")
    await dion.say("settings")
    settings = dion.page.locator(".bubble.page").last
    await expect(settings.locator(".choices .button").first).to_be_visible()
    async for screen in screens(dion.page):
        await at_rest(dion.page)  # it may still be scrolling to the newest
        await settings.locator(".choices").evaluate("choices => choices.scrollIntoView()")
        await is_seen(settings.locator(".choices .button").first)
        await fits(dion.page, screen, "settings")
    await dion.challenge(other, "lemery-petteia")
    await dion.button("button-terms").click()
    await dion.button("ruleset-lemery-petteia").click()
    await expect(dion.button("button-terms-yes")).to_be_visible()
    toggle = dion.post.locator('[data-key^="choice:terms:"]').first
    async for screen in screens(dion.page):
        if screen.endswith("light"):
            before = await toggle.inner_text()
            await toggle.click()
            await expect(toggle).not_to_have_text(before)
            await at_rest(dion.page)
        await is_seen(dion.post.get_by_role("heading"))
        await fits(dion.page, screen, "challenge")


async def test_the_newest_stays_in_view_when_the_feed_becomes_smaller_while_it_scrolls(visitor):
    dion = await visitor(DEVICE, "Dion")
    await dion.say("help")
    await at_rest(dion.page)
    await dion.page.locator("#feed").evaluate("feed => feed.scrollTop = feed.scrollHeight")
    await at_rest(dion.page)
    await dion.page.evaluate(SMALLER_WHILE_SCROLLED)
    await at_rest(dion.page)
    assert await dion.page.evaluate(TO_THE_END) <= MOVED
