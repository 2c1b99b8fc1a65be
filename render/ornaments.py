"""What adorns the frame of a board."""

from __future__ import annotations

from enum import Enum, auto


class Border(Enum):
    """The ornaments there are."""

    PLAIN = auto()
