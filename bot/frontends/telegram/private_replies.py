"""What is for one person alone goes to their private chat, wherever they asked for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

from bot.core.errors import TryLater, Unreachable
from bot.core.messages import line
from bot.frontends.telegram.links import link
from bot.frontends.telegram.render import OutgoingMessage, answer_message, said

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.model import Account
    from bot.core.views.views import Answer
    from bot.frontends.telegram.boards import MatchPosts
    from bot.frontends.telegram.places import ChatAddress
    from bot.frontends.telegram.render import Renderer
    from bot.frontends.telegram.send import ApiClient

T = TypeVar("T")

MAX_WAIT: Final = 60.0
"""How many seconds an answer may be late because Telegram asks for patience."""


async def with_retry(sending: Callable[[], Awaitable[T]]) -> T:
    """Send an answer, once more if Telegram asks to wait a little; only this person waits."""
    try:
        return await sending()
    except TryLater as later:
        if later.seconds > MAX_WAIT:
            raise
        await asyncio.sleep(later.seconds)
        return await sending()


class PrivateReplies:
    """Answers in a person's own chat."""

    def __init__(self, wire: ApiClient, boards: MatchPosts, *, cards: Renderer, bot: str) -> None:
        self._wire = wire
        self._boards = boards
        self._cards = cards
        self._bot = bot

    async def answer(self, room: ChatAddress, who: Account, answer: Answer) -> None:
        """Send an answer: the match it shows, or its lines; raises Unreachable."""
        view = answer.view
        if view is not None and not answer.refused:
            # The lines say what the board shows anyway.
            board = self._cards.own(view, who.settings)
            if view.moment is None:
                await with_retry(lambda: self._boards.post(room, view, board))
            else:  # what has been is not brought up to date
                await with_retry(lambda: self._wire.send(room, board))
        elif (words := answer_message(answer, who.settings)) is not None:
            await with_retry(lambda: self._wire.send(room, words))

    async def whisper(
        self, room: ChatAddress, who: Account, answer: Answer, *, aside: ChatAddress, payload: str
    ) -> None:
        """Answer in the person's own chat; if it is closed, say in ``aside`` how to open it."""
        try:
            await self.answer(room, who, answer)
        except Unreachable:
            await with_retry(lambda: self._wire.send(aside, self._closed(who, payload)))

    def _closed(self, who: Account, payload: str) -> OutgoingMessage:
        address = (line("telegram-open"), link(self._bot, payload))
        return said((line("telegram-closed"),), who.settings, address=address)
