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
from bot.rulebook.door import going_on, picked
from bot.rulebook.lessons.handler import RulebookLessons
from bot.rulebook.pages import history, menu, page, topic_line, topics
from bot.rulebook.questions import NO_MATCH, Question, answered, is_history, read
from bot.rulebook.search import prepare
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.handlers.registry import Citation
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.views.pictures import Look
    from bot.core.views.views import Answer
    from bot.rulebook.assistant import Assistant
    from bot.rulebook.door import Reply
    from bot.rulebook.questions import Asked, MatchAnswers
    from engine import RefusalCode
    from engine.explain import NotCapturedCode


REMEMBERED_FOR: Final = 600.0
"""Seconds for which a person's last question is one that another may go on from."""

MAX_REMEMBERED: Final = 1000
"""Of how many people the last question is remembered."""


class RulebookPages:
    """Answers with pages of the rulebook, as boards look to each person."""

    lessons = RulebookLessons()

    def __init__(self, assistant: Assistant | None = None) -> None:
        """Have an assistant help with questions, if there is one."""
        self._assistant = assistant
        self.assistant_host = assistant.host if assistant else ""
        self._last_asked: dict[AccountId, tuple[str, float]] = {}

    def topics(self) -> tuple[tuple[str, Line], ...]:
        """Return the topics of pages: the typed word and the name of each."""
        named = ((str(topic), topic_line(topic)) for topic in Topic)
        return (*named, (HISTORY, family_line("story", HISTORY)))

    async def ask(
        self,
        who: Account,
        typed: str,
        match: Match | None = None,
        of_match: MatchAnswers = NO_MATCH,
    ) -> Answer:
        """Answer as ``open`` does, once the search is loaded; the assistant picks if it can.

        A question may go on from the person's last one.
        """
        if not isinstance(opened := _opened(who, typed, match, of_match), Question):
            return opened
        if not prepare.cache_info().currsize:
            await asyncio.to_thread(prepare)
        opened = self._going_on(who, opened)
        reply = await _picked(opened, self._assistant) if self._assistant else None
        return _found(answered(opened, _look(who), reply))

    def _going_on(self, who: Account, question: Question) -> Question:
        """Return a question as it is meant after the person's last one, and remember it."""
        now = monotonic()
        before, at = self._last_asked.pop(who.id, ("", 0.0))
        if before and now - at < REMEMBERED_FOR:
            question = replace(question, text=going_on(question.text, before, question.language))
        self._last_asked[who.id] = question.text, now
        if len(self._last_asked) > MAX_REMEMBERED:
            del self._last_asked[next(iter(self._last_asked))]
        return question

    def open(self, who: Account, typed: str) -> Answer:
        """Answer a ruleset, a topic, a question or nothing."""
        opened = _opened(who, typed)
        if isinstance(opened, Question):
            return _found(answered(opened, _look(who)))
        return opened

    def turn(self, who: Account, choice: str, match: Match | None = None) -> Answer:
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
        """Cite the rules by which a piece is not captured, or None where there are none."""
        return cite_not_captured(match, code)


async def _picked(question: Question, assistant: Assistant) -> Reply | None:
    """Return the reply of the answers that the assistant picks; None where it cannot help."""
    say, offer = speaker(question.language).say, question.offer()
    texts = {each.common_tag: say(each.line) for among in offer.values() for each in among}
    tags = await assistant.pick(question.text, texts)
    return None if tags is None else picked(offer, tags)


def _opened(
    who: Account, typed: str, match: Match | None = None, of_match: MatchAnswers = NO_MATCH
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
