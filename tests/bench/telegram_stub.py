"""Telegram without a network: the library's own request class, answered on the spot.

All that python-telegram-bot does is done, up to the bodies of the requests; no bytes travel.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from telegram import CallbackQuery, Update
from telegram.ext import Application, ApplicationBuilder, CallbackQueryHandler, ExtBot
from telegram.request import BaseRequest, RequestData

from bot.core.matches.model import Place
from bot.frontends.telegram import TelegramFrontend, TelegramOptions, client, pictures
from tests.bench.network import Arrivals, Marks, Press
from tests.bot.frontends.telegram.floods import UNHURRIED

if TYPE_CHECKING:
    from bot.frontends.telegram.inbox import Inbox

TOKEN = "4200:AAH-not-a-real-token-not-a-real-token"
BOT = {"id": 4200, "is_bot": True, "first_name": "Petteia", "username": "PetteiaBot"}
PHOTO = {"file_id": "f", "file_unique_id": "u", "width": 800, "height": 800, "file_size": 30_000}
BOARDS = frozenset({"sendPhoto", "sendMessage"})
EDITS = frozenset({"editMessageCaption", "editMessageMedia", "editMessageText"})

KNOWN = {
    "getMe": BOT,
    "getChatMenuButton": {"type": "default"},
    "getChatMember": {"status": "member", "user": {"id": 1, "is_bot": False, "first_name": "1"}},
}
"""What is answered to these; anything else is answered True."""


class TelegramStub:
    """A Telegram with groups in which nobody is but the bot and those who play."""

    platform = "telegram"

    def __init__(self, marks: Marks) -> None:
        self.arrivals = Arrivals()
        self._marks = marks
        self._numbers = count(1)
        self._boards: dict[int, str] = {}
        self._application: Application[Any, Any, Any, Any, Any, Any] | None = None
        self._take: Callable[[dict[str, Any]], Awaitable[None]] | None = None
        self.inbox: Inbox | None = None

    @staticmethod
    def place(room: int) -> Place:
        """Return a group as the core names it."""
        return Place("telegram", str(-room))

    def written(self, press: Press) -> str:
        """Return a press as Telegram would tell it."""
        query = {
            "id": str(press.number),
            "from": _person(press.person),
            "chat_instance": "c",
            "message": json.loads(self._boards[press.room]),
            "data": press.control,
        }
        return json.dumps({"update_id": press.number, "callback_query": query})

    async def feed(self, text: str) -> None:
        """Have the running bot handle an update."""
        self._marks.mark("reading")
        assert self._take is not None
        await self._take(json.loads(text))

    @asynccontextmanager
    async def petteia(self, core: Any) -> AsyncIterator[None]:
        """Run our own bot."""
        drawn = self._marks.drawing(pictures.drawn)
        with (
            patch.object(client, "AiohttpRequest", self._request),
            patch.object(pictures, "drawn", drawn),
        ):
            options = TelegramOptions(token=TOKEN, rates=UNHURRIED)
            chat = TelegramFrontend(core.dispatcher, core.people, core.store, options)
            await chat.start()
            self._application = chat._application
            self.inbox = chat._inbox
            self._take = self._to_inbox
            core.serve(chat)
            yield
            await chat.stop()

    async def _to_inbox(self, update: dict[str, Any]) -> None:
        assert self.inbox is not None
        await self.inbox.take([update])

    @asynccontextmanager
    async def empty(self) -> AsyncIterator[None]:
        """Run a bot of one handler that answers, and does nothing."""
        bot = ExtBot(TOKEN, request=self._request(), get_updates_request=self._request())
        self._application = ApplicationBuilder().bot(bot).job_queue(None).build()
        self._application.add_handler(CallbackQueryHandler(_nothing))

        async def take(update: dict[str, Any]) -> None:
            assert self._application is not None
            await self._application.process_update(Update.de_json(update, bot))

        self._take = take
        async with self._application:
            yield

    def answer(self, method: str, params: dict[str, str]) -> str:
        """Return what Telegram answers, as JSON, and note what came."""
        if method == "answerCallbackQuery":
            self.arrivals.note("acknowledged", int(params["callback_query_id"]))
        if method in BOARDS:
            room = -int(params["chat_id"])
            self._boards[room] = _message(params, next(self._numbers))
            self._marks.mark("sending")
            self.arrivals.note("board", room)
            return self._boards[room]
        if method in EDITS:
            return _message(params, int(params["message_id"]))
        return json.dumps(KNOWN.get(method, True))

    def _request(self, _proxy: str = "") -> "StubRequest":
        return StubRequest(self)


class StubRequest(BaseRequest):
    """What the library hands its requests to."""

    read_timeout = 10.0

    def __init__(self, telegram: TelegramStub) -> None:
        self._telegram = telegram

    async def initialize(self) -> None:
        pass

    async def shutdown(self) -> None:
        pass

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, **_: Any
    ) -> tuple[int, bytes]:
        del method
        name = url.rpartition("/")[2]
        params = request_data.json_parameters if request_data else {}
        if name == "getUpdates":
            await asyncio.sleep(float(params.get("timeout", 0)))
            return 200, b'{"ok":true,"result":[]}'
        return 200, f'{{"ok":true,"result":{self._telegram.answer(name, params)}}}'.encode()


def _message(params: dict[str, str], number: int) -> str:
    """Return a message as Telegram keeps it, with the keyboard that it was sent with."""
    group = {"id": int(params["chat_id"]), "type": "group", "title": "Symposium"}
    message = {
        "message_id": number,
        "from": BOT,
        "chat": group,
        "date": 1_700_000_000,
        "photo": [PHOTO],
        "caption": params.get("caption", ""),
    }
    if "reply_markup" in params:
        message["reply_markup"] = json.loads(params["reply_markup"])
    return json.dumps(message)


def _person(number: int) -> dict[str, object]:
    return {"id": number, "is_bot": False, "first_name": str(number), "language_code": "en"}


async def _nothing(update: Update, _: object) -> None:
    assert isinstance(update.callback_query, CallbackQuery)
    await update.callback_query.answer()
