"""The messages of matches, for handlers that answer with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.matches.model import MatchId
    from bot.core.notifications.delivery import Delivery
    from bot.core.stored import Post
    from bot.core.views.views import MatchView
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.places import ChatAddress


class MatchPosts:
    """The posts of matches; one thing at a time is done with a match in a chat."""

    def __init__(self, delivery: Delivery[OutgoingMessage]) -> None:
        self.delivery = delivery

    async def newest(self, room: ChatAddress, match: MatchId) -> Post | None:
        """Return a match's newest message in a chat, or None where there is none."""
        return await self.delivery.newest(room.place, match)

    async def post(self, room: ChatAddress, view: MatchView, card: OutgoingMessage) -> None:
        """Show a match in a new message, which rings; those before it lose their buttons."""
        await self.delivery.send(room.place, view, card)

    async def update(self, room: ChatAddress, view: MatchView, card: OutgoingMessage) -> bool:
        """Have a match's newest message show this; False where there is none.

        It makes no sound, nor does another message that has to take its place.
        """
        return await self.delivery.edit(room.place, view, card)
