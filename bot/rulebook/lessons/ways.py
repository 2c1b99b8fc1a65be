"""The ways from a course to a match. Pure."""

from __future__ import annotations

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import line
from bot.core.views.views import Choice, Tone
from engine.catalogue import DEFAULT, KEYS

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
        Choice(easy, line("learn-match", level=LEVEL), tone),
        Choice(Control(Verb.INVITE, choice=game), line("learn-play")),
    )
