"""What one client asks for delays or refuses only that client."""

import asyncio
from time import monotonic

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from bot.frontends.web import WebFrontend, WebOptions
from bot.frontends.web.frames import MAX_TEXT
from bot.frontends.web.limits import FrameLimiter, Rate, RateLimiter, WebLimits
from bot.http_server import HttpServer
from render import Picture
from tests.bot.frontends.web.conftest import PATIENCE

NEVER = 1e-9
PROXY = ("127.0.0.0/8",)


async def closed_with(browser, many):
    """Open so many sockets, and return by what they are refused, None for those that are not."""
    codes = []
    for _ in range(many):
        try:
            socket = await browser.socket()
        except WSServerHandshakeError as error:
            codes.append(error.status)
            continue
        async with asyncio.timeout(PATIENCE):
            message = await socket.line.receive()
        codes.append(socket.line.close_code if isinstance(message.data, int) else None)
    return codes


async def test_a_person_has_so_many_sockets_and_others_have_theirs(visiting):
    async with visiting(limits=WebLimits(account_sockets=2)) as visit:
        first, second = visit.browser(), visit.browser()
        await first.enter("Dion")
        await second.enter("Berenike")
        assert await closed_with(first, 4) == [None, None, 503, 503]
        assert await closed_with(second, 1) == [None]


async def test_all_at_an_address_have_half_of_the_sockets(visiting):
    async with visiting(limits=WebLimits(connections=16), trusted_proxies=PROXY) as visit:
        told = []
        for number in range(8):
            browser = visit.browser()
            await browser.enter(f"Dion {number}")
            told += await closed_with(browser, 1)
        assert told == [None] * 7 + [503]


async def test_a_socket_that_is_closed_makes_room_for_another(visiting):
    async with visiting(limits=WebLimits(account_sockets=1)) as visit:
        browser, socket = await visit.person("Dion")
        await socket.line.close()
        async with asyncio.timeout(PATIENCE):
            while visit.chat._presence.connections():  # noqa: ASYNC110 -- it tells nobody
                await asyncio.sleep(0.01)
        assert await closed_with(browser, 1) == [None]


async def test_sockets_are_not_compressed(visit):
    browser = visit.browser()
    line = await browser.session.ws_connect(
        f"{visit.url}/chat", headers=browser.origin, compress=15
    )
    await line.close()
    assert not line.compress


async def test_completions_beyond_the_limit_are_empty_and_nobody_elses(visiting):
    async with visiting(limits=WebLimits(account_completions=Rate(2, NEVER))) as visit:
        _, socket = await visit.person("Dion")
        _, other = await visit.person("Berenike")
        found = [await socket.ask("complete", "completions", text="ch") for _ in range(3)]
        assert [bool(frame["items"]) for frame in found] == [True, True, False]
        assert (await other.ask("complete", "completions", text="ch"))["items"]
        assert (await socket.hear("help"))["kind"] == "answer"


async def test_completions_are_limited_by_address_too(visiting):
    async with visiting(limits=WebLimits(peer_completions=Rate(1, NEVER))) as visit:
        _, socket = await visit.person("Dion")
        _, other = await visit.person("Berenike")
        assert (await socket.ask("complete", "completions", text="ch"))["items"]
        assert not (await other.ask("complete", "completions", text="ch"))["items"]


async def test_hurried_frames_have_to_wait_and_nobody_elses_do(visiting):
    async with visiting(limits=WebLimits(account_frames=Rate(1, 4))) as visit:
        _, socket = await visit.person("Dion")
        _, other = await visit.person("Berenike")
        began = monotonic()
        for _ in range(3):
            await socket.line.send_json({"kind": "ping"})
        await other.line.send_json({"kind": "ping"})
        await other.frame("pong")
        assert monotonic() - began < 0.5
        for _ in range(3):
            await socket.frame("pong")
        assert monotonic() - began >= 0.5


@pytest.mark.parametrize("limit", ["account_bytes", "peer_bytes"])
async def test_another_socket_does_not_renew_what_may_be_sent(visiting, limit):
    limits = WebLimits(**{limit: Rate(1000, NEVER)})
    async with visiting(limits=limits, trusted_proxies=PROXY) as visit:
        dion, berenike = visit.browser(), visit.browser()
        await dion.enter("Dion")
        await berenike.enter("Berenike")
        first = await dion.socket("198.51.100.1")
        for _ in range(9):
            await first.line.ping(b"x" * 100)
        await first.ask_pong()
        await first.line.close()
        if limit == "account_bytes":  # an address more does not help either
            second = await dion.socket("198.51.100.2")
        else:  # nor does an account
            second = await berenike.socket("198.51.100.1")
        await second.frame("hello")
        await second.line.send_json({"kind": "ping"})
        async with asyncio.timeout(PATIENCE):
            assert (await second.line.receive()).type is not WSMsgType.TEXT
        await (await berenike.socket("198.51.100.3")).ask_pong()


