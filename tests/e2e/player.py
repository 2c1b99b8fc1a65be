"""A person in front of the page: what they can do there, and what they see."""

import json

from playwright.async_api import expect

from bot.core.messages import PersonName, line
from bot.lang import speaker


def sentence(code, **params):
    """What the bot says; people's names are given as plain strings."""
    given = {
        key: PersonName(value) if key in {"name", "first", "second"} else value
        for key, value in params.items()
    }
    return speaker("en").say(line(code, **given))


class Player:
    """Drives one page by what a person can see and press."""

    def __init__(self, page, shots):
        self.page = page
        self.words = page.get_by_role("combobox")
        self.post = page.get_by_role("article").last
        self.calls = []  # what came over the line and makes a sign, in its words
        self._shots = shots
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, data):
        frame = json.loads(data)
        if frame["kind"] == "post" and frame["call"]:
            self.calls.append(frame["news"] or frame["post"]["headline"])

    async def enter(self, name):
        await self.page.get_by_label(sentence("web-name-label")).fill(name)
        await self.button("web-enter").click()
        await expect(self.words).to_be_focused()

    async def say(self, words):
        await self.words.fill(words)
        await self.words.press("Enter")
        await expect(self.page.locator(".bubble.mine").last).to_contain_text(words)

    def button(self, code, **params):
        name = sentence(code, **params)
        return self.page.get_by_role("button", name=name, exact=True).last

    def square(self, name):
        """The place of a square on the board that can be pressed."""
        return self.post.locator(f'[data-key="spot:{name}"]')

    async def tap(self, move):
        """Play a move such as g2-g6 on the board itself, up to the preview."""
        start, end = move.split("-")
        await self.square(start).click()
        await self.square(end).click()
        await expect(self.button("button-play")).to_be_visible()

    async def press(self, move):
        """Play a move by buttons alone, up to the preview."""
        await self.button("button-pick").click()
        for name in move.split("-"):
            await self.button("step", square=name).click()
        await expect(self.button("button-play")).to_be_visible()

    async def play(self):
        await self.button("button-play").click()

    async def sees_headline(self, code, **params):
        await expect(self.post.get_by_role("heading")).to_have_text(sentence(code, **params))

    async def sees_note(self, code, **params):
        await expect(self.post.locator(".notes")).to_contain_text(sentence(code, **params))

    async def say_nothing_for(self, milliseconds):
        await self.page.wait_for_timeout(milliseconds)

    async def shoot(self, name):
        """Take a picture of the page as it is, once what moves has come to rest."""
        await self.page.wait_for_timeout(400)
        await self.page.screenshot(path=self._shots / f"{name}.png")
