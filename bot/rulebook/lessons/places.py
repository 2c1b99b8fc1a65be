"""Addresses of courses and lessons, which buttons carry, and the ways to a match. Pure."""

from __future__ import annotations

from typing import NamedTuple

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import line
from bot.core.matches.puzzles import KINDS
from bot.core.views.views import Choice, Tone
from engine.catalogue import DEFAULT, KEYS

HINT, TELL = "hint", "tell"
"""The words that ask for the hint and for the solution."""


FIRST_STEPS = "path"
"""The course for a beginner, whatever game is played later."""

COURSES = (FIRST_STEPS, *KEYS)
"""The keys of all courses in their order: the first steps, and one for each ruleset."""

PUZZLE_KINDS = frozenset(KINDS)
"""What addresses of puzzles have in place of a course."""

PLACES = frozenset({*COURSES, *PUZZLE_KINDS})


class LessonPlace(NamedTuple):
    """An address: of all courses, the lessons of one, or a lesson with a word said in it.

    In a lesson whose opponent answers, the word begins with the indexes of what was played.
    """

    key: str = ""
    name: str = ""
    word: str = ""

    @property
    def control(self) -> Control:
        """Return the control of the button that leads here."""
        return Control(Verb.LEARN, choice="=".join(self).rstrip("="))


def read_place(choice: str) -> LessonPlace | None:
    """Return the address in a control's choice, or None if it is malformed."""
    parts = choice.split("=", 2) if choice else []
    if not all(parts) or (parts and parts[0] not in PLACES):
        return None
    return LessonPlace(*parts)


LEVEL = 1
"""The computer's level in the match that ends a course."""


def game_of(course: str) -> str:
    """Return the key of the game that a course leads to."""
    return course if course in KEYS else DEFAULT


def match_ways(course: str, tone: Tone) -> tuple[Choice, ...]:
    """Return the ways from a course to a match: against the computer, against a person."""
    game = game_of(course)
    easy = Control(Verb.COMPUTER, choice=f"{LEVEL}={game}")
    return (
        Choice(easy, line("learn-match", name=line("computer-name", level=LEVEL)), tone),
        Choice(Control(Verb.INVITE, choice=game), line("learn-play")),
    )
