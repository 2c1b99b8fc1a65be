"""Answers buttons.

Law: the press itself is answered before anything is sent. What the core does takes milliseconds, so
its refusal or its word of what was done is that answer; pictures and messages, which are slow,
come after it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from telegram import Message
from telegram.error import BadRequest, NetworkError, RetryAfter

from bot.core.context import RequestContext
from bot.core.controls import Verb, read_control
from bot.core.errors import CorruptMatch
from bot.core.messages import line
from bot.core.store_errors import display_after_commit
from bot.frontends.telegram.boards import post_language
from bot.frontends.telegram.keyboard import is_way_back
from bot.frontends.telegram.links import link, payload_of
from bot.frontends.telegram.places import PLATFORM, ChatAddress, chat_of_message, chat_of_place
from bot.frontends.telegram.private_replies import with_retry
from bot.frontends.telegram.render import answer_message, toast
from bot.i18n import speaker, speaker_to

if TYPE_CHECKING:
    from telegram import CallbackQuery

    from bot.core.controls import Control
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.parts import Services

DONE: Final = frozenset(
    {
        Verb.ACCEPT,
        Verb.DECLINE,
        Verb.DRAW,
        Verb.DRAW_NO,
        Verb.DRAW_YES,
        Verb.HUFF_YES,
        Verb.PLAY,
        Verb.REMATCH,
        Verb.RESIGN_YES,
        Verb.TAKEBACK,
        Verb.TAKEBACK_NO,
        Verb.TAKEBACK_YES,
        Verb.TERMS_YES,
        Verb.WITHDRAW,
    }
)
"""What changes a match, and so shows on the group's board."""

PICKED: Final = frozenset({Verb.HUFF, Verb.PICK})
"""What turns the group's board into one to pick on."""

log = structlog.get_logger()


