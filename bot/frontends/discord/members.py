"""Who can read a channel.

Discord reports who joins and leaves only to bots with a privileged intent, so a person is looked up
each time they are called: one who has just left would miss the call, which comes once a turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.core.matches.errors import TryLater, Unreachable
from bot.frontends.discord.channels import ChannelKind, read_place, translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.matches.model import Place

PATIENCE: Final = 2.0
"""Seconds that a call waits at most for a person to be looked up."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Members:
    """Looks up members of servers by the client that is used at present."""

    client: Callable[[], discord.Client]

    async def can_read(self, where: Place, person: int) -> bool:
        """Return whether a person can read a channel; True if that cannot be known."""
        kind, number = read_place(where)
        channel = self.client().get_channel(number) if kind is ChannelKind.CHANNEL else None
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel):
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
        return channel.permissions_for(member).view_channel
