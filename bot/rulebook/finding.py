"""Which page a person means by what they type. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from bot.core.messages import Refused
from bot.core.terms import RULESET, known_ruleset
from bot.rulebook.address import HISTORY, Address
from bot.rulebook.chapters import Topic

if TYPE_CHECKING:
    from collections.abc import Mapping

NEAR = 75
"""From which likeness on, in hundredths, a word counts as a slip for another."""

WORDS: Mapping[str, Topic] = {
    **{str(topic): topic for topic in Topic},
    "overview": Topic.GLANCE,
    "start": Topic.SETUP,
    "board": Topic.SETUP,
    "moves": Topic.MOVE,
    "moving": Topic.MOVE,
    "captures": Topic.CAPTURE,
    "capturing": Topic.CAPTURE,
    "leaders": Topic.SPECIAL,
    "pieces": Topic.SPECIAL,
    "ending": Topic.END,
    "winning": Topic.END,
    "draws": Topic.END,
    "origin": Topic.SOURCE,
}
"""What a topic may be called by whoever types it."""


def topic_of(typed: str) -> Topic | None:
    """Return the topic that a person means, slips forgiven, or None."""
    word = typed.strip().casefold()
    found = process.extractOne(word, tuple(WORDS), scorer=fuzz.ratio, score_cutoff=NEAR)
    return WORDS[found[0]] if found else None


def is_history(typed: str) -> bool:
    """Tell whether a person asks where the games come from."""
    return typed.strip().casefold() == HISTORY


def names_ruleset(typed: str) -> bool:
    """Tell whether a person names a ruleset."""
    return RULESET.search(typed) is not None


def page_of(typed: str) -> Address | Refused:
    """Return the page of a ruleset that a person names, or say which rulesets there are."""
    found = RULESET.search(typed)
    name = found[1] if found else typed
    known = known_ruleset(name)
    if isinstance(known, Refused):
        return known
    topic = topic_of(typed[found.end() :]) if found else None
    return Address(known, topic or Topic.GLANCE)
