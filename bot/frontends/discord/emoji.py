"""The pieces as emoji of the application, which its operator uploads if they want.

The limits are Discord's (Emoji Resource): 2,000 emoji, names of 2 to 32 letters, digits and _,
files of at most 256 KiB. People need no permission to see them.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

import aiohttp
import discord
import structlog

from bot.frontends.discord.client import reach
from render import ICONS, icon_png

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    Emoji: TypeAlias = Mapping[str, discord.PartialEmoji]

NAMES: Final = {f"petteia_{icon}": icon for icon in ICONS}
"""The icons of the pieces by the names of their emoji."""

log = structlog.get_logger()


class EmojiError(Exception):
    """The emoji could not be uploaded; says why. ``is_wrong_use`` if the token is refused."""

    def __init__(self, why: str, *, is_wrong_use: bool = False) -> None:
        super().__init__(why)
        self.is_wrong_use = is_wrong_use


async def emoji_of(client: discord.Client) -> dict[str, discord.PartialEmoji]:
    """Return the emoji of pieces that the application has, by the names of their icons.

    Raises errors of discord.py and of the network.
    """
    found = await client.fetch_application_emojis()
    return {
        NAMES[each.name]: discord.PartialEmoji(name=each.name, id=each.id)
        for each in found
        if each.name in NAMES
    }


async def known_emoji(client: discord.Client) -> dict[str, discord.PartialEmoji]:
    """Return the same as `emoji_of`, and nothing if Discord does not tell."""
    try:
        return await emoji_of(client)
    except Exception as error:  # noqa: BLE001 -- whatever it was, all works without them
        log.info("emoji_not_known", problem=f"{type(error).__name__}: {error}")
        return {}


async def upload_emoji(
    token: str, base_url: str, proxy: str, progress: Callable[[int, int], None]
) -> int:
    """Upload the pieces that the application has not; return how many those are.

    ``progress`` is told how many pieces are there, and of how many. Raises EmojiError.
    """
    async with _logged_in(token, base_url, proxy) as client:
        known = await emoji_of(client)
        missing = {name: icon for name, icon in NAMES.items() if icon not in known}
        for number, (name, icon) in enumerate(missing.items(), len(known)):
            progress(number, len(NAMES))
            await client.create_application_emoji(name=name, image=icon_png(icon))
    return len(missing)


@asynccontextmanager
async def _logged_in(token: str, base_url: str, proxy: str) -> AsyncIterator[discord.Client]:
    reach(base_url)
    try:
        async with discord.Client(intents=discord.Intents.none(), proxy=proxy or None) as client:
            await client.login(token)
            yield client
    except discord.LoginFailure:
        raise EmojiError("Discord refuses the token in [discord]", is_wrong_use=True) from None
    except discord.HTTPException as error:
        raise EmojiError(f"Discord refuses the emoji: {' '.join(str(error).split())}") from error
    except (OSError, aiohttp.ClientError) as error:
        raise EmojiError(f"Discord cannot be reached: {error}") from error
