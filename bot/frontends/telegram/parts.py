"""What the handlers of a running bot share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from telegram import User

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.notifications.posts import Posts
    from bot.frontends.telegram.boards import MatchPosts
    from bot.frontends.telegram.private_replies import PrivateReplies
    from bot.frontends.telegram.render import Renderer
    from bot.frontends.telegram.send import ApiClient
    from bot.frontends.telegram.usernames import UsernameCache


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The core's doors, Telegram's, and what stands between; ``bot`` is the bot itself."""

    bot: User
    desk: Dispatcher
    people: People
    posts: Posts
    wire: ApiClient
    boards: MatchPosts
    cards: Renderer
    private: PrivateReplies
    faces: UsernameCache

    @property
    def name(self) -> str:
        """Return the bot's user name, which every bot has."""
        return self.bot.username or ""
