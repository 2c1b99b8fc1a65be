"""Handles text messages: parses commands and mentions, and answers where the answer belongs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from telegram.constants import ReactionEmoji

from bot.core.handlers.blocking import BLOCK, UNBLOCK
from bot.core.matches import actions_table as table
from bot.core.matches.context import RequestContext
from bot.core.matches.errors import display_after_commit
from bot.core.matches.groups import AnswersIn
from bot.core.matches.messages import PersonName, Refused, line, refused
from bot.core.matches.model import Identity
from bot.core.typed.words import (
    MAX_FILE_BYTES,
    file_request,
    looks_like_move,
    read_request,
    split_word,
)
from bot.core.views.queries import refusal
from bot.core.views.views import Answer
from bot.frontends import TELEGRAM
from bot.frontends.bounded import BoundedDict
from bot.frontends.telegram.groups import group_key, group_of, manages_elsewhere
from bot.frontends.telegram.inbox import note_decided
from bot.frontends.telegram.locale import client_language
from bot.frontends.telegram.pace import Rank
from bot.frontends.telegram.reading import ephemeral_chat, is_nobody, replied_message, sent_file
from bot.frontends.telegram.render import is_step, notice_message
from bot.frontends.telegram.send import ChatAddress
from bot.frontends.telegram.sharing import control_payload, deep_link, word_payload

if TYPE_CHECKING:
    from telegram import Document, Message, User

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, MatchId
    from bot.core.views.views import MatchView
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.reading import MessageText
    from bot.frontends.telegram.services import Services

MAX_BOARD_DELAY: Final = 2.0
"""If the group's board will not show a move within so many seconds, a reaction tells of it."""

ACKNOWLEDGEMENT: Final = ReactionEmoji.OK_HAND_SIGN

MAX_BUSY_CHATS: Final = 4096

BUSY_NOTICE_INTERVAL: Final = 60.0  # seconds
"""A chat is told at most so often that answers are dropped."""


@dataclass(frozen=True, slots=True)
class ParsedMessage:
    """A text with its author, chat and message id; ``private_chat`` is the author's.

    ``ephemeral_chat`` is the group of a text that only the author sees, as they do the answer.
    """

    account: Account
    text: MessageText
    chat: ChatAddress
    message_id: int
    private_chat: ChatAddress
    ephemeral_chat: ChatAddress | None = None


