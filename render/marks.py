"""Marks on squares: each has a shape of its own, so that none depends only on colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.scene import Mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from render.pen import Pen
    from render.theme import Theme

BENEATH = frozenset(
    {
        *(Mark.LEFT, Mark.CROSSED, Mark.PASSED, Mark.REACHED, Mark.MOVABLE),
        *(Mark.PICKED, Mark.PLANNED, Mark.BETWEEN, Mark.ANVIL),
    }
)
"""The marks beneath a piece; the others are on top of it."""

_HALO_WIDTH = 0.025
_WHOLE = ((-0.5, 0.5),)
_DASHES = ((-0.48, -0.34), (-0.22, -0.08), (0.08, 0.22), (0.34, 0.48))
_CORNERS = ((-0.47, -0.3), (0.3, 0.47))
_MIDDLES = ((-0.2, 0.2),)


def draw_mark(pen: Pen, mark: Mark, theme: Theme) -> None:
    """Draw a mark on a square."""
    _DRAWERS[mark](pen, theme)


def _frame(
    pen: Pen, colour: str, *, edge: float, width: float, parts: Iterable[tuple[float, float]]
) -> None:
    """Draw the same parts of a line along all four sides of the square."""
    inner = edge - width
    for start, end in parts:
        pen.bar((start, -edge), (end, -inner), colour)
        pen.bar((start, inner), (end, edge), colour)
        pen.bar((-edge, start), (-inner, end), colour)
        pen.bar((inner, start), (edge, end), colour)


def _cross(pen: Pen, theme: Theme, *, reach: float, width: float) -> None:
    for colour, broad in ((theme.halo, width + 2 * _HALO_WIDTH), (theme.danger, width)):
        pen.line(((-reach, -reach), (reach, reach)), broad, colour)
        pen.line(((-reach, reach), (reach, -reach)), broad, colour)


def _burst(pen: Pen, theme: Theme) -> None:
    pen.star(8, radius=0.34 + 2 * _HALO_WIDTH, inner=0.2 + _HALO_WIDTH, colour=theme.halo)
    pen.star(8, radius=0.34, inner=0.2, colour=theme.danger)
    pen.disc((0, 0), 0.1, theme.halo)


def _grave(pen: Pen, theme: Theme) -> None:
    pen.ring(0.36, 0.05, theme.danger)
    _cross(pen, theme, reach=0.22, width=0.1)


def _barrier(pen: Pen, theme: Theme) -> None:
    """Draw a ring with one bar across, as the sign of a closed road."""
    radius, width, reach = 0.4, 0.075, 0.27
    pen.ring(radius + _HALO_WIDTH, width + 2 * _HALO_WIDTH, theme.halo)
    for colour, broad in ((theme.halo, width + 2 * _HALO_WIDTH), (theme.danger, width)):
        pen.line(((-reach, reach), (reach, -reach)), broad, colour)
    pen.ring(radius, width, theme.danger)


def _spark(pen: Pen, theme: Theme) -> None:
    pen.star(4, radius=0.24, inner=0.075, colour=theme.past)


def _claws(pen: Pen, theme: Theme) -> None:
    """Point to the middle from all four sides."""
    for colour, size in ((theme.halo, _HALO_WIDTH), (theme.danger, 0.0)):
        half, tip = 0.12 + size, 0.27 - 1.6 * size
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            claw = ((tip, 0), (0.5, half), (0.5, -half))
            pen.area([(x * across - y * down, x * down + y * across) for x, y in claw], colour)


def _dot(pen: Pen, theme: Theme) -> None:
    pen.disc((0, 0), 0.13 + _HALO_WIDTH, theme.halo)
    pen.disc((0, 0), 0.13, theme.choice)


_DRAWERS: Mapping[Mark, Callable[[Pen, Theme], None]] = {
    Mark.LEFT: lambda pen, theme: pen.ring(0.28, 0.07, theme.past),
    Mark.PASSED: lambda pen, theme: pen.ring(0.14, 0.06, theme.past),
    Mark.REACHED: lambda pen, theme: _frame(pen, theme.past, edge=0.5, width=0.06, parts=_WHOLE),
    Mark.CROSSED: _spark,
    Mark.CAPTURED: _grave,
    Mark.REMOVABLE: _claws,
    Mark.MOVABLE: lambda pen, theme: _frame(
        pen, theme.choice, edge=0.47, width=0.045, parts=_CORNERS
    ),
    Mark.PICKED: lambda pen, theme: _frame(pen, theme.choice, edge=0.5, width=0.1, parts=_WHOLE),
    Mark.TARGET: _dot,
    Mark.STRIKE: _burst,
    Mark.PLANNED: lambda pen, theme: _frame(
        pen, theme.choice, edge=0.48, width=0.06, parts=_DASHES
    ),
    Mark.BETWEEN: lambda pen, theme: _frame(
        pen, theme.choice, edge=0.16, width=0.06, parts=((-0.16, 0.16),)
    ),
    Mark.PREY: lambda pen, theme: _cross(pen, theme, reach=0.36, width=0.075),
    Mark.ANVIL: lambda pen, theme: _frame(pen, theme.danger, edge=0.5, width=0.09, parts=_MIDDLES),
    Mark.BARRED: _barrier,
}
