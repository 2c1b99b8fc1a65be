"""Takes Telegram's updates to those who answer them; whatever goes wrong, the person is told."""

from __future__ import annotations

import traceback
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram import ChatMember, Update
from telegram.error import TelegramError
from telegram.ext import CallbackQueryHandler, ChatMemberHandler, MessageHandler, filters

from bot.core.errors import StoreFault, TryLater, Unreachable
from bot.core.log_context import begin_request
from bot.core.matches.preferences import Settings
from bot.core.messages import line
from bot.core.store_errors import NotDisplayed, store_error_refusal
from bot.frontends.telegram.buttons import ButtonHandler
from bot.frontends.telegram.commands import WordHandler, is_meant
from bot.frontends.telegram.log_redaction import without
from bot.frontends.telegram.places import PLATFORM, ChatAddress, chat_of_message, client
from bot.frontends.telegram.reading import answered_match, read_message
from bot.frontends.telegram.render import said
from bot.frontends.telegram.start import StartHandler
from bot.i18n import speaker

if TYPE_CHECKING:
    from telegram import Message, User
    from telegram.ext import Application

    from bot.core.messages import Line
    from bot.frontends.telegram.parts import Services
    from bot.frontends.telegram.reading import MessageText

ALLOWED_UPDATES: Final = (Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER)
"""The kinds of updates that are asked for."""

_OUTSIDE: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})
_REMEMBERED: Final = 4096

log = structlog.get_logger()


class Updates:
    """The handlers of a running bot."""

    def __init__(self, parts: Services, token: str) -> None:
        """Errors may quote addresses, so the token is blotted out of what is logged of them."""
        self._parts = parts
        self._token = token
        self._talk = WordHandler(parts)
        self._presses = ButtonHandler(parts)
        self._welcome = StartHandler(parts)
        self._seen: OrderedDict[int, None] = OrderedDict()

    def listen(self, application: Application[Any, Any, Any, Any, Any, Any]) -> None:
        """Handle an application's updates from now on."""
        application.add_handler(MessageHandler(filters.UpdateType.MESSAGE, self.on_message))
        application.add_handler(CallbackQueryHandler(self.on_press))
        application.add_handler(ChatMemberHandler(self.on_membership))
        application.add_error_handler(self.on_error)

    async def on_message(self, update: Update, _: object) -> None:
        """Answer a message, if it is for the bot."""
        begin_request(platform=PLATFORM)
        message = update.message
        if message is None or self._is_repeated(update):
            return
        if message.migrate_to_chat_id is not None:
            old, new = ChatAddress(message.chat.id), ChatAddress(message.migrate_to_chat_id)
            await self._parts.posts.moved(old.place, new.place)
            return
        room, user = chat_of_message(message.chat, message), message.from_user
        self._parts.wire.note(room, message.message_id)
        words = read_message(message, self._parts.name)
        is_answer = answered_match(message, self._parts.bot.id) is not None
        if words is None or not is_meant(words, room, is_answer=is_answer):
            return
        if message.sender_chat is not None:
            await self._say(room, line("telegram-anonymous"), message)
        elif user is not None and not user.is_bot:
            await self._on_words(user, words, room, message)

    async def on_press(self, update: Update, _: object) -> None:
        """Answer a button."""
        begin_request(platform=PLATFORM)
        query = update.callback_query
        if query is None or self._is_repeated(update):
            return
        await self._presses.press(await self._talk.meet(query.from_user), query)

    async def on_membership(self, update: Update, _: object) -> None:
        """Greet a group that the bot has just come to."""
        begin_request(platform=PLATFORM)
        change = update.my_chat_member
        if change is None or self._is_repeated(update):
            return
        before, after = change.old_chat_member.status, change.new_chat_member.status
        if change.chat.id < 0 and before in _OUTSIDE and after not in _OUTSIDE:
            await self._welcome.greet(ChatAddress(change.chat.id), change.from_user)

    async def on_error(self, update: object, context: Any) -> None:
        """Log what went wrong, and tell the person unless they cannot be told."""
        error = context.error
        if isinstance(error, TryLater | Unreachable):
            log.info("answer_not_sent", reason=str(error))
            return
        sentence = self._sentence(error)
        if isinstance(update, Update):
            await self._apologise(update, sentence)

    def _sentence(self, error: Exception) -> Line:
        """Log an error, and return what is told of it."""
        if isinstance(error, StoreFault):
            return store_error_refusal(error).line
        if isinstance(error, NotDisplayed):
            log.warning("answer_not_shown", problem=str(error))
        else:
            text = "".join(traceback.format_exception(error))
            log.error("update_failed", problem=without(self._token, text))
        return line("telegram-trouble")

    async def _on_words(
        self, user: User, words: MessageText, room: ChatAddress, message: Message
    ) -> None:
        if room.is_private and message.text is None:
            if message.effective_attachment is not None:
                await self._say(room, line("telegram-text-only"), message)
        elif room.is_private and words.word == "start":
            await self._welcome.start(await self._talk.meet(user), room, words.rest)
        elif words.word != "start":
            await self._talk.hear(user, words, room, message)
        elif not words.rest:
            # With more words it came of the link that added the bot, which was greeted for that.
            await self._welcome.greet(room, user)

    async def _say(self, room: ChatAddress, sentence: Line, message: Message) -> None:
        card = said((sentence,), Settings(client(message.from_user)))
        await self._parts.wire.send(room, card, reply_to=message.message_id)

    async def _apologise(self, update: Update, sentence: Line) -> None:
        try:
            if update.callback_query is not None:
                speaks = client(update.callback_query.from_user)
                await update.callback_query.answer(speaker(speaks).say(sentence), show_alert=True)
            elif update.message is not None:
                room = chat_of_message(update.message.chat, update.message)
                await self._say(room, sentence, update.message)
        except (TelegramError, TryLater, Unreachable):
            return  # there is no way to say it

    def _is_repeated(self, update: Update) -> bool:
        """Tell whether an update has come before: Telegram repeats what it is not sure about."""
        if update.update_id in self._seen:
            return True
        self._seen[update.update_id] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return False
