"""Handles pressed buttons.

Invariant: the callback query is answered first, with a refusal or confirmation. Pictures and
messages, which are slow, are sent after it.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import structlog
from telegram import Message

from bot.core.matches import actions_table as table
from bot.core.matches.context import RequestContext
from bot.core.matches.errors import CorruptMatch, display_after_commit
from bot.core.matches.messages import line
from bot.core.notifications.delivery import post_language
from bot.frontends import TELEGRAM
from bot.frontends.telegram.bot_api import ephemeral_id
from bot.frontends.telegram.groups import group_of, manages_elsewhere
from bot.frontends.telegram.inbox import note_decided
from bot.frontends.telegram.message import is_back_to_board
from bot.frontends.telegram.presses import Press, is_shown_to_all
from bot.frontends.telegram.render import (
    answer_message,
    notice_message,
    picking_message,
    query_answer,
    with_choices,
)
from bot.frontends.telegram.send import ChatAddress, chat_of_message, chat_of_place
from bot.frontends.telegram.sharing import control_payload, deep_link
from bot.i18n import speaker

if TYPE_CHECKING:
    from telegram import CallbackQuery

    from bot.core.matches.controls import Control
    from bot.core.matches.model import Account
    from bot.core.store.values import Post
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.presses import QueryAnswer
    from bot.frontends.telegram.services import Services

log = structlog.get_logger()


class ButtonHandler:
    """Handles buttons, which may be outdated, meant for another person, or forged."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def press(self, account: Account, control: Control | None, given: QueryAnswer) -> None:
        """Answer a pressed button: the query first, then what is shown."""
        query = given.query
        chat = await self._chat(query, control)
        message = query.message
        is_known = message is not None and self._services.api.is_known(chat, message.message_id)
        ephemeral = ephemeral_id(message) if isinstance(message, Message) else 0
        place = None if chat.is_private else chat.place
        row = table.action_of(control)
        is_shown = place is not None and row and row.changes_board
        context = RequestContext(
            place=place,
            stay=place,
            is_public=place is not None and not ephemeral,
            chat=TELEGRAM,
            is_posted=is_shown_to_all if is_shown else None,
            group=group_of(self._services.api, query.message, query.from_user.id),
            manages=partial(manages_elsewhere, self._services.api, query.from_user.id),
        )
        answer = await self._services.dispatcher.press(account, control, context)
        note_decided()
        press = Press(
            query=query,
            given=given,
            chat=chat,
            control=control,
            account=answer.reader or account,
            answer=answer,
            ephemeral=ephemeral,
        )
        if isinstance(message, Message) and message.is_accessible:
            at = (press.ephemeral_chat, ephemeral) if ephemeral else (chat, message.message_id)
            self._services.api.note_kind(*at, has_picture=bool(message.photo))
        with display_after_commit():
            if chat.is_private:
                await self._in_private(press)
            elif ephemeral:
                await self._in_ephemeral(press)
            elif answer.refused:
                await self._reply_answer(press)
                with suppress(CorruptMatch):  # the alert has reported it
                    await self._refresh_board(press)
            else:
                await self._in_group(press)
            if not (is_known or ephemeral or answer.refused):
                await self._close_orphan(press)

    async def _reply_answer(self, press: Press) -> None:
        """Answer the callback query with the lines of the answer.

        A refusal that comes too late for that is sent to the person's private chat.
        """
        words = query_answer(press.answer, press.account.settings)
        if not await press.reply(words, alert=press.answer.refused) and press.answer.refused:
            outgoing = answer_message(press.answer, press.account.settings)
            if outgoing is not None:
                self._services.send(ChatAddress(press.query.from_user.id), outgoing)

    async def _chat(self, query: CallbackQuery, control: Control | None) -> ChatAddress:
        """Return the chat of a button; for an old message Telegram omits the topic."""
        message = query.message
        if message is None:
            return ChatAddress(query.from_user.id)
        # An inaccessible message is a Message without content.
        if isinstance(message, Message) and message.is_accessible:
            return chat_of_message(message)
        if control is not None and control.match is not None:
            for post in await self._services.store.posts(control.match, TELEGRAM):
                chat = chat_of_place(post.place)
                if (chat.chat_id, post.message) == (message.chat.id, str(message.message_id)):
                    return chat
        return ChatAddress(message.chat.id)

    async def _in_private(self, press: Press) -> None:
        """Show a match, a replay or lines, in the pressed message or in a new one.

        A replay is continued in the pressed message, and started in a new one. Lists and further
        pages replace the pressed message, other lines do not.
        """
        answer, view, settings = press.answer, press.answer.view, press.account.settings
        if answer.refused or view is not None:
            await self._reply_answer(press)
        else:
            await press.reply()
        if view is not None and view.moment is not None:
            is_continued = press.control is not None and press.control.choice != ""
            pressed = press.message_id if is_continued else None
            shown = self._services.own(view, settings)
            self._services.edit_or_send(press.chat, shown, pressed)
        elif view is not None:
            await self._show_match(press, view)
        elif not answer.refused and (outgoing := self._services.lines(answer, settings)):
            pressed = press.message_id if _replaces_message(press.control, answer) else None
            self._services.edit_or_send(press.chat, outgoing, pressed)

    async def _show_match(self, press: Press, view: MatchView) -> None:
        """Show a match in the pressed message if it is the newest post, else in a new one."""
        services, answer = self._services, press.answer
        newest = await services.delivery.newest(press.chat.place, view.match)
        if newest and (answer.refused or press.is_in(newest)):
            shown = services.own(with_choices(view, answer), press.account.settings)
            services.update(press.chat, view, shown)
        elif not answer.refused:
            services.answer(press.chat, press.account, answer)

    async def _in_ephemeral(self, press: Press) -> None:
        """Answer in the message that only this person sees; all see on the board what is done."""
        self._services.api.ephemeral.note_seen(press.query.from_user.id)
        if press.answer.refused or press.answer.view is not None or _is_done(press):
            await self._reply_answer(press)
        else:
            await press.reply()
        if _is_done(press) or _is_outdated(press):
            self._services.remove(press.ephemeral_chat, press.ephemeral)
        elif not press.answer.refused:
            self._show_ephemerally(press)

    async def _is_seen(self, press: Press) -> bool:
        """Return whether this person can be answered in a message that only they see."""
        support, query = self._services.api.ephemeral, press.query
        button = f"{press.chat.chat_id} {press.message_id} {query.data}"
        return await support.is_there() and support.is_seen(query.from_user.id, button)

    def _show_ephemerally(self, press: Press) -> None:
        """Show an answer in the group to this person, or in the private chat if that fails."""
        outgoing = self._services.answer_message(press.account, press.answer)
        if outgoing is not None:
            chat, otherwise = press.ephemeral_chat, partial(self._write_privately, press)
            self._services.show_ephemerally(chat, outgoing, otherwise, shown=press.ephemeral)

    async def _in_group(self, press: Press) -> None:
        view, row = press.answer.view, table.action_of(press.control)
        if _is_done(press):
            await self._reply_answer(press)
        elif row in {table.GROUP, table.TOP, table.EVENT}:  # of use only in this group
            await press.reply()
            if outgoing := self._services.lines(press.answer, press.account.settings):
                self._services.edit_or_send(press.chat, outgoing, press.message_id)
        elif not is_back_to_board(press.control) and await self._is_seen(press):
            await press.reply(line("telegram-ephemeral"))
            self._show_ephemerally(press)
        elif view is not None and row and row.begins_picking:
            await press.reply()
            await self._pick(press.chat, view)
        elif view is not None and is_back_to_board(press.control):
            await self._stop_picking(press, view)
        else:
            await self._reply_privately(press)

    async def _pick(self, chat: ChatAddress, own: MatchView) -> None:
        """Show the board for picking in the group; presses of other people have no effect."""
        services = self._services
        shared = await services.dispatcher.views.shared(own.match)
        if shared is None:
            return
        newest = await services.delivery.newest(chat.place, shared.match)
        outgoing = picking_message(shared, own, post_language(shared, newest))
        services.update(chat, shared, outgoing, posts=True)

    async def _stop_picking(self, press: Press, view: MatchView) -> None:
        if not view.yours:
            await press.reply(line("telegram-not-picking"), alert=True)
            return
        await press.reply()
        services = self._services
        shared = await services.dispatcher.views.shared(view.match)
        if shared is not None:
            newest = await services.delivery.newest(press.chat.place, shared.match)
            services.update(press.chat, shared, services.board(shared, newest))

    async def _reply_privately(self, press: Press) -> None:
        """Answer in the person's private chat, or open it by a deep link."""
        if await self._services.api.can_write(ChatAddress(press.query.from_user.id)):
            await press.reply(line("telegram-whispered"))
            self._write_privately(press)
        elif url := self._link(press):
            if not await press.reply(url=url):
                self._send_link(press)
        else:
            await press.reply(line("telegram-closed"), alert=True)

    def _write_privately(self, press: Press) -> None:
        """Have the answer sent to the person's private chat, or a link that opens it."""
        private_chat = ChatAddress(press.query.from_user.id)
        otherwise = partial(self._send_link, press)
        self._services.answer(private_chat, press.account, press.answer, otherwise=otherwise)

    def _link(self, press: Press) -> str | None:
        """Return the link that does in the private chat what the button does, if one may."""
        payload = control_payload(press.control) if press.control else None
        return deep_link(self._services.name, payload) if payload else None

    def _send_link(self, press: Press) -> None:
        """Send a link that opens the private chat, if the press itself cannot open it."""
        if url := self._link(press):
            settings, link = press.account.settings, (line("telegram-open"), url)
            notice = notice_message((line("telegram-closed"),), settings, link=link)
            self._services.send(press.chat, notice)

    async def _refresh_board(self, press: Press) -> None:
        """Update a board whose buttons are of an earlier turn."""
        control, services = press.control, self._services
        if control is None or control.match is None:
            return
        newest = await services.delivery.newest(press.chat.place, control.match)
        shared = await services.dispatcher.views.shared(control.match)
        if newest is None or shared is None or shared.turn == control.turn:
            return
        if press.is_in(newest):
            services.update(press.chat, shared, services.board(shared, newest))
        elif press.has_buttons:
            self._close(press, newest)

    async def _close_orphan(self, press: Press) -> None:
        """Close a board that Telegram has sent, though its answer was lost and it was sent again.

        Only a newer board of the match in the chat is a post.
        """
        control, message = press.control, press.query.message
        row = table.action_of(control)
        is_of_board = row and (row.changes_board or row.begins_picking)
        if control is None or control.match is None or not is_of_board:
            return
        if not isinstance(message, Message) or not message.photo:
            return
        posts = await self._services.store.posts(control.match, TELEGRAM)
        here = [post for post in posts if post.place == press.chat.place]
        newest = await self._services.delivery.newest(press.chat.place, control.match)
        if newest is not None and not any(map(press.is_in, here)):
            log.info("orphan_closed", match=control.match)
            self._close(press, newest)

    def _close(self, press: Press, newest: Post) -> None:
        """Take the buttons off the pressed board, which is not the newest one."""
        if press.message_id is not None:
            text = speaker(newest.language).say(line("telegram-passed"))
            self._services.close(press.chat, press.message_id, text)


def _is_done(press: Press) -> bool:
    """Return whether the button has changed something, which the board of the group shows."""
    row = table.action_of(press.control)
    return bool(row and row.changes_board) or press.answer.changed is not None


def _is_outdated(press: Press) -> bool:
    """Return whether a button was refused that is of an earlier turn of its match."""
    view, control = press.answer.view, press.control
    return press.answer.refused and bool(view and control and view.turn != control.turn)


def _replaces_message(control: Control | None, answer: Answer) -> bool:
    """Return whether an answer replaces the pressed message: a list or a page."""
    if control is None:
        return False
    return control.match is None or (answer.page and control.choice != "")
