"""Delivers notifications: decides what happens to a match's posts in a chat, for all platforms.

Invariant: a new message is sent to call people, to bring news, or to show a match first; only a
call rings. Anything else is edited into the newest message. A chat shows a match in one message
with controls: those before it are closed.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from enum import Enum
from typing import TYPE_CHECKING, Generic
from weakref import WeakValueDictionary

import structlog

from bot.core.matches.errors import StoreFault, TryLater, Unreachable
from bot.core.matches.groups import DEFAULTS
from bot.core.matches.model import Identity, Place
from bot.core.matches.preferences import AUTO, Settings
from bot.core.matches.puzzles import day_in
from bot.core.notifications.platform import Delivered, M, PostContent, PuzzleDelivered
from bot.core.store.outbox import Notification
from bot.core.store.values import Post
from bot.core.views.views import Answer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator
    from datetime import date, datetime

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Match, MatchId
    from bot.core.notifications.platform import Chat, Platform
    from bot.core.store.port import Store
    from bot.core.store.values import DeliveryContext
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import MatchView


CLOSE_AGAIN = 30.0
"""Seconds until an older message that could not be closed is tried again."""

log = structlog.get_logger()


def post_language(view: MatchView, newest: Post | None, chat_language: str = "") -> str:
    """Return the language of a message that several people read: that of the one before it."""
    return (newest.language if newest else "") or chat_language or view.language


class Delivery(Generic[M]):
    """Carries out the decisions about posts; one thing at a time for a match in a chat."""

    def __init__(
        self,
        platform: Platform[M],
        *,
        views: ViewQueries,
        waiting: Callable[[Account], Awaitable[Answer | None]],
        puzzle: Callable[[date], Answer],
        store: Store,
    ) -> None:
        """``waiting`` lists the matches that wait for a person, None for none.

        ``puzzle`` returns that of a day.
        """
        self._platform = platform
        self._views = views
        self._waiting = waiting
        self._puzzle = puzzle
        self._store = store
        self._locks: WeakValueDictionary[tuple[Place, MatchId], asyncio.Lock] = (
            WeakValueDictionary()
        )

    async def deliver(self, notification: Notification) -> Delivered:
        """Deliver to a person or a place; raises TryLater or Unreachable."""
        place = notification.place or await self._own_chat(notification)
        if place is None:
            return Delivered()
        async with self._lock(place, notification.match):
            return await self._deliver(notification, place)

    async def tidy(self, place: Place, match: MatchId, messages: Iterable[str]) -> None:
        """Close those of the messages that are not posts of a match, if it has one."""
        async with self._lock(place, match):
            here = await self._here(place, match)
            for message in set(messages) - {post.message for post in here} if here else ():
                await self._platform.close(replace(here[-1], message=message), superseded=True)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of what waits for them, which rings; False if nothing does."""
        key = await self._key(account)
        reader = await self._reader(key) if key else None
        answer = await self._waiting(reader) if reader else None
        if reader is None or answer is None:
            return False
        message = self._platform.about_no_match(answer, reader.settings)
        await self._platform.send(self._platform.own_chat(key), message, silent=False)
        return True

    async def deliver_puzzle(
        self, place: Place, now: datetime, lines: tuple[Line, ...] = ()
    ) -> PuzzleDelivered:
        """Post a group's puzzle of the day beneath some lines, in the language of the group.

        Raises TryLater.
        """
        chat = self._platform.chat(place, ())
        settings = Settings(client=await self._shared_language(chat))
        chosen = await self._store.group_settings(chat.group) if chat.group else DEFAULTS
        day = day_in(chosen.puzzle_zone, now)
        puzzle = self._puzzle(day)
        answer = replace(puzzle, lines=(*lines, *puzzle.lines))
        message = self._platform.about_no_match(answer, settings)
        try:
            await self._platform.send(place, message, silent=True)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            return PuzzleDelivered(chosen.puzzle_zone, chosen.puzzle_time, is_posted=False)
        return PuzzleDelivered(chosen.puzzle_zone, chosen.puzzle_time)

    async def deliver_lines(
        self, to: AccountId | Place, lines: tuple[Line, ...], language: str = ""
    ) -> None:
        """Tell a person something, which rings, or a place; raises TryLater or Unreachable."""
        if isinstance(to, Place):
            place = to
            own = await self._shared_language(self._platform.chat(to, ()))
            settings = Settings(client=own or language)
        else:
            reader = await self._reader(key) if (key := await self._key(to)) else None
            if reader is None:
                return
            place, settings = self._platform.own_chat(key), reader.settings
        message = self._platform.about_no_match(Answer(lines=lines), settings)
        await self._platform.send(place, message, silent=isinstance(to, Place))

    async def _shared_language(self, chat: Chat) -> str:
        """Return the language that a group's managers chose, else that of the chat."""
        chosen = (await self._store.group_settings(chat.group)).language if chat.group else AUTO
        return chat.language if chosen == AUTO else chosen

    async def newest(self, place: Place, match: MatchId) -> Post | None:
        """Return a match's newest post in a chat, if there is one."""
        here = await self._here(place, match)
        return here[-1] if here else None

    async def send(self, place: Place, view: MatchView, message: M) -> None:
        """Show a match in a new message, which rings, as an answer to a person."""
        async with self._lock(place, view.match):
            here = await self._here(place, view.match)
            again = await self._carry_out(PostAction.CALL, place, here, view=view, message=message)
            await self._look_again(place, view, again)

    async def edit(self, place: Place, view: MatchView, message: M) -> bool:
        """Edit a match's newest message in a chat; False if there is none."""
        async with self._lock(place, view.match):
            here = await self._here(place, view.match)
            if here:
                edit = PostAction.EDIT
                again = await self._carry_out(edit, place, here, view=view, message=message)
                await self._look_again(place, view, again)
        return bool(here)

    async def _look_again(self, place: Place, view: MatchView, again: float | None) -> None:
        """Have tried again after so many seconds, if any, what failed beside an answer."""
        if again is not None:
            now = self._views.clock()
            after = now + timedelta(seconds=again)
            look = Notification(match=view.match, turn=view.turn, place=place, after=after)
            with _faults_logged():
                await self._store.add_notification(look, now)

    async def _own_chat(self, notification: Notification) -> Place | None:
        """Return the private chat of a notification's account; None if nothing is shown there.

        An account without an identity on this platform has no such chat.
        """
        account = notification.account
        context = await self._views.context(notification.match, self._platform.platform)
        if account and account not in context.accounts:
            context = await self._context(notification.match, account)
        key = account and context.keys.get(account)
        if not key:
            return None
        place = self._platform.own_chat(key)
        has_post = any(post.place == place for post in context.posts)
        return place if has_post or _may_begin(notification) else None

    async def _deliver(self, notification: Notification, place: Place) -> Delivered:
        own = (notification.account,) if notification.account else ()
        context = await self._context(notification.match, *own, *notification.called)
        posts = _numbered(context.posts)
        here, chat = _at(place, posts), self._platform.chat(place, posts)
        known = tuple(who for who in notification.called if who in context.keys)
        called = tuple(
            [who for who in known if await self._platform.is_there(place, context.keys[who])]
        )
        absent = tuple(who for who in known if who not in called)
        notification = replace(notification, called=called)
        reader = None
        if chat.person is None:
            view = self._views.shared_in(context)
        elif here or _may_begin(notification):
            reader = _account_with(chat.person, context) or await self._reader(chat.person)
            view = await self._views.post_in(context, reader) if reader else None
            if reader and notification.place:
                key = context.keys.get(reader.id) or await self._key(reader.id)
                chat = replace(chat, is_home=key == chat.person)
        else:
            return Delivered()  # no view need be made for what is left alone
        action = post_action(notification, chat, here, view.turn if view else None)
        again = None
        if view is None or action is PostAction.CLOSE:
            again = await self._close(here, superseded=False)
        elif action is PostAction.LEAVE:
            again = await self._close(here[:-1], superseded=True)
        else:
            is_late = notification.turn < view.turn
            if reader and context.match and not notification.call:
                view = await self._with_next(view, reader, context.match)
            language = ""
            if not (here or reader):
                language = await self._shared_language(chat)
            content = PostContent(
                place=place,
                view=view,
                reader=reader,
                language=post_language(view, here[-1] if here else None, language),
                news=None if is_late else notification.news,
                called={} if is_late else _names(called, context),
                newest=here[-1] if here else None,
            )
            message = await self._platform.compose(content)
            again = await self._carry_out(action, place, here, view=view, message=message)
        return Delivered(place=place, absent=absent, again=again)

    async def _with_next(self, view: MatchView, reader: Account, match: Match) -> MatchView:
        """Add the button of the next match, which the answer to a move has shown."""
        following = await self._views.next_match(reader, match)
        return replace(view, choices=(following, *view.choices)) if following else view

    async def _carry_out(
        self,
        action: PostAction,
        place: Place,
        here: tuple[Post, ...],
        *,
        view: MatchView,
        message: M,
    ) -> float | None:
        """Show a match; return after how many seconds what failed is to be tried again.

        Posts are kept when the chat is closed, so that it has its board when it opens again.
        """
        if action is PostAction.EDIT and await self._edited(here[-1], view, message):
            return await self._close(here[:-1], superseded=True)
        silent = action is not PostAction.CALL
        sent = await self._platform.send(place, message, silent=silent)
        if sent is None:
            if silent:
                return None
            reason = "there is no way into this chat just now"
            raise Unreachable(reason)
        post = Post(match=view.match, place=sent.place, message=sent.message, turn=view.turn)
        await self._keep(replace(post, language=message.language, thread=sent.thread))
        old = tuple(each for each in here if each.message != sent.message)
        again = await self._close(old, superseded=True)
        return again if sent.again is None else sent.again

    async def _edited(self, newest: Post, view: MatchView, message: M) -> bool:
        if not await self._platform.edit(newest.place, newest.message, message):
            log.info("post_gone", match=view.match)
            return False
        if (now := replace(newest, turn=view.turn, language=message.language)) != newest:
            await self._keep(now)
        return True

    async def _close(self, posts: tuple[Post, ...], *, superseded: bool) -> float | None:
        """Close posts; return after how many seconds those that failed are to be tried again."""
        again = None
        for post in posts:
            try:
                if await self._platform.close(post, superseded=superseded):
                    with _faults_logged():
                        await self._store.drop_post(post)
            except TryLater as later:
                again = max(again or 0.0, later.seconds, CLOSE_AGAIN)
        return again

    async def _keep(self, post: Post) -> None:
        with _faults_logged():  # the message is sent, and a retry would send it again
            await self._store.keep_post(post)

    def _lock(self, place: Place, match: MatchId) -> asyncio.Lock:
        return self._locks.setdefault((place, match), asyncio.Lock())

    async def _here(self, place: Place, match: MatchId) -> tuple[Post, ...]:
        """Return a match's posts at a place by their numbers, the newest last."""
        return _at(place, _numbered(await self._store.posts(match, self._platform.platform)))

    async def _context(self, match: MatchId, *people: AccountId) -> DeliveryContext:
        return await self._store.delivery_context(match, self._platform.platform, people)

    async def _key(self, account: AccountId) -> str:
        """Return the key by which the platform knows an account, empty if it does not."""
        keys = await self._store.keys_on(self._platform.platform, (account,))
        return keys.get(account, "")

    async def _reader(self, key: str) -> Account | None:
        return await self._store.account_of(Identity(self._platform.platform, key))


