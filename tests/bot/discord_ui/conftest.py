"""The Discord front-end over a real core and a real store, on simcord's Discord."""

from contextlib import asynccontextmanager

import pytest
import simcord

from bot.core.announcer import Announcer
from bot.core.chance import SystemChance
from bot.core.desk import Desk
from bot.core.people import People
from bot.core.posts import Posts
from bot.core.service import Service
from bot.discord_ui import DiscordChat, DiscordOptions
from bot.lang import LANGUAGES
from bot.storage import open_store
from tests.bot.discord_ui.limits import check_requests
from tests.bot.discord_ui.world import World, now


def put_together(store):
    """A front-end of a fresh process over a store, with its announcer."""
    chance = SystemChance()
    service = Service(store, now, chance)
    chat = DiscordChat(
        Desk(service, LANGUAGES), People(store, chance), Posts(store), DiscordOptions("a.b.c")
    )
    announcer = Announcer(store, now)
    announcer.serve(chat)
    return chat, announcer


@asynccontextmanager
async def open_world(path):
    async with open_store(f"sqlite:///{path}") as store:
        chat, announcer = put_together(store)
        env = simcord.Env(chat.client, shard_count=1)
        await env.start()
        try:
            yield World(env, store, chat, announcer)
            check_requests(env.http_requests)
            env.raise_errors()
        finally:
            await env.shutdown()


@pytest.fixture
async def world(tmp_path):
    async with open_world(tmp_path / "petteia.db") as world:
        yield world
