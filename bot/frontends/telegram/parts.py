"""What the handlers of a running bot share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from telegram import User

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Desk
    from bot.core.notifications.posts import Posts
    from bot.frontends.telegram.boards import Boards
    from bot.frontends.telegram.private_replies import Private
    from bot.frontends.telegram.render import Cards
    from bot.frontends.telegram.send import Wire
    from bot.frontends.telegram.usernames import Faces


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """The core's doors, Telegram's, and what stands between; ``bot`` is the bot itself."""

    bot: User
    desk: Desk
    people: People
    posts: Posts
    wire: Wire
    boards: Boards
    cards: Cards
    private: Private
    faces: Faces

    @property
    def name(self) -> str:
        """Return the bot's user name, which every bot has."""
        return self.bot.username or ""
