"""Handles Telegram's updates: messages, buttons, inline queries, being added to a group."""

from __future__ import annotations

import traceback
from contextvars import ContextVar
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram import ChatMember, Update
from telegram.error import TelegramError
from telegram.ext import TypeHandler

from bot.core.handlers.opening import START
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import MAX_CONTROL_BYTES, Control, Verb, read_control
from bot.core.matches.errors import (
    AlreadyHandled,
    NotDisplayed,
    StoreFault,
    TryLater,
    Unreachable,
    store_error_refusal,
)
from bot.core.matches.log_context import begin_request
from bot.core.matches.messages import line
from bot.core.matches.model import MatchId
from bot.core.matches.preferences import Settings
from bot.core.typed.text import plain_text
from bot.core.typed.words import Request
from bot.core.views.views import Answer, Choice
from bot.frontends import TELEGRAM
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.buttons import ButtonHandler
from bot.frontends.telegram.client import without_token
from bot.frontends.telegram.commands import WordHandler, is_for_bot
from bot.frontends.telegram.groups import group_key
from bot.frontends.telegram.guest import GuestHandler
from bot.frontends.telegram.inbox import upgrade
from bot.frontends.telegram.inline import InlineHandler
from bot.frontends.telegram.locale import client_language
from bot.frontends.telegram.pace import Rank
from bot.frontends.telegram.presses import QueryAnswer
from bot.frontends.telegram.reading import ephemeral_chat, read_message, replied_message
from bot.frontends.telegram.render import (
    answer_message,
    notice_message,
    with_link,
)
from bot.frontends.telegram.send import ChatAddress, chat_of_message
from bot.frontends.telegram.sharing import control_text, linked_word
from bot.i18n import speaker

if TYPE_CHECKING:
    from telegram import CallbackQuery, ChatMemberUpdated, Message, User
    from telegram.ext import Application

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.frontends.telegram.reading import MessageText
    from bot.frontends.telegram.services import Services

ALLOWED_UPDATES: Final = (
    *(Update.MESSAGE, Update.CALLBACK_QUERY, Update.INLINE_QUERY, Update.MY_CHAT_MEMBER),
    Update.GUEST_MESSAGE,
)
"""The kinds of updates that Telegram is to send."""

MAX_ALBUMS: Final = 1000
"""How many albums are remembered, each of which gets one answer for all its messages."""

PRIVATE_CONTEXT: Final = RequestContext(chat=TELEGRAM)
_NOT_MEMBER: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})

_language: ContextVar[str] = ContextVar("language", default="")
"""The language of the person whose update is handled, also in what is sent for it later."""

_has_apologised: ContextVar[bool] = ContextVar("has_apologised", default=False)

log = structlog.get_logger()


