"""How a piece is drawn: a shield, its sign, and a leader's helmet with its crest."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from render.shields import Shield, outline

if TYPE_CHECKING:
    from render.pen import Pen
    from render.scene import Token
    from render.shields import Point
    from render.theme import Livery

_RADIUS = {"P": 0.32, "O": 0.4, "B": 0.36}
_RIM = {"P": 0.045, "O": 0.085, "B": 0.05}
_INK = 0.024
_LIFT = 0.012

_HELM: tuple[Point, ...] = (
    (0.0, -0.21), (0.07, -0.195), (0.13, -0.15), (0.16, -0.08), (0.165, 0.02), (0.15, 0.12),
    (0.12, 0.2), (0.06, 0.25), (0.022, 0.19), (0.022, 0.05),
)  # fmt: skip
_EYE: tuple[Point, ...] = ((0.03, 0.03), (0.06, -0.02), (0.12, -0.025), (0.12, 0.02), (0.07, 0.04))


def draw_token(pen: Pen, token: Token, *, livery: Livery, shadow: str) -> None:
    """Draw a piece with its shadow."""
    radius = _RADIUS[token.kind]
    edge = outline(livery.shield, radius)
    leader = token.kind == "B"
    low = 0.05 if leader else 0.0
    pen = pen._replace(top=pen.top + low * pen.cell)
    pen.area(edge, shadow, down=0.035)
    if leader:
        _crest(pen, livery)
    pen.area(edge, livery.ink)
    pen.area(outline(livery.shield, radius, _INK), livery.rim)
    inner = _INK + _RIM[token.kind]
    pen.area(outline(livery.shield, radius, inner), livery.ink)
    face = inner + 0.012
    if token.turned:
        _back(pen, livery, radius=radius, inset=face)
        return
    pen.area(outline(livery.shield, radius, face), livery.face)
    pen.area(outline(livery.shield, radius, face + _LIFT), livery.glow, down=-_LIFT)
    _SIGNS[token.kind](pen, livery, radius)


def _back(pen: Pen, livery: Livery, *, radius: float, inset: float) -> None:
    """Draw the inside of a shield: its hollow, the arm's band and the grip."""
    pen.area(outline(livery.shield, radius, inset), livery.ink)
    pen.area(outline(livery.shield, radius, inset + 0.02), livery.hollow, down=0.02)


def _man(pen: Pen, livery: Livery, radius: float) -> None:
    if livery.shield is Shield.ROUND:
        pen.ring(0.6 * radius, 0.025, livery.device)
        pen.disc((0, 0), 0.22 * radius, livery.device)
        return
    pen.line(((0, -0.55 * radius), (0, 0.55 * radius)), 0.035, livery.device)
    pen.disc((0, 0), 0.25 * radius, livery.device)


def _hoplite(pen: Pen, livery: Livery, radius: float) -> None:
    if livery.shield is Shield.ROUND:
        pen.line(((-0.15, 0.15), (0, -0.18), (0.15, 0.15)), 0.06, livery.device)
        return
    pen.star(4, radius=0.5 * radius, inner=0.16 * radius, colour=livery.device)


def _leader(pen: Pen, livery: Livery, radius: float) -> None:
    del radius
    for side in (-1, 1):
        pen.area([(x * side, y) for x, y in _HELM], livery.device)
        pen.area([(x * side, y) for x, y in _EYE], livery.face)


def _crest(pen: Pen, livery: Livery) -> None:
    fan = [
        (0.47 * math.sin(turn), -0.47 * math.cos(turn))
        for turn in (math.radians(step) for step in range(-52, 53, 4))
    ]
    pen.area([(0, 0), *fan], livery.ink)
    fan = [
        (0.45 * math.sin(turn), -0.45 * math.cos(turn))
        for turn in (math.radians(step) for step in range(-48, 49, 4))
    ]
    pen.area([(0, 0), *fan], livery.device)
    for step in range(-36, 37, 12):
        turn = math.radians(step)
        pen.line(((0, 0), (0.45 * math.sin(turn), -0.45 * math.cos(turn))), 0.015, livery.ink)


_SIGNS = {"P": _man, "O": _hoplite, "B": _leader}
