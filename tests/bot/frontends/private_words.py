"""Names and numbers of people and places, which no log line may have."""

import re
import sys
import traceback

from bot.core.matches.computers import COMPUTER_PLATFORM
from bot.core.matches.model import Account, Identity, Place

WORD = re.compile(r"[^\W_]+")
SHORTEST = 5
"""Shorter words are found in anything, such as the time or the code of a match."""

HARMLESS = {"lobby", "computer", "Computer", "level", "answers"}


class PrivateWords:
    """The names and keys of the accounts and places that a test makes, and what is logged in it."""

    def __init__(self, patch):
        self.words = set()
        self.lines = []
        for kind in (Account, Identity, Place):
            patch.setattr(kind, "__init__", self._noting(kind.__init__))

    def _noting(self, made):
        def noted(value, *given, **named):
            made(value, *given, **named)
            if getattr(value, "platform", None) != COMPUTER_PLATFORM:
                written = value.name if isinstance(value, Account) else value.key
                self.words.update(each for each in WORD.findall(written) if len(each) >= SHORTEST)

        return noted

    def hear(self, _logger, _name, event):
        """Note a line, as a processor of structlog."""
        error = event.get("exc_info")
        error = sys.exception() if error is True else error
        told = "".join(traceback.format_exception(error)) if isinstance(error, Exception) else ""
        self.lines.append(f"{event!r} {told}")
        return event

    def told(self):
        """The lines that have a private word, each with these words."""
        private = self.words - HARMLESS
        found = ((private.intersection(WORD.findall(line)), line) for line in self.lines)
        return [(words, line) for words, line in found if words]
