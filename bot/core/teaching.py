"""What the core needs of whoever teaches the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.core.model import Account, Match
    from bot.core.views import Answer


class Rulebook(Protocol):
    """How the games go; each answer is a page, or refuses what cannot be found."""

    def open(self, who: Account, typed: str, match: Match | None = None) -> Answer:
        """Answer words: a ruleset, a topic, both, or nothing; of a match's rules if it has one."""

    def turn(self, who: Account, choice: str, match: Match | None = None) -> Answer:
        """Answer a button, by its control's choice; it may be old or forged."""
