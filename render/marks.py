"""How a square is marked: each sign has a shape of its own, so that none rests on colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.scene import Mark

if TYPE_CHECKING:
    from render.pen import Pen
    from render.theme import Theme

_HALO = 0.025
_EDGE = 0.5
BENEATH = (Mark.MOVABLE, Mark.LEFT, Mark.PASSED, Mark.REACHED, Mark.PLANNED, Mark.PICKED)


def draw_mark(pen: Pen, mark: Mark, theme: Theme) -> None:
    """Draw one mark."""
    match mark:
        case Mark.MOVABLE:
            _corners(pen, theme.choice, length=0.16, width=0.045)
        case Mark.LEFT:
            pen.ring(0.27, 0.06, theme.past)
        case Mark.PASSED:
            pen.ring(0.13, 0.05, theme.past)
        case Mark.REACHED:
            _frame(pen, theme.past, 0.05)
        case Mark.PLANNED:
            _dashes(pen, theme.choice, 0.05)
        case Mark.PICKED:
            _frame(pen, theme.choice, 0.09)
        case Mark.CAPTURED:
            _cross(pen, 0.2, width=0.09, colour=theme.danger, halo=theme.halo)
        case Mark.TARGET:
            pen.disc((0, 0), 0.13 + _HALO, theme.halo)
            pen.disc((0, 0), 0.13, theme.choice)
        case Mark.STRIKE:
            pen.star(8, radius=0.34 + 2 * _HALO, inner=0.2 + _HALO, colour=theme.halo)
            pen.star(8, radius=0.34, inner=0.2, colour=theme.danger)
            pen.disc((0, 0), 0.1, theme.halo)
        case Mark.PREY:
            _cross(pen, 0.34, width=0.11, colour=theme.danger, halo=theme.halo)


def _frame(pen: Pen, colour: str, width: float) -> None:
    inner = _EDGE - width
    pen.bar((-_EDGE, -_EDGE), (_EDGE, -inner), colour)
    pen.bar((-_EDGE, inner), (_EDGE, _EDGE), colour)
    pen.bar((-_EDGE, -inner), (-inner, inner), colour)
    pen.bar((inner, -inner), (_EDGE, inner), colour)


def _dashes(pen: Pen, colour: str, width: float) -> None:
    inner = _EDGE - width
    for start in (-0.5, -0.24, 0.1, 0.36):
        end = start + 0.14
        pen.bar((start, -_EDGE), (end, -inner), colour)
        pen.bar((start, inner), (end, _EDGE), colour)
        pen.bar((-_EDGE, start), (-inner, end), colour)
        pen.bar((inner, start), (_EDGE, end), colour)


def _corners(pen: Pen, colour: str, *, length: float, width: float) -> None:
    for start, end in ((-_EDGE, -_EDGE + length), (_EDGE - length, _EDGE)):
        pen.bar((start, -_EDGE), (end, -_EDGE + width), colour)
        pen.bar((start, _EDGE - width), (end, _EDGE), colour)
        pen.bar((-_EDGE, start), (-_EDGE + width, end), colour)
        pen.bar((_EDGE - width, start), (_EDGE, end), colour)


def _cross(pen: Pen, reach: float, *, width: float, colour: str, halo: str) -> None:
    for paint, broad in ((halo, width + 2 * _HALO), (colour, width)):
        pen.line(((-reach, -reach), (reach, reach)), broad, paint)
        pen.line(((-reach, reach), (reach, -reach)), broad, paint)
