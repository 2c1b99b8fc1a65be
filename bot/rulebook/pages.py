"""The pages of the rulebook: the menu, the history, and those of each ruleset. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Excerpt, family_line, line
from bot.core.typed.terms import ruleset_line
from bot.core.views.views import Answer, Choice
from bot.i18n import FALLBACK, speaker
from bot.rulebook.chapters import HISTORY, Address, Topic, chapter, cover, stories
from bot.rulebook.comparisons import facts, yes_or_no
from bot.rulebook.diagrams import caption, figure, in_force
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.messages import Line, Param
    from bot.core.views.pictures import Look
    from bot.rulebook.diagrams import Diagram, DiagramMoment
    from engine import Ruleset


PAGES_CACHED = 64
"""Number of rulesets, and of their topics, of which the passages and pictures are kept."""

MENU = Choice(Control(Verb.RULES), line("page-menu"))
"""The way to the list of all games."""


def page(address: Address, look: Look) -> Answer | None:
    """Return a page of the rulebook, or None if there is none at this address."""
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
            *_text_lines(address, text(rules, address.topic)),
            family_line(
                "picture", when, number=address.picture + 1, count=len(shown), caption=said
            ),
        ),
        content=figure(diagram, played, when, look),
        choices=(
            *_picture_choices(address, len(shown)),
            *_topic_choices(address),
            *_exits(address),
        ),
        page=True,
    )


def topics(address: Address) -> tuple[Topic, ...]:
    """Return the topics of a chapter; in a match there is none about options."""
    found = chapter(ruleset(address.rules).key).pages
    return tuple(topic for topic in found if not (address.match and topic is Topic.OPTIONS))


@lru_cache(maxsize=PAGES_CACHED)
def pictures(rules: Ruleset, topic: Topic) -> tuple[tuple[Diagram, DiagramMoment, Ruleset], ...]:
    """Return the pictures of a topic by these rules, in their order, and what they are played by.

    On the page of options each is played by its own.
    """
    of_options = topic is Topic.OPTIONS
    return tuple(
        (diagram, when, played)
        for diagram in chapter(rules.key).pages[topic].diagrams
        if (played := diagram.rules(diagram.own_rules(rules.key) if of_options else rules))
        for when in diagram.moments
    )


def text(rules: Ruleset, topic: Topic) -> Line:
    """Return the text of a page by these rules."""
    return family_line("rule", f"{rules.key}-{topic}", **_facts(rules))


def _text_lines(address: Address, whole: Line) -> tuple[Line, ...]:
    """Return the text of a page, the passage that was asked for first."""
    tags = tuple(chapter(ruleset(address.rules).key).pages[address.topic].tags)
    tag = tags[address.passage - 1] if 0 < address.passage <= len(tags) else ""
    if tag not in speaker(FALLBACK).tags(whole):
        return (whole,)
    rest = line("passage", said=Excerpt(whole, tag, rest=True))
    return (line("found-first", said=Excerpt(whole, tag)), rest)


def topic_line(topic: Topic) -> Line:
    """Return the name of a topic."""
    return family_line("topic", topic)


def _facts(rules: Ruleset) -> dict[str, Param]:
    """Return the parameters of the texts: options, the board, the men of a side."""
    position, known = rules.start, chapter(rules.key)
    men = (position.men[0] & ~position.leaders).bit_count() + position.hand[0]
    return {
        "files": rules.board.files,
        "ranks": rules.board.ranks,
        "men": men,
        "time": family_line("length", rules.key),
        "level": known.level,
        **{
            name: int(value) if value.isdecimal() else value
            for name, value in in_force(rules).items()
        },
    }


def _picture_choices(address: Address, count: int) -> Iterator[Choice]:
    """Yield the ways to the pictures before and after."""
    for way, step in (("previous", -1), ("next", 1)):
        if 0 <= address.picture + step < count:
            there = address.at(address.topic, address.picture + step)
            yield Choice(there.control, family_line("turn", way))


def _topic_choices(address: Address) -> Iterator[Choice]:
    for topic in topics(address):
        if topic is not address.topic:
            yield Choice(address.at(topic).control, topic_line(topic))


def _exits(address: Address) -> tuple[Choice, ...]:
    """Return the ways out: to the board in a match, else to the ruleset's lessons and the menu."""
    if address.match:
        board = Control(Verb.BOARD, address.match)
        return (Choice(board, line("page-board")),)
    if address.topic is not Topic.GLANCE:
        return (MENU,)
    lessons = Control(Verb.LEARN, choice=ruleset(address.rules).key)
    return (Choice(lessons, family_line("button", Verb.LEARN)), MENU)


