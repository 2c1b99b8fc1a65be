"""Signing in inside Discord: codes exchanged on the server, routes only for Discord's proxy."""

import pytest
from aiohttp import ClientSession

from bot.core.matches.model import Identity
from bot.frontends.web.activity import ActivityOptions, activity
from bot.frontends.web.page import SECURITY_HEADERS
from tests.bot.frontends.web.conftest import Socket
from tests.bot.frontends.web.oauth import CLIENT_ID, SECRET, LoopbackOAuth

APP = "/app/discord"
PROXY = f"https://{CLIENT_ID}.discordsays.com"


@pytest.fixture
async def oauth():
    async with LoopbackOAuth() as oauth:
        yield oauth


@pytest.fixture
async def visit(visiting, oauth):
    options = ActivityOptions(client_id=CLIENT_ID, client_secret=SECRET, base_url=oauth.url)
    async with visiting(embeddings=(activity(options),)) as visit:
        yield visit


async def enter(visit, code, origin=PROXY):
    """Sign in as the page in Discord's frame does; returns the status and the answer."""
    async with (
        ClientSession() as session,
        session.post(
            f"{visit.url}{APP}/session", json={"proof": code}, headers={"Origin": origin}
        ) as response,
    ):
        is_json = response.content_type == "application/json"
        return response.status, await response.json() if is_json else None


async def test_a_person_of_discord_comes_in_with_their_name_language_and_account(visit, oauth):
    status, answer = await enter(visit, oauth.code_of("Dion", 8001))
    assert status == 200
    async with ClientSession() as session:
        line = await session.ws_connect(f"{visit.url}{APP}/chat", headers={"Origin": PROXY})
        await line.send_json({"kind": "session", "token": answer["token"]})
        hello = await Socket(line).frame("hello")
    assert (hello["name"], hello["language"]) == ("Dion", "it")
    known = await visit.store.account_of(Identity("discord", "8001"))
    assert known == await visit.store.account_of(Identity("web", "discord:8001"))
    assert known.home == "discord"


async def test_without_a_display_name_they_go_by_their_user_name(visit, oauth):
    assert (await enter(visit, oauth.code_of(None, 8002, username="Ares")))[0] == 200
    assert (await visit.store.account_of(Identity("discord", "8002"))).name == "Ares"


async def test_a_code_is_good_once_and_others_are_refused(visit, oauth):
    code = oauth.code_of("Dion", 8001)
    assert (await enter(visit, code))[0] == 200
    for refused in (code, "made-up", ""):
        assert (await enter(visit, refused))[0] == 403
    assert len(oauth.forms) == 3  # an empty one is not sent


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (500, None),
        (429, None),
        (200, "no JSON"),
        (200, "[]"),
        (200, '{"access_token": ""}'),
        (200, '{"access_token": "two words"}'),
        (200, '{"access_token": "unknown"}'),
        (200, "x" * 70_000),
    ],
)
async def test_when_discord_makes_no_sense_the_page_may_try_again(visit, oauth, status, body):
    oauth.status, oauth.body = status, body
    found, answer = await enter(visit, oauth.code_of("Dion", 8001))
    assert (found, set(answer)) == (503, {"error"})
    assert await visit.store.account_of(Identity("discord", "8001")) is None


@pytest.mark.parametrize("field", [{"id": "8001x"}, {"id": 8001}, {"username": 5}])
async def test_a_profile_that_makes_no_sense_is_nobodys(visit, oauth, field):
    assert (await enter(visit, oauth.code_of("Dion", 8001, **field)))[0] == 503


async def test_a_redirect_is_not_followed(visit, oauth):
    oauth.status, oauth.body = 302, ""
    assert (await enter(visit, oauth.code_of("Dion", 8001)))[0] == 403


async def test_no_secret_reaches_the_page_or_the_log(visit, oauth, capfd):
    oauth.status = 500
    _, answer = await enter(visit, "code")
    page = await visit.browser().session.get(f"{visit.url}{APP}")
    shown = f"{answer}{await page.text()}{capfd.readouterr()}"
    assert SECRET not in shown
    assert CLIENT_ID in await page.text()


async def test_only_discords_proxy_may_act(visit, oauth):
    for origin in (visit.url, "https://4201.discordsays.com", "https://discord.com", "null", ""):
        assert (await enter(visit, oauth.code_of("Dion", 8001), origin))[0] == 403
    assert oauth.forms == []
    async with ClientSession() as session:
        for path in ("/name", "/recover", "/app/discordia/session"):
            async with session.post(f"{visit.url}{path}", headers={"Origin": PROXY}) as response:
                assert response.status == 403
        headers = {"Origin": PROXY, "Upgrade": "websocket"}
        async with session.get(f"{visit.url}/chat", headers=headers) as response:
            assert response.status == 403


async def test_the_page_may_be_framed_by_discord_alone_and_its_files_are_below_it(visit):
    browser = visit.browser()
    framed = "frame-ancestors https://discord.com https://*.discord.com https://*.discordsays.com"
    answer = await browser.get(f"{APP}/?frame_id=x&instance_id=y")
    assert framed in answer.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in answer.headers
    for path in ("main.js", "style.css", "discord.js"):
        assert (await browser.get(f"{APP}/static/{path}")).status == 200
    policy = (await browser.get("/")).headers["Content-Security-Policy"]
    assert policy == SECURITY_HEADERS["Content-Security-Policy"]
