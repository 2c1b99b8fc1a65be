"""Keeps each match's newest message in a chat up to date, and closes those before it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from telegram.error import TelegramError

from bot.core.errors import TryLater, Unreachable
from bot.core.messages import line
from bot.core.stored import Post
from bot.frontends.telegram.places import PLATFORM, chat_of_place
from bot.frontends.telegram.update_queue import KeyedLocks
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.matches.model import MatchId
    from bot.core.messages import Line
    from bot.core.notifications.posts import Posts
    from bot.core.views.views import MatchView
    from bot.frontends.telegram.places import ChatAddress
    from bot.frontends.telegram.render import OutgoingMessage
    from bot.frontends.telegram.send import ApiClient


def post_language(view: MatchView, newest: Post | None) -> str:
    """Return what a match is told in where several people read: it stays what it was."""
    return (newest.language if newest else "") or view.language


class MatchPosts:
    """The posts of matches; what is done with one match in one chat is done in order."""

    def __init__(self, wire: ApiClient, posts: Posts) -> None:
        self._wire = wire
        self._posts = posts
        self._queues = KeyedLocks()

    async def newest(self, room: ChatAddress, match: MatchId) -> Post | None:
        """Return a match's newest message in a chat, or None when it does not stand there."""
        here = await self._here(room, match)
        return here[-1] if here else None

    def is_out_of_sight(self, room: ChatAddress, view: MatchView, newest: Post | None) -> bool:
        """Tell whether a new turn would go unseen if the message that stands there showed it."""
        if newest is None:
            return True
        return newest.turn != view.turn and self._wire.latest(room) > int(newest.message)

    async def send(self, room: ChatAddress, card: OutgoingMessage) -> None:
        """Send what is no match's message; it rings, and is not brought up to date."""
        await self._wire.send(room, card)

    async def post(
        self, room: ChatAddress, view: MatchView, card: OutgoingMessage, *, silent: bool = False
    ) -> None:
        """Show a match in a new message; those before it lose their buttons."""
        async with self._queues.turn((room, view.match)):
            await self._send(room, view, card, silent=silent)

    async def update(self, room: ChatAddress, view: MatchView, card: OutgoingMessage) -> bool:
        """Have a match's newest message show this; False when the match does not stand there.

        It makes no sound, nor does another message that has to take its place.
        """
        async with self._queues.turn((room, view.match)):
            here = await self._here(room, view.match)
            if not here:
                return False
            newest = here[-1]
            if not await self._wire.edit(room, int(newest.message), card):
                await self._send(room, view, card, silent=True)
            elif (newest.turn, newest.language) != (view.turn, card.language):
                now = replace(newest, turn=view.turn, language=card.language)
                await self._posts.keep(now)
        return True

    async def clear(self, room: ChatAddress, match: MatchId) -> None:
        """Close every message of a match that has come to nothing."""
        async with self._queues.turn((room, match)):
            await self._close(await self._here(room, match), line("telegram-gone"))

    async def _here(self, room: ChatAddress, match: MatchId) -> Sequence[Post]:
        posts = await self._posts.of(match, PLATFORM)
        here = [post for post in posts if post.place == room.place]
        return sorted(here, key=lambda post: int(post.message))

    async def _send(
        self, room: ChatAddress, view: MatchView, card: OutgoingMessage, *, silent: bool
    ) -> None:
        before = await self._here(room, view.match)
        try:
            sent = await self._wire.send(room, card, silent=silent)
        except Unreachable:
            for post in before:
                await self._posts.drop(post)
            raise
        post = Post(
            match=view.match,
            place=sent.room.place,
            message=str(sent.message),
            turn=view.turn,
            language=card.language,
        )
        await self._posts.keep(post)
        await self._close(before, line("telegram-passed"))

    async def _close(self, posts: Sequence[Post], why: Line) -> None:
        """Close messages; one that cannot be reached just now stays to be closed next time."""
        for post in posts:
            text = speaker(post.language).say(why)
            try:
                await self._wire.close(chat_of_place(post.place), int(post.message), text)
            except (TelegramError, TryLater, Unreachable):
                # The new message stands: failing now would only send it once more.
                continue
            await self._posts.drop(post)
