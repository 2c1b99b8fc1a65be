"""Pieces: a shield with its device, or a leader's helmet; upright, turned or bound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.helmet import draw_helmet
from render.scene import State
from render.shields import Shield, outline

if TYPE_CHECKING:
    from render.palette import Livery
    from render.pen import Pen
    from render.scene import PieceSymbol

_RADIUS = {"P": 0.34, "O": 0.42, "B": 0.3}
_RIM = {"P": 0.045, "O": 0.085, "B": 0.045}
_ENGRAVING_WIDTH = 0.012
_CORD_WIDTH, _KNOT_RADIUS = 0.045, 0.045
_MAX_CORD_REACH = 0.425


def draw_piece(pen: Pen, piece: PieceSymbol, *, livery: Livery, shadow: str) -> None:
    """Draw a piece with its shadow; outline and lightness show its side, size and form its kind."""
    upright, bound, turned = pen, piece.state is State.BOUND, piece.state is State.TURNED
    pen = pen._replace(turned=bound)
    if piece.kind == "B":
        draw_helmet(pen, livery, shadow=shadow, turned=turned)
    else:
        _shield(pen, piece, livery=livery, shadow=shadow)
    if turned:
        _handle(pen, livery, radius=_RADIUS[piece.kind])
    if bound:
        _fetters(upright, livery, radius=_RADIUS[piece.kind])


def _shield(pen: Pen, piece: PieceSymbol, *, livery: Livery, shadow: str) -> None:
    radius, rim = _RADIUS[piece.kind], _RIM[piece.kind]
    edge = outline(livery.shield, radius)
    pen.area(edge, shadow, down=0.035)
    pen.area(edge, livery.ink)
    pen.area(outline(livery.shield, radius, livery.line), livery.rim)
    pen.area(outline(livery.shield, radius, livery.line + rim), livery.ink)
    inset = livery.line + rim + _ENGRAVING_WIDTH
    if piece.state is State.TURNED:
        pen.area(outline(livery.shield, radius, inset), livery.hollow, down=0.01)
    else:
        pen.area(outline(livery.shield, radius, inset), livery.face)
        pen.area(outline(livery.shield, radius, inset + 0.012), livery.glow, down=-0.012)
        device = livery.man if piece.kind == "P" else livery.hoplite
        device(pen, radius, livery.device)


def _handle(pen: Pen, livery: Livery, *, radius: float) -> None:
    """Draw the grip of a shield, which is visible from behind."""
    across, down = (0.4, 0) if livery.shield is Shield.ROUND else (0, 0.4)
    end, width = (across * radius, down * radius), 0.4 * radius
    band = ((-end[0], -end[1]), end)
    pen.line(band, width, livery.ink)
    pen.line(band, width - 2 * livery.line, livery.glow)


def _fetters(pen: Pen, livery: Livery, *, radius: float) -> None:
    """Draw two cords around a piece, with knots outside its outline."""
    reach, height = min(radius + 0.05, _MAX_CORD_REACH), 0.5 * radius
    for high in (-height, height):
        knots = ((-reach, high), (reach, high))
        for wider, colour in ((2 * livery.line, livery.ink), (0, livery.cord)):
            pen.line(knots, _CORD_WIDTH + wider, colour)
            for knot in knots:
                pen.disc(knot, _KNOT_RADIUS + wider / 2, colour)
