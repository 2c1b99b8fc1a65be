"""The part of the store that keeps sessions of the web chat and recovery codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import Account, AccountId, Identity
    from bot.core.store.values import Session


class SessionStore(Protocol):
    """A session is an identity of the web chat. Every method may raise StoreFault."""

    async def open_session(self, account_id: AccountId, identity: Identity) -> None:
        """Give an account a session, which may have been another's; not if it is gone."""

    async def touch_session(self, identity: Identity, browser: str, now: datetime) -> None:
        """Store that a session of the web chat is used now, and roughly in which browser."""

    async def sessions_of(self, account_id: AccountId) -> tuple[Session, ...]:
        """List an account's sessions of the web chat, the most recently used first."""

    async def end_sessions(self, account_id: AccountId, kept: Identity) -> int:
        """End an account's sessions but one of its own, and return how many these were."""

    async def keep_recovery_code(self, account_id: AccountId, digest: str) -> bool:
        """Store the digest of a new recovery code; False for an account without a handle."""

    async def recovery_code(self, handle: str) -> str | None:
        """Return the digest of the recovery code for a handle."""

    async def recover(self, handle: str, digest: str, identity: Identity) -> Account | None:
        """Delete a recovery code and give its account an identity; None if it is there no more."""