class WordHandler:
    """Handles the words of the bot.

    A person whose user name is not known can be challenged by a reply.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._busy_said: BoundedDict[int, float] = BoundedDict(MAX_BUSY_CHATS)

    async def handle(
        self, user: User, text: MessageText, chat: ChatAddress, message: Message
    ) -> None:
        """Answer a text that is for the bot."""
        parsed = ParsedMessage(
            *(await self.meet(user), text, chat, message.message_id, ChatAddress(user.id)),
            ephemeral_chat=ephemeral_chat(message),
        )
        match = await self._replied_match(chat, message)
        if not (chat.is_private or parsed.ephemeral_chat) and must_be_private(text):
            self._redirect_to_private_chat(parsed)
            return
        if not chat.is_private and not text.word and word_of(text) == table.HELLO.word:
            return
        place = None if chat.is_private else chat.place
        context = RequestContext(
            match,
            place=place,
            stay=place,
            is_public=place is not None,
            chat=TELEGRAM,
            group=group_of(self._services.api, message, user.id),
            manages=partial(manages_elsewhere, self._services.api, user.id),
        )
        if text.text.strip() == "/record" and (file := sent_file(message)):
            answer = await self._read_file(parsed, file, context)
        else:
            answer = await self._do(parsed, context)
        note_decided()
        parsed = replace(parsed, account=answer.reader or parsed.account)
        is_chatter = is_small_talk(text)
        with display_after_commit():
            if chat.is_private:
                is_taken = self._services.answer(chat, parsed.account, answer, rank=Rank.CHATTER)
                self._check_busy(parsed, is_taken=is_taken)
            elif not (answer.refused and is_chatter):
                await self._answer(parsed, answer)

    async def meet(self, user: User, *, is_mentioned: bool = False) -> Account:
        """Return the account of a person, who can be challenged by name from now on.

        The language of a person who is only mentioned may be out of date.
        """
        language = "" if is_mentioned else client_language(user)
        identity = Identity(TELEGRAM, str(user.id))
        account = await self._services.people.meet(identity, user.full_name or "", language)
        await self._services.usernames.keep(user, account.id)
        return account

    async def _replied_match(self, chat: ChatAddress, message: Message) -> MatchId | None:
        """Return the match of the board that a message replies to."""
        board = replied_message(message, self._services.bot.id)
        post = await self._services.store.post_at(chat.place, str(board)) if board else None
        return post.match if post else None

    async def _read_file(
        self, parsed: ParsedMessage, file: Document, context: RequestContext
    ) -> Answer:
        """Look at the record in a file."""
        note_decided()  # nothing changes, so other updates need not wait for the file
        if (file.file_size or 0) > MAX_FILE_BYTES:
            return refusal(refused("too-long", limit=MAX_FILE_BYTES))
        if (content := await self._services.api.download(file)) is None:
            return _refusal(line("telegram-trouble"))
        if isinstance(request := file_request(content), Refused):
            return refusal(request)
        return await self._services.dispatcher.do(parsed.account, request, context)

    async def _do(self, parsed: ParsedMessage, context: RequestContext) -> Answer:
        text = parsed.text
        row = table.WORDS.get(text.word)
        if (row and "opponent" in row.options) or is_about_blocking(text):
            return await self._do_with_person(parsed, context)
        answer = await self._services.dispatcher.hear(parsed.account, text.text, context, bare=True)
        if text.word == "help" and answer.content is None:
            return replace(answer, lines=(*answer.lines, line("telegram-help")))
        return answer

    async def _do_with_person(self, parsed: ParsedMessage, context: RequestContext) -> Answer:
        request, person = read_request(parsed.text.text), parsed.text.person
        if isinstance(request, Refused):
            return refusal(request)
        opponent = None
        username = parsed.text.username.casefold()
        if username and username != self._services.name.casefold():
            opponent = await self._named(username)
            if opponent is None:
                name = PersonName(f"@{parsed.text.username}")
                return _refusal(line("telegram-unknown-username", name=name))
        elif person is not None and person.id != self._services.bot.id:
            if is_nobody(person):
                return _refusal(line("telegram-nobody"))
            if person.is_bot:
                return _refusal(line("telegram-bot-opponent"))
            opponent = await self.meet(person, is_mentioned=True)
        if opponent is not None:
            context = replace(context, theirs=context.stay)
        return await self._services.dispatcher.do(
            parsed.account, request, context, opponent=opponent
        )

    async def _named(self, username: str) -> Account | None:
        """Return the account of the person with a user name, None if that is not known."""
        people = self._services.people
        found = await self._services.store.person_named(TELEGRAM, username)
        if found is None:
            return None
        known = await people.person(found.identity)
        return known or await people.meet(found.identity, found.name)

    async def _answer(self, parsed: ParsedMessage, answer: Answer) -> None:
        view, row = answer.view, table.WORDS.get(word_of(parsed.text))
        if parsed.ephemeral_chat and row is table.EVENT and not answer.refused:
            self._reply(
                replace(parsed, ephemeral_chat=None), answer
            )  # all are to see it, and may join
        elif await self._is_hushed(parsed, answer, row):
            payload = word_payload(row if row and row.is_for_one else table.HELP)
            self._reply_privately(parsed, answer, payload)
        elif answer.is_private:
            self._reply_privately(parsed, answer, word_payload(table.GAMES))
        elif answer.refused:
            self._reply(parsed, answer)
        elif row and row.is_for_one:
            self._reply_privately(parsed, answer, word_payload(row))
        elif view is not None and is_step(view):
            opens = row if row and row.is_linkable else table.BOARD
            self._reply_privately(parsed, answer, _step_payload(opens, view))
        elif view is not None and row is table.BOARD:
            await self._show_board(parsed, answer, view)
        elif view is None or (row and not row.is_seen_on_board):
            self._reply(parsed, answer)
        elif parsed.message_id and self._services.api.delay(parsed.chat) > MAX_BOARD_DELAY:
            await self._services.api.react(parsed.chat, parsed.message_id, ACKNOWLEDGEMENT)

    async def _is_hushed(
        self, parsed: ParsedMessage, answer: Answer, row: table.ActionRow | None
    ) -> bool:
        """Return whether a text answer goes to the private chat, as the group's managers want."""
        if row is table.GROUP or answer.view is not None or not answer.lines:
            return False
        chosen = await self._services.store.group_settings(group_key(parsed.chat.chat_id))
        return chosen.answers is AnswersIn.PRIVATE

    def _reply(self, parsed: ParsedMessage, answer: Answer) -> None:
        if parsed.ephemeral_chat:
            payload = word_payload(table.WORDS.get(word_of(parsed.text), table.HELP))
            told = replace(answer, content=None) if answer.view else answer
            self._reply_privately(parsed, told, payload)
        elif (outgoing := self._services.lines(answer, parsed.account.settings)) is not None:
            self._send(parsed, outgoing)

    def _send(self, parsed: ParsedMessage, outgoing: OutgoingMessage) -> None:
        """Answer a message in its chat, unless too much waits there already."""
        is_taken = self._services.send(
            parsed.chat,
            outgoing,
            reply_to=parsed.message_id,
            rank=Rank.CHATTER,
            member=parsed.account.id,
        )
        self._check_busy(parsed, is_taken=is_taken)

    def _check_busy(self, parsed: ParsedMessage, *, is_taken: bool) -> None:
        """Say that a chat is too busy for answers, once a minute, if one was not taken."""
        now = asyncio.get_running_loop().time()
        chat_id = parsed.chat.chat_id
        if is_taken or now < self._busy_said.get(chat_id, 0.0) + BUSY_NOTICE_INTERVAL:
            return
        self._busy_said[chat_id] = now
        is_private = parsed.chat.is_private
        said = line("telegram-busy-private") if is_private else line("telegram-busy")
        where = parsed.ephemeral_chat or parsed.chat
        self._services.send(where, notice_message((said,), parsed.account.settings))

    def _redirect_to_private_chat(self, parsed: ParsedMessage) -> None:
        """Refuse a plan that the group could read, with a link to the private chat."""
        row = table.WORDS[word_of(parsed.text)]
        link = (line("telegram-open"), deep_link(self._services.name, word_payload(row)))
        outgoing = notice_message((line("telegram-overheard"),), parsed.account.settings, link=link)
        self._send(parsed, outgoing)

    async def _show_board(self, parsed: ParsedMessage, answer: Answer, view: MatchView) -> None:
        """Post the board again if the chat has a post of the match, else show it in private."""
        services, chat = self._services, parsed.chat
        shared = await services.dispatcher.views.shared(view.match)
        newest = await services.delivery.newest(chat.place, view.match)
        if shared is None or newest is None:
            self._reply_privately(parsed, answer, _step_payload(table.BOARD, view))
        else:
            board = services.board(shared, newest)
            is_taken = services.post(
                chat, shared, board, rank=Rank.CHATTER, member=parsed.account.id
            )
            self._check_busy(parsed, is_taken=is_taken)

    def _reply_privately(self, parsed: ParsedMessage, answer: Answer, payload: str) -> None:
        """Answer where only the author reads it: in the group if Telegram can, else in private."""
        otherwise = partial(self._write_privately, parsed, answer, payload)
        outgoing = self._services.answer_message(parsed.account, answer)
        if outgoing is None or parsed.ephemeral_chat is None:
            otherwise()
            return
        rank, member = Rank.CHATTER, parsed.account.id
        is_taken = self._services.show_ephemerally(
            parsed.ephemeral_chat, outgoing, otherwise, rank=rank, member=member
        )
        self._check_busy(parsed, is_taken=is_taken)

    def _write_privately(self, parsed: ParsedMessage, answer: Answer, payload: str) -> None:
        """Answer in the private chat; if that is closed, send a link that opens it."""

        def send_link() -> None:
            link = (line("telegram-open"), deep_link(self._services.name, payload))
            notice = notice_message((line("telegram-closed"),), parsed.account.settings, link=link)
            self._send(parsed, notice)

        self._services.answer(
            parsed.private_chat, parsed.account, answer, rank=Rank.CHATTER, otherwise=send_link
        )


