"""What stands on every square of a picture, and how it is marked: the picture's text, understood."""

from __future__ import annotations

import re
from collections import defaultdict
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from render.layout import Layout, layout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.picture import Picture

_PART = re.compile(r"(1[0-2]|[1-9])(?!\d)|([POBpob])(~?)", re.ASCII)


class Token(NamedTuple):
    """A piece as it is drawn."""

    second: bool
    kind: str
    """`P`, `O` or `B`."""
    turned: bool


class Mark(Enum):
    """A sign on a square. Those later in this list are drawn over the earlier ones."""

    MOVABLE = auto()
    LEFT = auto()
    PASSED = auto()
    REACHED = auto()
    PLANNED = auto()
    PICKED = auto()
    CAPTURED = auto()
    TARGET = auto()
    STRIKE = auto()
    PREY = auto()


_FRAMES = (Mark.PICKED, Mark.PLANNED, Mark.REACHED, Mark.MOVABLE)
_RINGS = (Mark.LEFT, Mark.PASSED)
_SIGNS = (Mark.PREY, Mark.STRIKE, Mark.TARGET, Mark.CAPTURED)


class Spot(NamedTuple):
    """What one square shows."""

    token: Token | None = None
    ghost: bool = False
    """Whether the token is only planned to stand here."""
    marks: tuple[Mark, ...] = ()


class Scene(NamedTuple):
    """A picture understood."""

    layout: Layout
    spots: dict[str, Spot]
    """By square name; a square that is not named shows nothing."""


def read_scene(picture: Picture) -> Scene:
    """Understand a picture; `ValueError` for a size, pieces or square that cannot be."""
    measured = layout(picture.files, picture.ranks)
    tokens = dict(_tokens(picture))
    marks: defaultdict[str, set[Mark]] = defaultdict(set)
    for mark, name in _marks(picture):
        measured.corner(name)
        marks[name].add(mark)
    spots = {
        name: Spot(tokens.get(name), marks=_strongest(marks[name])) for name in {**tokens, **marks}
    }
    if len(picture.plan) > 1:
        start, end = picture.plan[0], picture.plan[-1]
        if spots[end].token is None:
            spots[end] = spots[end]._replace(token=tokens.get(start), ghost=start in tokens)
    return Scene(measured, spots)


def _tokens(picture: Picture) -> Iterator[tuple[str, Token]]:
    rows = picture.pieces.split("/")
    if len(rows) != picture.ranks:
        raise ValueError(f"the pieces fill {len(rows)} ranks of {picture.ranks}")
    for rank, row in zip(range(picture.ranks, 0, -1), rows, strict=True):
        for file, token in _row(row, rank=rank, files=picture.files):
            yield f"{'abcdefghijkl'[file]}{rank}", token


def _row(row: str, *, rank: int, files: int) -> Iterator[tuple[int, Token]]:
    at = file = 0
    while at < len(row):
        part = _PART.match(row, at)
        if part is None:
            raise ValueError(f"cannot read {row[at : at + 8]!r} among the pieces of rank {rank}")
        at = part.end()
        if part[2] and file < files:
            yield file, Token(part[2].islower(), part[2].upper(), turned=bool(part[3]))
        file += int(part[1] or 1)
        if file > files:
            break
    if file != files:
        raise ValueError(f"the pieces of rank {rank} do not fill {files} files")


def _marks(picture: Picture) -> Iterator[tuple[Mark, str]]:
    """List every mark that the picture asks for."""
    for between in picture.path[1:-1]:
        yield Mark.PASSED, between
    for start in picture.path[:-1][:1]:
        yield Mark.LEFT, start
    for end in picture.path[-1:]:
        yield Mark.REACHED, end
    if picture.picked is not None:
        yield Mark.PICKED, picture.picked
    for mark, names in (
        (Mark.PLANNED, picture.plan),
        (Mark.CAPTURED, picture.captured),
        (Mark.TARGET, picture.targets),
        (Mark.STRIKE, picture.strikes),
        (Mark.PREY, picture.prey),
        (Mark.MOVABLE, picture.movable),
    ):
        for name in names:
            yield mark, name


def _strongest(marks: set[Mark]) -> tuple[Mark, ...]:
    """Keep one frame, one ring and one sign, so that none covers another."""
    kept = (
        next((mark for mark in zone if mark in marks), None) for zone in (_FRAMES, _RINGS, _SIGNS)
    )
    return tuple(mark for mark in kept if mark)
