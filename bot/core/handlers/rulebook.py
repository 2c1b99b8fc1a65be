"""What the core needs of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.core.matches.model import Account, Match
    from bot.core.messages import Line
    from bot.core.views.views import Answer, Choice
    from engine.errors import RefusalCode
    from engine.why_not_captured import NotCapturedCode


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """What is answered in a lesson, and the key of the lesson if it was solved by that."""

    answer: Answer
    solved: str = ""


class Lessons(Protocol):
    """Small positions to be solved; ``solved`` are the keys of those that a person has solved."""

    def open(self, who: Account, typed: str, solved: frozenset[str]) -> LessonAnswer:
        """Answer words: a ruleset, the number of a lesson, what is done in it; or nothing."""

    def turn(self, who: Account, choice: str, solved: frozenset[str]) -> LessonAnswer:
        """Answer a button, by its control's choice; it may be old or forged."""


@dataclass(frozen=True, slots=True)
class Citation:
    """What the rulebook says of something, and the ways to its pages."""

    lines: tuple[Line, ...]
    ways: tuple[Choice, ...]


class Rulebook(Protocol):
    """How the games go; each answer is a page, or refuses what cannot be found."""

    @property
    def lessons(self) -> Lessons:
        """The lessons that come with the book."""

    def topics(self) -> tuple[tuple[str, Line], ...]:
        """Return what pages are about, as one types it and as it is called."""

    def open(self, who: Account, typed: str, match: Match | None = None) -> Answer:
        """Answer a ruleset, a topic, a question or nothing; by a match's rules if it has one."""

    def turn(self, who: Account, choice: str, match: Match | None = None) -> Answer:
        """Answer a button, by its control's choice; it may be old or forged."""

    def cite_refusal(self, match: Match, code: RefusalCode) -> Citation:
        """Cite what a refusal rests on by a match's rules, with the way to its explanation."""

    def cite_uncaught(self, match: Match, code: NotCapturedCode) -> Citation | None:
        """Cite why a match's rules do not capture a piece so, or None where nothing tells it."""