def is_small_talk(text: MessageText) -> bool:
    """Return whether a text without a command is more than a word and not a move: people talk."""
    if text.word or looks_like_move(text.text):
        return False
    found = split_word(text.text)
    return found is None or (" " in found[1] and not any(map(looks_like_move, found[1].split())))


def is_about_blocking(text: MessageText) -> bool:
    """Return whether a text blocks or unblocks a person, who may be mentioned."""
    first = text.rest.casefold().partition(" ")[0].partition("=")[0]
    return text.word == "settings" and first in {BLOCK, UNBLOCK}


def must_be_private(text: MessageText) -> bool:
    """Return whether a text must not be read by others: a plan or a set-up."""
    row = table.WORDS.get(word_of(text))
    return row is not None and row.is_secret and text.rest != ""


def word_of(text: MessageText) -> str:
    """Return the word, with or without a slash; empty if there is none."""
    found = split_word(text.text.lstrip("/"))
    return found[0] if found else text.word


def is_for_bot(text: MessageText, chat: ChatAddress, *, is_reply: bool) -> bool:
    """Return whether a text is for the bot: a group has other people and other bots."""
    return chat.is_private or is_reply or text.is_addressed or text.word in table.WORDS


def _refusal(reason: Line) -> Answer:
    return Answer(lines=(reason,), refused=True)


def _step_payload(row: table.ActionRow, view: MatchView) -> str:
    moment = "" if view.moment is None else view.moment
    return control_payload(row.control(view.match, view.turn, moment)) or ""
