"""The page inside another platform's frame: signing in, its session, its headers, its origins."""

import asyncio
import json
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from aiohttp import ClientSession

from bot.core.matches.model import Identity
from bot.frontends.web.embedded import (
    MAX_PROOF,
    SESSION_LIFETIME,
    BearerTokens,
    Embedding,
    Guest,
    PlatformUnavailableError,
)
from bot.frontends.web.mini_app import mini_app
from bot.frontends.web.page import SECURITY_HEADERS
from tests.bot.frontends.web.conftest import Socket, now
from tests.bot.frontends.web.signed import OTHER_TOKEN, TOKEN, init_data, user

APP = "/app/telegram"
MINI_APP = mini_app(TOKEN)
DION = Identity("telegram", "7001")


class Frame:
    """A page inside Telegram, which has no cookies."""

    def __init__(self, visit):
        self.url = f"{visit.url}{APP}"
        self.origin = {"Origin": visit.url}
        self.session = ClientSession()
        visit._stack.push_async_callback(self.session.close)

    async def enter(self, proof, **headers):
        """Sign in; returns the status and the answer."""
        body, headers = {"proof": proof}, self.origin | headers
        async with self.session.post(f"{self.url}/session", json=body, headers=headers) as response:
            return response.status, await response.json()

    async def connect(self, token, **headers):
        """Open a socket and show a token."""
        line = await self.session.ws_connect(f"{self.url}/chat", headers=self.origin | headers)
        await line.send_json({"kind": "session", "token": token})
        return Socket(line)

    async def come_in(self, **fields):
        """Sign in as a person of Telegram, and be greeted."""
        status, answer = await self.enter(init_data(now(), **fields))
        assert status == 200
        socket = await self.connect(answer["token"])
        return answer, socket, await socket.frame("hello")


@pytest.fixture
def mini(visiting):
    """A chat that Telegram shows."""

    @asynccontextmanager
    async def mini(**options):
        async with visiting(embeddings=(MINI_APP,), **options) as visit:
            yield visit

    return mini


@pytest.fixture
async def visit(mini):
    async with mini() as visit:
        yield visit


async def test_a_person_of_telegram_comes_in_with_their_name_and_language_and_the_same_account(
    visit,
):
    known = await visit.chat._people.meet(DION, "Dion", "it")
    answer, _, hello = await Frame(visit).come_in(user=user(language_code="it"), start_param="k7m")
    assert (hello["name"], hello["language"], answer["start"]) == ("Dion", "it", "k7m")
    assert await visit.store.account_of(Identity("web", "telegram:7001")) == known
    assert hello["push"] is None


async def test_a_newcomer_gets_an_account_without_an_invitation(mini):
    async with mini(invitation="twelve letters") as visit:
        _, _, hello = await Frame(visit).come_in()
        assert hello["name"] == "Dion"
        assert (await visit.store.account_of(DION)).home == "telegram"


async def test_the_language_of_the_browser_does_not_replace_telegrams(visit):
    frame = Frame(visit)
    _, answer = await frame.enter(init_data(now(), user=user(language_code="it")))
    socket = await frame.connect(answer["token"], **{"Accept-Language": "en"})
    assert (await socket.frame("hello"))["language"] == "it"
    assert (await visit.store.account_of(DION)).settings.client == "it"


async def test_the_same_init_data_again_is_the_same_session(visit):
    proof = init_data(now())
    for _ in range(3):
        assert (await Frame(visit).enter(proof))[0] == 200
    account = await visit.store.account_of(DION)
    (session,) = await visit.store.sessions_of(account.id)
    assert session.identity.key == "telegram:7001"


async def test_what_telegram_did_not_sign_for_this_bot_within_a_day_is_refused(visit):
    frame = Frame(visit)
    old = init_data(now() - timedelta(days=1, minutes=1))
    refused = [old, init_data(now(), OTHER_TOKEN), "", "x" * MAX_PROOF, f"{init_data(now())}&a=b"]
    for proof in refused:
        status, answer = await frame.enter(proof)
        assert (status, set(answer)) == (403, {"error"})
    assert await visit.store.account_of(DION) is None


async def test_a_form_that_is_none_is_refused(visit):
    frame = Frame(visit)
    for body in ("", "[]", "{}", '{"proof": 1}', json.dumps({"proof": "x" * (MAX_PROOF + 1)})):
        async with frame.session.post(
            f"{frame.url}/session", data=body, headers=frame.origin
        ) as response:
            assert response.status == 400


@pytest.mark.parametrize("change", ["7002", "until", "signature", "empty", "long"])
async def test_a_token_that_was_not_made_here_opens_nothing(visit, change):
    frame = Frame(visit)
    _, answer = await frame.enter(init_data(now()))
    who, until, signed = answer["token"].split(".")
    forged = {
        "7002": f"7002.{until}.{signed}",
        "until": f"{who}.{int(until) + 1}.{signed}",
        "signature": f"{who}.{until}.{'A' * 43}",
        "empty": "",
        "long": "x" * 1000,
    }
    socket = await frame.connect(forged[change])
    await socket.frame("stranger")
    assert await socket.is_closed()
    assert socket.line.close_code == 4401


