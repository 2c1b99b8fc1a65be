"""Brings the posts of matches up to date, in channels and in direct messages.

Law: whoever is called gets a new message, which they notice; where nobody is, the last one changes,
and a message that is new all the same comes without a sound.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import structlog

from bot.core.errors import Unreachable
from bot.core.matches.model import Identity
from bot.core.matches.preferences import Settings
from bot.core.stored import Post
from bot.frontends.discord.channels import CannotShow, Gone
from bot.frontends.discord.places import PLATFORM, ChannelKind, place, read_place
from bot.frontends.discord.render import Renderer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import AccountId, Place
    from bot.core.messages import Line
    from bot.core.notifications.outbox import Notification
    from bot.core.notifications.posts import Posts
    from bot.core.views.views import MatchView
    from bot.frontends.discord.channels import MessageSink
    from bot.frontends.discord.message import Message

_NONCE: Final = 25  # characters, the most that Discord takes

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class PostUpdate:
    """What a place is to show of a match.

    ``here`` are the match's messages there. ``fresh`` asks for a new one instead of a change, which
    rings only if it is a call.
    """

    view: MatchView
    sheet: Message
    writer: Renderer
    place: Place
    here: tuple[Post, ...]
    fresh: bool
    rings: bool


class Delivery:
    """Sends new messages, changes standing ones, and takes the controls off old ones."""

    def __init__(
        self,
        *,
        desk: Dispatcher,
        people: People,
        posts: Posts,
        opened: Callable[[Place], Awaitable[MessageSink | None]],
        guild_language: Callable[[Place], str],
    ) -> None:
        self._desk = desk
        self._people = people
        self._posts = posts
        self._opened = opened
        self._guild_language = guild_language
        self._locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    async def deliver(self, notice: Notification) -> None:
        """Bring a match up to date for a person or at a place; one message at a time a place."""
        where = notice.place or await self._chat_of(notice.account)
        if where is None or (notice.place and await self._is_told_anyway(notice.place)):
            return
        reach, snowflake = read_place(where)
        async with self._locks.setdefault(where, asyncio.Lock()):
            posts = await self._posts.of(notice.match, PLATFORM)
            if reach is ChannelKind.PERSON:
                await self._to_person(notice, where, posts, key=str(snowflake))
            else:
                await self._to_place(notice, where, _at(where, posts))

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person what waits for them; False if nothing does."""
        where = await self._chat_of(account)
        if where is None:
            return False
        _, snowflake = read_place(where)
        who = await self._people.person(Identity(PLATFORM, str(snowflake)))
        answer = await self._desk.waiting(who) if who else None
        door = await self._opened(where) if answer else None
        if who is None or answer is None or door is None:
            return False
        sheet = Renderer(who.settings).answer(answer, brief=False)
        await door.send(sheet, _nonce_of(f"{where.key} {sheet.content}"), silent=False)
        return True

    async def _chat_of(self, account: AccountId | None) -> Place | None:
        """Return the direct messages of an account, or None when it is a stranger to Discord."""
        keys = await self._posts.keys((account,), PLATFORM) if account else {}
        return next((place(ChannelKind.PERSON, int(key)) for key in keys.values()), None)

    async def _is_told_anyway(self, where: Place) -> bool:
        """Tell whether a place is the chat of an account, which has notices of its own."""
        reach, snowflake = read_place(where)
        if reach is not ChannelKind.PERSON:
            return False
        account = await self._people.person(Identity(PLATFORM, str(snowflake)))
        return account is not None and await self._chat_of(account.id) == where

    async def _to_place(self, notice: Notification, where: Place, here: tuple[Post, ...]) -> None:
        view = await self._desk.shared(notice.match)
        if view is None:
            await self._clear(where, here)
            return
        if _is_overtaken(notice, view, here):
            return
        timely = notice.called if notice.turn == view.turn else ()
        known = await self._posts.keys(timely, PLATFORM)
        calls = tuple(int(key) for key in known.values())
        writer = Renderer(Settings(self._language(view, where, here)))
        sheet = writer.post(view, news=_fresh_news(notice, view), calls=calls)
        await self._show(
            PostUpdate(
                view=view,
                sheet=sheet,
                writer=writer,
                place=where,
                here=here,
                fresh=bool(calls),
                rings=bool(calls),
            )
        )

    def _language(self, view: MatchView, where: Place, here: tuple[Post, ...]) -> str:
        """Return what a match is told in to everybody there: it stays what it was."""
        stood = here[-1].language if here else ""
        return stood or self._guild_language(where) or view.language

    async def _to_person(
        self, notice: Notification, where: Place, posts: tuple[Post, ...], *, key: str
    ) -> None:
        account, here = await self._people.person(Identity(PLATFORM, key)), _at(where, posts)
        wanted = notice.call or (notice.news is not None and _is_chat(where, posts))
        if account is None or not (wanted or notice.hushed or here):
            return
        view = await self._desk.post(account, notice.match)
        if view is None:
            await self._clear(where, here)
            return
        if _is_overtaken(notice, view, here):
            return
        writer = Renderer(account.settings)
        sheet = writer.post(view, news=_fresh_news(notice, view))
        fresh = wanted and notice.turn == view.turn
        await self._show(
            PostUpdate(
                view=view,
                sheet=sheet,
                writer=writer,
                place=where,
                here=here,
                fresh=fresh,
                rings=fresh and notice.call,
            )
        )

    async def _show(self, bulletin: PostUpdate) -> None:
        door = await self._opened(bulletin.place)
        if door is None:
            if bulletin.sheet.calls:
                message = "only answers reach this place, and there is nobody to answer"
                raise Unreachable(message)
            return
        try:
            await self._put_somehow(door, bulletin)
        except Unreachable:
            for post in bulletin.here:  # what can be reached no more is not tried again each turn
                await self._posts.drop(post)
            raise

    async def _put_somehow(self, door: MessageSink, bulletin: PostUpdate) -> None:
        try:
            await self._put(door, bulletin)
        except CannotShow:
            log.warning("picture_refused", match=bulletin.view.match)
            worded = bulletin.writer.words(bulletin.sheet, bulletin.view)
            await self._put(door, replace(bulletin, sheet=worded))

    async def _put(self, door: MessageSink, bulletin: PostUpdate) -> None:
        """Change the last message, or send one that takes the place of all that stand."""
        here = bulletin.here
        if here and not bulletin.fresh:
            try:
                await door.edit(int(here[-1].message), bulletin.sheet)
            except Gone:
                log.info("post_gone", match=bulletin.view.match)
            else:
                await self._posts.keep(_post(bulletin, here[-1].message))
                return
        silent = not bulletin.rings
        sent = str(await door.send(bulletin.sheet, _nonce(bulletin), silent=silent))
        await self._posts.keep(_post(bulletin, sent))
        for post in here:
            if post.message != sent:
                await self._retire(door, post)

    async def _retire(self, door: MessageSink, post: Post) -> None:
        try:
            await door.strip(int(post.message))
        except (Gone, Unreachable):
            log.info("post_gone", match=post.match)
        await self._posts.drop(post)

    async def _clear(self, where: Place, here: tuple[Post, ...]) -> None:
        """Take the controls off a match that stands here no more, such as an expired challenge."""
        door = await self._opened(where)
        if door is not None:
            for post in here:
                await self._retire(door, post)


