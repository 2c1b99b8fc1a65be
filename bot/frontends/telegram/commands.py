"""The words as commands, which Telegram offers to people who type a slash."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from bot.core.context import RequestContext
from bot.core.controls import Control, Verb
from bot.core.handlers.blocking import BLOCK, UNBLOCK
from bot.core.messages import PersonName, Refused, family_line, line
from bot.core.notifications.delivery import post_language
from bot.core.store_errors import display_after_commit
from bot.core.views.views import Answer
from bot.core.words import WORDS, read_request
from bot.frontends.telegram import links
from bot.frontends.telegram.markup import cut
from bot.frontends.telegram.places import PLATFORM, ChatAddress, client, identity
from bot.frontends.telegram.private_replies import with_retry
from bot.frontends.telegram.reading import answered_match
from bot.frontends.telegram.render import answer_message, is_step, said
from bot.i18n import FALLBACK, LANGUAGES, speaker

if TYPE_CHECKING:
    from telegram import Bot, Message, User

    from bot.core.matches.model import Account, MatchId
    from bot.core.messages import Line
    from bot.core.views.views import MatchView
    from bot.frontends.telegram.parts import Services
    from bot.frontends.telegram.reading import MessageText


MAX_QUOTED = 256
"""How many characters say what a command does."""


TWO_LETTERS = 2
"""Telegram knows languages by codes of this length alone."""


def commands(language: str) -> tuple[BotCommand, ...]:
    """Return every word with what it does."""
    say = speaker(language).say
    return tuple(
        BotCommand(name, cut(say(family_line("word", name)), MAX_QUOTED)) for name in WORDS
    )


async def publish(bot: Bot) -> None:
    """Tell Telegram the commands for private chats and groups, in every language there is."""
    for scope in (BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats()):
        await bot.set_my_commands(commands(FALLBACK), scope=scope)
        for language in LANGUAGES:
            code = language.partition("-")[0]
            if language != FALLBACK and len(code) == TWO_LETTERS:
                await bot.set_my_commands(commands(language), scope=scope, language_code=code)


ON_BOARD: Final = frozenset({"", "accept", "challenge", "huff", "move", "rematch"})
"""What these words do shows on the group's board, so that nothing else need be said."""

PLAN: Final = "plan"

ASKED: Final = {"huff": Verb.HUFF, "replay": Verb.REPLAY}
"""The controls of words that show one person something of a match, save resigning."""


@dataclass(frozen=True, slots=True)
class ParsedMessage:
    """Words, who said them, and in which message; ``own`` is that person's private chat."""

    who: Account
    said: MessageText
    room: ChatAddress
    message: int
    own: ChatAddress


