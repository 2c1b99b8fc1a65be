"""Brings what the core has to say about matches to groups and to people's own chats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.model import Identity
from bot.core.notifications.policy import called_people
from bot.frontends.telegram.boards import post_language
from bot.frontends.telegram.places import PLATFORM, ChatAddress, chat_of_place
from bot.frontends.telegram.render import notice_message

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, AccountId, Place
    from bot.core.notifications.outbox import Notification
    from bot.core.notifications.posts import Posts
    from bot.core.views.views import MatchView
    from bot.frontends.telegram.boards import MatchPosts
    from bot.frontends.telegram.message import Mentions, OutgoingMessage
    from bot.frontends.telegram.render import Renderer


class Delivery:
    """Takes notices one by one; raises TryLater and Unreachable."""

    def __init__(
        self, desk: Dispatcher, people: People, *, posts: Posts, boards: MatchPosts, cards: Renderer
    ) -> None:
        self._desk = desk
        self._people = people
        self._posts = posts
        self._boards = boards
        self._cards = cards

    async def deliver(self, notice: Notification) -> None:
        """Bring the match's message up to date for the person or place, and call if asked."""
        if notice.place is not None:
            await self._to_place(notice, notice.place)
        elif notice.account is not None:
            await self._to_person(notice, notice.account)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person what waits for them; False if nothing does."""
        known = await self._known(account)
        answer = await self._desk.waiting(known[0]) if known else None
        if known is None or answer is None:
            return False
        who, room = known
        card = notice_message(answer.lines, who.settings, choices=answer.choices)
        await self._boards.send(room, card)
        return True

    async def _to_place(self, notice: Notification, place: Place) -> None:
        room = chat_of_place(place)
        if room.is_private:
            await self._to_guest(notice, room)
            return
        view = await self._desk.shared(notice.match)
        if view is None:
            await self._boards.clear(room, notice.match)
            return
        is_timely = notice.turn >= view.turn
        mentions = await self._mentions(notice.called) if is_timely else ()
        news = notice.news if is_timely else None
        newest = await self._boards.newest(room, view.match)
        language = post_language(view, newest)
        card = self._cards.shared(view, language, news=news, mentions=mentions)
        is_new = bool(notice.called) or self._boards.is_out_of_sight(room, view, newest)
        await self._show(notice, room, view=view, card=card, is_new=is_new)

    async def _to_guest(self, notice: Notification, room: ChatAddress) -> None:
        """Bring a private chat up to date; whose match it is gets a notice of their own."""
        who = await self._people.person(Identity(PLATFORM, str(room.chat_id)))
        view = await self._desk.post(who, notice.match) if who else None
        if who is None or view is None:
            await self._boards.clear(room, notice.match)
            return
        keys = await self._posts.keys((who.id,), PLATFORM)
        if keys.get(who.id) != str(room.chat_id):
            await self._boards.update(room, view, self._cards.own(view, who.settings))

    async def _to_person(self, notice: Notification, account: AccountId) -> None:
        known = await self._known(account)
        if known is None:
            return
        who, room = known
        stands = await self._boards.newest(room, notice.match) is not None
        is_new = notice.call or notice.news is not None or (notice.hushed and not stands)
        if not (is_new or stands):
            return
        view = await self._desk.post(who, notice.match)
        if view is None:
            await self._boards.clear(room, notice.match)
            return
        news = () if notice.news is None or notice.turn < view.turn else (notice.news,)
        card = self._cards.own(view, who.settings, news=news)
        await self._show(notice, room, view=view, card=card, is_new=is_new)

    async def _show(
        self,
        notice: Notification,
        room: ChatAddress,
        *,
        view: MatchView,
        card: OutgoingMessage,
        is_new: bool,
    ) -> None:
        """Send a new message for what is new, unless a later notice is on its way with more."""
        if is_new and notice.turn >= view.turn:
            silent = not called_people(notice)
            await self._boards.post(room, view, card, silent=silent)
        else:
            await self._boards.update(room, view, card)

    async def _known(self, account: AccountId) -> tuple[Account, ChatAddress] | None:
        """Return a person as they are now and their own chat, or None for strangers here."""
        keys = await self._posts.keys((account,), PLATFORM)
        if account not in keys:
            return None
        who = await self._people.person(Identity(PLATFORM, keys[account]))
        return (who, ChatAddress(int(keys[account]))) if who else None

    async def _mentions(self, called: tuple[AccountId, ...]) -> Mentions:
        keys = await self._posts.keys(called, PLATFORM) if called else {}
        people = [
            (await self._people.person(Identity(PLATFORM, key)), key) for key in keys.values()
        ]
        return tuple((who.name, int(key)) for who, key in people if who)
