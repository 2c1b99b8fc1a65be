"""Checks of the bot's application for `petteia doctor`.

They are read-only: nothing is changed or posted, and the gateway is not connected to.
"""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.core.notifications.platform import Finding
from bot.frontends.discord.client import INTERACTIONS_PATH, SIGNATURE, TIMESTAMP, reach
from bot.frontends.discord.emoji import NAMES, known_emoji

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator, Mapping

PERMISSIONS: Final = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)
"""The permissions that the bot needs in a server."""

THREADS: Final = discord.Permissions(create_public_threads=True, read_message_history=True)
"""What it needs besides, to make a thread for each match."""

_SERVERS_PER_PAGE: Final = 200  # the most that Discord lists at once
_PROBE_TIMEOUT: Final = aiohttp.ClientTimeout(total=5)


async def examine(  # noqa: PLR0913, PLR0917 -- each is a key of the configuration
    token: str,
    base_url: str = "",
    proxy: str = "",
    activity: str = "",
    public_key: str = "",
    interactions: str = "",
    site: str = "",
) -> tuple[Finding, ...]:
    """Check the application of a token and its permissions in its servers.

    ``activity`` is the id that is configured for an Activity, empty without one. With a
    ``public_key``, interactions are received over HTTP at the local address ``interactions``;
    ``site`` is the public address of this bot, empty if there is none.
    """
    reach(base_url)
    client = discord.Client(intents=discord.Intents(guilds=True), proxy=proxy or None)
    try:
        async with client:
            await client.login(token)
            about = await client.application_info()
            emoji = await known_emoji(client)
            servers = [dict(server) for server in await client.http.get_guilds(_SERVERS_PER_PAGE)]
    except discord.LoginFailure:
        advice = (
            "Reset it on the application's page Bot, and copy the new one; see docs/discord.md."
        )
        return (Finding("Discord refuses the token.", advice),)
    except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
        way = "the proxy in [discord] works" if proxy else "this machine reaches it"
        advice = f"Check that {way}, and try again. It was asked at {discord.http.Route.BASE}."
        return (Finding(f"Discord cannot be reached ({error}).", advice),)
    summary = f"The token works: the bot is {about.name}, in {len(servers)} servers."
    invitation = f"Add it to a server: {invite_link(about.id)}" if not servers else ""
    return (
        Finding(summary, invitation),
        *[each async for each in _endpoint(about, public_key, interactions, site)],
        *_settings(about),
        *_activity(about, activity),
        _emoji(len(emoji)),
        *_permissions(servers),
    )


def invite_link(application: int) -> str:
    """Return the URL by which a server's owner adds the bot, with the permissions it needs."""
    return discord.utils.oauth_url(
        application, permissions=PERMISSIONS | THREADS, scopes=("bot", "applications.commands")
    )


async def _endpoint(
    about: discord.AppInfo, public_key: str, interactions: str, site: str
) -> AsyncIterator[Finding]:
    """Report whether interactions arrive where the bot receives them."""
    url = about.interactions_endpoint_url
    if not public_key:
        if url:
            yield Finding(
                "Discord sends commands to an Interactions Endpoint URL, so the bot hears none.",
                "Empty that field on the application's page General Information, or set public_key"
                " in [discord]; see docs/discord.md.",
            )
        return
    if about.verify_key != public_key:
        yield Finding(
            "public_key in [discord] is that of another application.",
            f"Set it to {about.verify_key}, the Public Key on the page General Information.",
        )
    if not url:
        entered = f"{site or 'https://petteia.example.org'}{INTERACTIONS_PATH}"
        yield Finding(
            "Discord does not know where to send interactions.",
            f"While Petteia runs, enter {entered} as the Interactions Endpoint URL on the page"
            " General Information.",
        )
    asked = url or f"{interactions}{INTERACTIONS_PATH}"
    if await _refuses_wrong_signature(asked):
        yield Finding(f"{asked} refuses a wrong signature, as Discord demands.")
    else:
        yield Finding(
            f"{asked} does not refuse a wrong signature, or cannot be reached.",
            "See that Petteia runs, and that the proxy passes this path on to interactions_port.",
        )


async def _refuses_wrong_signature(url: str) -> bool:
    headers = {SIGNATURE: "00" * 64, TIMESTAMP: str(int(time.time()))}
    try:
        async with (
            aiohttp.ClientSession(timeout=_PROBE_TIMEOUT) as session,
            session.post(url, headers=headers, json={"type": 1}, allow_redirects=False) as answer,
        ):
            return answer.status == HTTPStatus.UNAUTHORIZED
    except (aiohttp.ClientError, OSError, ValueError):
        return False


def _settings(about: discord.AppInfo) -> Iterator[Finding]:
    """Report the application's settings that have to be changed."""
    if about.bot_require_code_grant:
        yield Finding(
            "The bot cannot be added to a server: it asks for an OAuth2 code grant.",
            'Switch "Requires OAuth2 Code Grant" off on the application\'s page Bot.',
        )
    # If neither installation is configured, servers are the default.
    if about.user_integration_config and not about.guild_integration_config:
        yield Finding(
            "The application cannot be added to servers.",
            'Tick "Guild Install" on the application\'s page Installation.',
        )
    if about.user_integration_config is None:
        yield Finding(
            "People cannot take the application along to direct messages and other servers.",
            'Tick "User Install" on the application\'s page Installation.',
        )
    elif about.guild_integration_config:
        yield Finding("People can install the application for a server and for themselves.")


def _activity(about: discord.AppInfo, configured: str) -> Iterator[Finding]:
    """Report what keeps the board from opening inside Discord; its URL mapping is not told."""
    if not configured:
        yield Finding("No Activity is configured: the board does not open inside Discord.")
    elif configured != str(about.id):
        yield Finding(
            "client_id in [discord] is that of another application, so no Activity opens.",
            f"Set client_id to {about.id}, and client_secret to the secret of that application.",
        )
    elif not about.flags.embedded:
        yield Finding(
            "The application has no Activity, so the button that opens the board fails.",
            'Switch "Enable Activities" on, on its page Activities, Settings; see docs/discord.md.',
        )
    else:
        yield Finding("The application has an Activity for the board, which links to a match open.")


def _emoji(known: int) -> Finding:
    """Report whether the pieces are uploaded as emoji, which is optional."""
    if known == len(NAMES):
        return Finding(f"The application has all {known} emoji of the pieces.")
    return Finding(
        f"The application has {known} of {len(NAMES)} emoji of the pieces, which are optional."
        " `petteia discord emoji` uploads them."
    )


def _permissions(servers: Iterable[Mapping[str, Any]]) -> Iterator[Finding]:
    """Report the permissions that the bot has not in a server; its channels may deny more."""
    everything = (PERMISSIONS | THREADS).value
    for server in servers:
        granted = discord.Permissions(int(server.get("permissions", everything)))
        if granted.administrator:
            continue
        if names := _missing(PERMISSIONS, granted):
            yield Finding(
                f"In the server {server['name']!r} the bot may not: {names}.",
                "Grant that to the bot's role in the server's settings.",
            )
        elif names := _missing(THREADS, granted):
            yield Finding(
                f"In the server {server['name']!r} matches get no threads. Not allowed: {names}.",
                "Grant that to the bot's role, if the server wants threads.",
            )


def _missing(wanted: discord.Permissions, granted: discord.Permissions) -> str:
    """Return the names of the permissions that are not granted."""
    missing = [name for name, needed in wanted if needed and not getattr(granted, name)]
    return ", ".join(name.replace("_", " ").title() for name in missing)