async def test_a_token_ends_after_its_time_and_is_good_for_its_own_platform_and_bot_alone():
    moment = [now()]
    tokens = BearerTokens(MINI_APP, lambda: moment[0])
    token = tokens.make("7001")
    assert tokens.session(token) == Identity("web", "telegram:7001")
    assert BearerTokens(mini_app(OTHER_TOKEN), lambda: moment[0]).session(token) is None
    elsewhere = Embedding(
        platform="discord", label="", ancestors=(), vouch=MINI_APP.vouch, secret=TOKEN
    )
    assert BearerTokens(elsewhere, lambda: moment[0]).session(token) is None
    moment[0] += SESSION_LIFETIME
    assert tokens.session(token) is None


async def test_a_cookie_opens_no_socket_of_the_frame_and_a_token_none_of_the_chat(visit):
    browser, _ = await visit.person("Dion")
    line = await browser.session.ws_connect(f"{visit.url}{APP}/chat", headers=browser.origin)
    socket = Socket(line)
    await line.send_json({"kind": "ping"})
    await socket.frame("stranger")
    frame = Frame(visit)
    _, answer = await frame.enter(init_data(now()))
    line = await frame.session.ws_connect(f"{visit.url}/chat", headers=frame.origin)
    await Socket(line).frame("stranger")
    cookie = {"Cookie": f"petteia={answer['token']}"}
    line = await frame.session.ws_connect(f"{visit.url}/chat", headers=frame.origin | cookie)
    await Socket(line).frame("stranger")


async def test_a_socket_that_shows_no_token_is_closed(visit, monkeypatch):
    monkeypatch.setattr("bot.frontends.web.admission._FIRST_FRAME_TIMEOUT", 0.01)
    frame = Frame(visit)
    line = await frame.session.ws_connect(f"{frame.url}/chat", headers=frame.origin)
    await Socket(line).frame("stranger")


async def test_a_session_that_was_signed_out_comes_in_again_by_telegram_alone(visit):
    frame = Frame(visit)
    answer, socket, _ = await frame.come_in()
    account = await visit.store.account_of(DION)
    desk = Identity("web", "d" * 64)
    await visit.store.open_session(account.id, desk)
    assert await visit.store.end_sessions(account.id, desk) == 1
    await socket.line.send_json({"kind": "hear", "n": 1, "text": "games"})
    await socket.frame("stranger")
    again = await frame.connect(answer["token"])
    await again.frame("stranger")
    await frame.come_in()


async def test_the_page_hears_of_what_an_opponent_does_in_the_web_chat(visit):
    _, dion, _ = await Frame(visit).come_in()
    _, berenike = await visit.person("Berenike")
    offered = await berenike.hear("challenge lemery-compact first")
    match = offered["post"]["match"]
    taken = await dion.hear(f"accept {match}")
    assert taken["post"]["match"] == match
    await berenike.hear("a2-a5")
    frame = await dion.frame("post")
    while not frame["post"]["yours"]:
        frame = await dion.frame("post")
    assert frame["match"] == match
    assert frame["call"] is False  # Telegram rings


async def test_the_page_may_be_framed_by_telegram_alone_and_all_others_by_nobody(visit):
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    framed = "frame-ancestors https://web.telegram.org https://*.telegram.org"
    browser = visit.browser()
    for path in (APP, f"{APP}/"):
        answer = await browser.get(path)
        assert answer.status == 200
        assert answer.headers["Content-Security-Policy"] == policy.replace(
            "frame-ancestors 'none'", framed
        )
        assert "X-Frame-Options" not in answer.headers
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Set-Cookie" not in answer.headers
    for path in ("/", "/privacy", "/static/main.js", "/join/abc", "/app", f"{APP}/nothing"):
        answer = await browser.get(path)
        assert {key: answer.headers[key] for key in SECURITY_HEADERS} == SECURITY_HEADERS


async def test_only_the_own_page_may_sign_in_or_open_a_socket(visit):
    frame = Frame(visit)
    for origin in ("https://web.telegram.org", "https://elsewhere.example", "null", ""):
        headers = {"Origin": origin}
        async with frame.session.post(
            f"{frame.url}/session", json={"proof": init_data(now())}, headers=headers
        ) as response:
            assert response.status == 403
        async with frame.session.get(
            f"{frame.url}/chat", headers={**headers, "Upgrade": "websocket"}
        ) as response:
            assert response.status == 403


async def test_without_the_platform_there_are_no_routes(visiting):
    async with visiting() as visit:
        assert (await visit.browser().get(APP)).status == 404
        async with ClientSession() as session:
            headers = {"Origin": visit.url}
            for path in (f"{APP}/session", "/app/discord/session"):
                async with session.post(f"{visit.url}{path}", headers=headers) as response:
                    assert response.status == 404


async def test_a_platform_that_cannot_be_asked_and_haste_are_told_apart(visiting):
    async def vouch(proof, _now):
        if proof == "down":
            raise PlatformUnavailableError
        return Guest("7001", "Dion")

    embedding = Embedding(
        platform="telegram", label="", ancestors=("https://x.example",), vouch=vouch, secret="s"
    )
    async with visiting(embeddings=(embedding,)) as visit:
        frame = Frame(visit)
        assert (await frame.enter("down"))[0] == 503
        found = set(await asyncio.gather(*(_status(frame) for _ in range(130))))
        assert found == {200, 429}


async def _status(frame):
    return (await frame.enter("fine"))[0]
