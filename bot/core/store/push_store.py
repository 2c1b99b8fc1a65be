"""The part of the store that keeps push subscriptions of the web chat's sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId, Identity
    from bot.core.store.values import PushSubscription


class PushStore(Protocol):
    """A subscription ends with its session. Every method may raise StoreFault."""

    async def keep_push(self, session: Identity, subscription: PushSubscription, most: int) -> bool:
        """Store a session's subscription in place of its last; False where the session has ended.

        Of its account's subscriptions, ``most`` are kept, the newest.
        """

    async def end_push(self, session: Identity) -> None:
        """Delete a session's subscription, if it has one."""

    async def drop_push(self, endpoint: str) -> None:
        """Delete the subscription with an endpoint, if there is one."""

    async def push_subscriptions_of(self, account_id: AccountId) -> tuple[PushSubscription, ...]:
        """List the subscriptions of an account's sessions, the newest first."""
