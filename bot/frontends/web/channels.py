"""Connected pages: a bounded send queue for each socket; slow clients are disconnected."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode

from bot.i18n import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aiohttp import web

    from bot.core.matches.model import AccountId, Identity, Match, MatchId
    from bot.frontends.web.frames import SentFrame

_MAX_QUEUED_FRAMES: Final = 64
_MIN_PACKED: Final = 600  # characters
DICTIONARY_BYTES: Final = 8192  # line.js keeps as many
_CLOSE_TIMEOUT: Final = 2.0  # seconds


def encoded(frame: SentFrame) -> str:
    """Return a frame as JSON."""
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


class FrameWriter:
    """Sends frames over a socket, long ones compressed if the page ``packs``.

    A compressed frame is raw deflate (RFC 1951) of UTF-8, with the end of the compressed frame
    before it as the dictionary: two positions of a match have nearly all in common. WebSocket's own
    compression would take 82 kB for each socket; this takes `DICTIONARY_BYTES`.
    """

    def __init__(self, socket: web.WebSocketResponse, *, packs: bool) -> None:
        self._socket = socket
        self._packs = packs
        self._last = b""

    async def send(self, text: str) -> None:
        """Send a frame as JSON."""
        if not self._packs or len(text) < _MIN_PACKED:
            await self._socket.send_str(text)
            return
        data = text.encode()
        packer = zlib.compressobj(wbits=-zlib.MAX_WBITS, zdict=self._last)
        self._last = data[-DICTIONARY_BYTES:]
        await self._socket.send_bytes(packer.compress(data) + packer.flush())


class Connection:
    """A socket and its send queue. A client that is too slow is disconnected.

    Nothing is lost by that: the page reconnects and gets the current state.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport,
        client: str = "",
        *,
        packs: bool = False,
    ) -> None:
        """``client`` is the address by which the client is counted, ``packs`` as for the writer."""
        self.client = client
        self._writer = FrameWriter(socket, packs=packs)
        self._socket = socket
        self._transport = transport
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(_MAX_QUEUED_FRAMES)

    def push(self, frame: SentFrame) -> None:
        """Queue a frame without waiting."""
        self.push_text(encoded(frame))

    def finish(self, last: SentFrame) -> None:
        """Queue a last frame, after which the socket is closed, without waiting."""
        self.push(last)
        self.push_text(None)

    def push_text(self, text: str | None) -> None:
        """Queue an encoded frame without waiting, or None for the end."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._transport.abort()

    async def pump(self) -> None:
        """Send the queued frames until the socket is closed or the task cancelled."""
        try:
            while (text := await self._queue.get()) is not None:
                await self._writer.send(text)
            await self.close()
        except ConnectionError:
            return  # the task that reads ends as well

    async def close(self) -> None:
        """Close the socket; a client that does not answer in time is disconnected."""
        try:
            async with asyncio.timeout(_CLOSE_TIMEOUT):
                await self._socket.close(code=WSCloseCode.GOING_AWAY)
        except TimeoutError:
            self._transport.abort()


@dataclass(eq=False, slots=True)
class Visitor:
    """A person in one browser, with a connection for each tab; ``language`` is their language.

    ``zone`` is what the browser says of its time zone.

    Invariant: input and notifications are processed under ``lock``, so that every tab gets frames
    in the order of events.
    """

    identity: Identity
    account: AccountId
    language: str = FALLBACK
    zone: str = ""
    site: str = ""
    connections: set[Connection] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    seen: tuple[MatchId, int] | None = None

    def note_seen(self, match: Match) -> None:
        """Remember that the answer to a request shows a match to the only tab as it is now."""
        self.seen = (match.id, match.version) if len(self.connections) == 1 else None

    def has_seen(self, match: Match) -> bool:
        """Return whether every tab has got a match as it is now, by an answer."""
        return self.seen == (match.id, match.version)

    def push(self, frame: SentFrame) -> None:
        """Queue a frame for every tab."""
        for connection in tuple(self.connections):
            connection.push(frame)


class Presence:
    """The connected visitors; one who closes the last tab is removed."""

    def __init__(self, *, sockets: int, account_sockets: int) -> None:
        """Have room for so many ``sockets``, and so many of an account.

        All at one network address have half of that: others have room left. Of both, those who
        watch matches have half: players have room left.
        """
        self._visitors: dict[Identity, Visitor] = {}
        self._by_account: dict[AccountId, dict[Identity, Visitor]] = {}
        self._clients: Counter[str] = Counter()
        self._watchers: Counter[str] = Counter()
        self._sockets = sockets
        self._account_sockets = account_sockets

    def has_room(self, client: str) -> bool:
        """Return whether one more socket from a network address is admitted."""
        return self._clients[client] < self._sockets // 2 and self._clients.total() < self._sockets

    def has_room_to_watch(self, client: str) -> bool:
        """Return whether one more socket of a watcher is admitted from an address."""
        own, all_of_them = self._watchers[client], self._watchers.total()
        return (
            self.has_room(client) and own < self._sockets // 4 and all_of_them < self._sockets // 2
        )

    def is_crowded(self, identity: Identity) -> bool:
        """Return whether a browser has all connections that an account may have."""
        visitor = self._visitors.get(identity)
        return visitor is not None and len(visitor.connections) >= self._account_sockets

    def has_room_for(self, account: AccountId) -> bool:
        """Return whether one more connection of an account is admitted.

        The new one is refused, not the oldest closed: its page would come again and push out the
        next.
        """
        own = sum(len(visitor.connections) for visitor in self.of(account))
        return own < self._account_sockets

    @contextmanager
    def counted(self, client: str, *, watches: bool = False) -> Iterator[None]:
        """Count a socket from a network address for the duration of the block."""
        counts = (self._clients, self._watchers) if watches else (self._clients,)
        for count in counts:
            count[client] += 1
        try:
            yield
        finally:
            for count in counts:
                count[client] -= 1
                if not count[client]:
                    del count[client]

    @contextmanager
    def connected(
        self, identity: Identity, account: AccountId, connection: Connection
    ) -> Iterator[Visitor]:
        """Register a connection of a visitor for the duration of the block."""
        visitor = self._visitors.setdefault(identity, Visitor(identity, account))
        self.move(visitor, account)
        visitor.connections.add(connection)
        try:
            yield visitor
        finally:
            visitor.connections.discard(connection)
            if not visitor.connections:
                self._visitors.pop(identity, None)
                self._drop_from_account(visitor)

    def move(self, visitor: Visitor, account: AccountId) -> None:
        """Note that a visitor has another account, into which theirs was merged."""
        self._drop_from_account(visitor)
        visitor.account = account
        self._by_account.setdefault(account, {})[visitor.identity] = visitor

    def _drop_from_account(self, visitor: Visitor) -> None:
        own = self._by_account.get(visitor.account, {})
        own.pop(visitor.identity, None)
        if not own:
            self._by_account.pop(visitor.account, None)

    def of(self, account: AccountId) -> tuple[Visitor, ...]:
        """Return the visitors of an account: one for each browser."""
        return tuple(self._by_account.get(account, {}).values())

    def visitors(self) -> tuple[Visitor, ...]:
        """Return all visitors."""
        return tuple(self._visitors.values())

    def connections(self) -> tuple[Connection, ...]:
        """Return all connections."""
        return tuple(each for visitor in self.visitors() for each in visitor.connections)
