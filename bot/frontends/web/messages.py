"""What the page may send over its socket: small JSON frames of four kinds."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import structlog
from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.core.context import RequestContext
from bot.core.errors import StoreFault
from bot.core.log_context import begin_request
from bot.core.matches.model import MatchId, Place
from bot.core.store_errors import store_error_refusal
from bot.core.words import RECORD_LIMIT
from bot.frontends.web.locale import client_language, page_texts, text
from bot.frontends.web.render import Renderer
from bot.frontends.web.send import Connection
from bot.frontends.web.sign_in import PLATFORM, identity, keep, new_token, token_of
from bot.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer
    from bot.frontends.web.invitation import Invitation
    from bot.frontends.web.pictures import PictureRoutes
    from bot.frontends.web.render import Json
    from bot.frontends.web.send import Presence, Visitor


MAX_FRAME_BYTES: Final = 65_536  # bytes
MAX_FORM_BYTES: Final = 4096  # bytes
MAX_TEXT: Final = RECORD_LIMIT + 500  # characters: a record behind its word

_Number = Annotated[int, Field(ge=0, le=2**31)]
_Text = Annotated[str, StringConstraints(max_length=MAX_TEXT)]
_Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class _Frame(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class HearFrame(_Frame):
    """Words that were typed; ``here`` is the match the person touched last."""

    kind: Literal["hear"]
    n: _Number
    text: _Text
    here: _Token | None = None


class PressFrame(_Frame):
    """A button or a square that was pressed, possibly forged."""

    kind: Literal["press"]
    n: _Number
    control: _Token


class CompleteFrame(_Frame):
    """Words on their way, to be completed."""

    kind: Literal["complete"]
    n: _Number
    text: _Text
    here: _Token | None = None


class PingFrame(_Frame):
    """A page that came back to the foreground asks whether the line still holds."""

    kind: Literal["ping"]


Frame: TypeAlias = HearFrame | PressFrame | CompleteFrame | PingFrame

_FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="kind")])


def read_frame(text: str) -> Frame:
    """Read one frame; `ValueError` for anything that is not one."""
    return _FRAME.validate_json(text)


_HEARTBEAT: Final = 25.0  # seconds
_STRANGER: Final = 4401  # close code: this browser has no name yet

LOBBY: Final = Place(PLATFORM, "lobby")
"""Where open challenges stand: in everybody's chat, until they are taken."""

_log = structlog.get_logger(__name__)


class Forgotten(Exception):  # noqa: N818 -- named for what has become of the person
    """The person of a browser is nobody any more; the page asks for a name again."""


