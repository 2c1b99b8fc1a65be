"""The front-ends that are configured, each made of the same core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.core.desk import Desk
from bot.core.people import People
from bot.core.ports import FrontEnd
from bot.core.posts import Posts
from bot.lang import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.service import Service
    from bot.core.standing import Standing
    from bot.settings import Discord, Settings, Telegram, Web


PLATFORMS = ("web", "discord", "telegram")
"""Every platform that there can be."""


class Startable(FrontEnd, Protocol):
    """A front-end that the application starts and stops."""

    @property
    def standing(self) -> Standing:
        """How it stands just now."""

    async def start(self) -> None:
        """Serve people from now on; raises CannotStart, or OSError for a port in use."""

    async def stop(self) -> None:
        """Let go of everything."""


def front_ends(settings: Settings, service: Service) -> Iterator[Startable]:
    """Make each front-end that is configured. A platform's library is loaded only for its bot."""
    desk = Desk(service, LANGUAGES)
    people = People(service.store, service.chance)
    posts = Posts(service.store)
    if settings.web.enabled:
        yield _web(settings.web, desk, people)
    if settings.discord.token.get_secret_value():
        yield _discord(settings.discord, desk, people=people, posts=posts)
    if settings.telegram.token.get_secret_value():
        yield _telegram(settings.telegram, desk, people=people, posts=posts)


def _web(web: Web, desk: Desk, people: People) -> Startable:
    from bot.web_ui import WebChat, WebOptions

    options = WebOptions(
        host=web.host,
        port=web.port,
        invitation=web.invitation.get_secret_value() or None,
        public_url=web.public_url,
    )
    return WebChat(desk, people, options)


def _discord(discord: Discord, desk: Desk, *, people: People, posts: Posts) -> Startable:
    from bot.discord_ui import DiscordChat, DiscordOptions

    options = DiscordOptions(discord.token.get_secret_value())
    return DiscordChat(desk, people, posts, options)


def _telegram(telegram: Telegram, desk: Desk, *, people: People, posts: Posts) -> Startable:
    from bot.telegram_ui import TelegramChat, TelegramOptions

    options = TelegramOptions(
        token=telegram.token.get_secret_value(),
        webhook_url=telegram.webhook_url,
        webhook_secret=telegram.webhook_secret.get_secret_value() or None,
        webhook_host=telegram.webhook_host,
        webhook_port=telegram.webhook_port,
    )
    return TelegramChat(desk, people, posts, options)
