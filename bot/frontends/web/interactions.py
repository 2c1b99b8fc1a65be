"""The chat's WebSocket: what people type and press arrives as JSON frames, and is answered."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import structlog
from aiohttp import WSCloseCode, WSMsgType, web

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Verb, read_control
from bot.core.matches.errors import StoreFault, store_error_refusal
from bot.core.matches.log_context import begin_request
from bot.core.store.outbox import PageKind, PageUpdate
from bot.frontends import WEB
from bot.frontends.web.channels import Connection, FrameWriter, encoded
from bot.frontends.web.frames import (
    MAX_FRAME_BYTES,
    PingFrame,
    PressFrame,
    PushFrame,
    TextFrame,
    read_frame,
)
from bot.frontends.web.locale import client_language, text
from bot.frontends.web.render import Renderer, error_frame
from bot.frontends.web.sign_in import identity, session_token
from bot.http_server import METER, Reason
from bot.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, Identity
    from bot.core.views.views import Answer
    from bot.frontends.web.admission import Admission
    from bot.frontends.web.channels import Presence, Visitor
    from bot.frontends.web.frames import Frame, Hello, Reply, SentFrame, Stranger
    from bot.frontends.web.join import JoinLinks
    from bot.frontends.web.limits import FrameLimiter
    from bot.frontends.web.pictures import PictureRoutes
    from bot.frontends.web.push import PushSender
    from bot.http_server import TrustedProxies


_HEARTBEAT_INTERVAL: Final = 25.0  # seconds
_CLOSE_TIMEOUT: Final = 1.0  # seconds
_SIGN_INTERVAL: Final = 2.0  # seconds; a page gives up a socket that is silent for six
_UNREGISTERED_CLOSE_CODE: Final = 4401  # this browser has no account yet

log = structlog.get_logger(__name__)


class AccountDeletedError(Exception):
    """The browser's account was deleted; the page asks for a name again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SocketSession:
    """Handles `GET /chat`; each socket has a task that reads and one that writes.

    ``announce`` shows an update on the pages that it is for.
    """

    dispatcher: Dispatcher
    people: People
    admission: Admission
    presence: Presence
    pictures: PictureRoutes
    ask_for_name: Callable[[str], Stranger]
    links: JoinLinks | None
    proxies: TrustedProxies
    limiter: FrameLimiter
    count: Callable[[Reason], None]
    announce: Callable[[PageUpdate], Awaitable[object]]
    push: PushSender | None = None

    async def open_socket(self, request: web.Request) -> web.WebSocketResponse:
        """Open a socket and serve it until either side closes it."""
        client = self.proxies.client(request)
        token = None if self.admission.bearers else session_token(request)
        # Before anything is looked up, since sockets can be opened very fast.
        if not self.presence.has_room(client) or (
            token is not None and self.presence.is_crowded(identity(token))
        ):
            self.count(Reason.FULL)
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "5"})
        with self.presence.counted(client):
            return await self._open(request, client)

    async def _open(self, request: web.Request, client: str) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(
            heartbeat=_HEARTBEAT_INTERVAL,
            max_msg_size=MAX_FRAME_BYTES,
            compress=False,  # see `FrameWriter`
            timeout=_CLOSE_TIMEOUT,
        )
        language, packs = client_language(request), "packed" in request.query
        payers = [client]
        request[METER] = lambda size: self.limiter.bytes_wait(size, *payers)
        try:
            known = await self.admission.admitted(socket, request)
            if not socket.prepared:
                await socket.prepare(request)
            if known is None:
                request_name = encoded(self.ask_for_name(language or FALLBACK))
                await FrameWriter(socket, packs=packs).send(request_name)
                await socket.close(code=_UNREGISTERED_CLOSE_CODE)
                return socket
            session, account = known
            payers.append(account.id)
            if not self.presence.has_room_for(account.id):
                self.count(Reason.FULL)
                await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            elif request.transport is not None:
                connection = Connection(socket, request.transport, client, packs=packs)
                with self.presence.connected(session, account.id, connection) as visitor:
                    visitor.zone = request.query.get("zone", "")
                    # Inside another platform the page has an address of that platform.
                    visitor.site = "" if self.admission.bearers else str(request.url.origin())
                    # Inside another platform it is that platform's language that counts.
                    client = "" if self.admission.bearers else language
                    await self._listen(socket, connection, visitor, client)
        except StoreFault as fault:  # the page reconnects
            store_error_refusal(fault)
            if not socket.prepared:
                await socket.prepare(request)
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
        return socket

    async def _listen(
        self,
        socket: web.WebSocketResponse,
        connection: Connection,
        visitor: Visitor,
        language: str,
    ) -> None:
        pump = asyncio.create_task(connection.pump())
        begin_request(platform=WEB)
        try:
            async with visitor.lock:
                await self.people.listen(await self._account(visitor), language)
                connection.push(await self._hello(visitor))
            async for message in socket:
                data = message.data if message.type is WSMsgType.TEXT else ""
                async with _signs_of_life(connection):
                    if wait := self.limiter.wait(visitor.account, connection.client):
                        await asyncio.sleep(wait)  # only this socket is not read meanwhile
                    async with visitor.lock:
                        connection.push(await self._answer(visitor, data, connection.client))
        finally:
            pump.cancel()

    async def _answer(self, visitor: Visitor, data: str, client: str) -> SentFrame:
        begin_request(platform=WEB)
        try:
            frame = read_frame(data)
        except ValueError:
            return error_frame(None, text("web-unreadable", visitor.language))
        if (
            isinstance(frame, TextFrame)
            and frame.kind == "complete"
            and not self.limiter.may_complete(visitor.account, client)
        ):
            return {"kind": "completions", "n": frame.n, "items": []}
        try:
            return await self._respond(visitor, frame)
        except AccountDeletedError:
            return self.ask_for_name(visitor.language)
        except StoreFault as fault:
            return error_frame(
                _number(frame), speaker(visitor.language).say(store_error_refusal(fault).line)
            )
        except Exception:
            log.exception("frame_failed", frame=frame.kind)
            return error_frame(_number(frame), text("web-trouble", visitor.language))

    async def _hello(self, visitor: Visitor) -> Hello:
        account = await self._account(visitor)
        posts = await self.dispatcher.views.posts(account)
        words = await self.dispatcher.complete(account, "")
        renderer = Renderer(account, self.pictures, self.links)
        opening = renderer.opening(await self.dispatcher.opening(account), posts)
        key = self.push.public_key if self.push else None
        return renderer.hello(posts, words, opening, now=self.dispatcher.clock(), push=key)

    async def _respond(self, visitor: Visitor, frame: Frame) -> SentFrame:
        account = await self._account(visitor)
        match frame:
            case TextFrame(kind="complete"):
                context = frame.context(visitor.identity)
                found = await self.dispatcher.complete(account, frame.text, context)
                return Renderer(account, self.pictures, self.links).completions(frame.n, found)
            case TextFrame():
                context = replace(frame.context(visitor.identity), site=visitor.site)
                answer = await self.dispatcher.hear(account, frame.text, context, bare=True)
                return await self._reply(visitor, account, frame.n, answer)
            case PressFrame():
                control = read_control(frame.control)
                context = RequestContext(
                    session=visitor.identity, zone=visitor.zone, site=visitor.site
                )
                answer = await self.dispatcher.press(account, control, context)
                if control and control.verb is Verb.SESSIONS_END:
                    update = PageUpdate(kind=PageKind.SESSIONS, account=visitor.account)
                    await self.announce(update)
                return await self._reply(visitor, account, frame.n, answer)
            case PushFrame():
                return {"kind": "push", "on": await self._set_push(visitor.identity, frame)}
            case PingFrame():
                return {"kind": "pong"}

    async def _set_push(self, session: Identity, frame: PushFrame) -> bool:
        """Keep where the browser wants notifications, or delete it; return whether there is one."""
        wanted = frame.subscription
        if self.push is None:
            return False
        if wanted is None:
            await self.push.unsubscribe(session)
            return False
        return await self.push.subscribe(session, wanted.endpoint, wanted.p256dh, wanted.auth)

    async def _reply(self, visitor: Visitor, before: Account, number: int, answer: Answer) -> Reply:
        plain = Renderer(before, self.pictures, self.links)
        if answer.changed and before.id == visitor.account:  # the account is as it was
            visitor.note_seen(answer.changed)
            return plain.answer(number, answer, step=False)
        try:
            account = await self._refresh_account(visitor, before)
            is_step = await self._is_step(account, answer)
        except AccountDeletedError:  # the request was to be forgotten
            return {**plain.answer(number, answer, step=False), "forgotten": True}
        except StoreFault:  # the request itself is done
            return plain.answer(number, answer, step=False)
        return Renderer(account, self.pictures, self.links).answer(number, answer, step=is_step)

    async def _refresh_account(self, visitor: Visitor, before: Account) -> Account:
        """Reload the account; if it was merged or its settings changed, send the page again."""
        account = await self._account(visitor)
        if (account.id, account.settings) != (visitor.account, before.settings):
            self.presence.move(visitor, account.id)
            visitor.push(await self._hello(visitor))
        return account

    async def _is_step(self, account: Account, answer: Answer) -> bool:
        """Return whether an answer shows a match during the choice of a move."""
        view = answer.view
        return view is not None and view != await self.dispatcher.views.post(account, view.match)

    async def _account(self, visitor: Visitor) -> Account:
        """Load the account; its settings may have changed on another platform."""
        account = await self.people.person(visitor.identity)
        if account is None:
            raise AccountDeletedError
        visitor.language = account.settings.spoken
        return account


@asynccontextmanager
async def _signs_of_life(connection: Connection) -> AsyncIterator[None]:
    """Tell a page every two seconds that its frame is still being worked on."""

    async def sign() -> None:
        while True:
            await asyncio.sleep(_SIGN_INTERVAL)
            connection.push({"kind": "busy"})

    signing = asyncio.create_task(sign())
    try:
        yield
    finally:
        signing.cancel()


def _number(frame: Frame) -> int | None:
    return None if isinstance(frame, PingFrame | PushFrame) else frame.n
