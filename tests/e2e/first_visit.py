"""How long a first visit takes on slow 3G and a slow telephone: `python -m tests.e2e.first_visit`.

Three visits of a browser that has seen nothing, each with the milliseconds until the first square
can be pressed and until the board is drawn, and with the requests made by then. Needs Chromium.
"""

import asyncio
import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright
from rich.console import Console

from tests.e2e.conftest import FLAGS, serving
from tests.e2e.devices import PHONE

VISITS = 3
SLOW_3G = {
    "offline": False,
    "latency": 400,  # milliseconds
    "downloadThroughput": 50_000,  # bytes a second
    "uploadThroughput": 50_000,
}
SLOWNESS = 4
PRESSED = '.first [data-key="spot:e4"]'
TIMES = """async (pressed) => {
    const until = async (isTrue) => {
        while (!isTrue()) await new Promise((done) => setTimeout(done, 10));
        return performance.now();
    };
    const press = await until(() => document.querySelector(pressed)?.checkVisibility());
    const ground = () => document.querySelector(".first .picture");
    const drawn = await until(() => document.querySelector("symbol") && ground().naturalWidth);
    const loaded = performance.getEntriesByType("resource");
    return [press, drawn, loaded.filter(({ responseEnd }) => responseEnd < drawn).length + 1];
}"""


async def first_visit(browser: Browser, url: str) -> list[float]:
    """Return the times of a visit, and how many requests it took."""
    context = await browser.new_context(**PHONE)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", SLOW_3G)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    await page.goto(url, wait_until="commit")
    times = await page.evaluate(TIMES, PRESSED)
    await context.close()
    return times


async def main() -> None:
    """Print the times of each visit and those in the middle."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with TemporaryDirectory() as folder:
        async with async_playwright() as playwright, serving(Path(folder)) as server:
            browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            visits = [await first_visit(browser, server.url) for _ in range(VISITS)]
            await browser.close()
    for name, times in zip(
        ("pressed", "drawn", "requests"), zip(*visits, strict=True), strict=True
    ):
        Console().print(
            f"{name:9} {median(times):6.0f}   {' '.join(f'{time:.0f}' for time in times)}"
        )


if __name__ == "__main__":
    asyncio.run(main())
