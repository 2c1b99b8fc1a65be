"""Places on Discord and their keys.

``c`` and a channel's id: a channel or thread that the bot may post in. ``u`` and a user's id: their
direct messages. ``x`` and a channel's id: a channel in which the bot can only answer interactions,
as it is installed by a user alone or may not post.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

import discord

from bot.core.matches.model import Place

if TYPE_CHECKING:
    from collections.abc import Callable

PLATFORM: Final = "discord"


class ChannelKind(StrEnum):
    """How a place is reached; the first letter of its key."""

    CHANNEL = "c"
    PERSON = "u"
    ANSWERS = "x"


def place(kind: ChannelKind, snowflake: int) -> Place:
    """Return the place of a channel's or a user's id."""
    return Place(PLATFORM, f"{kind}{snowflake}")


def read_place(at: Place) -> tuple[ChannelKind, int]:
    """Return a place's kind and id; raises ValueError for a key of another platform."""
    return ChannelKind(at.key[:1]), int(at.key[1:])


def shared_place(
    interaction: discord.Interaction, is_member: Callable[[int], bool]
) -> Place | None:
    """Return the place of an interaction that others can see, None where its answers are private.

    ``is_member`` tells whether the bot is in a server, by the server's id. Answers are private in
    direct messages, and where the user may not use external apps.
    """
    if interaction.channel_id is None or interaction.context.dm_channel:
        return None
    if interaction.guild_id is None:
        return place(ChannelKind.ANSWERS, interaction.channel_id)
    if is_member(interaction.guild_id):
        kind = ChannelKind.CHANNEL if _may_post(interaction) else ChannelKind.ANSWERS
        return place(kind, interaction.channel_id)
    if not interaction.permissions.use_external_apps:
        return None
    return place(ChannelKind.ANSWERS, interaction.channel_id)


def _may_post(interaction: discord.Interaction) -> bool:
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = granted.send_messages_in_threads if in_thread else granted.send_messages
    return granted.view_channel and send
