"""A message as the arguments of discord.py that send or edit it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord

from bot.frontends.discord.layout import layout
from bot.frontends.discord.message import MAX_FILE_BYTES
from bot.frontends.drawing import drawn, filmed

if TYPE_CHECKING:
    from bot.frontends.discord.message import Message


async def new_message(message: Message) -> dict[str, Any]:
    """Return the arguments that send a message; the people called are pinged, and no one else.

    Files are rendered for each attempt, as sending consumes them.
    """
    people = [discord.Object(person) for person in message.calls]
    mentions = discord.AllowedMentions(
        everyone=False, users=people or False, roles=False, replied_user=False
    )
    files = await _files(message)
    return {"files": files, "view": layout(message, files), "allowed_mentions": mentions}


async def edited_message(message: Message) -> dict[str, Any]:
    """Return the arguments that edit a message, which pings no one.

    What a message of an earlier version has beside components is removed.
    """
    files = await _files(message)
    return {
        "content": None,
        "embeds": [],
        "attachments": files,
        "view": layout(message, files),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


async def _files(message: Message) -> list[discord.File]:
    attached = []
    if message.picture is not None or message.film:
        rendered = (
            await filmed(message.film, MAX_FILE_BYTES)
            if message.picture is None
            else await drawn(message.picture)
        )
        attached.append(discord.File(io.BytesIO(rendered), message.file, description=message.alt))
    if message.document is not None:
        data = io.BytesIO(message.document.text.encode())
        attached.append(discord.File(data, message.document.name))
    return attached