class SocketSession:
    """Answers `GET /chat`; each socket is one task that reads, and one that writes."""

    def __init__(
        self,
        *,
        desk: Dispatcher,
        people: People,
        presence: Presence,
        pictures: PictureRoutes,
        invitation: Invitation,
    ) -> None:
        self._desk = desk
        self._people = people
        self._presence = presence
        self._pictures = pictures
        self._invitation = invitation

    async def converse(self, request: web.Request) -> web.WebSocketResponse:
        """Open a socket and keep it until either side leaves."""
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT, max_msg_size=MAX_FRAME_BYTES)
        token = token_of(request)
        if token is None:
            keep(socket, token := new_token(), request)
        await socket.prepare(request)
        client = client_language(request)
        try:
            account = await self._people.person(identity(token))
            if account is None:
                await self._turn_away(socket, client or FALLBACK)
            elif request.transport is not None:
                connection = Connection(socket, request.transport)
                with self._presence.here(identity(token), account.id, connection) as visitor:
                    await self._listen(socket, connection, visitor, client)
        except StoreFault as fault:  # the page comes back, and asks again
            store_error_refusal(fault)
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
        return socket

    async def _turn_away(self, socket: web.WebSocketResponse, language: str) -> None:
        """Ask for a name; the cookie is set already, so that a lost answer loses no name."""
        await socket.send_json(self._stranger(language))
        await socket.close(code=_STRANGER)

    def _stranger(self, language: str) -> Json:
        return {
            "kind": "stranger",
            "texts": page_texts(language),
            "language": language,
            "invitation": self._invitation.needed,
        }

    async def _listen(
        self,
        socket: web.WebSocketResponse,
        connection: Connection,
        visitor: Visitor,
        client: str,
    ) -> None:
        pump = asyncio.create_task(connection.pump())
        begin_request(platform=PLATFORM)
        try:
            async with visitor.turn:
                await self._people.listen(await self._account(visitor), client)
                connection.push(await self._hello(visitor))
            async for message in socket:
                data = message.data if message.type is WSMsgType.TEXT else ""
                async with visitor.turn:
                    connection.push(await self._answer(visitor, data))
        finally:
            pump.cancel()

    async def _answer(self, visitor: Visitor, data: str) -> Json:
        begin_request(platform=PLATFORM)
        try:
            frame = read_frame(data)
        except ValueError:
            sentence = text("web-unreadable", visitor.language)
            return {"kind": "error", "n": None, "text": sentence}
        try:
            return await self._respond(visitor, frame)
        except Forgotten:
            return self._stranger(visitor.language)
        except StoreFault as fault:
            return _error(frame, speaker(visitor.language).say(store_error_refusal(fault).line))
        except Exception:  # noqa: BLE001 -- outage or bug: the person is told, the chat goes on
            _log.exception("frame_failed", frame=frame.kind)
            return _error(frame, text("web-trouble", visitor.language))

    async def _hello(self, visitor: Visitor) -> Json:
        account = await self._account(visitor)
        posts = await self._desk.posts(account)
        words = await self._desk.complete(account, "")
        return Renderer(account, self._pictures).hello(posts, words)

    async def _respond(self, visitor: Visitor, frame: Frame) -> Json:
        account = await self._account(visitor)
        match frame:
            case HearFrame():
                said = await self._desk.hear(account, frame.text, _here(frame))
                return await self._told(visitor, account, frame.n, said)
            case PressFrame():
                said = await self._desk.press(account, frame.control)
                return await self._told(visitor, account, frame.n, said)
            case CompleteFrame():
                found = await self._desk.complete(account, frame.text, _here(frame))
                return Renderer(account, self._pictures).completions(frame.n, found)
            case PingFrame():
                return {"kind": "pong"}

    async def _told(self, visitor: Visitor, before: Account, number: int, said: Answer) -> Json:
        try:
            account = await self._followed(visitor, before)
            is_step = await self._is_step(account, said)
        except (Forgotten, StoreFault):  # what they asked for is done; it may have been the first
            return Renderer(before, self._pictures).answer(number, said, step=False)
        return Renderer(account, self._pictures).answer(number, said, step=is_step)

    async def _followed(self, visitor: Visitor, before: Account) -> Account:
        """Return the person as they are now.

        Two accounts may have become one by what was done, or boards look otherwise: then the page
        gets all that stands in it anew.
        """
        account = await self._account(visitor)
        if (account.id, account.settings) != (visitor.account, before.settings):
            visitor.account = account.id
            visitor.push(await self._hello(visitor))
        return account

    async def _is_step(self, account: Account, said: Answer) -> bool:
        """Tell whether an answer shows a match on the way to a move, not as it stands."""
        if said.view is None:
            return False
        return said.view != await self._desk.post(account, said.view.match)

    async def _account(self, visitor: Visitor) -> Account:
        """Load the person as they are now: settings change, on other platforms too."""
        account = await self._people.person(visitor.identity)
        if account is None:
            raise Forgotten
        visitor.language = account.settings.spoken
        return account


def _error(frame: Frame, sentence: str) -> Json:
    number = None if isinstance(frame, PingFrame) else frame.n
    return {"kind": "error", "n": number, "text": sentence}


def _here(frame: HearFrame | CompleteFrame) -> RequestContext:
    return RequestContext(MatchId(frame.here) if frame.here else None, LOBBY)
