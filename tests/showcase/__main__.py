"""`make pictures`: the README's pictures, made by the program itself into a folder.

They are a film of a match, and the same match on the web chat, on Discord and on Telegram. Ten
screens of the web chat on a phone go into another folder, to be looked at. Needs Chromium.
"""

import argparse
import asyncio
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright
from rich.console import Console
from rich.progress import Progress

from render import gif
from tests.e2e.conftest import FLAGS, serving, visitors
from tests.e2e.devices import PHONE
from tests.showcase.chats import SHOWN, Message, on_discord, on_telegram
from tests.showcase.match import MOVES, RULESET, pictures
from tests.showcase.page import page
from tests.showcase.screens import photograph_screens

FOLDER = Path("docs/readme")
SCREENS = Path("build/screens")
FRAME_SECONDS = 1.2
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Make all pictures; progress goes to standard error."""
    parser = argparse.ArgumentParser(prog="python -m tests.showcase", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        parser.error("Chromium is needed to photograph the chats; install the package chromium")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("film", total=4)
        (folder / "match.gif").write_bytes(gif(pictures(), seconds=FRAME_SECONDS))
        progress.update(task, advance=1, description="chats")
        asyncio.run(_photograph(folder, chromium))
        progress.update(task, completed=4)


async def _photograph(folder: Path, chromium: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        with TemporaryDirectory() as temporary:
            work = Path(temporary)
            [telegram] = await on_telegram(work)
            [discord] = await on_discord(work)
            await _mock(browser, folder / "telegram.png", "telegram", "Friends", telegram)
            await _mock(browser, folder / "discord.png", "discord", "# games", discord)
            await _web(browser, folder / "web.png", work)
        with TemporaryDirectory() as temporary:
            await photograph_screens(browser, SCREENS, Path(temporary))
        await browser.close()


async def _mock(browser: Browser, path: Path, platform: str, place: str, message: Message) -> None:
    """Photograph a message as it looks on a platform."""
    context = await browser.new_context(device_scale_factor=2)
    view = await context.new_page()
    await view.set_content(page(platform, place, message))
    await view.locator("body").screenshot(path=path)
    await context.close()


async def _web(browser: Browser, path: Path, work: Path) -> None:
    """Play on the web chat, and photograph it on a phone."""
    async with serving(work) as server, visitors(browser, server.url) as visitor:
        anna, bruno = [await visitor(PHONE, reduced_motion="reduce") for _ in range(2)]
        for person, name in ((anna, "Anna"), (bruno, "Bruno")):
            await person.enter(name)
        await anna.challenge(bruno, f"{RULESET} side=first")
        await bruno.button("button-accept").tap()
        for number, move in enumerate(MOVES[:SHOWN]):
            mover, other = ((anna, bruno), (bruno, anna))[number % 2]
            await mover.sees_headline("turn-yours", name=other)
            await mover.say(f"move {move}")
        await anna.sees_headline("turn-yours", name=bruno)
        await anna.page.wait_for_load_state("networkidle")
        await anna.page.screenshot(path=path)


if __name__ == "__main__":
    main()
