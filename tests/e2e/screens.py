"""The screens on which pages are measured, what is measured, and the boxes that stay as they are.

The boxes that do not depend on the fonts of a machine are kept in `layouts.json`, by screen, as
[left, top, width, height] in CSS pixels; `make layouts` writes them afresh.
"""

import asyncio
import json
import os
from pathlib import Path

from playwright.async_api import expect

from tests.e2e.devices import PHONE
from tests.e2e.player import SEEN_WITHIN, until

SIZES = ((390, 844), (320, 640), (1280, 860))
SCHEMES = ("light", "dark")
TOLERANCE = 2  # pixels by which a box may differ from the one that is kept

DEVICE = {**PHONE, "device_scale_factor": 1}
"""What is resized to all of them; one pixel of a photograph is one of the page."""

KEPT = Path(__file__).with_name("layouts.json")
IS_RENEWED = os.environ.get("PETTEIA_RENEW_LAYOUTS") == "1"
SHOTS = os.environ.get("PETTEIA_LAYOUT_SHOTS")  # a folder for photographs of what is measured

AT_REST = """() => new Promise((resolve) => {
    const feed = document.querySelector("#feed"), top = feed.scrollTop;
    setTimeout(() => resolve(feed.scrollTop === top), 80);
})"""

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
"""Finds what nobody should find on a page: what is too wide, too small, covered or overlapping."""

BOXES = """(named) => Object.fromEntries(Object.entries(named).map(([name, selector]) => {
    const box = [...document.querySelectorAll(selector)].at(-1).getBoundingClientRect();
    return [name, [box.left, box.top, box.width, box.height].map(Math.round)];
}))"""

FRAME = {"feed": "#feed", "bottom": "#bottom", "words": "#words"}
"""What is in the same place on every page."""

IS_SEEN = """(node) => {
    const box = node.getBoundingClientRect();
    const feed = document.querySelector("#feed").getBoundingClientRect();
    const side = node.closest(".side")?.getBoundingClientRect() ?? feed;
    const [top, bottom] = [Math.max(side.top, feed.top), Math.min(side.bottom, feed.bottom)];
    return box.height > 0 && box.top >= top - 1 && Math.min(box.bottom, box.top + 24) <= bottom + 1;
}"""


async def screens(page):
    """Show a page on each screen in turn, and yield the name of the screen."""
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            await page.emulate_media(color_scheme=scheme)
            yield f"{width}x{height}-{scheme}"


async def at_rest(page):
    await until(page, AT_REST)


async def shoot(page, name):
    if SHOTS:
        await page.screenshot(path=Path(SHOTS) / f"{name}.png")
        (Path(SHOTS) / f"{name}.txt").write_text(await page.inner_text("body"), "utf-8")


async def fits(page, screen, moment, **named):
    """A page has no faults, and the boxes that are named by selectors are where they were kept."""
    await at_rest(page)
    await shoot(page, f"{moment}-{screen}")
    assert await page.evaluate(FAULTS) == [], (moment, screen)
    found = await page.evaluate(BOXES, {**FRAME, **named})
    size = screen.rpartition("-")[0]
    if IS_RENEWED:
        renew(size, found)
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[size]
    for name, box in found.items():
        assert name in kept, f"{name} is not kept yet; make layouts keeps it"
        moved = max(abs(one - other) for one, other in zip(box, kept[name], strict=True))
        assert moved <= TOLERANCE, (moment, screen, name, box, kept[name], "make layouts renews it")


def renew(size, found):
    """Keep boxes as they are now."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    kept[size] = {**kept.get(size, {}), **found}
    rows = [
        f'  "{size}": {{\n'
        + ",\n".join(f'    "{name}": {box}' for name, box in sorted(boxes.items()))
        + "\n  }"
        for size, boxes in sorted(kept.items())
    ]
    KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


async def is_seen(locator):
    """What is said can be seen where it begins, once the feed has been scrolled to it."""
    await expect(locator).to_be_visible()
    async with asyncio.timeout(SEEN_WITHIN):
        # Asked again and again, since cards are drawn anew.
        while not await locator.evaluate(IS_SEEN):  # noqa: ASYNC110 -- a page has no bell
            await asyncio.sleep(0.02)
