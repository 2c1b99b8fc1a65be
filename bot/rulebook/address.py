"""Where a page is found, as a control's choice says it: pure, and of few characters.

A page of a ruleset is ``key=topic=options=picture=passage``, in a match ``topic=picture=passage``;
what is left out at the end is the first. Options are the numbers of their values in the catalogue's
order, passages those of their tags in the book's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.rulebook.chapters import Topic
from engine.catalogue import KEYS, options, ruleset

if TYPE_CHECKING:
    from bot.core.matches.model import Match, MatchId

HISTORY = "history"
"""What the address of a page of history begins with; its number follows."""


@dataclass(frozen=True, slots=True)
class Address:
    """A page: of which rules (a canonical name), about what, with which picture, in which match.

    ``passage`` is the number of what the page tells first, from 1, or 0 where it does not matter.
    """

    rules: str
    topic: Topic = Topic.GLANCE
    picture: int = 0
    match: MatchId | None = None
    passage: int = 0

    @property
    def control(self) -> str:
        """Return the text of the button that leads here."""
        numbers = (str(number) if number else "" for number in (self.picture, self.passage))
        rules = () if self.match else (ruleset(self.rules).key,)
        chosen = () if self.match else (_digits(self.rules),)
        parts = (*rules, self.topic, *chosen, *numbers)
        return str(Control(Verb.RULES, self.match, choice="=".join(parts).rstrip("=")))

    def at(self, topic: Topic, picture: int = 0) -> Address:
        """Return the address of another page of the same rules."""
        return replace(self, topic=topic, picture=picture, passage=0)


def read_address(choice: str) -> Address | None:
    """Return the address that a choice outside of a match stands for, or None for none."""
    key, topic, digits, numbers = (*choice.split("=", 3), "", "", "")[:4]
    name = _named(key, digits) if key in KEYS else None
    return _page(name, topic, numbers) if name else None


def address_in(match: Match, choice: str) -> Address | None:
    """Return the address that a choice in a match stands for, or None for none."""
    topic, _, numbers = choice.partition("=")
    return _page(match.terms.ruleset, topic, numbers, match.id)


def _page(name: str, topic: str, numbers: str, match: MatchId | None = None) -> Address | None:
    """A page of these rules by what a choice says of it, or None where that is not well formed."""
    picture, _, passage = numbers.partition("=")
    if not (_is_topic(topic) and _is_number(picture) and _is_number(passage)):
        return None
    place = (int(picture or 0), match, int(passage or 0))
    return Address(name, Topic(topic or Topic.GLANCE), *place)


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
