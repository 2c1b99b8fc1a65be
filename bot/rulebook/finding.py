"""Which page a person means by what they type. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from bot.core.matches.terms import RULESET, known_ruleset
from bot.core.messages import Refused
from bot.rulebook.address import HISTORY
from bot.rulebook.chapters import Topic
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

WORD = re.compile(r"\S+")

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


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person asks for: a ruleset's canonical name, a topic, a question; each may lack."""

    rules: str = ""
    topic: Topic | None = None
    question: str = ""


def topic_of(typed: str) -> Topic | None:
    """Return the topic that a person means, slips forgiven, or None."""
    word = typed.strip().casefold()
    found = process.extractOne(word, tuple(WORDS), scorer=fuzz.ratio, score_cutoff=NEAR)
    return WORDS[found[0]] if found else None


def is_history(typed: str) -> bool:
    """Tell whether a person asks where the games come from."""
    return typed.strip().casefold() == HISTORY


def read(typed: str) -> Asked | Refused:
    """Return what a person asks for; a ruleset that is named but unknown is refused."""
    named = RULESET.search(typed)
    rules = known_ruleset(named[1]) if named else _slip(typed)
    if isinstance(rules, Refused):
        return rules
    rest = f"{typed[: named.start()]} {typed[named.end() :]}".strip() if named else typed.strip()
    topic = topic_of(rest)
    return Asked(rules, topic, "" if topic else rest)


def _slip(typed: str) -> str | Refused:
    """Refuse a word that is nearly a ruleset's."""
    word = typed.strip().casefold()
    near = process.extractOne(word, KEYS, scorer=fuzz.ratio, score_cutoff=NEAR)
    return known_ruleset(word) if near and WORD.fullmatch(word) else ""
