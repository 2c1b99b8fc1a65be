"""A person in front of the page: what they can do there, and what they see."""

import asyncio
import json
import os
import zlib
from pathlib import Path

from playwright.async_api import expect

from bot.core.matches.messages import PersonName, line
from bot.frontends.web.channels import DICTIONARY_BYTES
from bot.i18n import speaker

SHOTS = Path(__file__).with_name("shots")
SEEN_WITHIN = 20  # seconds, on a busy machine
IS_PHOTOGRAPHED = os.environ.get("PETTEIA_SHOTS") == "1"

NAMELESS = """() => [...document.querySelectorAll("button, input, .picture, [role]")]
    .filter((node) => node.checkVisibility() && !["status", "alert"].includes(node.role))
    .filter((node) => !node.ariaLabel && !node.alt && !node.textContent.trim())
    .filter((node) => !node.labels?.length)
    .map((node) => node.outerHTML)"""
# The squares of a board that is as wide as the screen cannot be larger: twelve on a phone.
SMALL = """() => [...document.querySelectorAll("button, input, [role=option]")]
    .filter((node) => node.checkVisibility())
    .filter((node) => !(node.matches(".spot") && node.offsetParent.clientWidth > 0.9 * innerWidth))
    .map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
    .map(([node, box]) => `${box.width} x ${box.height}: ${node.outerHTML}`)"""
TWINS = """() => [...document.querySelectorAll("[id]")].map((node) => node.id)
    .filter((id, at, ids) => ids.indexOf(id) !== at)"""
IS_AT_REST = """() => new Promise((resolve) => {
    const feed = document.querySelector("#feed"), top = feed.scrollTop;
    setTimeout(() => resolve(feed.scrollTop === top), 200);
})"""
WIDER = "() => document.scrollingElement.scrollWidth - window.innerWidth"


async def until(page, is_true):
    """Wait for what a function finds; `wait_for_function` would evaluate it in turns of its own.

    The page's policy forbids that.
    """
    look = f"""async () => {{
        const isTrue = {is_true};
        while (!(await isTrue())) await new Promise((done) => setTimeout(done, 20));
    }}"""
    async with asyncio.timeout(SEEN_WITHIN):
        await page.evaluate(look)


def sentence(code, language="en", **params):
    """What the bot says; a player among the parameters is named as they are called."""
    given = {
        key: PersonName(value.name) if isinstance(value, Player) else value
        for key, value in params.items()
    }
    return speaker(language).say(line(code, **given))


class Player:
    """Drives one page by what a person can see and press."""

    def __init__(self, page, language="en"):
        self.page, self.language = page, language
        self.name = None
        self.words = page.get_by_role("combobox")
        self.post = page.get_by_role("article").last
        self.received = 0  # bytes of frames
        self.calls = []  # what came over the line and makes a sign, in its words
        page.on("websocket", self._listen)

    def sentence(self, code, **params):
        """What the bot says in this person's language."""
        return sentence(code, self.language, **params)

    def _listen(self, line):
        self._last = b""  # the dictionary of the next compressed frame
        line.on("framereceived", self._hear)

    def _hear(self, data):
        self.received += len(data)
        text = data
        if isinstance(data, bytes):
            text = zlib.decompressobj(-zlib.MAX_WBITS, self._last).decompress(data)
            self._last = text[-DICTIONARY_BYTES:]
        frame = json.loads(text)
        if frame["kind"] == "post" and frame["call"]:
            self.calls.append(frame["news"] or frame["post"]["headline"])

    async def enter(self, name):
        self.name = name
        await self.page.get_by_label(self.sentence("web-name-label")).fill(name)
        await self.button("web-enter").click()
        await expect(self.words).to_be_focused()

    async def another_tab(self):
        """The same person at another tab of the same browser."""
        other = Player(await self.page.context.new_page(), self.language)
        other.name = self.name
        await other.page.goto(self.page.url)
        return other

    async def say(self, words):
        await self.words.fill(words)
        await self.words.press("Enter")
        await expect(self.page.locator(".bubble.mine").last).to_contain_text(words)

    async def challenge(self, other, terms):
        await self.say(f"challenge {other.name} {terms}")

    async def sees_in_lobby(self, other):
        """Another person's open challenge, in the list behind its line; returns its buttons."""
        said = self.sentence("open-offered-theirs", name=other)
        row = self.page.locator(".lobby li").filter(has_text=said)
        await expect(row).to_have_count(1)
        if not await row.is_visible():
            await self.page.locator(".lobby > summary").click()
        await expect(row).to_be_visible()
        return row.get_by_role("button")

    def button(self, code, **params):
        return self.labelled(self.sentence(code, **params))

    def labelled(self, name):
        return self.page.get_by_role("button", name=name, exact=True).last

    def square(self, name):
        """The place of a square on the board that can be pressed."""
        return self.post.locator(f'[data-key="spot:{name}"]')

    async def tap(self, move):
        """Play a move such as g2-g6 by two taps on the board itself."""
        start, end = move.split("-")
        await self.square(start).click()
        await self.square(end).click()

    async def press(self, move):
        """Play a move only by buttons, as with a keyboard: a finger gets no squares as buttons."""
        await self.button("button-pick").press("Enter")
        for name in move.split("-"):
            await self.button("step", square=name).click()

    async def more(self):
        """Show what a phone has behind an icon."""
        await self.post.get_by_role("button", name=self.sentence("web-more")).click()

    async def play(self):
        await self.button("button-play").click()

    async def sees_headline(self, code, **params):
        await expect(self.post.get_by_role("heading")).to_have_text(self.sentence(code, **params))

    async def sees_note(self, code, **params):
        await expect(self.post.locator(".notes")).to_contain_text(self.sentence(code, **params))

    async def sees_connection(self, code=None):
        """The line beneath the title: what it says of the connection, or nothing."""
        told = self.sentence(code) if code else ""
        await expect(self.page.locator("#connection")).to_have_text(told)

    async def sees_all_fit(self):
        """Nothing on the page is wider than the screen."""
        assert await self.page.evaluate(WIDER) <= 0

    async def sees_all_named_and_large(self):
        """Everything has a name and room for a thumb, and fits the screen."""
        for look in (NAMELESS, SMALL, TWINS):
            found = await self.page.evaluate(look)
            assert not found, "\n".join(found)
        await self.sees_all_fit()

    async def scroll_to(self, place):
        """Scroll to a place once the page has come to rest, since it follows what is new."""
        await until(self.page, IS_AT_REST)
        await place.scroll_into_view_if_needed()
        await expect(place).to_be_in_viewport()

    async def shoot(self, name):
        """If photographs are wanted, take one once what moves has come to rest."""
        if IS_PHOTOGRAPHED:
            SHOTS.mkdir(exist_ok=True)
            await self.page.wait_for_timeout(400)
            await self.page.screenshot(path=SHOTS / f"{name}.png")
