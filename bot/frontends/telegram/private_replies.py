"""What is for one person alone goes to their private chat, wherever they asked for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

from bot.core.messages import line
from bot.core.ports import TryLater, Unreachable
from bot.frontends.telegram.links import link
from bot.frontends.telegram.render import Card, answer_card, said

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.model import Account
    from bot.core.views.views import Answer
    from bot.frontends.telegram.boards import Boards
    from bot.frontends.telegram.places import Room
    from bot.frontends.telegram.render import Cards
    from bot.frontends.telegram.send import Wire

T = TypeVar("T")

PATIENCE: Final = 60.0
"""How many seconds an answer may be late because Telegram asks for patience."""


async def patiently(sending: Callable[[], Awaitable[T]]) -> T:
    """Send an answer, once more if Telegram asks to wait a little; only this person waits."""
    try:
        return await sending()
    except TryLater as later:
        if later.seconds > PATIENCE:
            raise
        await asyncio.sleep(later.seconds)
        return await sending()


class Private:
    """Answers in a person's own chat."""

    def __init__(self, wire: Wire, boards: Boards, *, cards: Cards, bot: str) -> None:
        self._wire = wire
        self._boards = boards
        self._cards = cards
        self._bot = bot

    async def answer(self, room: Room, who: Account, answer: Answer) -> None:
        """Send an answer: the match it shows, or its lines; raises Unreachable."""
        view = answer.view
        if view is not None and not answer.refused:
            # The lines say what the board shows anyway.
            board = self._cards.own(view, who.settings)
            if view.moment is None:
                await patiently(lambda: self._boards.post(room, view, board))
            else:  # what has been is not brought up to date
                await patiently(lambda: self._wire.send(room, board))
        elif (words := answer_card(answer, who.settings)) is not None:
            await patiently(lambda: self._wire.send(room, words))

    async def whisper(
        self, room: Room, who: Account, answer: Answer, *, aside: Room, payload: str
    ) -> None:
        """Answer in the person's own chat; if it is closed, say in ``aside`` how to open it."""
        try:
            await self.answer(room, who, answer)
        except Unreachable:
            await patiently(lambda: self._wire.send(aside, self._closed(who, payload)))

    def _closed(self, who: Account, payload: str) -> Card:
        address = (line("telegram-open"), link(self._bot, payload))
        return said((line("telegram-closed"),), who.settings, address=address)
