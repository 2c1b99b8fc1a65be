"""What Discord sends of servers when a bot without privileged intents connects.

Of the members there is the bot alone. There are three sizes; the texts of each are made once, and
the ids of a server are put in.
"""

import json
from dataclasses import dataclass
from functools import cache

from tests.bot.frontends.discord.payloads import BOT, user

OWN, FIRST = "OWN", "FIRST"  # stand for a server's id, and for the beginning of the ids within it
PERMISSIONS = str((1 << 50) - 1)
JOINED = "2026-01-01T00:00:00+00:00"
FIRST_SERVER = 1 << 35
GAMES = 0
"""The number of the text channel in which people play."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much a server has."""

    channels: int
    roles: int
    emojis: int
    threads: int


SMALL, MEDIUM, LARGE = Size(15, 10, 10, 0), Size(40, 30, 50, 3), Size(150, 100, 150, 20)


def size_of(number):
    """The size of a server: of twenty, one is large and five are medium."""
    drawn = number * 7919 // 64 % 20  # evenly over shards
    return LARGE if drawn == 0 else MEDIUM if drawn < 6 else SMALL


def server_id(number, shards):
    """The id of a server, whose shard is its number modulo the number of shards."""
    return (FIRST_SERVER * shards + number) << 22


def channel_id(number):
    """The id of the channel in which people of a server play."""
    return int(f"{_first(number)}{GAMES:05}")


def server_of(channel):
    """The number of the server of a channel's id."""
    return int(str(channel)[1:-5])


def created(number, shards):
    """The data of GUILD_CREATE, as JSON."""
    text = _template(size_of(number)).replace(OWN, str(server_id(number, shards)))
    return text.replace(FIRST, _first(number))


def _first(number):
    return f"1{number:09}"


@cache
def _template(size):
    return json.dumps(_server(size), separators=(",", ":"))


def _within(number):
    return f"{FIRST}{number:05}"


def _server(size):
    everybody = {"id": OWN, "type": 0, "allow": "0", "deny": "1024"}
    return {
        "id": OWN,
        "name": "A server of Sparta",
        "icon": "a" * 32,
        "description": None,
        "splash": None,
        "banner": None,
        "owner_id": "5",
        "application_id": None,
        "region": "europe",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "roles": [_role(number) for number in range(size.roles)],
        "emojis": [_emoji(number) for number in range(size.emojis)],
        "features": ["COMMUNITY", "NEWS", "AUTO_MODERATION", "INVITE_SPLASH"],
        "channels": [_channel(number, everybody) for number in range(size.channels)],
        "threads": [_thread(number) for number in range(size.threads)],
        "stickers": [],
        "members": [
            {
                "user": {**user(BOT), "bot": True},
                "roles": [],
                "nick": None,
                "joined_at": JOINED,
                "deaf": False,
                "mute": False,
                "flags": 0,
            }
        ],
        "member_count": 500,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "embedded_activities": [],
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 2,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "hub_type": None,
        "incidents_data": None,
        "joined_at": JOINED,
        "large": True,
        "lazy": True,
        "unavailable": False,
    }


def _role(number):
    return {
        "id": OWN if number == 0 else _within(40_000 + number),
        "name": f"Role {number}",
        "position": number,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": True,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        "tags": {},
        "permissions": PERMISSIONS if number == 0 else "1024",
    }


def _emoji(number):
    return {
        "id": _within(20_000 + number),
        "name": f"emoji{number}",
        "roles": [],
        "animated": False,
        "available": True,
        "managed": False,
        "require_colons": True,
    }


def _channel(number, everybody):
    return {
        "id": _within(number),
        "type": 0,
        "name": f"channel-{number}",
        "position": number,
        "flags": 0,
        "permission_overwrites": [] if number == GAMES else [everybody],
        "topic": "What this channel is about, in a sentence.",
        "nsfw": False,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "last_message_id": _within(60_000 + number),
        "last_pin_timestamp": JOINED,
    }


def _thread(number):
    return {
        "id": _within(30_000 + number),
        "type": 11,
        "guild_id": OWN,
        "parent_id": _within(GAMES),
        "owner_id": "6",
        "name": f"A thread {number}",
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 4,
        "member_count": 2,
        "total_message_sent": 4,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "locked": False,
            "archive_timestamp": JOINED,
            "create_timestamp": JOINED,
        },
    }