@dataclass(frozen=True, slots=True)
class Passage:
    """The text of a page under one tag, and the clauses of `docs/rules` that it covers.

    ``line`` is only this text; ``picture`` the number of the page's picture that illustrates it.
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
    """Return all passages of these rules in their order; it is the same in every language."""
    return tuple(
        passage for topic in chapter(rules.key).pages for passage in _of_page(rules, topic)
    )


def passage(rules: Ruleset, clause: str) -> Passage | None:
    """Return the passage that covers a clause of `docs/rules`, at length if there is one."""
    telling = [each for each in passages(rules) if clause in each.clauses]
    at_length = (each for each in telling if each.topic not in (Topic.GLANCE, Topic.OPTIONS))
    return next(at_length, telling[0] if telling else None)


def _of_page(rules: Ruleset, topic: Topic) -> Iterator[Passage]:
    clauses = chapter(rules.key).pages[topic].tags
    shown = tuple(diagram.shows for diagram, *_ in pictures(rules, topic))
    page = text(rules, topic)
    for tag in speaker(FALLBACK).tags(page):
        said = line("passage", said=Excerpt(page, tag))
        subjects = frozenset(tag.split("+"))
        showing = (number for number, each in enumerate(shown) if each & subjects)
        yield Passage(topic, tag, clauses[tag], said, next(showing, 0))


def menu(look: Look, topic: Topic | None = None) -> Answer:
    """Return the list of games, each with a way to its page about a topic."""
    name, diagram = cover()
    ways = tuple(Choice(_at_topic(key, topic).control, ruleset_line(key)) for key in KEYS)
    return Answer(
        lines=(line("rules-menu"), *map(_summary, KEYS)),
        content=figure(diagram, ruleset(name), diagram.moments[0], look),
        choices=(*ways, Choice(_story_control(0), family_line("story", HISTORY))),
        page=True,
    )


def history(number: int, look: Look) -> Answer | None:
    """Return a page of history, or None if there is none of this number."""
    found = stories()
    if not 0 <= number < len(found):
        return None
    story = found[number]
    rules = ruleset(story.ruleset)
    others = (other for other in range(len(found)) if other != number)
    ways = (Choice(_story_control(at), family_line("story", found[at].name)) for at in others)
    return Answer(
        lines=(
            line("story-title", story=family_line("story", story.name)),
            family_line("history", story.name),
            *(map(_comparison, KEYS) if story.table else ()),
        ),
        content=figure(story.diagram, rules, story.diagram.moments[-1], look),
        choices=(*ways, MENU),
        page=True,
    )


def _at_topic(key: str, topic: Topic | None) -> Address:
    """Return the address of a ruleset's page about a topic, or of its first page."""
    return Address(key, topic if topic and topic in chapter(key).pages else Topic.GLANCE)


def _story_control(number: int) -> Control:
    return Control(Verb.RULES, choice=f"{HISTORY}={number}")


def _summary(key: str) -> Line:
    """Return the name of a ruleset, how long and difficult it is, and its summary."""
    known = chapter(key)
    return line(
        "rules-entry",
        name=ruleset_line(key),
        length=known.length,
        level=known.level,
        brief=family_line("brief", key),
    )


def story_number(name: str) -> int:
    """Return the number of a page of history."""
    return next(number for number, story in enumerate(stories()) if story.name == name)


def story_way(name: str) -> Choice:
    """Return the way to a page of history."""
    return Choice(_story_control(story_number(name)), family_line("story", name))


def _comparison(key: str) -> Line:
    """Return how a ruleset differs from the others."""
    known = facts(key)
    _, files, ranks = known["board"]
    return line(
        "history-row",
        name=ruleset_line(key),
        files=files,
        ranks=ranks,
        men=known["men"],
        leader=yes_or_no(known["leader"] != "none"),
        placed=yes_or_no(known["placing"]),
        classes=yes_or_no(known["classes"]),
        corner=yes_or_no(known["corner"]),
        duty=yes_or_no(known["must"]),
        dice=yes_or_no(known["dice"]),
    )
