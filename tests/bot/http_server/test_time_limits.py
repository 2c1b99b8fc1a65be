"""Each step of a request has a time, after which its connection is closed."""

import asyncio

from tests.bot.http_server.conftest import PATIENCE, until_left

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
HANDSHAKE = (
    b"GET /chat HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def test_a_connection_that_sends_nothing_is_closed(serving):
    async with serving(head=0.1) as (_, clients):
        assert await (await clients.connect()).rest() == b""


async def test_a_request_whose_headers_do_not_end_is_closed_though_more_keeps_coming(serving):
    async with serving(head=0.2) as (_, clients):
        client = await clients.connect()
        client.send(HEAD)
        async with asyncio.timeout(PATIENCE):
            while client.is_open():
                client.send(b"X: y\r\n")
                await asyncio.sleep(0.02)


async def test_a_second_request_has_as_little_time_from_its_first_byte_on(serving):
    async with serving(head=0.2, idle=1000) as (_, clients):
        client = await clients.connect()
        await client.get()
        client.send(b"GET")
        assert await client.rest() == b""


async def test_between_requests_there_is_more_time_but_not_for_ever(serving):
    async with serving(head=0.1, idle=0.5) as (_, clients):
        client = await clients.connect()
        await client.get()
        await asyncio.sleep(0.25)
        await client.get()
        assert await client.rest() == b""


async def test_a_body_that_does_not_arrive_is_answered_408(serving):
    async with serving(body=0.1) as (_, clients):
        client = await clients.connect()
        client.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc")
        head, body = await client.answer()
        assert head.startswith(b"HTTP/1.1 408 ")
        assert b"Connection: close" in head
        assert body == b"This request took too long to arrive."


async def test_an_answer_that_is_not_taken_is_given_up(serving):
    async with serving(write=-250) as (server, clients):  # 250 s are for its size
        client = await clients.connect(limit=1000)
        client.send(b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(0.05)
        await until_left(server)


async def test_a_websocket_that_is_not_read_is_given_up_and_a_silent_one_is_not(serving):
    async with serving(write=0.1, head=0.1, request=0.1, idle=0.1) as (server, clients):
        silent, deaf = [await clients.connect(limit=1000) for _ in range(2)]
        for each in (silent, deaf):
            each.send(HANDSHAKE)
            await each.reader.readuntil(b"\r\n\r\n")
        deaf.send(b"\x81\x81\0\0\0\0x")  # a text of one letter
        await until_left(server, 1)
        await asyncio.sleep(0.3)
        assert server.connection_count == 1
