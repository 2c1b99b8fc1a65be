"""Who is who by user name, which nobody but Telegram knows.

Telegram tells the user name of those who do something, and answers no question about them. So it is
remembered while the bot runs; whoever is not found can still be challenged by a reply.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from telegram import User

_KEPT: Final = 100_000


class UsernameCache:
    """The people who were seen lately, by their user names."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, User] = OrderedDict()

    def see(self, user: User) -> None:
        """Remember a person."""
        if user.username is None:
            return
        name = user.username.casefold()
        self._people[name] = user
        self._people.move_to_end(name)
        if len(self._people) > _KEPT:
            self._people.popitem(last=False)

    def find(self, username: str) -> User | None:
        """Return the person of this user name, or None when nobody of that name was seen."""
        return self._people.get(username.casefold())
