"""Where somebody stands in the lessons, as a control's choice says it: pure, of few characters.

A place is ``key=name=said``: a ruleset, one of its lessons, what is said in it. What is left out at
the end is the list of all rulesets, of a ruleset's lessons, the task. Said may be a prefix of an
action, one to be played (``p12``), a piece's square, an ending (``o2``), or what is asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.core.controls import Control, Verb
from engine.catalogue import KEYS

HINT, TELL = "hint", "tell"
"""What may be asked for in a lesson."""

_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """All rulesets, the lessons of one, or a lesson, and what is said in it."""

    key: str = ""
    name: str = ""
    word: str = ""

    @property
    def control(self) -> str:
        """Return the text of the button that leads here."""
        return str(Control(Verb.LEARN, choice="=".join(self._parts).rstrip("=")))

    @property
    def _parts(self) -> tuple[str, str, str]:
        return self.key, self.name, self.word

    def said(self, word: str) -> LessonPlace:
        """Return the same lesson with something said in it."""
        return replace(self, word=word)


def read_place(choice: str) -> LessonPlace | None:
    """Return the place that a choice stands for, or None where it leaves out what it needs."""
    parts = choice.split("=", 2) if choice else []
    if not all(parts) or (parts and parts[0] not in KEYS):
        return None
    return LessonPlace(*parts)


def numbered(letter: str, number: int) -> str:
    """Return how one of several is said: ``p`` for an action to be played, ``o`` for an outcome."""
    return f"{letter}{number}"


def number_said(letter: str, word: str) -> int | None:
    """Return which of several was said, or None where another thing was."""
    number = word.removeprefix(letter)
    return int(number) if word.startswith(letter) and _NUMBER.fullmatch(number) else None
