"""Handles pressed buttons.

Law: the callback query is answered first, with a refusal or confirmation. Pictures and messages,
which are slow, are sent after it.
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
from bot.core.notifications.delivery import post_language
from bot.core.store_errors import display_after_commit
from bot.frontends.telegram.message import is_back_to_board
from bot.frontends.telegram.places import PLATFORM, ChatAddress, chat_of_message, chat_of_place
from bot.frontends.telegram.private_replies import control_payload, deep_link, with_retry
from bot.frontends.telegram.render import answer_message, query_answer
from bot.i18n import speaker, speaker_to

if TYPE_CHECKING:
    from telegram import CallbackQuery

    from bot.core.controls import Control
    from bot.core.matches.model import Account
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.services import Services

MATCH_CHANGING_VERBS: Final = frozenset(
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
"""Verbs that change a match, which the group's board shows."""

PICKING_VERBS: Final = frozenset({Verb.HUFF, Verb.PICK})
"""Verbs that start picking squares on the group's board."""

log = structlog.get_logger()


class ButtonHandler:
    """Handles buttons, which may be outdated, meant for another person, or forged."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def press(self, account: Account, query: CallbackQuery) -> None:
        """Answer a pressed button."""
        control = read_control(query.data or "")
        chat = await self._chat(query, control)
        place = None if chat.is_private else chat.place
        context = RequestContext(place=place, stay=place, chat=PLATFORM)
        answer = await self._services.dispatcher.press(account, control, context)
        account = answer.reader or account
        with display_after_commit():
            if chat.is_private:
                await self._in_private(account, query, chat, control=control, answer=answer)
            elif answer.refused:
                await self._answer_query(query, query_answer(answer, account.settings), alert=True)
                with suppress(CorruptMatch):  # the alert has reported it
                    await self._refresh_board(query, chat, control)
            else:
                await self._in_group(account, query, chat, control=control, answer=answer)

    async def _chat(self, query: CallbackQuery, control: Control | None) -> ChatAddress:
        """Return the chat of a button; for an old message Telegram omits the topic."""
        message = query.message
        if message is None:
            return ChatAddress(query.from_user.id)
        # An inaccessible message is a Message without content.
        if isinstance(message, Message) and message.is_accessible:
            return chat_of_message(message.chat, message)
        if control is None or control.match is None:
            return ChatAddress(message.chat.id)
        for post in await self._services.store.posts(control.match, PLATFORM):
            chat = chat_of_place(post.place)
            if (chat.chat_id, post.message) == (message.chat.id, str(message.message_id)):
                return chat
        return ChatAddress(message.chat.id)

    async def _in_private(
        self,
        account: Account,
        query: CallbackQuery,
        chat: ChatAddress,
        *,
        control: Control | None,
        answer: Answer,
    ) -> None:
        is_brief = answer.refused or answer.view is not None
        words = query_answer(answer, account.settings) if is_brief else ""
        await self._answer_query(query, words, alert=answer.refused)
        view = answer.view
        if view is not None and view.moment is not None:
            await self._show_replay(account, query, chat, control=control, view=view)
        elif view is not None:
            await self._show_match(account, query, chat, view=view, answer=answer)
        elif not answer.refused:
            await self._show_lines(account, query, chat, control=control, answer=answer)

    async def _show_match(
        self,
        account: Account,
        query: CallbackQuery,
        chat: ChatAddress,
        *,
        view: MatchView,
        answer: Answer,
    ) -> None:
        """Show a match in the pressed message if it is the newest post, else in a new one."""
        services = self._services
        newest = await services.boards.newest(chat, view.match)
        outgoing = services.renderer.own(view, account.settings)
        if newest and (answer.refused or newest.message == _message_id(query)):
            await with_retry(lambda: services.boards.update(chat, view, outgoing))
        elif not answer.refused:
            await services.private_replies.answer(chat, account, answer)

    async def _show_replay(
        self,
        account: Account,
        query: CallbackQuery,
        chat: ChatAddress,
        *,
        control: Control | None,
        view: MatchView,
    ) -> None:
        """Continue a replay in the pressed message; start one in a new message."""
        outgoing = self._services.renderer.own(view, account.settings)
        api, message = self._services.api, query.message
        is_continued = control is not None and control.choice != ""
        if (
            message is None
            or not is_continued
            or not await with_retry(lambda: api.edit(chat, message.message_id, outgoing))
        ):
            await with_retry(lambda: api.send(chat, outgoing))

    async def _show_lines(
        self,
        account: Account,
        query: CallbackQuery,
        chat: ChatAddress,
        *,
        control: Control | None,
        answer: Answer,
    ) -> None:
        """Show lines: lists and further pages in the pressed message, others in a new one."""
        outgoing = answer_message(answer, account.settings)
        if outgoing is None:
            return
        api, message = self._services.api, query.message
        if (
            message is None
            or not _replaces_message(control, answer)
            or not await with_retry(lambda: api.edit(chat, message.message_id, outgoing))
        ):
            await with_retry(lambda: api.send(chat, outgoing))

    async def _in_group(
        self,
        account: Account,
        query: CallbackQuery,
        chat: ChatAddress,
        *,
        control: Control | None,
        answer: Answer,
    ) -> None:
        verb = control.verb if control else None
        if verb in MATCH_CHANGING_VERBS:
            await self._answer_query(query, query_answer(answer, account.settings))
        elif answer.view is not None and verb in PICKING_VERBS:
            await self._answer_query(query)
            await self._pick(chat, answer.view)
        elif answer.view is not None and is_back_to_board(control):
            await self._stop_picking(account, query, chat, view=answer.view)
        else:
            await self._reply_privately(account, query, answer)

    async def _pick(self, chat: ChatAddress, own: MatchView) -> None:
        """Show the board for picking in the group; presses of other people have no effect."""
        services = self._services
        shared = await services.dispatcher.shared(own.match)
        if shared is None:
            return
        newest = await services.boards.newest(chat, shared.match)
        outgoing = services.renderer.picking(shared, own, post_language(shared, newest))
        if not await with_retry(lambda: services.boards.update(chat, shared, outgoing)):
            await with_retry(lambda: services.boards.post(chat, shared, outgoing))

    async def _stop_picking(
        self, account: Account, query: CallbackQuery, chat: ChatAddress, *, view: MatchView
    ) -> None:
        if view.yours:
            await self._answer_query(query)
        else:
            words = speaker_to(account.settings).say(line("telegram-not-picking"))
            await self._answer_query(query, words, alert=True)
            return
        shared = await self._services.dispatcher.shared(view.match)
        if shared is not None:
            boards = self._services.boards
            newest = await boards.newest(chat, shared.match)
            outgoing = self._services.renderer.shared(shared, post_language(shared, newest))
            await with_retry(lambda: boards.update(chat, shared, outgoing))

    async def _reply_privately(
        self, account: Account, query: CallbackQuery, answer: Answer
    ) -> None:
        """Answer in the person's private chat, or open it by a deep link."""
        private_chat = ChatAddress(query.from_user.id)
        payload = control_payload(query.data or "")
        say = speaker_to(account.settings).say
        if await self._services.api.can_write(private_chat):
            await self._answer_query(query, say(line("telegram-whispered")))
            await self._services.private_replies.answer(private_chat, account, answer)
        elif payload:
            await self._answer_query(query, url=deep_link(self._services.name, payload))
        else:
            await self._answer_query(query, say(line("telegram-closed")), alert=True)

    async def _refresh_board(
        self, query: CallbackQuery, chat: ChatAddress, control: Control | None
    ) -> None:
        """Update a board whose buttons are of an earlier turn."""
        if control is None or control.match is None:
            return
        services = self._services
        newest = await services.boards.newest(chat, control.match)
        shared = await services.dispatcher.shared(control.match)
        if newest is None or shared is None or shared.turn == control.turn:
            return
        if newest.message == _message_id(query):
            outgoing = services.renderer.shared(shared, post_language(shared, newest))
            await with_retry(lambda: services.boards.update(chat, shared, outgoing))
        elif query.message is not None:
            text = speaker(newest.language).say(line("telegram-passed"))
            await services.api.close(chat, query.message.message_id, text)

    async def _answer_query(
        self, query: CallbackQuery, text: str = "", *, alert: bool = False, url: str | None = None
    ) -> None:
        """Answer the callback query; Telegram allows a few seconds for it."""
        try:
            await query.answer(text or None, show_alert=alert, url=url)
        except (BadRequest, NetworkError, RetryAfter) as error:
            log.info("press_not_answered", error=error.message)


def _replaces_message(control: Control | None, answer: Answer) -> bool:
    """Tell whether an answer replaces the pressed message: a list or a page."""
    if control is None:
        return False
    return control.match is None or (answer.page and control.choice != "")


def _message_id(query: CallbackQuery) -> str:
    return str(query.message.message_id) if query.message else ""