def _at(where: Place, posts: tuple[Post, ...]) -> tuple[Post, ...]:
    """Return those of a match's posts that stand at a place."""
    return tuple(post for post in posts if post.place == where)


def _is_overtaken(notice: Notification, view: MatchView, here: tuple[Post, ...]) -> bool:
    """Tell whether a notice came so late that a later turn is shown there already."""
    return notice.turn < view.turn and bool(here) and here[-1].turn == view.turn


def _is_chat(where: Place, posts: tuple[Post, ...]) -> bool:
    """Tell whether a person's news belong into their own chat: not where a channel has them."""
    places = {post.place for post in posts}
    return where in places or all(read_place(at)[0] is ChannelKind.PERSON for at in places)


def _fresh_news(notice: Notification, view: MatchView) -> Line | None:
    """Return a notice's news, unless another turn has made them old."""
    return notice.news if notice.turn >= view.turn else None


def _post(bulletin: PostUpdate, message: str) -> Post:
    view = bulletin.view
    return Post(
        match=view.match,
        place=bulletin.place,
        message=message,
        turn=view.turn,
        language=bulletin.writer.language,
    )


def _nonce(bulletin: PostUpdate) -> str:
    """Return the same text for the same message, so that Discord sends a retried one once."""
    view = bulletin.view
    shown = f"{view.match} {view.turn} {bulletin.rings}"
    return _nonce_of(f"{shown} {bulletin.place.key} {bulletin.sheet.content}")


def _nonce_of(whole: str) -> str:
    return sha256(whole.encode()).hexdigest()[:_NONCE]