class Interactions:
    """The handlers of a running bot."""

    def __init__(self, services: Services, token: str) -> None:
        """The token is removed from logged errors, which may contain addresses."""
        self._services = services
        self._token = token
        self._words = WordHandler(services)
        self._buttons = ButtonHandler(services)
        self._inline = InlineHandler(services, token)
        self._guest = GuestHandler(services, self._inline)
        self._start = StartHandler(services)
        self._albums: BoundedDict[str, None] = BoundedDict(MAX_ALBUMS)

    def register(self, application: Application[Any, Any, Any, Any, Any, Any]) -> None:
        """Register the handlers with an application."""
        application.add_handler(TypeHandler(Update, self.on_update))
        application.add_handler(TypeHandler(Update, self._services.usernames.note), group=1)
        application.add_error_handler(self.on_error)

    async def on_update(self, update: Update, _: object) -> None:
        """Handle an update."""
        begin_request(platform=TELEGRAM)
        _language.set(client_language(update.effective_user))
        if query := update.callback_query:
            await self._on_press(query)
        elif inline := update.inline_query:
            await self._inline.offer(await self._words.meet(inline.from_user), inline)
        elif guest := update.guest_message:
            await self._on_guest_message(guest)
        elif change := update.my_chat_member:
            await self._on_membership(change)
        elif message := update.message:
            await self._on_message(message)

    async def _on_press(self, query: CallbackQuery) -> None:
        """Handle a pressed button, which is answered once and in time, whatever happens."""
        answer = QueryAnswer(query)
        with answer.in_time():
            try:
                handler = self._inline if query.inline_message_id else self._buttons
                account = await self._words.meet(query.from_user)
                await handler.press(account, read_control(query.data or ""), answer)
            except (TryLater, Unreachable) as error:
                log.info("answer_not_sent", reason=str(error))
            except Exception as error:  # noqa: BLE001 -- any error is logged and told
                sentence, settings = (
                    self._log_error(error),
                    Settings(client_language(query.from_user)),
                )
                text = speaker(settings.language).say(sentence)
                if not await answer.give(text, alert=True):
                    notice = notice_message((sentence,), settings)
                    self._services.send(ChatAddress(query.from_user.id), notice)
            finally:
                await answer.give()

    def on_job_failed(self, chat_id: int, error: Exception) -> None:
        """Log that something could not be sent, and say so once in its chat."""
        sentence = self._log_error(error)
        if isinstance(error, TelegramError) and _has_apologised.get():
            return
        _has_apologised.set(True)
        notice = notice_message((sentence,), Settings(_language.get()))
        self._services.send(ChatAddress(chat_id), notice)

    async def _on_message(self, message: Message) -> None:
        """Answer a message if it is for the bot."""
        if moved := upgrade(message):
            old, new = (ChatAddress(each).place for each in moved)
            await self._services.store.move_place(old, new, self._services.dispatcher.clock())
            return
        chat, user = chat_of_message(message), message.from_user
        if message.left_chat_member is not None:
            self._services.api.note_left(chat, message.left_chat_member.id)
        self._services.api.note_message(chat, message.message_id)
        text = read_message(message, self._services.name)
        is_reply = replied_message(message, self._services.bot.id) is not None
        if text is None or not is_for_bot(text, chat, is_reply=is_reply):
            return
        if message.forward_origin is not None or message.via_bot is not None:
            return  # it was written by another user or bot
        if message.sender_chat is not None:
            self._reply(chat, line("telegram-anonymous"), message)
        elif user is not None and not user.is_bot:
            await self._on_text(user, text, chat, message)

    async def _on_guest_message(self, message: Message) -> None:
        """Answer a person who named the bot in a chat that it is not in."""
        user = message.from_user
        if message.forward_origin is not None or message.via_bot is not None or user is None:
            return
        if message.sender_chat is not None:
            settings = Settings(client_language(user))
            await self._guest.say(message, line("telegram-anonymous"), settings)
        elif not user.is_bot:
            await self._guest.answer(await self._words.meet(user), user, message)

    async def _on_membership(self, change: ChatMemberUpdated) -> None:
        """Greet a group that the bot was added to; forget the settings of one that it has left.

        Telegram tells of any change of the bot's rights.
        """
        self._services.api.note_rights(change.chat.id)
        before, after = change.old_chat_member.status, change.new_chat_member.status
        if change.chat.id < 0 and before in _NOT_MEMBER and after not in _NOT_MEMBER:
            chat = ChatAddress(change.chat.id)
            there = await self._services.store.played_at(chat.place)
            if there.names == {chat.place}:  # else it was a group that knows the bot
                await self._start.greet(chat, change.from_user)
        elif change.chat.id < 0 and after in _NOT_MEMBER:
            await self._services.store.forget_group(group_key(change.chat.id))

    async def on_error(self, update: object, context: Any) -> None:
        """Log an error, and apologise to the person if they can be reached."""
        error = context.error
        if isinstance(error, AlreadyHandled):  # by another process; it has answered
            return
        if isinstance(error, TryLater | Unreachable):
            log.info("answer_not_sent", reason=str(error))
            return
        sentence = self._log_error(error)
        if not isinstance(update, Update):
            return
        if update.message is not None:
            self._reply(chat_of_message(update.message), sentence, update.message)
        elif guest := update.guest_message:
            await self._guest.say(guest, sentence, Settings(client_language(guest.from_user)))

    def _log_error(self, error: Exception) -> Line:
        """Log an error and return the apology."""
        if isinstance(error, StoreFault):
            return store_error_refusal(error).line
        if isinstance(error, NotDisplayed):
            log.warning("answer_not_shown", problem=str(error))
        else:
            text = "".join(traceback.format_exception(error))
            log.error("update_failed", problem=without_token(self._token, text))
        return line("telegram-trouble")

    async def _on_text(
        self, user: User, text: MessageText, chat: ChatAddress, message: Message
    ) -> None:
        if chat.is_private and message.text is None and not text.word:
            album = message.media_group_id or ""
            is_told = album in self._albums
            if album:
                self._albums[album] = None
            if message.effective_attachment is not None and not is_told:
                self._reply(chat, line("telegram-text-only"), message)
        elif chat.is_private and text.word == "start":
            await self._start.start(await self._words.meet(user), chat, text.rest)
        elif text.word != "start":
            await self._words.handle(user, text, chat, message)
        elif not text.rest:
            # With a payload it comes from the link that added the bot: on_membership has greeted.
            await self._start.greet(ephemeral_chat(message) or chat, user)

    def _reply(self, chat: ChatAddress, sentence: Line, message: Message) -> None:
        outgoing = notice_message((sentence,), Settings(client_language(message.from_user)))
        number, chat = message.message_id, ephemeral_chat(message) or chat
        self._services.send(chat, outgoing, reply_to=number, rank=Rank.CHATTER)


