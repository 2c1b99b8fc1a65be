"""The front-ends that are configured, each made of the same core."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.notifications.posts import Posts
from bot.i18n import LANGUAGES
from bot.leader_election import LeasedFrontend
from bot.rulebook import RulebookPages, prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.core.frontend import Startable
    from bot.core.service import Service
    from bot.settings import Discord, Settings, Web


PLATFORMS = WEB, DISCORD, TELEGRAM = ("web", "discord", "telegram")
"""Every platform that there can be."""

SETTLED = 20.0
"""After so many seconds the bustle of the start is over."""


async def prepare_rulebook() -> None:
    """Have the rulebook ready for questions, made in a thread while nobody waits for it."""
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(prepare, LANGUAGES)


def front_ends(settings: Settings, service: Service) -> Iterator[Startable]:
    """Make each front-end that is configured, to hear people and to deliver.

    Where processes share a database, each runs in the one that holds its leases; but to a webhook
    Telegram brings each update once, whichever process takes it.
    """
    for platform, make in _configured(settings, service, hears=True).items():
        names = _leases(settings, platform)
        if settings.database.is_shared and names:
            yield LeasedFrontend(platform, service.store, names, make)
        else:
            yield make()


def senders(settings: Settings, service: Service) -> Iterator[Startable]:
    """Make what delivers to each platform that anybody can send to, and hears nobody.

    The web chat is none of these: who looks at it is connected to the process that serves it.
    """
    made = _configured(settings, service, hears=False)
    yield from (make() for platform, make in made.items() if platform != WEB)


def _leases(settings: Settings, platform: str) -> tuple[str, ...]:
    """Return the names of the leases that a process needs to hear people of a platform."""
    if platform == TELEGRAM and settings.telegram.webhook_url is not None:
        return ()
    if platform == DISCORD and settings.discord.shards is not None:
        shards = settings.discord.shard_ids or range(settings.discord.shards)
        return tuple(f"{DISCORD}-{number}" for number in shards)
    return (platform,)


def _configured(
    settings: Settings, service: Service, *, hears: bool
) -> dict[str, Callable[[], Startable]]:
    """Return how to make each front-end; a platform's library is loaded only for its bot."""
    desk = Dispatcher(service, LANGUAGES, RulebookPages())
    people = People(service.store, service.chance)
    posts = Posts(service.store)
    makers: dict[str, Callable[[], Startable]] = {}
    if settings.web.enabled:
        makers[WEB] = partial(_web, settings.web, desk, people)
    if settings.discord.token.get_secret_value():
        makers[DISCORD] = partial(
            _discord, settings.discord, desk, people=people, posts=posts, hears=hears
        )
    if settings.telegram.token.get_secret_value():
        makers[TELEGRAM] = partial(
            _telegram, settings, desk, people=people, posts=posts, hears=hears
        )
    return makers


def _web(web: Web, desk: Dispatcher, people: People) -> Startable:
    from bot.frontends.web import WebFrontend, WebOptions

    options = WebOptions(
        host=web.host,
        port=web.port,
        invitation=web.invitation.get_secret_value() or None,
        public_url=web.public_url,
    )
    return WebFrontend(desk, people, options)


def _discord(
    discord: Discord, desk: Dispatcher, *, people: People, posts: Posts, hears: bool
) -> Startable:
    from bot.frontends.discord import DiscordFrontend, DiscordOptions

    options = DiscordOptions(
        discord.token.get_secret_value(),
        shards=discord.shards,
        shard_ids=discord.shard_ids,
        hears=hears,
    )
    return DiscordFrontend(desk, people, posts, options)


def _telegram(
    settings: Settings, desk: Dispatcher, *, people: People, posts: Posts, hears: bool
) -> Startable:
    from bot.frontends.telegram import TelegramFrontend, TelegramOptions

    telegram = settings.telegram
    options = TelegramOptions(
        token=telegram.token.get_secret_value(),
        webhook_url=telegram.webhook_url,
        webhook_secret=telegram.webhook_secret.get_secret_value() or None,
        webhook_host=telegram.webhook_host,
        webhook_port=telegram.webhook_port,
        hears=hears,
        is_alone=not settings.database.is_shared,
    )
    return TelegramFrontend(desk, people, posts, options)
