"""Rich messages, which have tables: methods of Bot API 10.2 that the library does not know.

Invariants: what is said goes into blocks as plain text, so that nothing in it is markup. A server
that knows no such messages, or refuses one, gets the plain one. They are off unless the operator
wants them: some apps, such as Telegram's own for the web, show nothing of them, and the Bot API
does not tell which app a person has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import structlog
from telegram import Message, ReplyParameters
from telegram.error import BadRequest, EndPointNotFound

from bot.core.matches.messages import Line, PersonName
from bot.frontends.telegram.send import CHAT_CLOSED_ERRORS, has_message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import Bot

    from bot.core.views.views import Answer
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.send import ChatAddress

Blocks: TypeAlias = tuple[dict[str, Any], ...]

SERVER_UNKNOWING_FOR: Final = 86_400.0  # seconds
"""How long a server that knows no rich messages is not asked again."""

ROWS: Final = {
    "top-place": {"place": "right", "name": "left", "rating": "right", "margin": "right"},
    "top-rating": {"name": "left", "rating": "right", "margin": "right"},
    "compare-difference": {"one": "left", "other": "left"},
}
"""The lines that are rows of a table: what is in the cells, and how these are aligned."""

log = structlog.get_logger()


def rich_blocks(answer: Answer, say: Callable[[Line], str]) -> Blocks:
    """Return an answer with its tables, which stay far below every limit; nothing without one."""
    if not any(each.code in ROWS for each in answer.lines):
        return ()
    blocks: list[dict[str, Any]] = []
    for said in answer.lines:
        if said.code not in ROWS:
            blocks.append({"type": "paragraph", "text": say(said)})
        elif blocks and blocks[-1]["type"] == "table":
            blocks[-1]["cells"].append(_row(said, say))
        else:
            blocks.append({"type": "table", "cells": [_row(said, say)], "is_striped": True})
    return tuple(blocks)


def _row(said: Line, say: Callable[[Line], str]) -> list[dict[str, str]]:
    """Return the cells of a line that is a row of a table."""
    told = dict(said.params)
    if isinstance(who := told.get("who"), Line):
        told |= dict(who.params)
    texts = {name: _text(told[name], say) for name in ROWS[said.code]}
    return [
        {"text": f"± {text}" if name == "margin" else text, "align": align, "valign": "middle"}
        for (name, text), align in zip(texts.items(), ROWS[said.code].values(), strict=True)
    ]


def _text(told: object, say: Callable[[Line], str]) -> str:
    if isinstance(told, Line):
        return say(told)
    return told.text if isinstance(told, PersonName) else str(told)


class RichMessages:
    """Sends rich messages if they are wanted and the server knows them."""

    def __init__(self, bot: Bot, clock: Callable[[], float], *, is_on: bool) -> None:
        self._bot = bot
        self._clock = clock
        self._from = float("-inf") if is_on else float("inf")

    def takes(self, outgoing: OutgoingMessage) -> bool:
        """Return whether a message is to be sent as a rich one."""
        return bool(outgoing.rich) and self._clock() >= self._from

    async def send(
        self,
        chat: ChatAddress,
        outgoing: OutgoingMessage,
        turn: Callable[[], Awaitable[None]],
        reply_to: int | None,
    ) -> Message | None:
        """Send a message; None if it is to be sent plain. Raises the library's errors.

        What one person sees in a group is plain: servers of 10.2 would show all a rich message.
        """
        if chat.receiver or not self.takes(outgoing):
            return None
        reply = ReplyParameters(reply_to, allow_sending_without_reply=True) if reply_to else None
        content: dict[str, Any] = {
            "chat_id": chat.chat_id,
            "message_thread_id": chat.topic_id,
            "rich_message": {"blocks": list(outgoing.rich), "skip_entity_detection": True},
            "reply_markup": outgoing.buttons,
            "reply_parameters": reply,
        }
        await turn()
        try:
            sent: Message = await self._bot.do_api_request(
                "sendRichMessage", content, return_type=Message
            )
        except EndPointNotFound:
            self._from = self._clock() + SERVER_UNKNOWING_FOR
        except BadRequest as error:
            if has_message(error, *CHAT_CLOSED_ERRORS):
                raise
            log.info("rich_message_refused", error=error.message)
        else:
            return sent
        return None
