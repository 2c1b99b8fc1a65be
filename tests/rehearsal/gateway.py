"""The gateway of a Discord with many shards: sessions, the limit of identifying, servers, events.

Frames are compressed as Discord does it, in one stream a connection, and sent as fast as they are
read.
"""

import asyncio
import json
import zlib
from collections import Counter
from contextlib import suppress
from itertools import count
from time import monotonic

from aiohttp import ClientError, WSMsgType, web

from tests.bot.frontends.discord.payloads import BOT, user
from tests.rehearsal.guilds import created, server_id

LEVEL = 1  # of the compression
HEARTBEAT = 41_250  # milliseconds
IDENTIFY_EVERY = 5.0  # seconds, for each remainder of the shard by max_concurrency
WINDOW = 0.25  # seconds by which an identify may come early: clocks and networks differ


class Session:
    """What one connection is sent."""

    def __init__(self, socket, shard):
        self.shard = shard
        self._socket = socket
        self._stream = zlib.compressobj(LEVEL)
        self._numbers = count(1)
        self._sending = asyncio.Lock()

    async def tell(self, event, text):
        """Send an event, whose data are JSON already."""
        await self.send(f'{{"t":"{event}","s":{next(self._numbers)},"op":0,"d":{text}}}')

    async def send(self, text):
        async with self._sending:
            packed = self._stream.compress(text.encode())
            packed += self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self._socket.send_bytes(packed)


class Gateway:
    """The shards that are connected, and when each was."""

    def __init__(self, shards, servers, max_concurrency):
        self.shards, self.servers, self.max_concurrency = shards, servers, max_concurrency
        self.address = ""
        self.sessions = {}
        self.identified = {}  # when each shard last identified, and when it had all servers
        self.complete = {}
        self.counted = Counter()
        self._allowed = {}
        self.gate, self.held = asyncio.Event(), 0
        self.gate.set()

    def limits(self):
        """What is said of the gateway."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000}
        return {
            "url": self.address,
            "shards": self.shards,
            "session_start_limit": {**limit, "max_concurrency": self.max_concurrency},
        }

    async def tell(self, shard, event, text):
        """Send an event to a shard; return False if it is not connected."""
        if (session := self.sessions.get(shard)) is None:
            return False
        try:
            await session.tell(event, text)
        except (ConnectionError, ClientError):
            return False
        return True

    async def connect(self, request):
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        session, filling = Session(socket, None), None
        self.held += 1
        await self.gate.wait()
        await session.send(json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}}))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                given = json.loads(message.data)
                if given["op"] == 1:
                    await session.send('{"op":11,"d":null}')
                elif given["op"] == 6 or (
                    given["op"] == 2 and not self._may_identify(given["d"]["shard"][0])
                ):  # no session outlives its connection here
                    await session.send('{"op":9,"d":false}')
                elif given["op"] == 2:
                    session.shard = given["d"]["shard"][0]
                    self.sessions[session.shard] = session
                    filling = asyncio.create_task(self._fill(session))
        finally:
            if filling:
                filling.cancel()
            if self.sessions.get(session.shard) is session:
                del self.sessions[session.shard]
        return socket

    def _may_identify(self, shard):
        bucket, now = shard % self.max_concurrency, monotonic()
        self.counted["identified"] += 1
        if now < self._allowed.get(bucket, 0) - WINDOW:
            self.counted["identified too early"] += 1
            return False
        self._allowed[bucket] = now + IDENTIFY_EVERY
        self.identified[shard] = now
        self.complete.pop(shard, None)
        return True

    async def _fill(self, session):
        """Send the servers of a shard: first that they are there, then each."""
        numbers = range(session.shard, self.servers, self.shards)
        ids = [server_id(number, self.shards) for number in numbers]
        ready = {
            "v": 10,
            "user": {**user(BOT), "bot": True},
            "guilds": [{"id": str(each), "unavailable": True} for each in ids],
            "session_id": f"session{session.shard}",
            "resume_gateway_url": self.address,
            "application": {"id": BOT, "flags": 0},
            "shard": [session.shard, self.shards],
        }
        with suppress(ConnectionError, ClientError):
            await session.tell("READY", json.dumps(ready))
            for number in numbers:
                await session.tell("GUILD_CREATE", created(number, self.shards))
                await asyncio.sleep(0)
            self.complete[session.shard] = monotonic()
