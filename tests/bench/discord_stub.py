"""Discord without a network: the two places at which discord.py sends, answered on the spot.

All that discord.py does is done, from a frame of the gateway to the bodies of the requests, but
for its keeping of rate limits, which is part of those two places; no bytes travel.
"""

import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any
from unittest.mock import patch

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.core.matches.model import Place
from bot.frontends.discord import DiscordFrontend, DiscordOptions, channels
from bot.frontends.discord.render import PRESS_PREFIX
from tests.bench.network import Arrivals, Marks, Press

TOKEN = "a.b.c"
BOT, GUILD, FIRST_ROOM = 4200, 10**17, 2 * 10**17
EPHEMERAL, V2 = 1 << 6, 1 << 15
GRANTED = str(discord.Permissions.all().value)
JOINED = "2026-01-01T00:00:00+00:00"


class DiscordStub:
    """A Discord of one server with a channel a room."""

    platform = "discord"

    def __init__(self, marks: Marks) -> None:
        self.arrivals = Arrivals()
        self._marks = marks
        self._numbers = count(3 * 10**17)
        self._boards: dict[int, list[Any]] = {}
        self._client: discord.Client | None = None

    @staticmethod
    def place(room: int) -> Place:
        """Return a channel as the core names it."""
        return Place("discord", f"c{FIRST_ROOM + room}")

    def written(self, press: Press) -> str:
        """Return a press, in a message that only the person sees, as Discord would tell it."""
        button = {"type": 2, "style": 1, "label": "Play", "custom_id": PRESS_PREFIX + press.control}
        rows = [{"type": 1, "components": [button]}, *self._boards[press.room]]
        message = self._message(FIRST_ROOM + press.room, components=rows, flags=EPHEMERAL | V2)
        return json.dumps(_interaction(press, message))

    async def feed(self, text: str) -> None:
        """Have the running client handle a frame of the gateway."""
        assert self._client is not None
        self._client._connection.parse_interaction_create(json.loads(text))
        self._marks.mark("reading")

    @asynccontextmanager
    async def petteia(self, core: Any) -> AsyncIterator[None]:
        """Run our own client."""
        drawn = self._marks.drawing(channels.drawn)
        chat = DiscordFrontend(core.dispatcher, core.people, core.store, DiscordOptions(TOKEN))
        with patch.object(channels, "drawn", drawn):
            async with self._logged_in(chat.client):
                core.serve(chat)
                yield

    @asynccontextmanager
    async def empty(self) -> AsyncIterator[None]:
        """Run a client of one button that defers, and does nothing."""
        client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), max_messages=None)
        client.add_dynamic_items(EmptyButton)
        async with self._logged_in(client):
            yield

    @asynccontextmanager
    async def _logged_in(self, client: discord.Client) -> AsyncIterator[None]:
        async_context.set(StubAdapter(self))
        with patch.object(client.http, "request", self._called):
            await client.login(TOKEN)
            client._connection._add_guild_from_data(_guild())
            self._client = client
            yield
            await client.close()

    async def _called(
        self, route: Route, *, form: Iterable[dict[str, Any]] | None = None, **rest: Any
    ) -> Any:
        return self.answer(route, _body(form, rest.get("json")))

    def answer(self, route: Route, body: dict[str, Any]) -> Any:
        """Return what Discord answers, decoded, and note what came."""
        if route.path.startswith("/interactions"):
            self.arrivals.note("acknowledged", route.webhook_id)
            return {"interaction": {"id": str(route.webhook_id), "type": 3}}
        if route.path.startswith("/channels"):
            if route.method == "POST":
                self._boards[int(route.channel_id) - FIRST_ROOM] = body["components"]
                self._marks.mark("sending")
                self.arrivals.note("board", int(route.channel_id) - FIRST_ROOM)
            return self._message(int(route.channel_id), components=body.get("components", []))
        if route.path.startswith("/webhooks"):
            return self._message(
                FIRST_ROOM, components=body.get("components", []), flags=EPHEMERAL | V2
            )
        return [] if route.path.endswith("/commands") else _application()

    def _message(self, channel: int, *, components: list[Any], flags: int = 0) -> dict[str, Any]:
        return {
            "id": str(next(self._numbers)),
            "channel_id": str(channel),
            "type": 0,
            "flags": flags,
            "author": _user(BOT),
            "content": "**Your move**",
            "timestamp": JOINED,
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": components,
        }


class StubAdapter(AsyncWebhookAdapter):
    """What discord.py hands the answers to interactions to."""

    def __init__(self, network: DiscordStub) -> None:
        super().__init__()
        self._network = network

    async def request(
        self,
        route: Route,
        session: object,
        *,
        payload: dict[str, Any] | None = None,
        multipart: Iterable[dict[str, Any]] | None = None,
        **_: Any,
    ) -> Any:
        del session
        return self._network.answer(route, _body(multipart, payload))


class EmptyButton(discord.ui.DynamicItem[discord.ui.Button], template=f"{PRESS_PREFIX}.+"):
    """A button that defers, and does nothing."""

    @classmethod
    async def from_custom_id(cls, _interaction, item, _match, /):
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()


def _body(form: Iterable[dict[str, Any]] | None, plain: Any) -> dict[str, Any]:
    """Return what was sent, once encoded as it would be on its way."""
    if form:
        sent = json.loads(next(part["value"] for part in form if part["name"] == "payload_json"))
    else:
        sent = json.loads(discord.utils._to_json(plain))
    return sent if isinstance(sent, dict) else {}


def _user(number: int) -> dict[str, Any]:
    name = str(number)
    return {
        "id": name,
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": number == BOT,
    }


def _application() -> dict[str, Any]:
    """Return the bot's user and application in one; either reads its own fields."""
    described = {"name": "Petteia", "description": "", "icon": None, "verify_key": ""}
    return {
        **_user(BOT),
        **described,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": _user(1),
    }


def _guild() -> dict[str, Any]:
    return {"id": str(GUILD), "name": "Symposium", "channels": [], "roles": [], "members": []}


def _interaction(press: Press, message: dict[str, Any]) -> dict[str, Any]:
    channel = str(FIRST_ROOM + press.room)
    return {
        "id": str(press.number),
        "application_id": str(BOT),
        "type": 3,
        "token": f"token{press.number}",
        "version": 1,
        "context": 0,
        "locale": "en-US",
        "guild_locale": "en-US",
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
        "channel_id": channel,
        "channel": {
            "id": channel,
            "type": 0,
            "name": "games",
            "guild_id": str(GUILD),
            "position": 0,
            "permission_overwrites": [],
            "parent_id": None,
            "permissions": GRANTED,
        },
        "member": {
            "user": _user(press.person),
            "roles": [],
            "joined_at": JOINED,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": GRANTED,
        },
        "app_permissions": GRANTED,
        "authorizing_integration_owners": {"0": str(GUILD)},
        "attachment_size_limit": 10 * 1024 * 1024,
        "message": message,
        "data": {"component_type": 2, "custom_id": PRESS_PREFIX + press.control},
    }
