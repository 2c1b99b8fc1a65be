"""How large a filled database is, and what is the same in all of them."""

from dataclasses import dataclass
from datetime import UTC, datetime

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
"""The present moment of a filled database."""

LIST = 10  # open matches of each person who plays
EACH = 40  # matches of each person, about
DUE = 60  # matches and outbox items that are due, more than are taken at once
FEWEST = 100  # matches in play
ONE_IN = 200  # matches is in play

ROW, REST = 180, 2000  # bytes on the disk: of an event, and of all else that a match has


@dataclass(frozen=True, slots=True)
class Size:
    """So many matches with so many events each, on average."""

    matches: int
    events: int

    @property
    def running(self):
        return min(max(self.matches // ONE_IN, FEWEST), self.matches)

    @property
    def people(self):
        return max(2 * self.matches // EACH, self.players)

    @property
    def players(self):
        """How many people have matches in play: as many each, however large the database is."""
        return max(2 * self.running // LIST, 2)

    @property
    def bytes(self):
        """An upper bound of the file's size."""
        return self.matches * (self.events * ROW + REST)
