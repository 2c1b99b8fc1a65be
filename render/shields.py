"""The outlines of shields, as points around the middle of a square whose side is 1."""

from __future__ import annotations

import math
from enum import Enum, auto
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.curves import Outline

_STEPS = 180


class Shield(Enum):
    """The two forms that distinguish the sides."""

    ROUND = auto()
    """The hoplite's aspis."""
    WAISTED = auto()
    """The Boeotian shield, with a bay in either flank."""


@lru_cache(maxsize=256)
def outline(shield: Shield, radius: float, inset: float = 0) -> Outline:
    """Trace a shield of a radius, or the line at a distance `inset` inside its edge."""
    return tuple(
        (reach * math.cos(angle), reach * math.sin(angle))
        for angle in (2 * math.pi * step / _STEPS for step in range(_STEPS))
        for reach in (_reach(shield, angle, radius=radius, inset=inset),)
    )


def _reach(shield: Shield, angle: float, *, radius: float, inset: float) -> float:
    """The distance of the outline from the middle in a direction."""
    rim = radius - inset
    if shield is Shield.ROUND:
        return rim
    bay, centre = 0.46 * radius + inset, 1.02 * radius
    aside = centre * math.sin(angle)
    if abs(aside) >= bay:
        return rim
    return min(rim, abs(centre * math.cos(angle)) - math.sqrt(bay * bay - aside * aside))
