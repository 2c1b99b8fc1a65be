"""Watchers of public matches: their sockets, and the one task that sends them what changes.

The task asks the database which of the watched matches have changed, whichever process changed
them; a match is loaded once, and rendered once for each language.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.core.matches.errors import OutageLog
from bot.frontends.web.channels import Connection, encoded
from bot.frontends.web.locale import client_language
from bot.frontends.web.site import missing
from bot.frontends.web.watch_page import watcher_renderer
from bot.http_server import METER, Reason
from bot.i18n import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.matches.model import MatchId
    from bot.core.views.queries import Watched
    from bot.frontends.web.channels import Presence
    from bot.frontends.web.frames import PostUpdate
    from bot.frontends.web.limits import FrameLimiter
    from bot.frontends.web.watch_page import WatchPages

LOOK_INTERVAL: Final = 0.4
"""Seconds between two looks at the versions of the watched matches."""

_HEARTBEAT_INTERVAL: Final = 25.0  # seconds
_CLOSE_TIMEOUT: Final = 1.0  # seconds
_MAX_FRAME_BYTES: Final = 1024


@dataclass(slots=True)
class _Audience:
    """The watchers of a match, each with their language, and the version that they have."""

    version: int
    languages: dict[Connection, str] = field(default_factory=dict)


def _update(match: MatchId) -> PostUpdate:
    return {"kind": "post", "match": match, "post": None, "news": None, "call": False}


@dataclass(slots=True)
class Watchers:
    """Handles the sockets of watchers; any message of theirs is a ping."""

    pages: WatchPages
    presence: Presence
    limiter: FrameLimiter
    count: Callable[[Reason], None]
    _audiences: dict[MatchId, _Audience] = field(default_factory=dict)
    _looking: asyncio.Task[None] | None = None
    _outage: OutageLog = field(
        default_factory=lambda: OutageLog("watching_failed", "watching_recovered")
    )

    async def open_socket(self, request: web.Request) -> web.StreamResponse:
        """Open a socket and serve it until either side closes it."""
        client = self.pages.proxies.client(request)
        if not self.presence.has_room_to_watch(client):
            self.count(Reason.FULL)
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "5"})
        with self.presence.counted(client, watches=True):
            found = await self.pages.found(request, request.match_info["code"], None)
            if found is None:
                return await missing(request)
            socket = web.WebSocketResponse(
                heartbeat=_HEARTBEAT_INTERVAL,
                max_msg_size=_MAX_FRAME_BYTES,
                compress=False,  # see `FrameWriter`
                timeout=_CLOSE_TIMEOUT,
            )
            request[METER] = lambda size: self.limiter.bytes_wait(size, client)
            await socket.prepare(request)
            if request.transport is not None:
                packs = "packed" in request.query
                connection = Connection(socket, request.transport, client, packs=packs)
                await self._serve(socket, connection, found, client_language(request) or FALLBACK)
            return socket

    async def _serve(
        self,
        socket: web.WebSocketResponse,
        connection: Connection,
        found: Watched,
        language: str,
    ) -> None:
        pump = asyncio.create_task(connection.pump())
        match = found.match
        audience = self._audiences.setdefault(match.id, _Audience(match.version))
        # What was loaded before the others' last change is sent again with the next look.
        audience.version = min(audience.version, match.version)
        audience.languages[connection] = language
        connection.push_text(self._text(found, language))
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        try:
            async for _ping in socket:
                wait = self.limiter.wait(f"watches {connection.client}", connection.client)
                await asyncio.sleep(wait)  # only this socket is not read meanwhile
                connection.push({"kind": "pong"})
        finally:
            pump.cancel()
            del audience.languages[connection]
            if not audience.languages and self._audiences.get(match.id) is audience:
                del self._audiences[match.id]

    async def _look(self) -> None:
        """Send what has changed, as long as there are watchers."""
        while self._audiences:
            await asyncio.sleep(LOOK_INTERVAL)
            try:
                await self._send_changes()
            except Exception as error:  # noqa: BLE001 -- it is tried again
                self._outage.shows(error)
            else:
                self._outage.is_over()

    async def _send_changes(self) -> None:
        versions = await self.pages.dispatcher.store.match_versions(tuple(self._audiences))
        for match, audience in tuple(self._audiences.items()):
            if versions.get(match) != audience.version and match in self._audiences:
                # One that fails comes last with the next look, so that it holds up no other.
                self._audiences[match] = self._audiences.pop(match)
                await self._send(match, audience)

    async def _send(self, match: MatchId, audience: _Audience) -> None:
        """Send a match as it is to all its watchers; they are sent away if it is not public."""
        found = await self.pages.dispatcher.views.watched(match)
        if found is None:
            for connection in audience.languages:
                connection.finish(_update(match))
            return
        texts = {
            language: self._text(found, language) for language in {*audience.languages.values()}
        }
        audience.version = found.match.version
        for connection, language in audience.languages.items():
            connection.push_text(texts[language])

    def _text(self, found: Watched, language: str) -> str:
        post = watcher_renderer(language, self.pages.pictures).post(found.view)
        return encoded({**_update(found.match.id), "post": post})

    async def stop(self) -> None:
        """Close every socket."""
        if self._looking is not None:
            self._looking.cancel()
        lines = [each for audience in self._audiences.values() for each in audience.languages]
        await asyncio.gather(*(each.close() for each in lines))
