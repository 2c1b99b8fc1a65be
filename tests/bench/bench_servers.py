"""Memory that servers on Discord take, beside a client of the library with its own defaults.

A server has channels, roles, emojis and threads as a busy one has them; Discord sends them all when
the bot connects, whatever it needs.
"""

import asyncio
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

from tests.bench.report import Figure
from tests.bot.frontends.discord.loopback import LoopbackDiscord
from tests.bot.frontends.discord.payloads import BOT, user

ROOT = Path(__file__).parents[2]
ROUNDS = 3
SERVERS = 1000
CHANNELS, ROLES, EMOJIS, THREADS = 50, 30, 30, 5
MEGABYTE = 1_000_000


def measure() -> Iterator[Figure]:
    """The memory of a thousand servers."""
    rounds = [
        (asyncio.run(_taken("petteia")), asyncio.run(_taken("library"))) for _ in range(ROUNDS)
    ]
    yield Figure(
        name=f"Discord: memory of {SERVERS} servers",
        median=median(ours for ours, _ in rounds) / MEGABYTE,
        unit="MB",
        ratio=median(ours / library for ours, library in rounds),
        yardstick="the library's defaults",
    )


async def _taken(kind: str) -> int:
    """Return the bytes by which a client grows."""
    discord = LoopbackDiscord()
    await discord.start()
    command = (sys.executable, "-m", "tests.bench.connected", kind, discord.url, str(SERVERS))
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        before = int(await process.stdout.readline())
        numbers = count(1 << 60)
        for _ in range(SERVERS):
            await discord.emit("GUILD_CREATE", _server(numbers))
        after = int(await process.stdout.readline())
        await process.wait()
    finally:
        await discord.stop()
    return after - before


def _server(numbers: Iterator[int]) -> dict[str, Any]:
    """What Discord sends of a server."""
    own = str(next(numbers))
    everybody = {"id": own, "type": 0, "allow": "0", "deny": "1024"}
    channels = [
        {
            "id": str(next(numbers)),
            "type": 0,
            "name": f"channel-{number}",
            "position": number,
            "permission_overwrites": [everybody],
            "topic": "What this channel is about, in a sentence.",
            "nsfw": False,
            "rate_limit_per_user": 0,
            "parent_id": None,
            "last_message_id": str(next(numbers)),
        }
        for number in range(CHANNELS)
    ]
    about = {"hoist": False, "managed": False, "mentionable": True, "permissions": "1024"}
    roles = [{**about, "id": own, "name": "@everyone", "position": 0, "color": 0, "flags": 0}]
    roles += [
        {**roles[0], "id": str(next(numbers)), "name": f"Role {number}", "position": number}
        for number in range(1, ROLES)
    ]
    shown = {"animated": False, "available": True, "managed": False, "require_colons": True}
    emojis = [
        {**shown, "id": str(next(numbers)), "name": f"emoji{number}", "roles": []}
        for number in range(EMOJIS)
    ]
    times = {"archived": False, "auto_archive_duration": 1440, "locked": False}
    threads = [
        {
            "id": str(next(numbers)),
            "type": 11,
            "guild_id": own,
            "parent_id": channels[number]["id"],
            "owner_id": BOT,
            "name": f"A match {number}",
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "message_count": 4,
            "member_count": 2,
            "thread_metadata": {**times, "archive_timestamp": "2026-01-01T00:00:00+00:00"},
        }
        for number in range(THREADS)
    ]
    joined = {"joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
    return {
        "id": own,
        "name": "A busy server",
        "icon": None,
        "owner_id": "5",
        "roles": roles,
        "emojis": emojis,
        "features": ["COMMUNITY", "NEWS"],
        "channels": channels,
        "threads": threads,
        "stickers": [],
        "members": [{**joined, "user": {**user(BOT), "bot": True}, "roles": []}],
        "member_count": 500,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "afk_timeout": 300,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 2,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "system_channel_flags": 0,
        "vanity_url_code": None,
        "large": True,
        "unavailable": False,
    }
