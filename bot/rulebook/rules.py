"""The rulebook as the desk sees it; the port is in the core."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.messages import Refused, family_line, refused
from bot.core.views.pictures import look_of
from bot.core.views.queries import refusal
from bot.rulebook.address import HISTORY, Address, address_in, read_address
from bot.rulebook.answering import answered, answered_by_all, is_history, read
from bot.rulebook.chapters import Topic
from bot.rulebook.explaining import REFUSAL, cite, cited, refusal_page
from bot.rulebook.lessons_course import RulebookLessons
from bot.rulebook.menu import history, menu
from bot.rulebook.pages import page, topic_line, topics

if TYPE_CHECKING:
    from bot.core.handlers.registry import Citation
    from bot.core.matches.model import Account, Match
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from bot.core.views.views import Answer
    from bot.rulebook.answering import Asked
    from engine.errors import RefusalCode
    from engine.why_not_captured import NotCapturedCode


class RulebookPages:
    """Answers with pages of the rulebook, as boards look to each person."""

    lessons = RulebookLessons()

    def topics(self) -> tuple[tuple[str, Line], ...]:
        """Return what pages are about, as one types it and as it is called."""
        told = ((str(topic), topic_line(topic)) for topic in Topic)
        return (*told, (HISTORY, family_line("story", HISTORY)))

    def open(self, who: Account, typed: str, match: Match | None = None) -> Answer:
        """Answer a ruleset, a topic, a question or nothing; by a match's rules if it has one."""
        look = _look(who)
        if is_history(typed):
            return _found(history(0, look))
        asked = read(typed)
        if isinstance(asked, Refused):
            return refusal(asked)
        address = _address(asked, match)
        if asked.question:
            reading = (asked.question, who.settings.spoken, look)
            return _found(answered(address, *reading) if address else answered_by_all(*reading))
        return _near(address, look) if address else menu(look, asked.topic)

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
        story, _, number = choice.partition("=")
        if story == HISTORY and number.isdecimal():
            return _found(history(int(number), look))
        return _at(read_address(choice), look)

    def cite_refusal(self, match: Match, code: RefusalCode) -> Citation:
        """Cite what a refusal rests on by a match's rules, with the way to its explanation."""
        return cite(match, code)

    def cite_uncaught(self, match: Match, code: NotCapturedCode) -> Citation | None:
        """Cite why a match's rules do not capture a piece so, or None where nothing tells it."""
        return cited(match, code)


def _look(who: Account) -> Look:
    """How diagrams look to somebody: the first side is always at the bottom."""
    return replace(look_of(who), flipped=False)


def _address(asked: Asked, match: Match | None) -> Address | None:
    """Where the answer is to be found; nowhere in particular if no rules are named or in force."""
    topic = asked.topic or Topic.GLANCE
    if asked.rules:
        return Address(asked.rules, topic)
    return Address(match.terms.ruleset, topic, match=match.id) if match else None


def _near(address: Address, look: Look) -> Answer:
    """Open what was asked for in words, or the first page where these rules have no such topic."""
    return _at(address if address.topic in topics(address) else address.at(Topic.GLANCE), look)


def _at(address: Address | None, look: Look) -> Answer:
    return _found(page(address, look) if address else None)


def _found(answer: Answer | None) -> Answer:
    return answer or refusal(refused("forged"))
