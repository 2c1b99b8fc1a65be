"""One open socket: what is said to it waits in a bounded line, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode

from bot.i18n import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aiohttp import web

    from bot.core.matches.model import AccountId, Identity
    from bot.frontends.web.render import Json


_WAITING: Final = 64  # frames
_FAREWELL: Final = 2.0  # seconds


class Connection:
    """A socket with its line of frames; one that cannot keep up is cut off.

    Nothing is lost by that: the page comes back and gets the present state.
    """

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self._socket = socket
        self._transport = transport
        self._line: asyncio.Queue[str] = asyncio.Queue(_WAITING)

    def push(self, frame: Json) -> None:
        """Put a frame in line, at once."""
        try:
            self._line.put_nowait(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))
        except asyncio.QueueFull:
            self._transport.abort()

    async def pump(self) -> None:
        """Send what stands in line, until the socket is gone or this is cancelled."""
        try:
            while True:
                await self._socket.send_str(await self._line.get())
        except ConnectionError:
            return  # the reader notices as well, and ends the conversation

    async def close(self) -> None:
        """Say goodbye; whoever does not answer soon is cut off."""
        try:
            async with asyncio.timeout(_FAREWELL):
                await self._socket.close(code=WSCloseCode.GOING_AWAY)
        except TimeoutError:
            self._transport.abort()


@dataclass(eq=False, slots=True)
class Visitor:
    """A person in one browser, with every tab of it; ``language`` is what they are spoken to in.

    Law: what a person does and what happens to them is read and said under ``turn``, so that every
    tab hears things in the order in which they happened.
    """

    identity: Identity
    account: AccountId
    language: str = FALLBACK
    connections: set[Connection] = field(default_factory=set)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def push(self, frame: Json) -> None:
        """Say something to every tab."""
        for connection in tuple(self.connections):
            connection.push(frame)


class Presence:
    """The visitors; whoever has closed the last tab is forgotten."""

    def __init__(self) -> None:
        self._visitors: dict[Identity, Visitor] = {}

    @contextmanager
    def here(
        self, identity: Identity, account: AccountId, connection: Connection
    ) -> Iterator[Visitor]:
        """Count a connection among those of its visitor for as long as it lasts."""
        visitor = self._visitors.setdefault(identity, Visitor(identity, account))
        visitor.connections.add(connection)
        try:
            yield visitor
        finally:
            visitor.connections.discard(connection)
            if not visitor.connections:
                self._visitors.pop(identity, None)

    def of(self, account: AccountId) -> tuple[Visitor, ...]:
        """Return the visitors who are this account: one a browser."""
        return tuple(each for each in self.everybody() if each.account == account)

    def everybody(self) -> tuple[Visitor, ...]:
        """Return all visitors."""
        return tuple(self._visitors.values())

    def connections(self) -> tuple[Connection, ...]:
        """Return all connections."""
        return tuple(each for visitor in self.everybody() for each in visitor.connections)
