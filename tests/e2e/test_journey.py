"""The way of a newcomer, from the first board to the end of a match and the screens of the bar.

On every size of screen, by touch and by keyboard, light and dark, in every language.
"""

import pytest
from playwright.async_api import expect

from tests.e2e.player import sentence, until
from tests.e2e.screens import FAULTS, at_rest

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

SIZES = ((390, 844, 2), (320, 640, 2), (844, 390, 2), (1280, 860, 1), (640, 430, 2))
"""The last is a window of 1280 by 860 at 200%."""

WAYS = (
    *(("en", "light", True), ("de", "dark", False), ("it", "light", False), ("nl", "dark", True)),
    ("de", "light", True),
)
"""Language, colours, and whether it is done by touch; in turn with the sizes."""

JOURNEYS = [
    (size, WAYS[(at + turn) % len(WAYS)]) for turn in (0, 2) for at, size in enumerate(SIZES)
]


class Journey:
    """Goes the way by touch or by keys."""

    def __init__(self, player, language, *, by_touch):
        self.player, self.page = player, player.page
        self.language, self.by_touch = language, by_touch

    def says(self, code, **params):
        return sentence(code, self.language, **params)

    async def press(self, target):
        if self.by_touch:
            await target.tap()
        else:
            await target.press("Enter")

    async def button(self, code):
        await self.press(self.page.get_by_role("button", name=self.says(code), exact=True).last)

    async def has_no_faults(self):
        await at_rest(self.page)
        assert await self.page.evaluate(FAULTS) == []
        await self.player.sees_all_fit()

    async def first_board(self):
        for number in ("1", "2", "3"):
            await expect(self.page.locator("#first")).to_contain_text(
                self.says(f"web-first-task-{number}")
            )
            await self.press(self.page.locator("#first .spot"))
        await expect(self.page.get_by_label(self.says("web-name-label"))).to_be_focused()
        await self.has_no_faults()

    async def first_move(self):
        await self.button("button-computer")
        computer = self.says("computer-name", level=1)
        await self.player.sees_headline("turn-yours", name=computer)
        await self.has_no_faults()
        await self.press(self.player.post.locator(".spot").nth(1))  # a man, not the leader
        target = self.player.post.locator('.spot[data-key^="spot:"]').first
        await expect(self.page.locator(".post.step")).to_have_count(1)
        await self.press(target)
        await expect(self.player.post.locator(".moves .move").nth(1)).to_be_attached()
        await self.player.sees_headline("turn-yours", name=computer)

    async def end(self):
        more = self.player.post.get_by_role("button", name=self.says("web-more"))
        if await more.is_visible():
            await self.press(more)
        await self.button("button-resign")
        await self.button("button-resign-yes")
        await expect(self.player.page.locator(".post.lost")).to_have_count(1)
        await self.has_no_faults()
        await self.button("button-replay")
        await expect(self.page.locator(".post.replay")).to_have_count(1)
        await self.button("button-back")
        await expect(self.page.locator(".post.replay")).to_have_count(0)

    async def screens(self):
        bar = self.page.locator("#bar")
        if not await bar.is_visible():  # a low window is the board's
            await self.button("web-bars-label")
        for path in ("/matches", "/puzzle", "/learn", "/me", "/play"):
            await at_rest(self.page)
            await self.press(self.page.locator(f'#bar a[href="{path}"]'))
            await expect(self.page.locator("#bar [aria-current]")).to_have_attribute("href", path)
            await until(self.page, f"() => location.pathname === '{path}'")
        await self.has_no_faults()


@pytest.mark.parametrize(("size", "way"), JOURNEYS)
async def test_a_newcomer_plays_a_match_and_finds_the_way_around(visitor, size, way):
    width, height, scale = size
    language, colours, by_touch = way
    device = {"viewport": {"width": width, "height": height}, "device_scale_factor": scale}
    touch = {"has_touch": True, "is_mobile": width < 1000} if by_touch else {}
    player = await visitor({**device, **touch}, locale=language, color_scheme=colours)
    journey = Journey(player, language, by_touch=by_touch)
    await journey.first_board()
    name = player.page.get_by_label(journey.says("web-name-label"))
    await name.fill(f"Dion {width} {language} {colours}")
    await journey.first_move()
    await journey.end()
    await journey.screens()
