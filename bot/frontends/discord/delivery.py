"""Discord's side of delivery: matches composed as messages, sent, edited and stripped."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import structlog

from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.messages import line
from bot.core.matches.model import Place
from bot.core.matches.preferences import Settings
from bot.core.notifications.platform import Chat, Sent
from bot.frontends import DISCORD
from bot.frontends.discord.channels import CannotShow, ChannelKind, Gone, place, read_place
from bot.frontends.discord.threads import NO_THREAD, Threads

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.model import GroupKey
    from bot.core.notifications.platform import PostContent
    from bot.core.store.values import Post
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.discord.channels import MessageSink
    from bot.frontends.discord.members import Members
    from bot.frontends.discord.message import Message
    from bot.frontends.discord.render import Renderer

T = TypeVar("T")

CARD_AGAIN: Final = 30.0
"""Seconds until a card that could not be brought up to date is tried again."""

CLOSED_DELAY: Final = 600.0
"""Seconds until it is looked whether a channel takes changes again."""

MAX_NONCE: Final = 25
"""Characters of a nonce (Discord: Create Message)."""

log = structlog.get_logger()


class Opened(Protocol):
    """A function that returns the sink of a place, None if there is none just now.

    Of several it is the one that can change this ``message``.
    """

    def __call__(self, where: Place, message: str = "0", /) -> Awaitable[MessageSink | None]:
        """Return the sink."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A message of a match, or of none, with its renderer.

    ``newest`` is the match's newest message there. If that has a thread, it becomes the
    ``card``, and ``turn`` goes into the thread.
    """

    message: Message
    renderer: Renderer
    view: MatchView | None = None
    newest: Post | None = None
    card: Message | None = None
    turn: Message | None = None

    @property
    def language(self) -> str:
        """The language of the message."""
        return self.renderer.language

    def nonce(self, message: Message, where: Place, *, alerts: bool) -> str:
        """Return the same text for the same message, so that Discord sends a retried one once."""
        view = self.view
        shown = f"{view.match} {view.turn} {alerts} " if view else ""
        whole = f"{shown}{where.key} {message.content}"
        return sha256(whole.encode()).hexdigest()[:MAX_NONCE]

    async def show(self, show: Callable[[Message], Awaitable[T]]) -> T:
        """Send or edit the message; without its picture if that is refused."""
        try:
            return await show(self.message)
        except CannotShow as error:
            if self.view is None:
                raise Unreachable(str(error.__cause__)) from error
            log.warning("picture_refused", match=self.view.match)
            return await show(self.renderer.words(self.message, self.view))


def _is_open(thread: str) -> bool:
    return thread not in {"", NO_THREAD}


class DiscordPosts:
    """Composes the messages of matches, and sends, edits and strips them."""

    platform = DISCORD

    def __init__(  # noqa: PLR0913 -- each is a part of its own
        self,
        opened: Opened,
        server: Callable[[Place], tuple[GroupKey | None, str]],
        render: Callable[[Settings], Renderer],
        *,
        threads: Threads,
        members: Members,
        activity: str = "",
    ) -> None:
        """``server`` returns that of a place and its language, as far as they are known.

        With the id of an ``activity``, each match has a button that opens it there.
        """
        self._activity = activity
        self._threads = threads
        self._members = members
        self._opened = opened
        self._render = render
        self._server = server
        self._deleted: deque[str] = deque(maxlen=100)  # of late: a press on one may come after

    def own_chat(self, key: str) -> Place:
        """Return a person's direct messages."""
        return place(ChannelKind.PERSON, int(key))

    def chat(self, where: Place, posts: tuple[Post, ...]) -> Chat:
        """Describe a channel; news go to direct messages unless only a channel shows the match."""
        kind, snowflake = read_place(where)
        if kind is not ChannelKind.PERSON:
            group, language = self._server(where)
            return Chat(person=None, group=group, language=language, sends_late=True)
        places = {post.place for post in posts}
        wants_news = where in places or all(
            read_place(at)[0] is ChannelKind.PERSON for at in places
        )
        return Chat(person=str(snowflake), wants_news=wants_news, sends_late=True)

    async def compose(self, content: PostContent) -> Draft:
        """Compose the message that shows a match."""
        reader, view, news = content.reader, content.view, content.news
        renderer = self._render(reader.settings if reader else Settings(content.language))
        calls = tuple(map(int, content.called))
        message, card = renderer.post(view, news=news, calls=calls), renderer.post(view)
        if self._activity:
            message = renderer.with_activity_link(message, self._activity, view.match)
            card = renderer.with_activity_link(card, self._activity, view.match)
        newest, address = content.newest, ""
        if newest is not None:
            address = self._threads.address(content.place, newest.message)
        turn = renderer.turn(view, news=news, calls=calls, card=address)
        return Draft(message, renderer, view, newest, card, turn)

    def about_no_match(self, answer: Answer, reader: Settings) -> Draft:
        """Compose a message that is not about a match."""
        renderer = self._render(reader)
        return Draft(renderer.answer(answer), renderer)

    async def send(self, where: Place, draft: Draft, *, silent: bool) -> Sent | None:
        """Show a match in its thread and on the card, else in a new message in the channel.

        People are called first; what is there beside does not hold that up. None if there is no
        sink just now.
        """
        card, name = draft.newest, await self._new_thread(where, draft)
        thread = card.thread if card else ""
        if card and name:
            thread = await self._threads.open(where, card.message, name)
        if card and _is_open(thread):
            if await self._is_turn_sent(thread, draft, silent=silent):
                return await self._with_card(where, card.message, draft, thread)
            thread = NO_THREAD
        number = await self._sent(where, draft, silent=silent)
        if number and name and not card:
            thread = await self._threads.open(where, str(number), name)
        return Sent(where, str(number), thread) if number else None

    async def _is_turn_sent(self, thread: str, draft: Draft, *, silent: bool) -> bool:
        """Send a turn to a thread; False if that is gone, archived for good or locked."""
        try:
            await self._send_turn(Place(DISCORD, thread), draft, silent=silent)
        except Unreachable:
            log.info("thread_gone", match=draft.newest and draft.newest.match)
            return False
        return True

    async def _with_card(self, where: Place, message: str, draft: Draft, thread: str) -> Sent:
        """Bring the card of a thread up to date; a new one takes the place of one that is gone."""
        card = replace(draft, message=draft.card or draft.message)
        try:
            if await self._edited(where, message, card):
                return Sent(where, message, thread)
            number = await self._sent(where, card, silent=True)
        except (TryLater, Unreachable) as error:
            log.info("card_not_shown", reason=str(error))
            return Sent(where, message, thread, again=CARD_AGAIN)
        return Sent(where, str(number or message), NO_THREAD if number else thread)

    async def _new_thread(self, where: Place, draft: Draft) -> str:
        """Return the name of the thread that a match gets now, empty if it gets none."""
        card, view = draft.newest, draft.view
        begins = view and view.picture and not view.over and not (card and card.thread)
        if view and begins and await self._threads.may_open(where):
            return draft.renderer.title(view)
        return ""

    async def _send_turn(self, thread: Place, draft: Draft, *, silent: bool) -> None:
        """Send a turn; the thread is archived after the last one. Raises Unreachable."""
        if draft.turn is not None:
            await self._sent(thread, replace(draft, message=draft.turn), silent=silent)
        if draft.view is not None and draft.view.over:
            await self._threads.archive(thread)

    async def _sent(self, where: Place, draft: Draft, *, silent: bool) -> int | None:
        """Send a message; return its id, None if there is no sink just now."""
        sink = await self._opened(where)
        if sink is None:
            return None

        async def sent(message: Message) -> int:
            nonce = draft.nonce(message, where, alerts=not silent)
            return await sink.send(message, nonce, silent=silent)

        return await draft.show(sent)

    async def edit(self, where: Place, message_id: str, draft: Draft) -> bool:
        """Edit a message; False if it cannot be edited. A new turn goes into the thread too."""
        if not await self._edited(where, message_id, draft):
            return False
        card, view = draft.newest, draft.view
        if card and view and _is_open(card.thread):
            thread = Place(DISCORD, card.thread)
            if card.turn != view.turn:
                with suppress(Unreachable):
                    await self._send_turn(thread, draft, silent=True)
            elif view.over:
                await self._threads.archive(thread)
        return True

    async def is_there(self, where: Place, key: str) -> bool:
        """Return whether a member of the server can read a channel; True if that is not known."""
        return await self._members.can_read(where, int(key))

    async def _edited(self, where: Place, message_id: str, draft: Draft) -> bool:
        sink = await self._opened(where, message_id)
        if sink is None:
            return False
        try:
            await draft.show(lambda message: sink.edit(int(message_id), message))
        except Gone:
            return False
        return True

    async def close(self, post: Post, *, superseded: bool) -> bool:
        """Delete a message that is superseded; leave one line of another, or if that fails.

        Raises TryLater, also if the channel takes nothing just now.
        """
        if post.message in self._deleted:
            return True
        sink = await self._opened(post.place, post.message)
        if sink is None:
            return False
        if superseded:
            try:
                await sink.delete(int(post.message))
            except Gone as gone:
                if gone.for_good:
                    return True
            except Unreachable:
                pass
            else:
                self._deleted.append(post.message)
                return True
        try:
            why = line("discord-passed" if superseded else "discord-gone")
            left = self._render(Settings(post.language)).line(why)
            await sink.edit(int(post.message), left)
        except (Gone, Unreachable) as error:
            log.info("post_gone", match=post.match)
            if isinstance(error, Unreachable) or (error.__cause__ and not error.for_good):
                raise TryLater(CLOSED_DELAY) from error
        return True
