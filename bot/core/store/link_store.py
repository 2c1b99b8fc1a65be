"""The part of the store that joins accounts: codes, requests, links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId
    from bot.core.store.values import Change, Link, LinkCode, LinkParty, LinkRequest


class LinkStore(Protocol):
    """Every method is one transaction; each may raise StoreFault."""

    async def add_link_code(self, code: LinkCode) -> None:
        """Add a code in place of the account's earlier one."""

    async def take_link_code(self, code: str, now: datetime) -> AccountId | None:
        """Delete a code and return its account, or None when it is unknown or expired."""

    async def add_link_request(self, request: LinkRequest, now: datetime) -> bool:
        """Add a request in place of others of its two accounts; False if one of these is gone."""

    async def link_request(self, account_id: AccountId, now: datetime) -> LinkRequest | None:
        """Find the request of an account, as the asker or the asked, that has not expired."""

    async def confirm_link_request(self, request: LinkRequest, now: datetime) -> bool:
        """Store that the asker confirms, and have the asked told; False if it is over."""

    async def cancel_link_request(self, request: LinkRequest) -> None:
        """Delete a request."""

    async def link_party(self, account_id: AccountId) -> LinkParty | None:
        """Return what is shown of an account that may be joined to another."""

    async def link(self, request: LinkRequest, changes: tuple[Change, ...], now: datetime) -> None:
        """Give all that the asker has to the asked, with the changes of its matches, or nothing.

        Both are told. Raises VersionConflict when the request is over or not confirmed, one of the
        matches has changed meanwhile, or the asker would keep a part in an open one.
        """

    async def links_of(self, account_id: AccountId, now: datetime) -> tuple[Link, ...]:
        """List what can still be undone of an account's links, the latest first."""

    async def unlink(self, link: Link, changes: tuple[Change, ...], now: datetime) -> None:
        """Give an account that was joined to another back what it brought.

        Raises VersionConflict when that was done or has changed meanwhile.
        """

    async def link_news(self, account_id: AccountId, now: datetime) -> LinkRequest | Link | None:
        """Return what a person is to be told: a request to be answered, or a new link."""