class ButtonHandler:
    """Does what a button asks for; it may be old, somebody else's, or forged."""

    def __init__(self, parts: Services) -> None:
        self._parts = parts

    async def press(self, who: Account, query: CallbackQuery) -> None:
        """Answer a press."""
        text = query.data or ""
        control = read_control(text)
        room = await self._room(query, control)
        shared = None if room.is_private else room.place
        here = RequestContext(place=shared, stay=shared, chat=PLATFORM)
        answer = await self._parts.desk.press(who, text, here)
        who = answer.reader or who
        with display_after_commit():
            if room.is_private:
                await self._in_private(who, query, room, control=control, answer=answer)
            elif answer.refused:
                await self._say(query, toast(answer, who.settings), alert=True)
                with suppress(CorruptMatch):  # they have just been told so
                    await self._renew(query, room, control)
            else:
                await self._in_group(who, query, room, control=control, answer=answer)

    async def _room(self, query: CallbackQuery, control: Control | None) -> ChatAddress:
        """Return where the button stands; of an old message Telegram no longer says the topic."""
        message = query.message
        if message is None:
            return ChatAddress(query.from_user.id)
        # The library makes a message of what Telegram keeps back too, with nothing in it.
        if isinstance(message, Message) and message.is_accessible:
            return chat_of_message(message.chat, message)
        if control is None or control.match is None:
            return ChatAddress(message.chat.id)
        for post in await self._parts.posts.of(control.match, PLATFORM):
            room = chat_of_place(post.place)
            if (room.chat, post.message) == (message.chat.id, str(message.message_id)):
                return room
        return ChatAddress(message.chat.id)

    async def _in_private(
        self,
        who: Account,
        query: CallbackQuery,
        room: ChatAddress,
        *,
        control: Control | None,
        answer: Answer,
    ) -> None:
        is_brief = answer.refused or answer.view is not None
        words = toast(answer, who.settings) if is_brief else ""
        await self._say(query, words, alert=answer.refused)
        view = answer.view
        if view is not None and view.moment is not None:
            await self._show_moment(who, query, room, control=control, view=view)
        elif view is not None:
            await self._show_own(who, query, room, view=view, answer=answer)
        elif not answer.refused:
            await self._show_words(who, query, room, control=control, answer=answer)

    async def _show_own(
        self,
        who: Account,
        query: CallbackQuery,
        room: ChatAddress,
        *,
        view: MatchView,
        answer: Answer,
    ) -> None:
        """Show a match in the message that was pressed if it is the newest, else in a new one."""
        parts = self._parts
        newest = await parts.boards.newest(room, view.match)
        card = parts.cards.own(view, who.settings)
        if newest and (answer.refused or newest.message == _number(query)):
            await with_retry(lambda: parts.boards.update(room, view, card))
        elif not answer.refused:
            await parts.private.answer(room, who, answer)

    async def _show_moment(
        self,
        who: Account,
        query: CallbackQuery,
        room: ChatAddress,
        *,
        control: Control | None,
        view: MatchView,
    ) -> None:
        """Go on with a replay in the message that was pressed; begin one in a new message."""
        card = self._parts.cards.own(view, who.settings)
        wire, message = self._parts.wire, query.message
        goes_on = control is not None and control.choice != ""
        if (
            message is None
            or not goes_on
            or not await with_retry(lambda: wire.edit(room, message.message_id, card))
        ):
            await with_retry(lambda: wire.send(room, card))

    async def _show_words(
        self,
        who: Account,
        query: CallbackQuery,
        room: ChatAddress,
        *,
        control: Control | None,
        answer: Answer,
    ) -> None:
        """Show lines: lists, settings, the next page in the message pressed, others below it."""
        card = answer_message(answer, who.settings)
        if card is None:
            return
        wire, message = self._parts.wire, query.message
        if (
            message is None
            or not _goes_on(control, answer)
            or not await with_retry(lambda: wire.edit(room, message.message_id, card))
        ):
            await with_retry(lambda: wire.send(room, card))

    async def _in_group(
        self,
        who: Account,
        query: CallbackQuery,
        room: ChatAddress,
        *,
        control: Control | None,
        answer: Answer,
    ) -> None:
        verb = control.verb if control else None
        if verb in DONE:
            await self._say(query, toast(answer, who.settings))
        elif answer.view is not None and verb in PICKED:
            await self._say(query)
            await self._pick(room, answer.view)
        elif answer.view is not None and is_way_back(control):
            await self._go_back(who, query, room, view=answer.view)
        else:
            await self._whisper(who, query, answer)

    async def _pick(self, room: ChatAddress, own: MatchView) -> None:
        """Turn the group's board into one to pick on; the others' presses there do nothing."""
        parts = self._parts
        shared = await parts.desk.shared(own.match)
        if shared is None:
            return
        newest = await parts.boards.newest(room, shared.match)
        card = parts.cards.picking(shared, own, post_language(shared, newest))
        if not await with_retry(lambda: parts.boards.update(room, shared, card)):
            await with_retry(lambda: parts.boards.post(room, shared, card))

    async def _go_back(
        self, who: Account, query: CallbackQuery, room: ChatAddress, *, view: MatchView
    ) -> None:
        if view.yours:
            await self._say(query)
        else:
            words = speaker_to(who.settings).say(line("telegram-not-picking"))
            await self._say(query, words, alert=True)
            return
        shared = await self._parts.desk.shared(view.match)
        if shared is not None:
            boards = self._parts.boards
            newest = await boards.newest(room, shared.match)
            card = self._parts.cards.shared(shared, post_language(shared, newest))
            await with_retry(lambda: boards.update(room, shared, card))

    async def _whisper(self, who: Account, query: CallbackQuery, answer: Answer) -> None:
        """Answer in the person's own chat, or open it for them: what it shows is theirs alone."""
        own = ChatAddress(query.from_user.id)
        payload = payload_of(query.data or "")
        say = speaker_to(who.settings).say
        if await self._parts.wire.reaches(own):
            await self._say(query, say(line("telegram-whispered")))
            await self._parts.private.answer(own, who, answer)
        elif payload:
            await self._say(query, url=link(self._parts.name, payload))
        else:
            await self._say(query, say(line("telegram-closed")), alert=True)

    async def _renew(
        self, query: CallbackQuery, room: ChatAddress, control: Control | None
    ) -> None:
        """Bring a board up to date whose buttons are of an earlier turn."""
        if control is None or control.match is None:
            return
        parts = self._parts
        newest = await parts.boards.newest(room, control.match)
        shared = await parts.desk.shared(control.match)
        if newest is None or shared is None or shared.turn == control.turn:
            return
        if newest.message == _number(query):
            card = parts.cards.shared(shared, post_language(shared, newest))
            await with_retry(lambda: parts.boards.update(room, shared, card))
        elif query.message is not None:
            text = speaker(newest.language).say(line("telegram-passed"))
            await parts.wire.close(room, query.message.message_id, text)

    async def _say(
        self, query: CallbackQuery, text: str = "", *, alert: bool = False, url: str | None = None
    ) -> None:
        """Answer the press itself, for which Telegram leaves some seconds only."""
        try:
            await query.answer(text or None, show_alert=alert, url=url)
        except (BadRequest, NetworkError, RetryAfter) as error:
            log.info("press_not_answered", error=error.message)


def _goes_on(control: Control | None, answer: Answer) -> bool:
    """Tell whether an answer takes the place of what was pressed: a list's, or a page's."""
    if control is None:
        return False
    return control.match is None or (answer.page and control.choice != "")


def _number(query: CallbackQuery) -> str:
    return str(query.message.message_id) if query.message else ""
