"""What the handlers of a running bot share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from telegram import User

    from bot.core.notice.posts import Posts
    from bot.core.person.people import People
    from bot.core.talk.desk import Desk
    from bot.telegram_ui.boards import Boards
    from bot.telegram_ui.cards import Cards
    from bot.telegram_ui.faces import Faces
    from bot.telegram_ui.whisper import Private
    from bot.telegram_ui.wire import Wire


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
