"""The services that the handlers of a running bot share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from telegram import User

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.store import Store
    from bot.frontends.telegram.boards import MatchPosts
    from bot.frontends.telegram.channels import ApiClient
    from bot.frontends.telegram.places import UsernameCache
    from bot.frontends.telegram.private_replies import PrivateReplies
    from bot.frontends.telegram.render import Renderer


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Services of the core and of Telegram; ``bot`` is the bot's own user."""

    bot: User
    dispatcher: Dispatcher
    people: People
    store: Store
    api: ApiClient
    boards: MatchPosts
    renderer: Renderer
    private_replies: PrivateReplies
    usernames: UsernameCache

    @property
    def name(self) -> str:
        """The bot's user name."""
        return self.bot.username or ""
