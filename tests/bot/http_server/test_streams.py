"""What comes over a WebSocket is bounded by bytes, so that no kind of frame is free."""

import asyncio

import pytest

from bot.http_server import connection
from tests.bot.http_server.test_room import OTHER, serve_long

PING, PONG, EMPTY_PART = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x00))


@pytest.mark.parametrize("frame", [PING, PONG, EMPTY_PART])
async def test_a_client_that_sends_more_is_not_read_meanwhile_and_others_are(
    serving, monkeypatch, frame
):
    monkeypatch.setattr(connection, "STREAM_BURST", 12_000)
    monkeypatch.setattr(connection, "STREAM_RATE", 6_000)
    fed = []
    read = connection.HttpConnection._meter
    monkeypatch.setattr(
        connection.HttpConnection, "_meter", lambda self, size: fed.append(size) or read(self, size)
    )
    async with serving() as (_, clients):
        [chat] = await serve_long(clients, 1)
        if frame is EMPTY_PART:
            chat.send(bytes([0x01, 0x80, 0, 0, 0, 0]))  # a text that goes on and on
        chat.send(frame * 50_000)
        other = await clients.connect(OTHER)
        for _ in range(5):
            assert (await other.get())[1] == b"hello"
            await asyncio.sleep(0.01)
        assert max(fed) <= connection.STREAM_READ
        assert sum(fed) < 60_000, "of 300,000 bytes"
        assert chat.is_open()


async def test_what_a_person_types_is_read_at_once(serving, monkeypatch):
    held = []
    monkeypatch.setattr(connection.HttpConnection, "_let_go", held.append)
    async with serving() as (_, clients):
        [chat] = await serve_long(clients, 1)
        for _ in range(40):
            chat.send(bytes([0x89, 0x80 | 100, 0, 0, 0, 0]) + b"x" * 100)
            await chat.reader.readexactly(102)
    assert held == []