class WordHandler:
    """Does what words ask for and answers where it belongs."""

    def __init__(self, parts: Services) -> None:
        self._parts = parts

    async def hear(
        self, user: User, said: MessageText, room: ChatAddress, message: Message
    ) -> None:
        """Answer words that are meant for the bot."""
        heard = ParsedMessage(
            await self.meet(user), said, room, message.message_id, ChatAddress(user.id)
        )
        match = await self._match_at(room, message)
        if room.is_private:
            answer = await self._ask(heard, RequestContext(match, chat=PLATFORM))
            with display_after_commit():
                await self._parts.private.answer(room, answer.reader or heard.who, answer)
            return
        if is_overheard(said):
            await self._send_away(heard)
            return
        answer = await self._ask(
            heard, RequestContext(match, place=room.place, stay=room.place, chat=PLATFORM)
        )
        is_chatter = not said.word and not any(char.isdigit() for char in said.text)
        if not (answer.refused and is_chatter):
            with display_after_commit():
                await self._answer(replace(heard, who=answer.reader or heard.who), answer)

    async def meet(self, user: User) -> Account:
        """Return the account of a person who speaks, and know their face from now on."""
        self._parts.faces.see(user)
        return await self._parts.people.meet(identity(user), user.full_name or "", client(user))

    async def _pointed_at(self, user: User) -> Account:
        """Return the account of a person who is spoken of: what their client speaks may be old."""
        self._parts.faces.see(user)
        return await self._parts.people.meet(identity(user), user.full_name or "")

    async def _match_at(self, room: ChatAddress, message: Message) -> MatchId | None:
        """Return the match on the board that a message answers."""
        board = answered_match(message, self._parts.bot.id)
        post = await self._parts.posts.find(room.place, str(board)) if board else None
        return post.match if post else None

    async def _ask(self, heard: ParsedMessage, here: RequestContext) -> Answer:
        said = heard.said
        if said.word == "challenge" or is_about_blocking(said):
            return await self._about_somebody(heard, here)
        answer = await self._parts.desk.hear(heard.who, said.text, here, bare=True)
        if said.word == "help":
            return replace(answer, lines=(*answer.lines, line("telegram-help")))
        return answer

    async def _about_somebody(self, heard: ParsedMessage, here: RequestContext) -> Answer:
        request, person = read_request(heard.said.text), heard.said.person
        if isinstance(request, Refused):
            return _refusal(request.line)
        if username := heard.said.username:
            person = self._parts.faces.find(username)
            if person is None:
                name = PersonName(f"@{username}")
                return _refusal(line("telegram-unknown-username", name=name))
        opponent = None
        if person is not None and person.id != self._parts.bot.id:
            if person.is_bot:
                return _refusal(line("telegram-bot-opponent"))
            opponent = await self._pointed_at(person)
            here = replace(here, theirs=here.stay)
        return await self._parts.desk.do(heard.who, request, here, opponent=opponent)

    async def _answer(self, heard: ParsedMessage, answer: Answer) -> None:
        view, word = answer.view, word_of(heard.said)
        if answer.refused:
            await self._reply(heard, answer)
        elif word in links.LINKABLE_WORDS:
            await self._whisper(heard, answer, links.payload_for(word))
        elif view is not None and is_step(view):
            await self._whisper(heard, answer, _payload(ASKED.get(word, Verb.RESIGN), view))
        elif view is not None and word == "board":
            await self._board(heard, answer, view)
        elif view is None or word not in ON_BOARD:
            await self._reply(heard, answer)

    async def _reply(self, heard: ParsedMessage, answer: Answer) -> None:
        card = answer_message(answer, heard.who.settings)
        if card is not None:
            wire = self._parts.wire
            await with_retry(lambda: wire.send(heard.room, card, reply_to=heard.message))

    async def _send_away(self, heard: ParsedMessage) -> None:
        """Say where a plan is made that everybody here could read: it is not kept."""
        address = (line("telegram-open"), links.link(self._parts.name, links.payload_for(PLAN)))
        card = said((line("telegram-overheard"),), heard.who.settings, address=address)
        wire = self._parts.wire
        await with_retry(lambda: wire.send(heard.room, card, reply_to=heard.message))

    async def _board(self, heard: ParsedMessage, answer: Answer, view: MatchView) -> None:
        """Show the board anew where it stands, else to the person alone."""
        boards, room = self._parts.boards, heard.room
        shared = await self._parts.desk.shared(view.match)
        newest = await boards.newest(room, view.match)
        if shared is None or newest is None:
            await self._whisper(heard, answer, _payload(Verb.BOARD, view))
            return
        card = self._parts.cards.shared(shared, post_language(shared, newest))
        await with_retry(lambda: boards.post(room, shared, card))

    async def _whisper(self, heard: ParsedMessage, answer: Answer, payload: str) -> None:
        private = self._parts.private
        await private.whisper(heard.own, heard.who, answer, aside=heard.room, payload=payload)


def is_about_blocking(said: MessageText) -> bool:
    """Tell whether words block somebody, or no longer; they may point to the person."""
    first = said.rest.casefold().partition(" ")[0].partition("=")[0]
    return said.word == "settings" and first in {BLOCK, UNBLOCK}


def is_overheard(words: MessageText) -> bool:
    """Tell whether words say what others must not read, though they do where it was said."""
    return word_of(words) == PLAN and words.rest != ""


def word_of(words: MessageText) -> str:
    """Return the word that is said, as a command or bare, or nothing where it is none."""
    first = words.text.partition(" ")[0].casefold()
    return words.word or (first if first in WORDS else "")


def is_meant(said: MessageText, room: ChatAddress, *, is_answer: bool) -> bool:
    """Tell whether words are for the bot: in a group others talk too, and to other bots."""
    if room.is_private or is_answer or said.named:
        return True
    return said.word in WORDS


def _refusal(reason: Line) -> Answer:
    return Answer(lines=(reason,), refused=True)


def _payload(verb: Verb, view: MatchView) -> str:
    moment = "" if view.moment is None else str(view.moment)
    return links.payload_of(str(Control(verb, view.match, view.turn, moment))) or ""
