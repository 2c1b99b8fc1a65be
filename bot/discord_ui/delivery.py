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

from bot.core.match.model import Identity
from bot.core.match.preferences import Settings
from bot.core.ports import Post, Unreachable
from bot.discord_ui.doors import CannotShow, Gone
from bot.discord_ui.places import PLATFORM, Reach, place, read_place
from bot.discord_ui.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.match.model import AccountId, MatchId, Place
    from bot.core.messages import Line
    from bot.core.notice.parcels import Notice
    from bot.core.notice.posts import Posts
    from bot.core.person.people import People
    from bot.core.talk.desk import Desk
    from bot.core.view.views import MatchView
    from bot.discord_ui.doors import Door
    from bot.discord_ui.sheets import Sheet

_NONCE: Final = 25  # characters, the most that Discord takes

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bulletin:
    """What a place is to show of a match.

    ``fresh`` asks for a new message instead of a change, which rings only if it is a call.
    """

    view: MatchView
    sheet: Sheet
    writer: Writer
    place: Place
    fresh: bool
    rings: bool


class Delivery:
    """Sends new messages, changes standing ones, and takes the controls off old ones."""

    def __init__(
        self,
        *,
        desk: Desk,
        people: People,
        posts: Posts,
        opened: Callable[[Place], Awaitable[Door | None]],
        guild_language: Callable[[Place], str],
    ) -> None:
        self._desk = desk
        self._people = people
        self._posts = posts
        self._opened = opened
        self._guild_language = guild_language
        self._locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    async def deliver(self, notice: Notice) -> None:
        """Bring a match up to date for a person or at a place; one message at a time a place."""
        where = notice.place or await self._chat_of(notice.account)
        if where is None or (notice.place and await self._is_told_anyway(notice.place)):
            return
        reach, snowflake = read_place(where)
        async with self._locks.setdefault(where, asyncio.Lock()):
            if reach is Reach.PERSON:
                await self._to_person(notice, where, key=str(snowflake))
            else:
                await self._to_place(notice, where)

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
        sheet = Writer(who.settings).answer(answer, brief=False)
        await door.send(sheet, _nonce_of(f"{where.key} {sheet.content}"), silent=False)
        return True

    async def _chat_of(self, account: AccountId | None) -> Place | None:
        """Return the direct messages of an account, or None when it is a stranger to Discord."""
        keys = await self._posts.keys((account,), PLATFORM) if account else {}
        return next((place(Reach.PERSON, int(key)) for key in keys.values()), None)

    async def _is_told_anyway(self, where: Place) -> bool:
        """Tell whether a place is the chat of an account, which has notices of its own."""
        reach, snowflake = read_place(where)
        if reach is not Reach.PERSON:
            return False
        account = await self._people.person(Identity(PLATFORM, str(snowflake)))
        return account is not None and await self._chat_of(account.id) == where

    async def _to_place(self, notice: Notice, where: Place) -> None:
        view = await self._desk.shared(notice.match)
        if view is None:
            await self._clear(notice, where)
            return
        if await self._is_overtaken(notice, view, where):
            return
        timely = notice.called if notice.turn == view.turn else ()
        known = await self._posts.keys(timely, PLATFORM)
        calls = tuple(int(key) for key in known.values())
        writer = Writer(Settings(await self._language(view, where)))
        sheet = writer.post(view, news=_fresh_news(notice, view), calls=calls)
        await self._show(
            Bulletin(
                view=view,
                sheet=sheet,
                writer=writer,
                place=where,
                fresh=bool(calls),
                rings=bool(calls),
            )
        )

    async def _language(self, view: MatchView, where: Place) -> str:
        """Return what a match is told in to everybody there: it stays what it was."""
        here = await self._here(view.match, where)
        stood = here[-1].language if here else ""
        return stood or self._guild_language(where) or view.language

    async def _to_person(self, notice: Notice, where: Place, *, key: str) -> None:
        account = await self._people.person(Identity(PLATFORM, key))
        wanted = notice.call or (notice.news is not None and await self._is_chat(notice, where))
        is_shown = wanted or notice.hushed
        if account is None or not (is_shown or await self._here(notice.match, where)):
            return
        view = await self._desk.post(account, notice.match)
        if view is None:
            await self._clear(notice, where)
            return
        if await self._is_overtaken(notice, view, where):
            return
        writer = Writer(account.settings)
        sheet = writer.post(view, news=_fresh_news(notice, view))
        fresh = wanted and notice.turn == view.turn
        await self._show(
            Bulletin(
                view=view,
                sheet=sheet,
                writer=writer,
                place=where,
                fresh=fresh,
                rings=fresh and notice.call,
            )
        )

    async def _is_overtaken(self, notice: Notice, view: MatchView, where: Place) -> bool:
        """Tell whether a notice came so late that a later turn is shown there already."""
        if notice.turn >= view.turn:
            return False
        here = await self._here(notice.match, where)
        return bool(here) and here[-1].turn == view.turn

    async def _is_chat(self, notice: Notice, where: Place) -> bool:
        """Tell whether a person's news belong into their own chat: not where a channel has them."""
        places = {post.place for post in await self._posts.of(notice.match, PLATFORM)}
        return where in places or all(read_place(at)[0] is Reach.PERSON for at in places)

    async def _show(self, bulletin: Bulletin) -> None:
        door = await self._opened(bulletin.place)
        if door is None:
            if bulletin.sheet.calls:
                message = "only answers reach this place, and there is nobody to answer"
                raise Unreachable(message)
            return
        here = await self._here(bulletin.view.match, bulletin.place)
        try:
            await self._put_somehow(door, bulletin, here)
        except Unreachable:
            for post in here:  # what can be reached no more is not tried again each turn
                await self._posts.drop(post)
            raise

    async def _put_somehow(self, door: Door, bulletin: Bulletin, here: tuple[Post, ...]) -> None:
        try:
            await self._put(door, bulletin, here)
        except CannotShow:
            log.warning("picture_refused", match=bulletin.view.match)
            worded = bulletin.writer.words(bulletin.sheet, bulletin.view)
            await self._put(door, replace(bulletin, sheet=worded), here)

    async def _put(self, door: Door, bulletin: Bulletin, here: tuple[Post, ...]) -> None:
        """Change the last message, or send one that takes the place of all that stand."""
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

    async def _retire(self, door: Door, post: Post) -> None:
        try:
            await door.strip(int(post.message))
        except (Gone, Unreachable):
            log.info("post_gone", match=post.match)
        await self._posts.drop(post)

    async def _clear(self, notice: Notice, where: Place) -> None:
        """Take the controls off a match that stands here no more, such as an expired challenge."""
        door = await self._opened(where)
        if door is not None:
            for post in await self._here(notice.match, where):
                await self._retire(door, post)

    async def _here(self, match: MatchId, where: Place) -> tuple[Post, ...]:
        posts = await self._posts.of(match, PLATFORM)
        return tuple(post for post in posts if post.place == where)


def _fresh_news(notice: Notice, view: MatchView) -> Line | None:
    """Return a notice's news, unless another turn has made them old."""
    return notice.news if notice.turn >= view.turn else None


def _post(bulletin: Bulletin, message: str) -> Post:
    view = bulletin.view
    return Post(
        match=view.match,
        place=bulletin.place,
        message=message,
        turn=view.turn,
        language=bulletin.writer.language,
    )


def _nonce(bulletin: Bulletin) -> str:
    """Return the same text for the same message, so that Discord sends a retried one once."""
    view = bulletin.view
    shown = f"{view.match} {view.turn} {bulletin.rings}"
    return _nonce_of(f"{shown} {bulletin.place.key} {bulletin.sheet.content}")


def _nonce_of(whole: str) -> str:
    return sha256(whole.encode()).hexdigest()[:_NONCE]
