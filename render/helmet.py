"""A leader: the Corinthian helmet, seen from the side, beneath a high crest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.curves import curve

if TYPE_CHECKING:
    from render.curves import Outline
    from render.palette import Livery
    from render.pen import Pen

_SCALE = 0.88
_ASIDE, _DOWN = 0.1, 0.055
"""From the middle of the helmet to that of helmet and crest."""
_RIM = 0.02

_BOWL: Outline = (
    (-0.2, -0.1), (-0.16, -0.24), (-0.04, -0.32), (0.1, -0.31), (0.2, -0.22), (0.235, -0.08),
    (0.215, 0.08), (0.235, 0.2), (0.3, 0.3), (0.3, 0.3), (0.16, 0.31), (0.09, 0.23),
    (0.06, 0.22), (0.02, 0.3), (-0.08, 0.4), (-0.08, 0.4), (-0.155, 0.26), (-0.125, 0.1),
    (-0.115, 0.04), (-0.15, 0.04), (-0.185, 0.08), (-0.2, 0.16), (-0.2, 0.16),
    (-0.25, 0.1), (-0.225, 0),
)  # fmt: skip
_EYE: Outline = (
    (-0.18, -0.02), (-0.1, -0.08), (0.02, -0.05), (0.02, -0.05), (-0.04, 0.02), (-0.11, 0.025),
)  # fmt: skip
_BROW: Outline = (
    (-0.225, -0.1), (-0.225, -0.1), (-0.1, -0.14), (0.04, -0.12), (0.12, -0.03), (0.1, 0.08),
    (0.1, 0.08), (0.155, -0.03), (0.07, -0.155), (-0.1, -0.175),
)  # fmt: skip
_CREST: Outline = (
    (-0.25, -0.4), (-0.25, -0.4), (-0.08, -0.53), (0.14, -0.55), (0.33, -0.46), (0.44, -0.27),
    (0.475, 0), (0.455, 0.2), (0.5, 0.42), (0.5, 0.42), (0.34, 0.33), (0.28, 0.16), (0.285, 0),
    (0.26, -0.17), (0.19, -0.28), (0.08, -0.345), (-0.06, -0.36),
)  # fmt: skip
_RIDGE: Outline = (
    (-0.25, -0.4), (-0.25, -0.4), (-0.06, -0.415), (0.1, -0.41), (0.23, -0.34), (0.32, -0.2),
    (0.345, 0), (0.34, 0.15), (0.4, 0.36), (0.34, 0.33), (0.28, 0.16), (0.285, 0),
    (0.26, -0.17), (0.19, -0.28), (0.08, -0.345), (-0.06, -0.36),
)  # fmt: skip


def draw_helmet(pen: Pen, livery: Livery, *, shadow: str, turned: bool) -> None:
    """Draw the helmet with its shadow; `turned` shows its inside. It faces as its livery does."""
    crest, bowl = _placed(_CREST, livery), _placed(_BOWL, livery)
    for edge in (crest, bowl):
        pen.area(edge, shadow, down=0.045)
    inside = livery.hollow if turned else livery.face
    for edge, colour in ((crest, livery.crest), (bowl, inside)):
        pen.line((*edge, edge[0]), 2 * (livery.line + _RIM), livery.ink)
        pen.line((*edge, edge[0]), 2 * _RIM, livery.rim)
        pen.area(edge, colour)
    pen.area(_placed(_RIDGE, livery), livery.device)
    if not turned:
        pen.area(_placed(_BROW, livery), livery.rim)
        pen.area(_placed(_EYE, livery), livery.device)


def _placed(points: Outline, livery: Livery) -> Outline:
    side = -1 if livery.faces_right else 1
    return tuple((side * _SCALE * (x - _ASIDE), _SCALE * y + _DOWN) for x, y in curve(points))