class StartHandler:
    """Handles `/start`: welcomes people and groups, and opens deep links."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def start(self, account: Account, chat: ChatAddress, payload: str) -> None:
        """Welcome a person, or show what the deep link asks for."""
        if not payload:
            await self._welcome(account, chat)
            # They may have blocked the bot when it was sent.
            if view := await self._services.dispatcher.views.first_waiting(account):
                board = self._services.own(view, account.settings)
                self._services.post(chat, view, board, rank=Rank.ANSWER)
            return
        answer = await self._linked_answer(account, payload)
        self._services.answer(chat, account, answer)

    async def greet(self, chat: ChatAddress, host: User | None) -> None:
        """Introduce the bot in a group, in the language of the person who added it."""
        outgoing = notice_message((line("telegram-greeting"),), Settings(client_language(host)))
        self._services.send(chat, outgoing)

    async def _welcome(self, account: Account, chat: ChatAddress) -> None:
        services = self._services
        asked = Control(Verb.HELP, choice=START)
        answer = await services.dispatcher.press(account, asked, PRIVATE_CONTEXT)
        if answer.content is None:  # a person who plays; what can be typed is a press away
            commands = Choice(Control(Verb.HELP), line("opening-commands"))
            choices = (*answer.choices, commands)
            answer = replace(answer, lines=(line("telegram-welcome"),), choices=choices)
        outgoing = answer_message(answer, account.settings)
        if outgoing is not None:
            group = f"https://t.me/{services.name}?startgroup=petteia"
            link = (line("telegram-add"), group)
            services.send(chat, with_link(outgoing, account.settings, link))

    async def _linked_answer(self, account: Account, payload: str) -> Answer:
        dispatcher = self._services.dispatcher
        if control := read_control(control_text(payload)):
            return await dispatcher.press(account, control, PRIVATE_CONTEXT)
        if word := linked_word(payload):
            return await dispatcher.do(account, Request(word), PRIVATE_CONTEXT)
        code = plain_text(payload, MAX_CONTROL_BYTES).casefold()
        if invitation := await dispatcher.invitation(MatchId(code), account):
            view, figure = invitation.view, invitation.figure
            if figure is not None:
                view = replace(view, picture=figure.picture, words=figure.words)
            return Answer(content=view)
        own = await dispatcher.views.post(account, MatchId(code))
        if own is not None:
            return Answer(content=own)
        # The challenge cannot be accepted; the refusal says why.
        refusal = await dispatcher.do(account, Request("accept", {"code": code}), PRIVATE_CONTEXT)
        return replace(refusal, content=None) if refusal.refused else refusal
