"""How far a long piece of work is, for whoever waits for it."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias


class Phase(StrEnum):
    """What is being done."""

    COPYING = "copying"
    CHECKING = "checking"
    REPLAYING = "replaying"
    MOVING = "moving"
    COMPARING = "comparing"
    EXPORTING = "exporting"


Report: TypeAlias = Callable[[Phase, int, int], None]
"""Told what is being done, how much of it is done, and how much there is (0: nobody knows)."""
