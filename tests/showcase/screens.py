"""Ten screens of the web chat as a phone shows them, to be looked at."""

import re
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.e2e.conftest import serving, visitors
from tests.e2e.devices import PHONE
from tests.e2e.player import IS_AT_REST, Player, until
from tests.showcase.match import MOVES, RULESET

REST = 600  # milliseconds, for what fades


async def photograph_screens(browser: Browser, folder: Path, work: Path) -> None:
    """Photograph the screens into a folder, numbered in the order in which people come to them."""

    async def shoot(person: Player, name: str) -> None:
        await until(person.page, IS_AT_REST)
        await person.page.wait_for_timeout(REST)
        await person.page.screenshot(path=folder / f"{name}.png")

    async with serving(work) as server, visitors(browser, server.url) as visitor:
        anna, bruno = [await visitor(PHONE, reduced_motion="reduce") for _ in range(2)]
        await expect(anna.page.locator(".first .spot")).to_be_visible()
        await shoot(anna, "01-first-visit")
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        await _answered_by_the_computer(anna)
        await shoot(anna, "05-after-a-reply")
        await anna.challenge(bruno, f"{RULESET} side=first")
        await bruno.button("button-accept").tap()
        await anna.sees_headline("turn-yours", name=bruno)
        await anna.page.locator("#home").tap()
        await expect(anna.page.locator(".waiting")).to_contain_text("Bruno")
        await shoot(anna, "02-home")
        await anna.page.locator(".waiting a").filter(has_text="Bruno").tap()
        await shoot(anna, "03-own-turn")
        await anna.square(MOVES[0].partition("-")[0]).tap()
        await shoot(anna, "04-a-piece-picked")
        await anna.square(MOVES[0].partition("-")[2]).tap()
        for number, move in enumerate(MOVES[1:], start=1):
            mover, other = ((anna, bruno), (bruno, anna))[number % 2]
            await mover.sees_headline("turn-yours", name=other)
            await mover.tap(move)
        await expect(bruno.post.get_by_role("heading")).to_contain_text("won")
        await shoot(bruno, "06-the-end")
        await bruno.page.get_by_role("button", name=bruno.sentence("web-moves-label")).last.tap()
        await bruno.scroll_to(bruno.post.locator(".move").last)
        await shoot(bruno, "07-moves")
        for number, screen in enumerate(("puzzle", "learn", "me"), start=8):
            await bruno.page.locator(f'#bar a[href="/{screen}"]').tap()
            await expect(bruno.page.locator(".screen")).to_be_focused()
            if screen == "learn":
                await _opens_the_first_lesson(bruno)
            await shoot(bruno, f"{number:02}-{screen}")


async def _answered_by_the_computer(person: Player) -> None:
    await person.say(f"challenge computer 1 {RULESET} first")
    await person.tap("a2-a5")
    await expect(person.post.locator(".move")).to_have_count(2)


async def _opens_the_first_lesson(person: Player) -> None:
    shown = person.page.locator(".bubble.page").last
    await shown.locator(".choices button").first.tap()
    await shown.get_by_role("button", name=re.compile(r"^1\. ")).tap()
    await expect(shown.locator(".spot").first).to_be_attached()
