"""The pages of a ruleset, with the rules in force: text, picture, ways on. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.matches.terms import ruleset_line
from bot.core.messages import Excerpt, family_line, line
from bot.core.views.views import Answer, Choice
from bot.i18n import FALLBACK, speaker
from bot.rulebook.chapters import Topic, chapter
from bot.rulebook.diagrams import caption, figure, in_force
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.messages import Line, Param
    from bot.core.views.pictures import Look
    from bot.rulebook.address import Address
    from bot.rulebook.diagrams import Diagram, DiagramMoment
    from engine.ruleset import Ruleset


def page(address: Address, look: Look) -> Answer | None:
    """Return a page of the rulebook, or None where there is none at this address."""
    rules = ruleset(address.rules)
    if address.topic not in topics(address):
        return None
    shown = pictures(rules, address.topic)
    if not 0 <= address.picture < len(shown):
        return None
    diagram, when, played = shown[address.picture]
    said = caption(diagram, played)
    return Answer(
        lines=(
            line("page-title", ruleset=ruleset_line(rules.name), topic=topic_line(address.topic)),
            *_told(address, text(rules, address.topic)),
            family_line(
                "picture", when, number=address.picture + 1, count=len(shown), caption=said
            ),
        ),
        figure=figure(diagram, played, when, look),
        choices=(*_turning(address, len(shown)), *_topics(address), *_back(address)),
        page=True,
    )


def topics(address: Address) -> tuple[Topic, ...]:
    """Return what there is to read: in a match nothing is left to choose."""
    found = chapter(ruleset(address.rules).key).pages
    return tuple(topic for topic in found if not (address.match and topic is Topic.OPTIONS))


def pictures(rules: Ruleset, topic: Topic) -> tuple[tuple[Diagram, DiagramMoment, Ruleset], ...]:
    """Return the pictures of a topic by these rules, in their order, and what they are played by.

    Where options are told that are not in force, each is played by its own.
    """
    return tuple(
        (diagram, when, played)
        for diagram in chapter(rules.key).pages[topic].diagrams
        if (played := _played(diagram, rules, topic))
        for when in diagram.moments
    )


def _played(diagram: Diagram, rules: Ruleset, topic: Topic) -> Ruleset | None:
    told = diagram.own_rules(rules.key) if topic is Topic.OPTIONS else rules
    return diagram.rules(told)


def text(rules: Ruleset, topic: Topic) -> Line:
    """Return what a page says by these rules."""
    return family_line("rule", f"{rules.key}-{topic}", **_facts(rules))


def _told(address: Address, whole: Line) -> tuple[Line, ...]:
    """What a page says, a passage that was asked for first."""
    told = tuple(chapter(ruleset(address.rules).key).pages[address.topic].told)
    tag = told[address.passage - 1] if 0 < address.passage <= len(told) else ""
    if tag not in speaker(FALLBACK).tags(whole):
        return (whole,)
    rest = line("passage", said=Excerpt(whole, tag, rest=True))
    return (line("found-first", said=Excerpt(whole, tag)), rest)


def topic_line(topic: Topic) -> Line:
    """Return what a topic is called."""
    return family_line("topic", topic)


def _facts(rules: Ruleset) -> dict[str, Param]:
    """What the texts may speak of: the value of each option, the board, the men of a side."""
    position = rules.start
    told = chapter(rules.key)
    men = (position.men[0] & ~position.leaders).bit_count() + position.hand[0]
    return {
        "files": rules.board.files,
        "ranks": rules.board.ranks,
        "men": men,
        "plies": told.plies,
        "level": told.level,
        **{
            name: int(value) if value.isdecimal() else value
            for name, value in in_force(rules).items()
        },
    }


def _turning(address: Address, count: int) -> Iterator[Choice]:
    """The ways to the pictures before and after."""
    for way, step in (("previous", -1), ("next", 1)):
        if 0 <= address.picture + step < count:
            there = address.at(address.topic, address.picture + step)
            yield Choice(there.control, family_line("turn", way))


def _topics(address: Address) -> Iterator[Choice]:
    for topic in topics(address):
        if topic is not address.topic:
            yield Choice(address.at(topic).control, topic_line(topic))


def _back(address: Address) -> tuple[Choice, ...]:
    """The way back: to the board in a match, else to the menu."""
    if address.match:
        board = Control(Verb.BOARD, address.match)
        return (Choice(str(board), line("page-board")),)
    menu = Choice(str(Control(Verb.RULES)), line("page-menu"))
    return (*_lessons(address), menu) if address.topic is Topic.GLANCE else (menu,)


def _lessons(address: Address) -> tuple[Choice, ...]:
    """The way to a ruleset's lessons, which are taken by its usual rules."""
    control = Control(Verb.LEARN, choice=ruleset(address.rules).key)
    return (Choice(str(control), family_line("button", Verb.LEARN)),)


PAGES_CACHED = 64


@dataclass(frozen=True, slots=True)
class Passage:
    """What a page says under a tag, and the clauses of `docs/rules` that this tells.

    ``line`` says it without the rest of the page; ``picture`` is the number of the page's picture
    that shows it.
    """

    topic: Topic
    tag: str
    clauses: tuple[str, ...]
    line: Line
    picture: int

    @property
    def tags(self) -> tuple[str, ...]:
        """Return the subjects of which its tag is made."""
        return tuple(self.tag.split("+"))


@lru_cache(maxsize=PAGES_CACHED)
def passages(rules: Ruleset) -> tuple[Passage, ...]:
    """Return what the pages of these rules tell, in their order; the same in every language."""
    return tuple(
        passage for topic in chapter(rules.key).pages for passage in _of_page(rules, topic)
    )


def passage(rules: Ruleset, clause: str) -> Passage | None:
    """Return what tells a clause of `docs/rules`, best at length, or None where nothing does."""
    telling = [each for each in passages(rules) if clause in each.clauses]
    at_length = (each for each in telling if each.topic not in (Topic.GLANCE, Topic.OPTIONS))
    return next(at_length, telling[0] if telling else None)


def _of_page(rules: Ruleset, topic: Topic) -> Iterator[Passage]:
    told = chapter(rules.key).pages[topic].told
    shown = tuple(diagram.shows for diagram, *_ in pictures(rules, topic))
    page = text(rules, topic)
    for tag in speaker(FALLBACK).tags(page):
        said = line("passage", said=Excerpt(page, tag))
        subjects = frozenset(tag.split("+"))
        showing = (number for number, tags in enumerate(shown) if tags & subjects)
        yield Passage(topic, tag, told[tag], said, next(showing, 0))
