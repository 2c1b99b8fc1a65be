"""The chat below a path of its host, such as https://example.org/petteia."""

import json
import re
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import expect

from tests.e2e.conftest import serving, visitors
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import until

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

BASE = "/petteia"
SECRET = "a secret of the operator"
NAMED = re.compile(r' (?:href|src|content)="([^"]*)"')


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory):
    settings = {"WEB__PUBLIC_URL": f"http://127.0.0.1:{{port}}{BASE}/", "WEB__INVITATION": SECRET}
    async with serving(tmp_path_factory.mktemp("below"), **settings) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(browser, server):
    """A visitor, every request of whose page has to be below the path."""
    asked = []
    async with visitors(browser, f"{server.url}{BASE}/") as visitor:

        async def watched(*args, **options):
            player = await visitor(*args, **options)
            player.page.on("request", lambda request: asked.append(request.url))
            player.page.on("websocket", lambda socket: asked.append(socket.url))
            return player

        yield watched
    outside = {path for url in asked if not (path := urlsplit(url).path).startswith(f"{BASE}/")}
    assert asked
    assert outside == set()


async def enter(player, name):
    await player.page.get_by_label("Invitation").fill(SECRET)
    await player.enter(name)


async def test_a_match_is_begun_by_a_link_played_reloaded_and_watched(visitor, server):
    host = await visitor(DESKTOP, service_workers="allow")
    await host.page.reload()
    await enter(host, "Dion")
    await until(host.page, "async () => Boolean(await caches.match(location.href))")
    worker = await host.page.evaluate(
        "async () => { const { scope, active } = await navigator.serviceWorker.ready;"
        " return [scope, active.scriptURL]; }"
    )
    assert [urlsplit(each).path for each in worker] == [f"{BASE}/", f"{BASE}/sw.js"]
    await host.say("challenge lemery-compact side=first")
    link = await host.page.locator(".link").input_value()
    assert urlsplit(link).path.startswith(f"{BASE}/join/")
    code = host.page.locator(".qr-code")
    await expect(code).to_have_js_property("complete", value=True)
    assert await code.evaluate("(image) => image.naturalWidth")

    guest = await visitor(PHONE)
    await guest.page.goto(link)
    await guest.page.get_by_label(guest.sentence("web-name-label")).fill("Berenike")
    await guest.button("web-join-enter").click()
    guest.name = "Berenike"
    await host.sees_headline("turn-yours", name=guest)
    await host.tap("a2-a3")
    await guest.page.reload()
    await guest.sees_headline("turn-yours", name=host)
    for image in await guest.page.locator(".board img, img.board, .picture img").all():
        assert await image.evaluate("(image) => image.decode().then(() => image.naturalWidth)")
    await expect(guest.page.locator("svg.sheet").first).to_be_attached()
    await host.shoot("below-desk")
    await guest.shoot("below-phone")

    await guest.page.get_by_role("link", name="Learn").click()
    await expect(guest.page).to_have_url(re.compile(f"{BASE}/learn$"))
    await guest.page.go_back()

    watcher = await visitor(DESKTOP)
    await watcher.page.goto(f"{server.url}{BASE}/match/{urlsplit(link).path.split('/')[3]}")
    await watcher.sees_headline("turn-theirs", name=guest)
    await watcher.page.keyboard.press("ArrowLeft")
    await expect(watcher.page).to_have_url(re.compile(f"{BASE}/match/[a-z0-9]+/0$"))
    await host.page.context.set_offline(True)
    await host.page.reload()
    await host.sees_connection("web-offline")


async def test_pages_files_and_forms_are_below_the_path(server):
    async with ClientSession() as session:

        async def fetch(path):
            async with session.get(f"{server.url}{path}", allow_redirects=False) as answer:
                return answer, await answer.text()

        answer, _ = await fetch(BASE)
        assert (answer.status, answer.headers["Location"]) == (308, f"{BASE}/")
        for path in ("/", "/privacy", "/top", "/nowhere", "/puzzle/2026-01-01"):
            answer, page = await fetch(f"{BASE}{path}")
            local = [each for each in NAMED.findall(page) if each.startswith("/")]
            assert local
            assert [each for each in local if not each.startswith(f"{BASE}/")] == []
        # A proxy that takes the path away finds the same.
        assert (await fetch("/privacy"))[1] == (await fetch(f"{BASE}/privacy"))[1]
        assert (await fetch(f"{BASE}//example.org/"))[0].status == 404
        _, manifest = await fetch(f"{BASE}/static/app.webmanifest")
        assert {json.loads(manifest)[key] for key in ("start_url", "scope")} == {"../"}
