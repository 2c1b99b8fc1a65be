"""Guest mode: what the bot answers where it is named in a chat that it is not in.

Invariants: each query gets one answer, which everyone in that chat reads, so that nothing in it
may be about the asker's matches. The number of that chat may be another chat's here: it is never
used.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import structlog
from telegram import InlineKeyboardMarkup
from telegram.error import TelegramError

from bot.core.handlers.computers import computer_challenge
from bot.core.handlers.dispatcher import NO_ANSWER
from bot.core.matches import actions_table as table
from bot.core.matches.context import RequestContext
from bot.core.matches.messages import Refused, line
from bot.core.typed.questions import question, question_in
from bot.core.typed.terms import Proposal, known_ruleset, proposal
from bot.core.typed.text import plain_text
from bot.core.typed.words import TEXT_LIMIT, Request, read_request
from bot.core.views.views import Answer
from bot.frontends import TELEGRAM
from bot.frontends.telegram.cards import link_buttons
from bot.frontends.telegram.inline import article
from bot.frontends.telegram.message import OutgoingMessage
from bot.frontends.telegram.presses import CALL_TIMEOUT
from bot.frontends.telegram.render import answer_message, notice_message
from bot.frontends.telegram.send import card_address
from bot.i18n import speaker_to
from engine.catalogue import DEFAULT, KEYS

if TYPE_CHECKING:
    from telegram import InlineQueryResult, Message, User

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.matches.preferences import Settings
    from bot.frontends.telegram.inline import InlineHandler
    from bot.frontends.telegram.services import Services

log = structlog.get_logger()


class GuestHandler:
    """Answers messages that name the bot where it is a guest."""

    def __init__(self, services: Services, inline: InlineHandler) -> None:
        self._services = services
        self._inline = inline

    async def answer(self, account: Account, user: User, message: Message) -> None:
        """Answer with a challenge to anyone in that chat, or with what the rules say."""
        asked = asked_of_guest(self._without_name(message), account.settings)
        if isinstance(asked, str):
            await self._give(message, self._inline.game(account, user.id, asked))
            return
        if isinstance(asked, Answer):
            answer = asked
        else:
            # Each query is a place of its own, where no other question is gone on from.
            place = card_address(message.guest_query_id or "").place
            context = RequestContext(place=place, is_public=True, chat=TELEGRAM)
            answer = await self._services.dispatcher.do(account, asked, context)
        if not NO_ANSWER.isdisjoint(each.code for each in answer.lines):
            answer = _only_this()
        await self._give(message, self._told(answer, account.settings))

    async def say(self, message: Message, sentence: Line, settings: Settings) -> None:
        """Answer with a sentence."""
        await self._give(message, self._told(Answer(lines=(sentence,), refused=True), settings))

    def _without_name(self, message: Message) -> str:
        name = re.compile(rf"@{re.escape(self._services.name)}\b[\s,:]*", re.IGNORECASE)
        return name.sub("", message.text or message.caption or "")

    def _told(self, answer: Answer, reader: Settings) -> InlineQueryResult:
        """Return an answer in words; its buttons become one link, as they are for one person."""
        if answer.refused:  # what was perhaps meant cannot be pressed here
            meant = (each.label for each in answer.choices)
            outgoing = notice_message((*answer.lines, *meant), reader)
        else:
            outgoing = answer_message(answer, reader) or notice_message(answer.lines, reader)
        games, label = _games(answer), table.RULES.label
        control = table.RULES.control(choice=games.pop() if len(games) == 1 else "")
        if answer.refused:
            control, label = table.GAMES.control(), line("telegram-open")
        title = speaker_to(reader).say(label)
        link = link_buttons(control, title, self._services.name)
        text = outgoing.fallback_text or outgoing.text
        shown = OutgoingMessage(text, buttons=InlineKeyboardMarkup((link,)))
        return article("answer", title, "", shown)

    async def _give(self, message: Message, result: InlineQueryResult) -> None:
        try:
            await message.answer_guest_query(
                result,
                connect_timeout=CALL_TIMEOUT,
                write_timeout=CALL_TIMEOUT,
                read_timeout=CALL_TIMEOUT,
            )
        except TelegramError as error:  # it may be too late, or have been answered before
            log.info("guest_not_answered", error=error.message)


def asked_of_guest(text: str, asker: Settings) -> str | Request | Answer:
    """Return the game of a challenge, the request for the rulebook, or a refusal.

    Everything else, such as a move or a list of matches, is refused: it is for other chats.
    """
    typed = plain_text(text, TEXT_LIMIT)
    if not typed:
        return DEFAULT
    game, read = known_ruleset(typed), read_request(typed, bare=True, language=asker.spoken)
    if isinstance(game, str):
        return game if game in KEYS else _only_this()
    if isinstance(read, Refused):
        return question_in(typed, read) or question(typed)
    if read.word == table.CHALLENGE.word:
        return _challenged(read)
    if read.word == table.RULES.word and not read.get("match"):
        return read
    return question_in(typed, read) or _only_this()


def _challenged(read: Request) -> str | Answer:
    """Return the game of a challenge; a card has no room for other terms than the usual ones."""
    wanted = proposal(read)
    if isinstance(wanted, Refused):
        return Answer(lines=(wanted.line,), refused=True)
    usual = proposal(Request(read.word, {"ruleset": wanted.terms.game}))
    is_usual = isinstance(usual, Proposal) and usual.terms == wanted.terms
    return wanted.terms.game if is_usual and computer_challenge(read) is None else _only_this()


def _only_this() -> Answer:
    return Answer(lines=(line("telegram-guest"),), refused=True)


def _games(answer: Answer) -> set[str]:
    """Return the games whose pages an answer leads to."""
    return {str(each.control.choice).partition("=")[0] for each in answer.choices} & set(KEYS)
