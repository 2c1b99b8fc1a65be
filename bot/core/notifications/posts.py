"""What the bot remembers of its messages: where each match stands on which platform."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.core.errors import StoreFault

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId, MatchId, Place
    from bot.core.store import Store
    from bot.core.stored import Post

log = structlog.get_logger()


class Posts:
    """The posts of all matches, for the front-ends, which know no store."""

    def __init__(self, store: Store) -> None:
        """Remember in this store."""
        self._store = store

    async def of(self, match_id: MatchId, platform: str) -> tuple[Post, ...]:
        """List the posts of a match on a platform, the oldest first."""
        return await self._store.posts(match_id, platform)

    async def find(self, place: Place, message: str) -> Post | None:
        """Find the post that a message is."""
        return await self._store.post_at(place, message)

    async def keep(self, post: Post) -> None:
        """Remember a post, or which turn it shows now.

        The message is there even when it cannot be remembered: whoever failed for that would only
        send it once more.
        """
        try:
            await self._store.keep_post(post)
        except StoreFault as fault:
            log.warning("post_not_kept", problem=str(fault))

    async def drop(self, post: Post) -> None:
        """Forget a post whose message is gone or has lost its controls, or do so another time."""
        try:
            await self._store.drop_post(post)
        except StoreFault as fault:
            log.warning("post_not_kept", problem=str(fault))

    async def moved(self, old: Place, new: Place) -> None:
        """Note that a place has a new key on its platform."""
        await self._store.move_place(old, new)

    async def keys(self, accounts: tuple[AccountId, ...], platform: str) -> dict[AccountId, str]:
        """Return the keys by which a platform knows accounts; strangers to it are left out."""
        return await self._store.keys_on(platform, accounts)
