"""The chapters of the rulebook, and the addresses of their pages. Pure.

A chapter has a ruleset's topics, their tags and diagrams. It is a file in `book/`, named like its
ruleset and free of any language. A file may borrow the diagrams of another that it is ``like``; the
engine plays them by the borrower's rules.

The address of a ruleset's page is ``key=topic=options=picture=passage`` in a control, in a match
``topic=picture=passage``; trailing defaults are left out. Options are the numbers of their values
in the catalogue's order, passages those of their tags in the chapter's.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import TYPE_CHECKING, Any

from bot.core.matches.controls import Control, Verb
from bot.rulebook.diagrams import Diagram
from engine.catalogue import KEYS, options, ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.model import Match, MatchId


class Topic(StrEnum):
    """What a page is about, in reading order; controls contain the values."""

    GLANCE = "glance"
    SETUP = "setup"
    MOVE = "move"
    CAPTURE = "capture"
    SPECIAL = "special"
    END = "end"
    OPTIONS = "options"
    TIPS = "tips"
    SOURCE = "source"


@dataclass(frozen=True, slots=True)
class Page:
    """A topic of a ruleset: the clauses of `docs/rules` covered under each tag; diagrams."""

    tags: Mapping[str, tuple[str, ...]]
    diagrams: tuple[Diagram, ...]

    @property
    def clauses(self) -> frozenset[str]:
        """Return the clauses that it covers."""
        return frozenset(chain.from_iterable(self.tags.values()))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A ruleset's pages.

    ``length`` is 1 for a short game to 3 for a long one, ``level`` the difficulty from 1 to 3.
    """

    length: int
    level: int
    pages: Mapping[Topic, Page]


@dataclass(frozen=True, slots=True)
class Story:
    """A page of history, with the diagram of a ruleset beside it; ``table`` lists the rulesets."""

    name: str
    ruleset: str
    diagram: Diagram
    table: bool


@cache
def chapter(key: str) -> Chapter:
    """Return the chapter of a ruleset."""
    book, known = _read(key), _diagrams(key)
    pages = {
        Topic(topic): Page(
            {tag: tuple(clauses) for tag, clauses in entry["told"].items()},
            tuple(known[name] for name in entry["diagrams"]),
        )
        for topic, entry in book["topics"].items()
    }
    return Chapter(
        book["length"],
        book["level"],
        {each: pages[each] for each in Topic if each in pages},
    )


@cache
def stories() -> tuple[Story, ...]:
    """Return the pages of history in their order."""
    return tuple(
        Story(
            each["name"],
            each["ruleset"],
            _diagrams(each["ruleset"])[each["diagram"]],
            each.get("table", False),
        )
        for each in _read("history")["stories"]
    )


def cover() -> tuple[str, Diagram]:
    """Return the ruleset and the diagram of the first page."""
    shown = _read("history")["cover"]
    return shown["ruleset"], _diagrams(shown["ruleset"])[shown["diagram"]]


@cache
def _diagrams(key: str) -> Mapping[str, Diagram]:
    book = _read(key)
    borrowed = _diagrams(book["like"]) if "like" in book else {}
    own = {
        name: Diagram(
            **{**entry, "name": f"{key}-{name}", "shows": frozenset(entry.get("shows", (name,)))}
        )
        for name, entry in book.get("diagrams", {}).items()
    }
    return {**borrowed, **own}


@cache
def _read(name: str) -> Mapping[str, Any]:
    text = files(__package__).joinpath("book", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


HISTORY = "history"
"""Prefix of the address of a page of history; its number follows."""


@dataclass(frozen=True, slots=True)
class Address:
    """A page: its rules (a canonical name), its topic and picture, the match it was opened in.

    ``passage`` is the number of the passage shown first, from 1, or 0 for the page's own order.
    """

    rules: str
    topic: Topic = Topic.GLANCE
    picture: int = 0
    match: MatchId | None = None
    passage: int = 0

    @property
    def control(self) -> Control:
        """Return the control of the button that leads here."""
        numbers = (str(number) if number else "" for number in (self.picture, self.passage))
        rules = () if self.match else (ruleset(self.rules).key,)
        chosen = () if self.match else (_digits(self.rules),)
        parts = (*rules, self.topic, *chosen, *numbers)
        return Control(Verb.RULES, self.match, choice="=".join(parts).rstrip("="))

    def at(self, topic: Topic, picture: int = 0) -> Address:
        """Return the address of another page of the same rules."""
        return replace(self, topic=topic, picture=picture, passage=0)


def read_address(choice: str) -> Address | None:
    """Return the address in a choice outside of a match, or None if it is malformed."""
    key, topic, digits, numbers = (*choice.split("=", 3), "", "", "")[:4]
    name = _named(key, digits) if key in KEYS else None
    return _page(name, topic, numbers) if name else None


def address_in(match: Match, choice: str) -> Address | None:
    """Return the address in a choice of a match, or None if it is malformed."""
    topic, _, numbers = choice.partition("=")
    return _page(match.terms.ruleset, topic, numbers, match.id)


def _page(name: str, topic: str, numbers: str, match: MatchId | None = None) -> Address | None:
    """Return the page of these rules, or None if a part is malformed."""
    picture, _, passage = numbers.partition("=")
    if not (_is_topic(topic) and _is_number(picture) and _is_number(passage)):
        return None
    place = (int(picture or 0), match, int(passage or 0))
    return Address(name, Topic(topic or Topic.GLANCE), *place)


def _digits(name: str) -> str:
    """Return the numbers of a ruleset's options; empty if all are the defaults."""
    rules = ruleset(name)
    chosen = dict(rules.options)
    if not chosen:
        return ""
    return "".join(
        str(option.choices.index(chosen.get(option.name, option.default)))
        for option in options(rules.key)
    )


def _named(key: str, digits: str) -> str | None:
    """Return the canonical name for the numbers of the options, or None if there is none."""
    known = options(key)
    if not digits:
        return key
    if len(digits) != len(known) or not _is_number(digits):
        return None
    numbered = list(zip(known, map(int, digits), strict=True))
    if any(number >= len(option.choices) for option, number in numbered):
        return None
    listed = ",".join(f"{option.name}={option.choices[number]}" for option, number in numbered)
    return ruleset(f"{key}({listed})").name


def _is_topic(text: str) -> bool:
    return not text or text in set(Topic)


def _is_number(text: str) -> bool:
    return not text or (text.isascii() and text.isdecimal())
