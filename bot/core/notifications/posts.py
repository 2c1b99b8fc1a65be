"""Posts: the messages that show matches, as they are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.core.errors import StoreFault

if TYPE_CHECKING:
    from bot.core.matches.model import Account, AccountId, Identity, MatchId, Place
    from bot.core.store import Store
    from bot.core.stored import Post

log = structlog.get_logger()


class Posts:
    """The store's posts and accounts, for delivery and the front-ends."""

    def __init__(self, store: Store) -> None:
        """Use this store."""
        self._store = store

    async def of(self, match_id: MatchId, platform: str) -> tuple[Post, ...]:
        """List the posts of a match on a platform, the oldest first."""
        return await self._store.posts(match_id, platform)

    async def find(self, place: Place, message: str) -> Post | None:
        """Find the post of a message."""
        return await self._store.post_at(place, message)

    async def keep(self, post: Post) -> None:
        """Store a post, or the turn it shows now.

        A fault of the store is logged only: the message is sent, and a retry would send it again.
        """
        try:
            await self._store.keep_post(post)
        except StoreFault as fault:
            log.warning("post_not_kept", problem=str(fault))

    async def drop(self, post: Post) -> None:
        """Delete a post whose message is gone or closed; a fault of the store is logged only."""
        try:
            await self._store.drop_post(post)
        except StoreFault as fault:
            log.warning("post_not_kept", problem=str(fault))

    async def moved(self, old: Place, new: Place) -> None:
        """Store that a place has a new key on its platform."""
        await self._store.move_place(old, new)

    async def keys(self, accounts: tuple[AccountId, ...], platform: str) -> dict[AccountId, str]:
        """Return the accounts' keys on a platform; those without one there are left out."""
        return await self._store.keys_on(platform, accounts)

    async def account_of(self, identity: Identity) -> Account | None:
        """Find the account of a platform's person."""
        return await self._store.account_of(identity)
