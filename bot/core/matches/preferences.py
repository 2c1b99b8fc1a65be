"""What people choose for themselves: boards, language, and when they are called. Values only."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import time  # noqa: TC003 -- the store reads the annotations
from enum import StrEnum

from engine import Lettering, Side


class Orientation(StrEnum):
    """Whose side of the board is at the bottom of a person's pictures."""

    OWN = "own"
    FIRST = "first"
    SECOND = "second"

    def flips(self, side: Side | None) -> bool:
        """Return whether the second player's side is at the bottom for a person of this side."""
        if self is Orientation.OWN:
            return side is Side.SECOND
        return self is Orientation.SECOND


class Letters(StrEnum):
    """How squares are named for a person: as the game does, by plain letters, or as in Attica."""

    GAME = "game"
    LATIN = "latin"
    ATTIC = "attic"

    def on(self, own: Lettering) -> Lettering:
        """Return how the squares of a game are named whose own letters these are."""
        if self is Letters.LATIN:
            return Lettering.LATIN
        has_numerals = self is Letters.ATTIC and own is Lettering.GREEK
        return Lettering.ATTIC if has_numerals else own

    def meant(self, typed: str) -> str:
        """Return a typed action as it is to be read.

        A person who is shown only plain letters means them, also if a keyboard made capitals of
        them, which would be read by their look.
        """
        return typed.lower() if self is Letters.LATIN and typed.isascii() else typed


class Confirmation(StrEnum):
    """Whether the board asks before it plays a move: always, never, or when much is at risk."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


class Audience(StrEnum):
    """Who can see a person's results: everyone, people who have played them, or nobody else."""

    EVERYONE = "everyone"
    PLAYED = "played"
    NOBODY = "nobody"


class NotificationLevel(StrEnum):
    """How a person is called: where they play, in their own chat, once a day, or not at all."""

    MENTION = "mention"
    DIRECT = "direct"
    DIGEST = "digest"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours of a day in which nothing rings, in a person's zone; they may go over midnight.

    The first moment of the end is quiet no more. The two times differ.
    """

    begin: time
    end: time


ENGLISH = "en"
"""The language of a person whose language is unknown."""

AUTO = "auto"
"""The client's language."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose for themselves.

    ``client`` is not a choice: the language that their client last asked for, empty if none ever
    did.
    """

    language: str = AUTO
    orientation: Orientation = Orientation.OWN
    theme: str = "marble"
    zone: str = "UTC"
    notices: NotificationLevel = NotificationLevel.MENTION
    quiet: QuietHours | None = None
    letters: Letters = Letters.GAME
    client: str = ""
    confirm: Confirmation = Confirmation.AUTO
    results: Audience = Audience.EVERYONE

    @property
    def known_language(self) -> str:
        """Return the person's language, empty when it is not known."""
        return self.client if self.language == AUTO else self.language

    @property
    def spoken(self) -> str:
        """Return the language in which every sentence to them is said."""
        return self.known_language or ENGLISH


DEFAULT_SETTINGS = Settings()
"""The default settings."""
