"""The chapters of the rulebook: of each ruleset its topics, their tags and diagrams. Data only.

Each is a file in `book/`, named as its ruleset is and free of any language. A file may borrow the
diagrams of another that it is ``like``; the engine plays them by the borrower's rules.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import TYPE_CHECKING, Any

from bot.rulebook.diagrams import Diagram

if TYPE_CHECKING:
    from collections.abc import Mapping


class Topic(StrEnum):
    """What a page is about, in the order in which they are read; the values stand in controls."""

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
    """A topic of a ruleset: the clauses of `docs/rules` that are told under each tag; diagrams."""

    told: Mapping[str, tuple[str, ...]]
    diagrams: tuple[Diagram, ...]

    @property
    def clauses(self) -> frozenset[str]:
        """Return the clauses that it tells."""
        return frozenset(chain.from_iterable(self.told.values()))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A ruleset's pages.

    ``plies`` is how long a game took as `docs/rules` tells, ``level`` how much there is to learn,
    from 1 to 3.
    """

    plies: int
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
            {tag: tuple(clauses) for tag, clauses in told["told"].items()},
            tuple(known[name] for name in told["diagrams"]),
        )
        for topic, told in book["topics"].items()
    }
    return Chapter(
        book["plies"], book["level"], {each: pages[each] for each in Topic if each in pages}
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
    """Return the ruleset and the diagram that stand on the first page."""
    shown = _read("history")["cover"]
    return shown["ruleset"], _diagrams(shown["ruleset"])[shown["diagram"]]


@cache
def _diagrams(key: str) -> Mapping[str, Diagram]:
    book = _read(key)
    borrowed = _diagrams(book["like"]) if "like" in book else {}
    own = {
        name: Diagram(
            name=f"{key}-{name}",
            position=told["position"],
            action=told.get("action", ""),
            pick=told.get("pick", ""),
            refused=told.get("refused", ""),
            options=told.get("options", {}),
            claimed=told.get("claimed", {}),
            shows=frozenset(told.get("shows", (name,))),
        )
        for name, told in book.get("diagrams", {}).items()
    }
    return {**borrowed, **own}


@cache
def _read(name: str) -> Mapping[str, Any]:
    text = files(__package__).joinpath("book", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
