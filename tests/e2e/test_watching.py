"""A match in the browsers of its watchers: live, moment by moment, in a frame of any site."""

import re
from urllib.parse import urljoin

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.test_replays import SWIPE

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


async def opened(dion, berenike):
    """The address of a match that its players have opened to all."""
    await dion.button("button-public").click()
    await expect(berenike.button("button-public-yes")).to_be_visible()
    await berenike.button("button-public-yes").tap()
    await dion.sees_note("note-public")
    match = await dion.page.locator(".post").last.evaluate(
        "(post) => post.querySelector('.choices .button').dataset.key.split(':')[2]"
    )
    return urljoin(dion.page.url, f"/match/{match}")


async def test_a_match_is_watched_live_and_gone_through(match, visitor):
    dion, berenike = match
    address = await opened(dion, berenike)
    desk, phone = await visitor(DESKTOP), await visitor(PHONE)
    for watcher in (desk, phone):
        await watcher.page.goto(address)
        await watcher.sees_headline("turn-theirs", name=dion)
        await expect(watcher.page.locator(".seat")).to_contain_text([dion.name, berenike.name])
        await watcher.sees_all_named_and_large()
    await dion.tap("a2-a3")
    for watcher in (desk, phone):
        await watcher.sees_headline("turn-theirs", name=berenike)
    await desk.page.keyboard.press("ArrowLeft")
    await expect(desk.page).to_have_url(f"{address}/0")
    await expect(desk.post).to_have_class(re.compile("replay"))
    await phone.post.locator(".stage").evaluate(SWIPE, 80)
    await expect(phone.page).to_have_url(f"{address}/0")
    await phone.sees_all_named_and_large()
    await berenike.page.bring_to_front()
    await berenike.square("a7").tap()
    await berenike.square("a6").tap()
    await expect(phone.page.locator("#polite")).to_contain_text("a7-a6")
    await expect(phone.post.get_by_role("heading")).to_contain_text("The start")  # stays there
    steps = await phone.page.evaluate("history.length")
    for number in (1, 2):
        # A second press before the answer to the first one.
        await phone.button("button-replay-next").evaluate(
            "(button) => (button.click(), button.click())"
        )
        await expect(phone.page).to_have_url(f"{address}/{number}")
        await expect(phone.post.get_by_role("heading")).to_contain_text(f"{number} of 2")
    assert await phone.page.evaluate("history.length") == steps + 2
    await desk.page.go_back()
    await desk.sees_headline("turn-theirs", name=dion)
    await phone.button("button-to-match").tap()
    await phone.sees_headline("turn-theirs", name=dion)
    await expect(phone.page).to_have_url(address)


async def test_another_site_shows_it_in_a_frame(match, visitor):
    dion, berenike = match
    address = await opened(dion, berenike)
    frame = f'<iframe src="{address.replace("/match/", "/embed/match/")}"></iframe>'

    async def show(_request):
        return web.Response(text=frame, content_type="text/html")

    site = web.Application()
    site.add_routes([web.get("/{path:.*}", show)])
    async with TestServer(site) as elsewhere:
        other = await visitor(DESKTOP)
        await other.page.goto(str(elsewhere.make_url("/")))
        shown = other.page.frame_locator("iframe").locator(".headline")
        await expect(shown).to_contain_text(dion.name)
        await dion.tap("a2-a3")
        await expect(shown).to_contain_text(berenike.name)
