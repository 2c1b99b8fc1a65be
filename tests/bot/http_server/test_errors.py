"""What is answered and logged of requests that are broken, broken off, or fail."""

import asyncio

from structlog.testing import capture_logs

from bot.http_server import Reason
from bot.http_server.dropped import LINE_INTERVAL, DropLog
from tests.bot.http_server.conftest import until_left

TOKEN = "A" * 43
WEBSOCKET = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
MALFORMED = {
    "no HTTP": f"{TOKEN}\r\n\r\n",
    "a bad header": f"GET / HTTP/1.1\r\nHost: x\r\nCookie\0: petteia={TOKEN}\r\n\r\n",
    "a long cookie": f"GET / HTTP/1.1\r\nHost: x\r\nCookie: {TOKEN * 400}\r\n\r\n",
    "a bad length": f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {TOKEN}\r\n\r\n",
    "a bad chunk": f"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n{TOKEN}\r\n",
    "an expectation": f"GET / HTTP/1.1\r\nHost: x\r\nExpect: {TOKEN}\r\n\r\n",
    "no handshake": "GET /chat HTTP/1.1\r\nHost: x\r\n\r\n",
    "another upgrade": f"GET /chat HTTP/1.1\r\nHost: x\r\nUpgrade: {TOKEN}\r\n\r\n",
    "a bad key": f"GET /chat HTTP/1.1\r\nHost: x\r\n{WEBSOCKET}Sec-WebSocket-Key: {TOKEN}\r\n\r\n",
}


async def test_what_is_malformed_is_answered_without_its_content_or_versions(serving):
    wrong = []
    async with serving() as (_, clients):
        for case, sent in MALFORMED.items():
            client = await clients.connect()
            client.send(sent.encode())
            head, body = await client.answer()
            answer = head + body
            if not head.startswith((b"HTTP/1.1 400 ", b"HTTP/1.0 400 ", b"HTTP/1.1 417 ")):
                wrong.append((case, "status", head))
            if TOKEN.encode() in answer or b"Server:" in answer or b"aiohttp" in answer:
                wrong.append((case, "content", answer))
            if b"X-Content-Type-Options: nosniff" not in head:
                wrong.append((case, "headers", head))
    assert wrong == []


async def test_answers_of_any_status_have_the_headers_and_no_server(serving):
    async with serving() as (_, clients):
        for path in ("/", "/nowhere", "/fault"):
            head, _ = await (await clients.connect()).get(path)
            assert b"X-Content-Type-Options: nosniff" in head, path
            assert b"Server:" not in head, path


async def test_many_broken_requests_are_two_lines_without_content(serving, caplog):
    with capture_logs() as lines:
        async with serving() as (server, clients):
            for sent in 5 * (*MALFORMED.values(), "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\na"):
                client = await clients.connect()
                client.send(sent.encode())
                await asyncio.sleep(0.002)
                client.writer.transport.abort()
            await until_left(server)
    assert caplog.records == []
    assert [line["event"] for line in lines] == ["requests_dropped"] * 2
    counts = [line.get("malformed", 0) + line.get("aborted", 0) for line in lines]
    assert counts[0] == 1
    assert sum(counts) >= 40
    assert TOKEN not in str(lines)


async def test_a_request_that_is_broken_off_is_no_fault(serving, caplog):
    with capture_logs() as lines:
        async with serving() as (server, clients):
            client = await clients.connect()
            client.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na")
            await asyncio.sleep(0.05)
            client.writer.transport.abort()
            await until_left(server)
            await asyncio.sleep(0.05)
    assert caplog.records == []
    assert lines == [
        {"event": "requests_dropped", "listener": "test", "aborted": 1, "log_level": "info"}
    ]


async def test_a_fault_is_logged_once_a_minute_by_its_place_and_without_its_text(serving):
    with capture_logs() as lines:
        async with serving() as (_, clients):
            for _ in range(3):
                head, body = await (await clients.connect()).get("/fault")
                assert head.startswith(b"HTTP/1.1 500 ")
                assert b"secret" not in body
    [line] = lines
    assert (line["event"], line["error"]) == ("request_failed", "KeyError")
    assert "conftest.py" in line["where"][-1]
    assert "secret" not in str(line)


def test_a_minute_later_the_number_of_what_came_meanwhile_is_told():
    seconds = 0.0
    drops = DropLog("test", clock=lambda: seconds)
    with capture_logs() as lines:
        for _ in range(1000):
            drops.count(Reason.MALFORMED)
        drops.count(Reason.FULL)
        seconds = LINE_INTERVAL - 1
        drops.flush()
        assert len(lines) == 1
        seconds = LINE_INTERVAL
        drops.flush()
        drops.flush()
    assert [(line.get("malformed"), line.get("full")) for line in lines] == [(1, None), (999, 1)]


async def test_a_client_that_sends_many_requests_ahead_is_cut_off(serving):
    with capture_logs() as lines:
        async with serving() as (_, clients):
            few, many = [await clients.connect() for _ in range(2)]
            few.send(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 4)
            assert [(await few.answer())[1] for _ in range(4)] == [b"hello"] * 4
            many.send(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
            assert await many.rest() == b""
    assert lines[0]["hurried"] == 1
