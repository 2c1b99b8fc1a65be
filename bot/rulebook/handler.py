"""Answers words and buttons of the rulebook; the port is in the core."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Final

from bot.core.matches.messages import Refused, family_line, refused
from bot.core.views.pictures import look_of
from bot.core.views.queries import refusal
from bot.i18n import speaker
from bot.rulebook.chapters import HISTORY, Address, Topic, address_in, read_address
from bot.rulebook.citations import REFUSAL, cite, cite_not_captured, refusal_page
from bot.rulebook.door import going_on, reply_with
from bot.rulebook.lessons.handler import RulebookLessons
from bot.rulebook.pages import history, menu, page, topic_line, topics
from bot.rulebook.questions import NO_MATCH, Question, answered, is_history, read
from bot.rulebook.search import prepare
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.handlers.registry import Citation
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Match, Place
    from bot.core.views.pictures import Look
    from bot.core.views.views import Answer
    from bot.rulebook.assistant import Assistant
    from bot.rulebook.door import Reply
    from bot.rulebook.questions import Asked, MatchAnswers
    from engine import RefusalCode
    from engine.explain import NotCapturedCode


REMEMBERED_FOR: Final = 600.0
"""Seconds for which a person's last question is one that another may go on from."""


class RulebookPages:
    """Answers with pages of the rulebook, as boards look to each person."""

    lessons = RulebookLessons()

    def __init__(self, assistant: Assistant | None = None) -> None:
        """Have an assistant help with questions, if there is one."""
        self._assistant = assistant
        self.assistant_host = assistant.host if assistant else ""
        self._last_asked: dict[tuple[AccountId, Place | None], tuple[str, float]] = {}

    def topics(self) -> tuple[tuple[str, Line], ...]:
        """Return the topics of pages: the typed word and the name of each."""
        named = ((str(topic), topic_line(topic)) for topic in Topic)
        return (*named, (HISTORY, family_line("story", HISTORY)))

    async def ask(
        self,
        who: Account,
        typed: str,
        place: Place | None = None,
        match: Match | None = None,
        of_match: MatchAnswers = NO_MATCH,
    ) -> Answer:
        """Answer a ruleset, a topic, a question or nothing; by a match's rules if it has one.

        A question may go on from the person's last one in the same place. It waits until the search
        is loaded, and for the assistant, if there is one.
        """
        asked = _asked(who, typed, match, of_match)
        if not isinstance(asked, Question):
            return asked
        if not prepare.cache_info().currsize:
            await asyncio.to_thread(prepare)
        asked = self._going_on((who.id, place), asked)
        reply = await _helped(asked, self._assistant) if self._assistant else None
        return _found(answered(asked, _look(who), reply))

    def _going_on(self, by: tuple[AccountId, Place | None], question: Question) -> Question:
        """Return a question as it is meant after the last one there, and remember it for a while.

        What is remembered is in the order of time, so that the oldest is forgotten first.
        """
        now = monotonic()
        while self._last_asked and now - next(iter(self._last_asked.values()))[1] > REMEMBERED_FOR:
            del self._last_asked[next(iter(self._last_asked))]
        before, _ = self._last_asked.pop(by, ("", now))
        if before:
            question = replace(question, text=going_on(question.text, before, question.language))
        self._last_asked[by] = question.text, now
        return question

    def open(self, who: Account, rules: str) -> Answer:
        """Show the first page of a ruleset."""
        return _at(Address(rules), _look(who))

    def press(self, who: Account, choice: str, match: Match | None = None) -> Answer:
        """Answer a button, by its choice; it may be old or forged."""
        look = _look(who)
        kind, _, named = choice.partition("=")
        if kind == REFUSAL:
            return _found(refusal_page(named, look, match))
        if match is not None:
            return _at(address_in(match, choice), look)
        if not choice:
            return menu(look)
        if kind == HISTORY and named.isdecimal():
            return _found(history(int(named), look))
        return _at(read_address(choice), look)

    def cite_refusal(self, match: Match, code: RefusalCode) -> Citation:
        """Cite the rules that justify a refusal, with the way to its explanation."""
        return cite(match, code)

    def cite_uncaught(self, match: Match, code: NotCapturedCode) -> Citation | None:
        """Cite the rules by which a piece is not captured, or None if there are none."""
        return cite_not_captured(match, code)


async def _helped(question: Question, assistant: Assistant) -> Reply | None:
    """Return the reply of the answers that the assistant picks; None if it cannot help."""
    say, offer = speaker(question.language).say, question.offer()
    texts = {each.common_tag: say(each.line) for among in offer.values() for each in among}
    tags = await assistant.pick(question.text, texts)
    return None if tags is None else reply_with(offer, tags)


def _asked(
    who: Account, typed: str, match: Match | None, of_match: MatchAnswers
) -> Answer | Question:
    """Return the page that is asked for, or the question; by a match's rules if it has one."""
    look = _look(who)
    if is_history(typed):
        return _found(history(0, look))
    asked = read(typed, ruleset(match.terms.ruleset).key if match else "")
    if isinstance(asked, Refused):
        return refusal(asked)
    address = _address(asked, match)
    if asked.question:
        return Question(asked.question, who.settings.spoken, address, of_match)
    if address is None:
        return menu(look, asked.topic)
    return _at(address if address.topic in topics(address) else address.at(Topic.GLANCE), look)


def _look(who: Account) -> Look:
    """Return how diagrams look to a person: the first side is always at the bottom."""
    return replace(look_of(who), flipped=False)


def _address(asked: Asked, match: Match | None) -> Address | None:
    """Return the address of the answer, or None if no rules are named or in force."""
    topic = asked.topic or Topic.GLANCE
    if asked.rules:
        return Address(asked.rules, topic)
    return Address(match.terms.ruleset, topic, match=match.id) if match else None


def _at(address: Address | None, look: Look) -> Answer:
    return _found(page(address, look) if address else None)


def _found(answer: Answer | None) -> Answer:
    return answer or refusal(refused("forged"))
