"""The part of the store that finds people by the user names that platforms give them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, Identity, Place


@dataclass(frozen=True, slots=True)
class NamedPerson:
    """A person of a platform with their user name, in lower case, and their display name."""

    identity: Identity
    username: str
    name: str


class UsernameStore(Protocol):
    """Every method is one transaction; each may raise StoreFault."""

    async def keep_username(self, person: NamedPerson, place: Place | None, now: datetime) -> bool:
        """Store whose user name it is, in place of what was known of both.

        This is done for people with an account, and for those seen at a place that shows a match
        which is not over; False for others. Names that were not seen for long are deleted.
        """

    async def person_named(self, platform: str, username: str) -> NamedPerson | None:
        """Find a person by their user name."""

    async def usernames_of(self, account_id: AccountId) -> tuple[str, ...]:
        """List the user names of an account."""