def test_the_longest_texts_and_a_crowd_of_pages_wait_for_nothing():
    limiter = FrameLimiter(WebLimits(), lambda: 0.0)
    size = len(("\u03b1" * MAX_TEXT).encode())
    assert limiter.bytes_wait(size, "here", "Dion") == 0
    assert [limiter.bytes_wait(300, "there", str(each)) for each in range(100)] == [0] * 100


def test_who_is_refused_takes_nothing_from_others_at_the_address():
    limits = WebLimits(account_bytes=Rate(10, 1), peer_bytes=Rate(20, 1), bytes_wait=5)
    limiter = FrameLimiter(limits, lambda: 0.0)
    waits = [limiter.bytes_wait(5, "here", "Dion") for _ in range(5)]
    assert waits == [0, 0, 5, None, None]
    assert limiter.bytes_wait(5, "here", "Berenike") == 0


async def statuses(browser, paths):
    return [(await browser.get(path)).status for path in paths]


def addresses(visit, many):
    """Return the addresses of made-up pictures, and have them drawn at once."""

    async def draw(value):
        return f"a picture of {value}".encode()

    visit.chat._pictures.stills._draw = draw
    boards = [Picture(files=1, ranks=1, pieces="1", caption=str(each)) for each in range(many)]
    return [visit.chat._pictures.address(each) for each in boards]


async def test_pictures_that_have_to_be_drawn_are_limited_and_drawn_ones_are_not(visiting):
    limits = WebLimits(peer_drawings=Rate(2, NEVER), drawing_wait=0)
    async with visiting(limits=limits) as visit:
        browser, paths = visit.browser(), addresses(visit, 3)
        assert await statuses(browser, paths) == [200, 200, 429]
        assert await statuses(browser, paths[:2] * 3) == [200] * 6


async def test_pictures_wait_a_little_before_they_are_refused(visiting):
    async with visiting(limits=WebLimits(peer_drawings=Rate(1, 5))) as visit:
        began = monotonic()
        assert await statuses(visit.browser(), addresses(visit, 2)) == [200, 200]
        assert monotonic() - began >= 0.1


async def test_a_person_at_a_shared_address_does_not_draw_for_all(visiting):
    limits = WebLimits(account_drawings=Rate(1, NEVER), drawing_wait=0)
    async with visiting(limits=limits) as visit:
        (one, _), (other, _) = [await visit.person(name) for name in ("Dion", "Berenike")]
        paths = addresses(visit, 3)
        assert await statuses(one, paths[:2]) == [200, 429]
        assert await statuses(other, paths[2:]) == [200]


async def test_a_picture_is_the_same_in_parts(visiting):
    async with visiting() as visit:

        async def draw(_):
            return bytes(range(256)) * 1000

        visit.chat._pictures.stills._draw = draw
        path = visit.chat._pictures.address(Picture(files=1, ranks=1, pieces="1"))
        async with visit.browser().session.get(visit.url + path) as response:
            assert await response.read() == bytes(range(256)) * 1000
            assert response.content_type == "image/png"


async def test_a_file_that_the_browser_has_is_not_sent_again(visit):
    session, url = visit.browser().session, f"{visit.url}/static/main.js"
    async with session.get(url) as first:
        tag, body = first.headers["ETag"], await first.read()
    for known, answer in ((tag, (304, b"")), ('"x"', (200, body))):
        async with session.get(url, headers={"If-None-Match": known}) as response:
            assert (response.status, await response.read()) == answer


def test_keys_are_not_remembered_without_bound():
    limiter = RateLimiter(Rate(1, 1), lambda: 0.0)
    for number in range(5000):
        limiter.take(number)
    assert len(limiter._left) == 4096


def test_a_limiter_gives_back_with_time():
    seconds = 0.0
    limiter = RateLimiter(Rate(2, 0.5), lambda: seconds)
    assert [limiter.take("a") for _ in range(4)] == [0, 0, 2, 4]
    assert limiter.take("a", most=5) is None
    seconds = 8.0
    assert limiter.take("a", most=0) == 0


def test_the_chat_leaves_files_for_everything_else(monkeypatch):
    monkeypatch.setattr("resource.getrlimit", lambda _: (1024, 4096))
    made = []
    make = HttpServer.__init__

    def note(self, *args, **options):
        made.append(options["limits"])
        make(self, *args, **options)

    monkeypatch.setattr(HttpServer, "__init__", note)
    WebFrontend(None, None, WebOptions("127.0.0.1", 0, None))
    assert [(each.connections, each.per_peer) for each in made] == [(768, 384)]
