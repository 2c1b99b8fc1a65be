"""Remembers the user names of people, since Telegram looks none up.

A name is stored for people with an account, and for those who wrote in a chat that shows a match.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import StoreFault
from bot.core.matches.model import Identity
from bot.core.store.values import NamedPerson
from bot.frontends import TELEGRAM
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.send import chat_of_message

if TYPE_CHECKING:
    from datetime import datetime

    from telegram import Update, User

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.model import Place
    from bot.core.store.port import Store

MAX_NOTED: Final = 10_000
NOTED_FOR: Final = timedelta(days=1)
"""How long a name is not stored again that was stored."""

PASSED_FOR: Final = timedelta(minutes=1)
"""How long it is not looked at again, after a message in the same chat, whether a person's name is
to be stored. It is after what they ask of the bot, which may have given them an account."""

NAME_LIMIT: Final = 128

log = structlog.get_logger()


class Usernames:
    """The user names of people who wrote something."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self._store = store
        self._clock = clock
        self._until: BoundedDict[tuple[int, str, Place | None], datetime] = BoundedDict(MAX_NOTED)

    async def note(self, update: Update) -> None:
        """Remember the author of an update, and of the message that it replies to."""
        message = update.effective_message
        place = chat_of_message(message).place if message else None
        replied = message.reply_to_message if message else None
        for user in (update.effective_user, replied.from_user if replied else None):
            if user is not None and user.username and not user.is_bot:
                await self._note(user, user.username.casefold(), place)

    async def _note(self, user: User, username: str, place: Place | None) -> None:
        now = self._clock()
        kept, passed = (user.id, username, None), (user.id, username, place)
        if any(self._until.get(key, now) > now for key in (kept, passed)):
            return
        identity = Identity(TELEGRAM, str(user.id))
        person = NamedPerson(identity, username, (user.full_name or "")[:NAME_LIMIT])
        try:
            is_kept = await self._store.keep_username(person, place, now)
        except StoreFault as fault:  # it is asked for again the next time
            log.warning("username_not_stored", problem=str(fault))
            return
        if is_kept:
            self._until[kept] = now + NOTED_FOR
        elif place is not None:
            self._until[passed] = now + PASSED_FOR
