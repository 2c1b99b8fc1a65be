"""Hears words: commands, answers to a board, and bare moves in private chats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.controls import Control, Verb
from bot.core.here import Here
from bot.core.messages import PersonName, Refused, line
from bot.core.views import Answer
from bot.core.words import WORDS, read_request
from bot.telegram_ui import links
from bot.telegram_ui.cards import answer_card, is_step
from bot.telegram_ui.places import Room, identity
from bot.telegram_ui.reading import answered
from bot.telegram_ui.whisper import patiently

if TYPE_CHECKING:
    from telegram import Message, User

    from bot.core.messages import Line
    from bot.core.model import Account, MatchId
    from bot.core.views import MatchView
    from bot.telegram_ui.parts import Parts
    from bot.telegram_ui.reading import Said

ON_BOARD: Final = frozenset({"", "accept", "challenge", "move"})
"""What these words do shows on the group's board, so that nothing else need be said."""


class Talk:
    """Does what words ask for and answers where it belongs."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    async def hear(self, who: Account, said: Said, room: Room, message: Message) -> None:
        """Answer words that are meant for the bot."""
        match = await self._match_at(room, message)
        if room.is_private:
            answer = await self._ask(who, said, Here(match))
            await self._parts.private.answer(room, who, answer)
            return
        here = Here(match, place=room.place, stay=room.place)
        answer = await self._ask(who, said, here)
        is_chatter = not said.word and not any(char.isdigit() for char in said.text)
        if not (answer.refused and is_chatter):
            await self._answer(who, said, room, message=message, answer=answer)

    async def _ask(self, who: Account, said: Said, here: Here) -> Answer:
        if said.word == "challenge":
            return await self._challenge(who, said, here)
        answer = await self._parts.desk.hear(who, said.text, here, bare=True)
        if said.word == "help":
            return replace(answer, lines=(*answer.lines, line("telegram-help")))
        return answer

    async def _challenge(self, who: Account, said: Said, here: Here) -> Answer:
        request = read_request(said.text)
        if isinstance(request, Refused):
            return _refusal(request.line)
        person = said.person
        if said.username:
            person = self._parts.faces.find(said.username)
            if person is None:
                name = PersonName(f"@{said.username}")
                return _refusal(line("telegram-unknown-username", name=name))
        opponent = None
        if person is not None and person.id != self._parts.bot.id:
            if person.is_bot:
                return _refusal(line("telegram-bot-opponent"))
            opponent = await self.meet(person)
            here = replace(here, theirs=here.stay)
        return await self._parts.desk.do(who, request, here, opponent=opponent)

    async def meet(self, user: User) -> Account:
        """Return a person's account, and know their face from now on."""
        self._parts.faces.see(user)
        return await self._parts.people.meet(identity(user), user.full_name)

    async def _match_at(self, room: Room, message: Message) -> MatchId | None:
        """Return the match on the board that a message answers."""
        board = answered(message, self._parts.bot.id)
        post = await self._parts.posts.find(room.place, str(board)) if board else None
        return post.match if post else None

    async def _answer(
        self, who: Account, said: Said, room: Room, *, message: Message, answer: Answer
    ) -> None:
        view = answer.view
        if answer.refused:
            await self._reply(who, answer, room, message)
        elif said.word in links.WORDS:
            await self._whisper(who, answer, room, links.payload_for(said.word))
        elif view is not None and is_step(view):
            await self._whisper(who, answer, room, _payload(Verb.RESIGN, view))
        elif view is not None and said.word == "board":
            await self._board(who, answer, room, view)
        elif view is None or said.word not in ON_BOARD:
            await self._reply(who, answer, room, message)

    async def _reply(self, who: Account, answer: Answer, room: Room, message: Message) -> None:
        card = answer_card(answer, who.settings.language)
        if card is not None:
            wire, number = self._parts.wire, message.message_id
            await patiently(lambda: wire.send(room, card, reply_to=number))

    async def _board(self, who: Account, answer: Answer, room: Room, view: MatchView) -> None:
        """Show the board anew where it stands, else to the person alone."""
        parts = self._parts
        shared = await parts.desk.shared(view.match)
        if shared is None or await parts.boards.newest(room, view.match) is None:
            await self._whisper(who, answer, room, _payload(Verb.BOARD, view))
            return
        card = parts.cards.shared(shared)
        await patiently(lambda: parts.boards.post(room, shared, card))

    async def _whisper(self, who: Account, answer: Answer, room: Room, payload: str) -> None:
        keys = await self._parts.posts.keys((who.id,), room.place.platform)
        own = Room(int(keys[who.id]))
        await self._parts.private.whisper(own, who, answer, aside=room, payload=payload)


def is_meant(said: Said, room: Room, *, is_answer: bool) -> bool:
    """Tell whether words are for the bot: in a group others talk too, and to other bots."""
    if room.is_private or is_answer or said.named:
        return True
    return said.word in WORDS


def _refusal(reason: Line) -> Answer:
    return Answer(lines=(reason,), refused=True)


def _payload(verb: Verb, view: MatchView) -> str:
    return links.payload_of(str(Control(verb, view.match, view.turn))) or ""
