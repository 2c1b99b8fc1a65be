"""Creates the configured front-ends over one core."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.frontends import DISCORD, TELEGRAM, WEB
from bot.operations.leader_election import LeasedFrontend

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.config.settings import Settings
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.notifications.platform import Startable
    from bot.frontends.web.embedded import Embedding


def front_ends(settings: Settings, dispatcher: Dispatcher, people: People) -> Iterator[Startable]:
    """Create each configured front-end, which receives input and delivers notifications.

    If processes share a database, a front-end runs in the process that holds its leases. The web
    chat and platforms that send their input over HTTP need none: they run in every process.
    """
    for platform, make in _configured(settings, dispatcher, people, receives_input=True).items():
        names = _leases(settings, platform)
        if settings.database.is_shared and names:
            yield LeasedFrontend(platform, dispatcher.store, names, make)
        else:
            yield make()


def senders(settings: Settings, dispatcher: Dispatcher, people: People) -> Iterator[Startable]:
    """Create a front-end that only delivers, for each platform for which that is possible.

    It is not for the web chat: its pages are connected to the processes that serve them.
    """
    factories = _configured(settings, dispatcher, people, receives_input=False)
    yield from (make() for platform, make in factories.items() if platform != WEB)


def _leases(settings: Settings, platform: str) -> tuple[str, ...]:
    """Return the names of the leases needed to receive a platform's input."""
    if platform == WEB or (platform == TELEGRAM and settings.telegram.webhook_url is not None):
        return ()
    if platform == DISCORD and settings.discord.public_key:
        return ()
    if platform == DISCORD and settings.discord.shards is not None:
        shards = settings.discord.shard_ids or range(settings.discord.shards)
        return tuple(f"{DISCORD}-{number}" for number in shards)
    return (platform,)


def _embeddings(settings: Settings) -> Iterator[Embedding]:
    """Return the platforms that show the web chat's page in a frame."""
    if settings.mini_app_url:
        from bot.frontends.web.mini_app import mini_app

        yield mini_app(settings.telegram.token.get_secret_value())
    if settings.activity_id:
        from bot.frontends.web.activity import ActivityOptions, activity

        discord = settings.discord
        yield activity(
            ActivityOptions(
                client_id=discord.client_id,
                client_secret=discord.client_secret.get_secret_value(),
                base_url=discord.base_url,
                proxy=discord.proxy.get_secret_value(),
            )
        )


def _configured(
    settings: Settings, dispatcher: Dispatcher, people: People, *, receives_input: bool
) -> dict[str, Callable[[], Startable]]:
    """Return a factory for each front-end; a library is imported only if it is used."""
    store = dispatcher.store

    def make_web() -> Startable:
        from bot.frontends.web import WebFrontend, WebOptions
        from bot.frontends.web.push import PushSender

        web = settings.web
        invitation = web.invitation.get_secret_value() or None
        options = WebOptions(
            web.host,
            web.port,
            invitation,
            public_url=web.public_url,
            trusted_proxies=web.trusted_proxies,
            operator=web.operator,
            contact=web.contact,
            assistant=dispatcher.rulebook.assistant_host,
            embeddings=tuple(_embeddings(settings)),
            is_shared=settings.database.is_shared,
        )
        key = web.push_key.get_secret_value()
        push = PushSender(store, dispatcher, key=key, subject=web.push_subject) if key else None
        return WebFrontend(dispatcher, people, options, push)

    def make_discord() -> Startable:
        from bot.frontends.discord import DiscordFrontend, DiscordOptions

        discord = settings.discord
        options = DiscordOptions(
            discord.token.get_secret_value(),
            base_url=discord.base_url,
            proxy=discord.proxy.get_secret_value(),
            shards=discord.shards,
            shard_ids=discord.shard_ids,
            receives_input=receives_input,
            activity=settings.activity_id,
            public_key=discord.public_key,
            interactions_host=discord.interactions_host,
            interactions_port=discord.interactions_port,
            is_alone=not settings.database.is_shared,
            requests_a_second=discord.requests_a_second,
        )
        return DiscordFrontend(dispatcher, people, store, options)

    def make_telegram() -> Startable:
        from bot.frontends.telegram import TelegramFrontend, TelegramOptions

        telegram = settings.telegram
        options = TelegramOptions(
            token=telegram.token.get_secret_value(),
            base_url=telegram.base_url,
            proxy=telegram.proxy.get_secret_value(),
            webhook_url=telegram.webhook_url,
            webhook_secret=telegram.webhook_secret.get_secret_value() or None,
            webhook_host=telegram.webhook_host,
            webhook_port=telegram.webhook_port,
            receives_input=receives_input,
            is_alone=not settings.database.is_shared,
            mini_app_url=settings.mini_app_url,
            rich_messages=telegram.rich_messages,
        )
        return TelegramFrontend(dispatcher, people, store, options)

    factories: dict[str, Callable[[], Startable]] = {}
    if settings.web.enabled:
        factories[WEB] = make_web
    if settings.discord.token.get_secret_value():
        factories[DISCORD] = make_discord
    if settings.telegram.token.get_secret_value():
        factories[TELEGRAM] = make_telegram
    return factories
