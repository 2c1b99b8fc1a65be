"""The chat below a path, and what other sites and platforms are told of its addresses."""

import re

from bot.frontends.web.activity import ActivityOptions, activity
from bot.frontends.web.mini_app import mini_app
from tests.bot.frontends.web.signed import TOKEN

BASE = "/petteia"
SITE = f"https://example.org{BASE}"
SECRET = "sealed letters"
LOCAL = re.compile(r' (?:href|src)="(/[^"]*)"')


async def test_each_platform_finds_its_page_where_it_loads_it(visiting):
    options = ActivityOptions(client_id="42", client_secret="hush", base_url="http://127.0.0.1:9")
    both = (mini_app(TOKEN), activity(options))
    async with visiting(public_url=SITE, invitation=SECRET, embeddings=both) as visit:
        browser = visit.browser()

        async def fetch(path):
            async with browser.session.get(visit.url + path) as answer:
                assert answer.status == 200, path
                return await answer.text()

        telegram = await fetch(f"{BASE}/app/telegram")
        assert f'data-base="{BASE}"' in telegram
        assert all(path.startswith(f"{BASE}/") for path in LOCAL.findall(telegram))
        # Discord's proxy leads from its own root to /petteia/app/discord.
        discord = await fetch(f"{BASE}/app/discord/")
        assert "data-base" not in discord
        [script] = [path for path in LOCAL.findall(discord) if path.endswith(".js")]
        assert script == "/static/main.js"
        await fetch(f"{BASE}/app/discord{script}")


async def test_what_leaves_the_site_has_the_whole_address(visiting):
    async with visiting(public_url=SITE, invitation=SECRET, site_url=SITE) as visit:
        browser = visit.browser()
        await browser.enter("Dion", invitation=SECRET)
        socket = await browser.socket()
        await socket.frame("hello")
        answer = await socket.hear("challenge lemery-compact")
        async with browser.session.get(f"{visit.url}{BASE}{answer['join']}") as response:
            page = await response.text()
        assert f'content="{SITE}/picture/' in page
        assert (await socket.hear("calendar"))["shared"].startswith(f"{SITE}/calendar/")
        shown, _ = await fetched(visit, "/top")
        assert f'content="{SITE}/top' in shown


async def fetched(visit, path):
    async with visit.browser().session.get(f"{visit.url}{BASE}{path}") as response:
        return await response.text(), response.headers


async def test_over_https_the_session_belongs_to_the_whole_host(visiting):
    """Browsers take a cookie whose name begins with __Host- for the root of a host alone."""
    async with visiting(public_url=SITE, invitation=SECRET) as visit:
        headers = {"Origin": "https://example.org", "Host": "example.org"}
        form = {"name": "Dion", "invitation": SECRET}
        async with visit.browser().session.post(
            f"{visit.url}{BASE}/name", json=form, headers=headers
        ) as response:
            assert response.status == 200
            assert response.cookies["__Host-petteia"]["path"] == "/"
