"""How many connections there may be, and which has to go."""

import asyncio

from bot.http_server import TrustedProxies, connection_limit
from tests.bot.http_server.conftest import PATIENCE, until_left

ONE, OTHER = "127.0.0.2", "127.0.0.3"


async def connect(clients, many, address=ONE):
    """Open connections, each known to the server before the next."""
    opened = []
    for _ in range(many):
        opened.append(await clients.connect(address))
        await asyncio.sleep(0.01)
    return opened


async def closed(client):
    async with asyncio.timeout(PATIENCE):
        return await client.reader.read() == b""


HANDSHAKE = (
    b"GET /chat HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def serve_long(clients, many, address=ONE):
    """Open WebSockets."""
    opened = await connect(clients, many, address)
    for each in opened:
        each.send(HANDSHAKE)
        await each.reader.readuntil(b"\r\n\r\n")
    return opened


async def test_one_too_many_closes_the_one_that_has_waited_longest(serving):
    async with serving(connections=3) as (server, clients):
        opened = await connect(clients, 3)
        newcomer = await clients.connect(OTHER)
        assert (await newcomer.get())[1] == b"hello"
        assert await closed(opened[0])
        assert server.connection_count == 3
        assert (await opened[1].get())[1] == b"hello"


async def test_one_that_is_served_is_not_closed_for_another(serving):
    async with serving(connections=3) as (_, clients):
        [chat] = await serve_long(clients, 1)
        [waiting] = await connect(clients, 1)
        await connect(clients, 2, OTHER)
        assert await closed(waiting)
        assert chat.is_open()


async def test_one_whose_body_is_still_to_come_is_not_served_yet(serving):
    async with serving(connections=2) as (_, clients):
        opened = await connect(clients, 2)
        for each in opened:
            each.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na")
        await asyncio.sleep(0.05)
        assert (await (await clients.connect(OTHER)).get())[1] == b"hello"


async def test_where_all_are_served_the_new_one_is_refused(serving):
    async with serving(connections=2) as (server, clients):
        opened = await serve_long(clients, 2)
        answer = await (await clients.connect(OTHER)).rest()
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"X-Content-Type-Options: nosniff" in answer
        assert all(each.is_open() for each in opened)
        assert server.connection_count == 2


async def test_too_many_of_one_address_take_nothing_from_others(serving):
    async with serving(connections=10, per_peer=2) as (server, clients):
        [other] = await connect(clients, 1, OTHER)
        opened = await connect(clients, 5)
        assert [await closed(each) for each in opened[:3]] == [True] * 3
        assert other.is_open()
        assert server.connection_count == 3


async def test_a_trusted_proxy_is_not_limited_as_an_address(serving):
    proxies = TrustedProxies([f"{ONE}/32"])
    async with serving(connections=10, per_peer=2, proxies=proxies) as (server, clients):
        await connect(clients, 5)
        assert server.connection_count == 5


async def test_connections_that_are_closed_make_room(serving):
    async with serving(connections=2) as (server, clients):
        for each in await serve_long(clients, 2):
            each.writer.transport.abort()
        await until_left(server)
        assert (await (await clients.connect()).get())[1] == b"hello"


def test_files_are_kept_for_what_is_no_connection():
    assert connection_limit(1024) == 768
    assert connection_limit() > 0
