"""Servers as groups with settings of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.matches.groups import Group, GroupKey
from bot.core.matches.model import Place
from bot.frontends import DISCORD
from bot.frontends.discord.channels import ChannelKind, read_place

if TYPE_CHECKING:
    import discord

    from bot.frontends.discord.requests import InteractionRequest

SETTINGS: Final = ("language", "ruleset", "places", "threads", "puzzle")
"""The settings that a server has."""


def server_key(guild: int) -> GroupKey:
    """Return the key of a server's settings."""
    return GroupKey(DISCORD, str(guild))


def server(request: InteractionRequest) -> Group | None:
    """Return the server in which something is asked; None where the bot is no member."""
    if not request.channel:
        return None

    async def manages() -> bool:
        return request.manages

    return Group(
        key=server_key(request.guild),
        place=Place(DISCORD, request.channel),
        offers=SETTINGS,
        manages=manages,
        named=_mention,
    )


def server_of(client: discord.Client, place: Place) -> GroupKey | None:
    """Return the server of a channel or a thread, as far as the bot knows it."""
    kind, snowflake = read_place(place)
    channel = client.get_channel(snowflake) if kind is ChannelKind.CHANNEL else None
    guild = getattr(channel, "guild", None)
    return server_key(guild.id) if guild else None


def _mention(key: str) -> str:
    """Return a channel as Discord shows it by name, a link for those who can see it."""
    return f"<#{read_place(Place(DISCORD, key))[1]}>"
