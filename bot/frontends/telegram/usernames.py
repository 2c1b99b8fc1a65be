"""Remembers the user names of people, since Telegram looks none up.

A name is stored for people with an account, and for those who wrote in a chat that shows a match.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.matches.errors import StoreFault
from bot.core.matches.model import Identity, Place
from bot.core.store.values import NamedPerson
from bot.frontends import TELEGRAM
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.send import chat_of_message

if TYPE_CHECKING:
    from datetime import datetime

    from telegram import Update, User

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.model import AccountId
    from bot.core.store.port import Store

MAX_NOTED: Final = 10_000
KEPT_FOR: Final = timedelta(days=1)
"""How long a name is not stored again that was stored."""

PASSED_FOR: Final = timedelta(minutes=1)
"""How long it is not looked at again whether the name of a person seen at a place is to be stored.

If they get an account meanwhile, it is stored by that."""

NAME_LIMIT: Final = 128

log = structlog.get_logger()


class Usernames:
    """The user names of people who wrote something."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self._store = store
        self._clock = clock
        self._until: BoundedDict[tuple[int, str, Place | AccountId], datetime] = BoundedDict(
            MAX_NOTED
        )

    async def note(self, update: Update, _: object) -> None:
        """Remember the author of an update, and of the message that it replies to."""
        message = update.effective_message
        if message and not update.guest_message:  # whose chat is not known
            place, replied = chat_of_message(message).place, message.reply_to_message
            for user in (update.effective_user, replied.from_user if replied else None):
                if user is not None:
                    await self.keep(user, place)

    async def keep(self, user: User, seen: Place | AccountId) -> None:
        """Remember the name of a person who has an account, or was seen at a place."""
        now, username = self._clock(), (user.username or "").casefold()
        key = (user.id, username, seen)
        if user.is_bot or not username or self._until.get(key, now) > now:
            return
        identity = Identity(TELEGRAM, str(user.id))
        person = NamedPerson(identity, username, (user.full_name or "")[:NAME_LIMIT])
        place = seen if isinstance(seen, Place) else None
        try:
            is_kept = await self._store.keep_username(person, place, now)
        except StoreFault as fault:  # it is asked for again the next time
            log.warning("username_not_stored", problem=str(fault))
            return
        self._until[key] = now + (KEPT_FOR if is_kept else PASSED_FOR)
