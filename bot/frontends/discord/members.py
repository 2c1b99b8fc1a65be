"""Who can read a channel.

Discord reports who joins and leaves only to bots with a privileged intent, so a person is looked up
when they are called.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.core.matches.errors import TryLater, Unreachable
from bot.frontends.bounded import BoundedDict
from bot.frontends.discord.channels import ChannelKind, read_place, translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.matches.model import Place

MAX_REMEMBERED: Final = 10_000

KNOWN_FOR: Final = 60.0
"""Seconds until a member is looked up again; others are looked up each time."""

PATIENCE: Final = 2.0
"""Seconds that a call waits at most for a person to be looked up."""

log = structlog.get_logger()


@dataclass(slots=True)
class Members:
    """Looks up members of servers by the client that is used at present."""

    client: Callable[[], discord.Client]
    _until: BoundedDict[tuple[int, int], float] = field(
        default_factory=lambda: BoundedDict(MAX_REMEMBERED)
    )

    async def can_read(self, where: Place, person: int) -> bool:
        """Tell whether a person can read a channel; True where that cannot be known."""
        kind, number = read_place(where)
        channel = self.client().get_channel(number) if kind is ChannelKind.CHANNEL else None
        if not isinstance(channel, discord.abc.GuildChannel):
            return True
        now = asyncio.get_running_loop().time()
        if self._until.get((number, person), 0.0) > now:
            return True
        try:
            async with translated(seconds=PATIENCE):
                member = await channel.guild.fetch_member(person)
        except Unreachable as error:
            is_gone = isinstance(error.__cause__, discord.NotFound)
            if is_gone:
                log.info("member_gone")
            return not is_gone
        except TryLater:
            return True
        can_read = channel.permissions_for(member).view_channel
        if can_read:
            self._until[number, person] = now + KNOWN_FOR
        return can_read
