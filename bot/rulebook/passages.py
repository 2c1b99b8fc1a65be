"""The passages of a ruleset's pages: what is told under one tag, and of which clauses. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.messages import Excerpt, line
from bot.i18n import FALLBACK, speaker
from bot.rulebook.chapters import Topic, chapter
from bot.rulebook.pages import pictures, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.messages import Line
    from engine.ruleset import Ruleset

REMEMBERED = 64


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


@lru_cache(maxsize=REMEMBERED)
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
