"""A thread for each match, below its card in a text channel of a server.

Invariant: the card, which has the controls, is kept up to date, and each turn is a message in the
thread that needs no change later: it says what was done and has no controls. A thread that cannot
be made, or is gone, is done without: the match goes on in the channel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.core.matches.errors import TryLater, Unreachable
from bot.frontends.discord.channels import ChannelKind, place, read_place, translated
from bot.frontends.discord.message import cut

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.model import Place

NO_THREAD: Final = "none"
"""Kept in place of a thread if there can be none any more."""

MAX_NAME: Final = 100
"""Characters of a thread's name (Discord: Start Thread from Message)."""

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    read_message_history=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
"""What the bot has to be allowed in a channel to make a thread below a message there."""

_PATIENCE: Final = 3.0  # seconds for a thread to be made or archived
_ARCHIVED_AFTER: Final = 10_080  # minutes without a message, the most that Discord offers
_EXISTS: Final = 160004  # a message has one thread, which has its id
_MARKUP: Final = str.maketrans({"_": " ", **dict.fromkeys("*`~|<>@#[]\\\u2068\u2069")})

log = structlog.get_logger()


def thread_name(text: str) -> str:
    """Return the name of a thread, without markup and mentions.

    >>> thread_name("@everyone against **Bob** (Latrunculi)")
    'everyone against Bob (Latrunculi)'
    """
    plain = text.translate(_MARKUP).replace("://", "//")
    return cut(" ".join(plain.split()), MAX_NAME) or "Petteia"


@dataclass(frozen=True, slots=True)
class Threads:
    """Opens and archives the threads of matches.

    ``client`` returns the client that is used at present, ``wanted`` tells whether the server of a
    place wants threads.
    """

    client: Callable[[], discord.Client]
    wanted: Callable[[Place], Awaitable[bool]]

    async def may_open(self, where: Place) -> bool:
        """Return whether the bot may make a thread in a channel, as far as it knows the channel."""
        channel = self._channel(where)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            return False
        may = channel.permissions_for(channel.guild.me) >= NEEDED
        return may and await self.wanted(where)

    async def open(self, where: Place, message: str, name: str) -> str:
        """Open the thread of a message, or find it, and return its key.

        It is NO_THREAD if Discord refuses one, and empty if it is to be tried again with the
        next turn. Calling people does not wait for a thread.
        """
        channel, number = self._channel(where), int(message)
        if not isinstance(channel, discord.TextChannel):
            return NO_THREAD
        try:
            async with translated(seconds=_PATIENCE):
                partial = channel.get_partial_message(number)
                await partial.create_thread(
                    name=thread_name(name), auto_archive_duration=_ARCHIVED_AFTER
                )
        except TryLater as later:
            log.info("thread_later", seconds=round(later.seconds))
            return ""
        except Unreachable as error:
            cause = error.__cause__
            if not isinstance(cause, discord.HTTPException) or cause.code != _EXISTS:
                log.warning("thread_refused", error=repr(cause))
                return NO_THREAD
        return place(ChannelKind.CHANNEL, number).key

    async def archive(self, thread: Place) -> None:
        """Archive a thread; if that fails, Discord does so when nobody writes there."""
        try:
            async with translated(seconds=_PATIENCE):
                _, number = read_place(thread)
                await self.client().http.edit_channel(number, archived=True)
        except (Unreachable, TryLater) as error:
            log.info("thread_not_archived", error=repr(error))

    def address(self, where: Place, message: str) -> str:
        """Return the URL of a message in a channel, empty if its server is not known."""
        guild = getattr(self._channel(where), "guild", None)
        _, number = read_place(where)
        return f"https://discord.com/channels/{guild.id}/{number}/{message}" if guild else ""

    def _channel(self, where: Place) -> object:
        kind, number = read_place(where)
        return self.client().get_channel(number) if kind is ChannelKind.CHANNEL else None
