"""`petteia ask`: a question from the command line, by the same door as in a chat."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.matches.messages import Refused
from bot.core.typed.terms import known_ruleset
from bot.i18n import FALLBACK, LANGUAGES, speaker
from bot.rulebook.door import ask

if TYPE_CHECKING:
    from collections.abc import Mapping


MAX_ROWS = 10
"""How many rows are shown at most."""


class CannotAskError(Exception):
    """The question cannot be asked so; the message says why."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something that was found: its tag, its score from 0 to 1, and what it says."""

    tag: str
    score: float
    text: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question found: the tag that answers it, or none, and the rows in their order."""

    answer: str
    rows: tuple[Row, ...]

    def as_json(self) -> str:
        """Return it as one line of JSON: ``answer`` is null if there is none."""
        found: list[Mapping[str, str | float]] = [
            {"tag": row.tag, "score": row.score, "text": row.text} for row in self.rows
        ]
        return json.dumps({"answer": self.answer or None, "found": found}, ensure_ascii=False)

    def as_text(self) -> str:
        """Return it as a line for the answer and one for each row."""
        rows = (f"{row.score:.3f}  {row.tag}  {' '.join(row.text.split())}" for row in self.rows)
        return "\n".join((f"answer: {self.answer or 'none'}", *rows))


def asked(question: str, name: str = "", language: str = "") -> Asked:
    """Return what a question finds, by a ruleset's rules if one is named; raises CannotAskError."""
    language = language or FALLBACK
    if language not in LANGUAGES:
        raise CannotAskError(f"no language “{language}”; there are {', '.join(LANGUAGES)}")
    rules = known_ruleset(name) if name else ""
    if isinstance(rules, Refused):
        raise CannotAskError(speaker(FALLBACK).say(rules.line))
    reply = ask(question, language, rules)
    say = speaker(language).say
    rows = tuple(
        Row(each.entry.tag, round(each.score, 3), say(each.entry.line))
        for each in reply.found[:MAX_ROWS]
    )
    return Asked(rows[0].tag if reply.sure and rows else "", rows)