@contextmanager
def _faults_logged() -> Iterator[None]:
    """Log a fault of the store and go on."""
    try:
        yield
    except StoreFault as fault:
        log.warning("post_not_stored", problem=str(fault))


def _names(called: tuple[AccountId, ...], context: DeliveryContext) -> dict[str, str]:
    """Return people's names by their keys on the platform."""
    return {context.keys[who]: context.accounts[who].name for who in called}


def _may_begin(notification: Notification) -> bool:
    """Return whether a notification may begin a first message in a private chat."""
    return bool(notification.call or notification.hushed or notification.news)


def _account_with(key: str, context: DeliveryContext) -> Account | None:
    return next(
        (context.accounts.get(who) for who, known in context.keys.items() if known == key), None
    )


def _numbered(posts: Iterable[Post]) -> tuple[Post, ...]:
    return tuple(sorted(posts, key=lambda post: int(post.message)))


def _at(place: Place, posts: tuple[Post, ...]) -> tuple[Post, ...]:
    return tuple(post for post in posts if post.place == place)


class PostAction(Enum):
    """What to do with a match's posts in a chat."""

    CALL = "send a new message, which rings"
    SEND = "send a new message silently"
    EDIT = "edit the newest message"
    CLOSE = "take the controls off all messages: the match is not shown here any more"
    LEAVE = "do nothing"


def post_action(
    notification: Notification, chat: Chat, here: tuple[Post, ...], turn: int | None
) -> PostAction:
    """Return the decisions about a match's posts in a chat, ``here``, the newest last. Pure.

    ``turn`` is the one that the match has now, None when the match is not shown to these readers.
    ``called`` of the notification holds only people whom the platform knows.
    """
    if turn is None:
        return PostAction.CLOSE
    if chat.is_home:
        return PostAction.LEAVE
    if chat.person is None:
        rings, is_first = bool(notification.called), not here
        is_due = bool(here) and here[-1].turn != turn and chat.latest > int(here[-1].message)
    else:
        rings, is_first = notification.call, notification.hushed and not here
        is_due = notification.news is not None and chat.wants_news
    is_new = rings or is_first or is_due
    is_late = notification.turn < turn
    if is_new and not is_late:
        return PostAction.CALL if rings else PostAction.SEND
    if here:
        return PostAction.LEAVE if is_late and here[-1].turn == turn else PostAction.EDIT
    return PostAction.SEND if is_new and chat.sends_late else PostAction.LEAVE
