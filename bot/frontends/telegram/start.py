"""The first words: a welcome, or what a link was opened for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.accounts.people import plain_text
from bot.core.context import RequestContext
from bot.core.controls import MAX_CONTROL_BYTES, read_control
from bot.core.matches.model import MatchId
from bot.core.matches.preferences import Settings
from bot.core.messages import line
from bot.core.views.views import Answer
from bot.core.words import Request
from bot.frontends.telegram.links import control_in, word_in
from bot.frontends.telegram.places import PLATFORM, client
from bot.frontends.telegram.private_replies import with_retry
from bot.frontends.telegram.render import said

if TYPE_CHECKING:
    from telegram import User

    from bot.core.matches.model import Account
    from bot.frontends.telegram.parts import Services
from bot.frontends.telegram.places import ChatAddress

PRIVATELY: Final = RequestContext(chat=PLATFORM)


class StartHandler:
    """Greets people and groups."""

    def __init__(self, parts: Services) -> None:
        self._parts = parts

    async def start(self, who: Account, room: ChatAddress, payload: str) -> None:
        """Welcome a person, or show what the link they opened is about."""
        if not payload:
            await self._welcome(who, room)
            return
        await self._parts.private.answer(room, who, await self._opened(who, payload))

    async def greet(self, room: ChatAddress, host: User | None) -> None:
        """Say in a group what the bot is for, as the client of whoever brought it there speaks."""
        card = said((line("telegram-greeting"),), Settings(client(host)))
        await with_retry(lambda: self._parts.wire.send(room, card))

    async def _welcome(self, who: Account, room: ChatAddress) -> None:
        parts = self._parts
        answer = await parts.desk.do(who, Request("help"), PRIVATELY)
        lines = (line("telegram-welcome"), *answer.lines, line("telegram-help"))
        group = f"https://t.me/{parts.name}?startgroup=petteia"
        card = said(
            lines,
            who.settings,
            choices=answer.choices,
            address=(line("telegram-add"), group),
        )
        await with_retry(lambda: parts.wire.send(room, card))

    async def _opened(self, who: Account, payload: str) -> Answer:
        desk = self._parts.desk
        if control := control_in(payload):
            return await desk.press(who, read_control(control), PRIVATELY)
        if word := word_in(payload):
            return await desk.do(who, Request(word), PRIVATELY)
        code = plain_text(payload, MAX_CONTROL_BYTES).casefold()
        view = await desk.post(who, MatchId(code))
        if view is not None:
            return Answer(view=view)
        # Not for this person, or not any more: taking it up would say why.
        refusal = await desk.do(who, Request("accept", {"code": code}), PRIVATELY)
        return replace(refusal, view=None) if refusal.refused else refusal
