"""Where a page is found, as a control's choice says it: pure, and of few characters.

A page of a ruleset is ``key=topic=options=picture``, in a match ``topic=picture``; what is left
out at the end is the first. Options are the numbers of their values in the catalogue's order.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.rulebook.chapters import Topic
from engine.catalogue import KEYS, options, ruleset

if TYPE_CHECKING:
    from bot.core.model import Match, MatchId

HISTORY = "history"
"""What the address of a page of history begins with; its number follows."""


@dataclass(frozen=True, slots=True)
class Address:
    """A page: of which rules (a canonical name), about what, with which picture, in which match."""

    rules: str
    topic: Topic = Topic.GLANCE
    picture: int = 0
    match: MatchId | None = None

    @property
    def control(self) -> str:
        """Return the text of the button that leads here."""
        picture = str(self.picture) if self.picture else ""
        rules = () if self.match else (ruleset(self.rules).key,)
        chosen = () if self.match else (_digits(self.rules),)
        parts = (*rules, self.topic, *chosen, picture)
        return str(Control(Verb.RULES, self.match, choice="=".join(parts).rstrip("=")))

    def at(self, topic: Topic, picture: int = 0) -> Address:
        """Return the address of another page of the same rules."""
        return replace(self, topic=topic, picture=picture)


def read_address(choice: str) -> Address | None:
    """Return the address that a choice outside of a match stands for, or None for none."""
    key, topic, digits, picture = (*choice.split("=", 3), "", "", "")[:4]
    if key not in KEYS or not _is_topic(topic) or not _is_number(picture):
        return None
    name = _named(key, digits)
    return Address(name, Topic(topic or Topic.GLANCE), int(picture or 0)) if name else None


def address_in(match: Match, choice: str) -> Address | None:
    """Return the address that a choice in a match stands for, or None for none."""
    topic, _, picture = choice.partition("=")
    if not _is_topic(topic) or not _is_number(picture):
        return None
    return Address(
        match.terms.ruleset, Topic(topic or Topic.GLANCE), int(picture or 0), match=match.id
    )


def _digits(name: str) -> str:
    """The numbers of a ruleset's values; nothing where all are the defaults."""
    rules = ruleset(name)
    chosen = dict(rules.options)
    if not chosen:
        return ""
    return "".join(
        str(option.choices.index(chosen.get(option.name, option.default)))
        for option in options(rules.key)
    )


def _named(key: str, digits: str) -> str | None:
    """The canonical name that the numbers stand for, or None where they stand for nothing."""
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
