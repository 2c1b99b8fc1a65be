"""How a piece is drawn: a shield, its sign, and a leader's helmet with its crest."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from render.scene import State
from render.shields import outline

if TYPE_CHECKING:
    from render.palette import Livery
    from render.pen import Pen
    from render.scene import Token
    from render.shields import Point

_RADIUS = {"P": 0.34, "O": 0.42, "B": 0.37}
_RIM = {"P": 0.045, "O": 0.085, "B": 0.05}
_INK = 0.024
_ENGRAVED = 0.012
_CREST = 0.505
_HELM: tuple[Point, ...] = (
    (0.0, -0.21), (0.07, -0.195), (0.13, -0.15), (0.16, -0.08), (0.165, 0.02), (0.15, 0.12),
    (0.12, 0.2), (0.06, 0.25), (0.022, 0.19), (0.022, 0.05),
)  # fmt: skip
_EYE: tuple[Point, ...] = ((0.03, 0.03), (0.06, -0.02), (0.12, -0.025), (0.12, 0.02), (0.07, 0.04))


def draw_token(pen: Pen, token: Token, *, livery: Livery, shadow: str) -> None:
    """Draw a piece with its shadow; the outline tells the side, size and crest the kind."""
    leader = token.kind == "B"
    pen = pen.lowered(0.06 if leader else 0)
    radius, rim = _RADIUS[token.kind], _RIM[token.kind]
    edge = outline(livery.shield, radius)
    pen.area(edge, shadow, down=0.035)
    if leader:
        _crest(pen, livery)
    pen.area(edge, livery.ink)
    pen.area(outline(livery.shield, radius, _INK), livery.rim)
    pen.area(outline(livery.shield, radius, _INK + rim), livery.ink)
    inset = _INK + rim + _ENGRAVED
    if token.state is State.TURNED:
        _back(pen, livery, radius=radius, inset=inset)
    else:
        pen.area(outline(livery.shield, radius, inset), livery.face)
        pen.area(outline(livery.shield, radius, inset + 0.012), livery.glow, down=-0.012)
        _sign(pen, token.kind, livery, radius)


def _back(pen: Pen, livery: Livery, *, radius: float, inset: float) -> None:
    """Draw the inside of a shield: its hollow, and the band for the arm across it."""
    pen.area(outline(livery.shield, radius, inset + 0.02), livery.hollow, down=0.02)
    band, width = ((-0.4 * radius, 0), (0.4 * radius, 0)), 0.5 * radius
    pen.line(band, width, livery.ink)
    pen.line(band, width - 2 * _INK, livery.glow)


def _sign(pen: Pen, kind: str, livery: Livery, radius: float) -> None:
    if kind == "B":
        _helmet(pen, livery)
    else:
        device = livery.man if kind == "P" else livery.hoplite
        device(pen, radius, livery.device)


def _helmet(pen: Pen, livery: Livery) -> None:
    for side in (-1, 1):
        pen.area([(x * side, y) for x, y in _HELM], livery.device)
        pen.area([(x * side, y) for x, y in _EYE], livery.face)


def _crest(pen: Pen, livery: Livery) -> None:
    pen.area([(0, 0), *_arc(_CREST, 58)], livery.ink)
    pen.area([(0, 0), *_arc(_CREST - _INK, 55)], livery.crest)
    for tip in _arc(_CREST - _INK / 2, 44, step=11):
        pen.line(((0, 0), tip), 0.016, livery.ink)


def _arc(radius: float, reach: int, *, step: int = 1) -> list[Point]:
    """Trace a part of a circle, `reach` degrees to either side of its top."""
    turns = (math.radians(degrees) for degrees in range(-reach, reach + 1, step))
    return [(radius * math.sin(turn), -radius * math.cos(turn)) for turn in turns]
