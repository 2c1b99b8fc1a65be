"""What comes over a WebSocket is counted in bytes, so that no kind of frame is free."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.http_server.connection import STREAM_READ
from tests.bot.http_server.conftest import PATIENCE
from tests.bot.http_server.test_room import HANDSHAKE, OTHER, serve_long

PING, PONG, EMPTY_PART = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x00))
ALLOWED = 12_000
AN_HOUR = 3600.0


class Meter:
    """Lets so many bytes through at once; ``later`` is the answer to all others."""

    def __init__(self, later):
        self.later = later
        self.counted = []
        self.is_used_up = asyncio.Event()

    def __call__(self, size):
        self.counted.append(size)
        if sum(self.counted) <= ALLOWED:
            return 0
        self.is_used_up.set()
        return self.later


@pytest.mark.parametrize("frame", [PING, PONG, EMPTY_PART])
async def test_a_client_that_sends_more_is_not_read_meanwhile_and_others_are(serving, frame):
    meter = Meter(AN_HOUR)
    async with serving(meter=meter) as (_, clients):
        [chat] = await serve_long(clients, 1)
        if frame is EMPTY_PART:
            chat.send(bytes([0x01, 0x80, 0, 0, 0, 0]))  # a text that goes on and on
        chat.send(frame * 50_000)
        async with asyncio.timeout(PATIENCE):
            await meter.is_used_up.wait()
        other = await clients.connect(OTHER)
        for _ in range(5):
            assert (await other.get())[1] == b"hello"
        assert max(meter.counted) <= STREAM_READ
        assert sum(meter.counted) <= ALLOWED + STREAM_READ
        assert chat.is_open()


async def test_what_had_to_wait_is_read_as_it_came(serving):
    async with serving(meter=Meter(0.001)) as (_, clients):
        [chat] = await serve_long(clients, 1)
        sent = [b"%05d" % number for number in range(2000)]
        chat.send(b"".join(bytes([0x89, 0x85, 0, 0, 0, 0]) + each for each in sent))
        async with asyncio.timeout(PATIENCE):
            got = [(await chat.reader.readexactly(7))[2:] for _ in sent]
        assert got == sent


async def test_a_client_that_sends_far_too_much_is_cut_off(serving):
    with capture_logs() as lines:
        async with serving(meter=Meter(None)) as (_, clients):
            [chat] = await serve_long(clients, 1)
            chat.send(PONG * 50_000)
            assert await chat.rest() == b""
    assert lines[0]["hurried"] == 1


async def test_frames_do_not_come_before_the_handshake_is_answered(serving, caplog):
    meter = Meter(AN_HOUR)
    async with serving(meter=meter) as (_, clients):
        hasty = await clients.connect()
        hasty.send(HANDSHAKE + PING * 10_000)
        assert await hasty.rest(1) == b""
    assert meter.counted == []
    assert caplog.records == []
