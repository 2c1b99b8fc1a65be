"""Discord sends interactions over HTTP: signed requests to a bot that has no gateway."""

import asyncio
import json
from io import BytesIO
from unittest.mock import patch

import aiohttp
import discord
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from simcord.gateway import ShardRouter

from bot.frontends.discord.client import INTERACTIONS_PATH, SIGNATURE, TIMESTAMP
from tests.bot.frontends.discord.loopback import LoopbackDiscord
from tests.bot.frontends.discord.world import World

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC_KEY = KEY.public_key().public_bytes_raw().hex()
OPTIONS = {"public_key": PUBLIC_KEY, "interactions_port": 0}
JSON = "application/json"


def signed(body, moment, key=KEY):
    """The headers with which Discord sends a body at a moment."""
    timestamp = str(int(moment.timestamp()))
    signature = key.sign(timestamp.encode() + body).hex()
    return {SIGNATURE: signature, TIMESTAMP: timestamp, "Content-Type": JSON}


async def sent(chat, body, headers):
    """Send a body to a bot; return the status and the body of its answer."""
    url = f"http://127.0.0.1:{chat.endpoint.port}{INTERACTIONS_PATH}"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=BytesIO(body), headers=headers) as answer,
    ):
        return answer.status, await answer.read()


async def send(chat, interaction, moment):
    """Send an interaction as Discord does; it has to be accepted."""
    body = json.dumps(interaction).encode()
    assert await sent(chat, body, signed(body, moment)) == (202, b"")


class HttpDiscord(LoopbackDiscord):
    """A Discord on loopback that sends each interaction to some processes over HTTP."""

    def __init__(self):
        super().__init__()
        self.bots = ()

    async def emit(self, event, data):
        self.last = event, data
        await asyncio.gather(*(send(bot.chat, data, bot.clock()) for bot in self.bots))


class HttpWorld(World):
    """A Discord with no gateway, which sends each interaction over HTTP, and nothing else."""

    def __init__(self, url, **options):
        super().__init__(url, **OPTIONS, **options)
        self.on_the_way = []

    async def start(self):
        await super().start()
        client, receive = self.chat.client, self.chat.client.receive

        def received(interaction):
            with self.env._bot_scope():
                receive(interaction)

        client.receive = received
        if self.chat.endpoint:
            await self.chat.endpoint.open()

    async def open(self):
        with patch.object(ShardRouter, "identify", lambda *_given: None):
            await super().open()

    def new_env(self):
        env = super().new_env()
        env.backend.emit, env.before_settling = self.emit, self.arrive
        return env

    async def restart(self):
        await self.chat.endpoint.close()
        with patch.object(ShardRouter, "identify", lambda *_given: None):
            await super().restart()

    async def close(self):
        if self.chat.endpoint:
            await self.chat.endpoint.close()
        await super().close()

    def emit(self, event, payload):
        """Send an interaction; nothing else is told without a gateway."""
        if event != "INTERACTION_CREATE":
            return
        owner = payload.get("guild_id", "0")
        if member := payload.get("member"):
            granted = discord.Permissions(int(member["permissions"]))
            granted.update(use_external_apps=getattr(self, "external", True))
            member["permissions"] = str(granted.value)
        self.on_the_way.append({**payload, "authorizing_integration_owners": {"0": owner}})

    async def arrive(self):
        while self.on_the_way:
            await send(self.chat, self.on_the_way.pop(), self.clock())


over_both = pytest.mark.parametrize(
    "world", [World, HttpWorld], ids=["gateway", "http"], indirect=True
)
"""Marks a test that is run with a gateway and over HTTP."""
