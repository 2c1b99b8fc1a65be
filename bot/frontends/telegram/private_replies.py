"""Replies in a person's private chat, and the deep links that open it.

Law: a link may have been made by another person. It may show something but never change anything.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final, TypeVar

from bot.core.controls import Verb, read_control
from bot.core.errors import TryLater, Unreachable
from bot.core.messages import line
from bot.frontends.telegram.render import answer_message, notice_message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.controls import Control
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer
    from bot.frontends.telegram.boards import MatchPosts
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.places import ChatAddress
    from bot.frontends.telegram.render import Renderer

T = TypeVar("T")

LINKABLE_VERBS: Final = frozenset(
    {
        Verb.ANIMATION,
        Verb.BOARD,
        Verb.GAMES,
        Verb.HELP,
        Verb.HUFF,
        Verb.LEARN,
        Verb.MORE,
        Verb.PLAN,
        Verb.PLANS,
        Verb.RECORD,
        Verb.REPLAY,
        Verb.RESIGN,
        Verb.RULES,
        Verb.SETTINGS,
        Verb.STILL,
        Verb.TERMS,
        Verb.WHY,
        Verb.WORDS,
    }
)
"""Verbs that a deep link may ask for: they change nothing; huff and resign ask first."""

LINKABLE_WORDS: Final = frozenset(
    {"export", "forget", "games", "learn", "link", "plan", "settings", "why"}
)
"""Words that are always answered in the private chat."""

_PAYLOAD: Final = re.compile(r"([a-z-]{2,12})_([a-z0-9]{0,12})_([0-9]{1,6})_([a-z0-9-]{0,30})")

MAX_RETRY_DELAY: Final = 60.0  # seconds


def deep_link(bot: str, payload: str) -> str:
    """Return a link that opens the private chat and sends the payload to the bot."""
    return f"https://t.me/{bot}?start={payload}"


def control_payload(text: str) -> str | None:
    """Return the payload for a control's text, or None if no link may ask for it."""
    control = read_control(text)
    if control is None or control.verb not in LINKABLE_VERBS or "=" in control.choice:
        return None
    return text.replace(":", "_")


def linked_control(payload: str) -> Control | None:
    """Return the control that a payload asks for, or None."""
    found = _PAYLOAD.fullmatch(payload)
    control = read_control(":".join(found.groups())) if found else None
    return control if control is not None and control.verb in LINKABLE_VERBS else None


def linked_word(payload: str) -> str | None:
    """Return the word that a payload asks for, or None."""
    word = payload.removeprefix("say_")
    return word if payload.startswith("say_") and word in LINKABLE_WORDS else None


def word_payload(word: str) -> str:
    """Return the payload for a word."""
    return f"say_{word}"


async def with_retry(send: Callable[[], Awaitable[T]]) -> T:
    """Send an answer; on a short rate limit wait and send it again."""
    try:
        return await send()
    except TryLater as later:
        if later.seconds > MAX_RETRY_DELAY:
            raise
        await asyncio.sleep(later.seconds)
        return await send()


class PrivateReplies:
    """Sends answers to private chats."""

    def __init__(self, api: ApiClient, boards: MatchPosts, *, renderer: Renderer, bot: str) -> None:
        self._api = api
        self._boards = boards
        self._renderer = renderer
        self._bot = bot

    async def answer(self, chat: ChatAddress, account: Account, answer: Answer) -> None:
        """Send an answer: the match that it shows, or its lines; raises Unreachable."""
        view = answer.view
        if view is not None and not answer.refused:
            board = self._renderer.own(view, account.settings)
            if view.moment is None:
                await with_retry(lambda: self._boards.post(chat, view, board))
            else:  # a replay is not updated
                await with_retry(lambda: self._api.send(chat, board))
        elif (outgoing := answer_message(answer, account.settings)) is not None:
            await with_retry(lambda: self._api.send(chat, outgoing))

    async def reply(
        self,
        chat: ChatAddress,
        account: Account,
        answer: Answer,
        *,
        fallback: ChatAddress,
        payload: str,
    ) -> None:
        """Answer in a private chat; if it is closed, send a link that opens it to ``fallback``."""
        try:
            await self.answer(chat, account, answer)
        except Unreachable:
            await with_retry(lambda: self._api.send(fallback, self._open_link(account, payload)))

    def _open_link(self, account: Account, payload: str) -> OutgoingMessage:
        link = (line("telegram-open"), deep_link(self._bot, payload))
        return notice_message((line("telegram-closed"),), account.settings, link=link)
