"""The screens that people see most, on a phone in every language: nothing is cut off or covered."""

import asyncio

import pytest
from playwright.async_api import expect

from bot.i18n import LANGUAGES
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import SEEN_WITHIN, until
from tests.e2e.screens import FAULTS, IS_SEEN, at_rest, shoot

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


ARE_PAINTED = """() => [...document.images].every((image) => {
    const {top, bottom} = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight; // what is far away is loaded later
})"""


class Looking:
    """Looks at one person's page, and remembers what is wrong with it."""

    def __init__(self, player):
        self.player, self.wrong = player, []

    async def sees(self, moment, seen=None):
        page = self.player.page
        await until(page, ARE_PAINTED)
        await at_rest(page)
        if seen is not None:
            await _scroll_to(seen)
        await shoot(page, f"{self.player.language}-{moment}")
        if found := await page.evaluate(FAULTS):
            self.wrong.append((moment, found))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screens_seen_most_have_no_faults_in_any_language(visitor, language):
    dion, other = await visitor(PHONE, locale=language), await visitor(DESKTOP, "Berenike")
    look = Looking(dion)
    await expect(dion.button("web-enter")).to_be_visible()
    await expect(dion.page.locator("html")).to_have_attribute("lang", language)
    await look.sees("1-first-visit")
    await dion.enter(f"Dion {language}")
    lead = dion.page.locator(".lead > img")
    await expect(lead).not_to_have_js_property("naturalWidth", 0)
    await look.sees("2-opening", dion.page.locator(".lead h2"))
    for number, words in enumerate(
        ("help", "rules lemery-compact", "learn lemery-compact", "puzzle", "settings"), start=3
    ):
        await look.sees(f"{number}-{words.split()[0]}", await _asks(dion, words))
    await dion.challenge(other, "lemery-compact side=first")
    await look.sees("8-challenge", dion.post.get_by_role("heading"))
    await other.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=other)
    await look.sees("9-turn")
    await dion.say("move a2-h9")
    await look.sees("10-refusal", dion.post.locator(".reply"))
    await dion.say("resign")
    await dion.button("button-resign-yes").click()
    await expect(dion.button("button-rematch")).to_have_count(1)
    await look.sees("11-over", dion.post.get_by_role("heading"))
    assert look.wrong == []


async def _scroll_to(place):
    """Scroll to a place, again if the feed has followed what is new meanwhile."""
    async with asyncio.timeout(SEEN_WITHIN):
        while not await place.evaluate(IS_SEEN):
            await place.evaluate("node => node.scrollIntoView()")
            await at_rest(place.page)


async def _asks(player, words):
    """Type something, and return the bubble that answers it."""
    answer = player.page.locator(".bubble:not(.mine), .greeting").last
    before = await answer.inner_text()
    await player.say(words)
    await expect(answer).not_to_have_text(before, use_inner_text=True)
    return answer
