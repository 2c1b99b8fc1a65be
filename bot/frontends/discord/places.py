"""Where something happens on Discord, and how a place's key says so.

``c`` and a channel's id: a channel or thread that the bot may post in. ``u`` and a person's id:
their direct messages. ``x`` and a channel's id: one that only a person brought the bot to, where
it can answer and never begin.
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
    """How the bot can speak at a place; the first letter of the place's key."""

    CHANNEL = "c"
    PERSON = "u"
    ANSWERS = "x"


def place(reach: ChannelKind, snowflake: int) -> Place:
    """Return the place of a channel's or a person's id."""
    return Place(PLATFORM, f"{reach}{snowflake}")


def read_place(found: Place) -> tuple[ChannelKind, int]:
    """Return what a place's key says; `ValueError` for a key of another platform."""
    return ChannelKind(found.key[:1]), int(found.key[1:])


def shared_place(
    interaction: discord.Interaction, is_member: Callable[[int], bool]
) -> Place | None:
    """Return the place that others see too, or None in direct messages.

    ``is_member`` tells whether the bot itself is in a server, by the server's id. Where the person
    may not use apps of their own, all that they are answered is for them alone: none then either.
    """
    if interaction.channel_id is None or interaction.context.dm_channel:
        return None
    if interaction.guild_id is None:
        return place(ChannelKind.ANSWERS, interaction.channel_id)
    if is_member(interaction.guild_id):
        reach = ChannelKind.CHANNEL if _may_post(interaction) else ChannelKind.ANSWERS
        return place(reach, interaction.channel_id)
    if not interaction.permissions.use_external_apps:
        return None
    return place(ChannelKind.ANSWERS, interaction.channel_id)


def _may_post(interaction: discord.Interaction) -> bool:
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = granted.send_messages_in_threads if in_thread else granted.send_messages
    return granted.view_channel and send
