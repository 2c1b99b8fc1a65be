"""Pictures that Telegram has already, which are sent again by the id of their file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from telegram import Message
from telegram.error import BadRequest

from bot.frontends.bounded import BoundedDict
from bot.frontends.drawing import drawn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.frontends.drawing import Still

MAX_PICTURES: Final = 1024

Sent = TypeVar("Sent", bound=Message | bool)

FILE_ID_ERRORS: Final = ("file identifier", "file_id", "file reference", "file_reference")
"""What Telegram says of the id of a file that it has no longer."""


class SentPictures:
    """The ids of pictures that were sent; a restart only costs uploads."""

    def __init__(self) -> None:
        self._ids: BoundedDict[Still, str] = BoundedDict(MAX_PICTURES)

    async def send(self, picture: Still, call: Callable[[str | bytes], Awaitable[Sent]]) -> Sent:
        """Make a call that sends a picture, with the id of its file or with its content.

        Raises what the call raises.
        """
        if known := self._ids.get(picture):
            try:
                return await call(known)
            except BadRequest as error:
                if not any(part in error.message.casefold() for part in FILE_ID_ERRORS):
                    raise
                del self._ids[picture]
        sent = await call(await drawn(picture))
        if isinstance(sent, Message) and sent.photo:
            self._ids[picture] = sent.photo[-1].file_id
        return sent
