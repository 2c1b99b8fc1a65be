"""The Discord front-end over a real core and a real store, on simcord's Discord."""

from datetime import UTC, datetime
from functools import cache, partial
from unittest.mock import Mock

import discord
import pytest
from discord.state import ConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.core.notifications.platform import Status
from bot.frontends.discord import DiscordFrontend, DiscordOptions
from bot.i18n import negotiated
from bot.storage import open_store
from bot.storage.sqlite import PRAGMAS
from tests.bot.frontends.discord.loopback import TOKEN, LoopbackDiscord, until
from tests.bot.frontends.discord.world import World

GUILD_WAIT = 0.01
"""Seconds after the last server until discord.py is ready."""

known_languages = cache(negotiated)


@pytest.fixture(autouse=True)
def _nobody_waits_for_the_disk(monkeypatch):
    """Nothing here is lost when the power fails, so a commit need not wait for the disk."""
    quick = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in PRAGMAS)
    monkeypatch.setattr("bot.storage.sqlite.PRAGMAS", quick)


@pytest.fixture(autouse=True)
def _each_language_is_found_once(monkeypatch):
    """Each start asks 5,000 times which language to speak to 35 kinds of client."""
    monkeypatch.setattr("bot.frontends.discord.locale.negotiated", known_languages)


@pytest.fixture
async def world(sqlite_url, request):
    """A Discord with a gateway; a test that is marked with ``over_both`` is run over HTTP too."""
    world = getattr(request, "param", World)(sqlite_url)
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


@pytest.fixture
def alkaios(world):
    return world.member("alkaios", global_name="Alkaios")


@pytest.fixture
def brasidas(world):
    return world.member("brasidas", global_name="Brasidas")


@pytest.fixture
def brought(world, monkeypatch):
    """Make the channel one of a server that the bot itself is not in."""
    monkeypatch.setattr(world.env.bot, "get_guild", lambda _guild: None)
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=403, code=50001, times=None
    )
    world.external = True
    emit = world.env.backend.emit

    def emitted(event, payload):
        if event == "INTERACTION_CREATE" and "member" in payload:
            payload["authorizing_integration_owners"] = {"1": payload["member"]["user"]["id"]}
            granted = discord.Permissions(int(payload["member"]["permissions"]))
            granted.update(use_external_apps=world.external)
            payload["member"]["permissions"] = str(granted.value)
        return emit(event, payload)

    monkeypatch.setattr(world.env.backend, "emit", emitted)


@pytest.fixture
async def little(monkeypatch, request):
    """A Discord on loopback, to which the bot comes back at once."""
    initialised = ConnectionState.__init__

    def quick(state, **given):
        initialised(state, **given, guild_ready_timeout=GUILD_WAIT)

    monkeypatch.setattr(ConnectionState, "__init__", quick)
    monkeypatch.setattr("bot.frontends.discord.connection.MIN_BACKOFF", 0.01)
    little = getattr(request, "param", LoopbackDiscord)()
    await little.start()
    monkeypatch.setattr(discord.http.Route, "BASE", little.url)
    # A fixture that fails as it ends leaves what it set in context variables: simcord's adapter,
    # if a check of `world` failed.
    async_context.set(AsyncWebhookAdapter())
    yield little
    await little.stop()


@pytest.fixture
async def front_ends(sqlite_url):
    """A function that makes a front-end on one store; they are stopped at the end."""
    made, dispatcher = [], Mock(clock=lambda: datetime.now(UTC))

    def make(**options):
        given = DiscordOptions(TOKEN, **options)
        made.append(DiscordFrontend(dispatcher, None, store, given))
        return made[-1]

    async with open_store(sqlite_url) as store:
        yield make
        for each in made:
            await each.stop()


@pytest.fixture
def started(front_ends):
    """A front-end that the test starts."""
    return front_ends()


@pytest.fixture
def serving(started):
    """Wait until the front-end is connected."""
    return partial(until, lambda: started.status is Status.SERVING)
