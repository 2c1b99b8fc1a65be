"""Parsing of a picture: the piece and the marks of every square."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.board import FILE_LETTERS
from engine.lettering import Lettering
from render.layout import layout_of
from render.scene import Mark, PieceSymbol, SpotMark, Square, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.layout import Layout
    from render.picture import Picture

_SIDES, _MAX_MEN = 2, 999
_WHOLE, _MAX_COURSE = 100, 10_000
_PART = re.compile(r"(1[0-2]|[1-9])(?!\d)|([POBpob])(~?)", re.ASCII)
_BARE = SpotMark()
_FRAMES = (Mark.PICKED, Mark.PLANNED, Mark.REACHED, Mark.ANVIL, Mark.MOVABLE)
_RINGS = (Mark.BETWEEN, Mark.LEFT, Mark.PASSED, Mark.CROSSED)
_CLAWS = (Mark.REMOVABLE,)
_SIGNS = (Mark.BARRED, Mark.PREY, Mark.STRIKE, Mark.TARGET, Mark.CAPTURED)
_ZONES = (_FRAMES, _RINGS, _CLAWS, _SIGNS)


def read_scene(picture: Picture) -> tuple[Square, ...]:
    """Parse a picture into its squares, row by row from the top left.

    Raises `ValueError` for an invalid size, pieces, square, throw or count.
    """
    measured = layout_of(picture)
    spots = named_spots(picture)
    return tuple(
        Square(spots.get(name, _BARE), dark, corner)
        for name, dark, corner in _places(measured, flipped=picture.flipped)
    )


def named_spots(picture: Picture) -> dict[str, SpotMark]:
    """Parse the squares that are not empty, by their names; raises as `read_scene` does."""
    measured = layout_of(picture)
    spots = _spots(picture, measured)
    _check(picture)
    for name in spots:
        measured.place(name)
    return spots


@lru_cache(maxsize=64)
def _places(measured: Layout, *, flipped: bool) -> tuple[tuple[str, bool, tuple[int, int]], ...]:
    """List the squares row by row from the top left: name, whether it is dark, and corner."""
    places = (
        (f"{letter}{rank}", (file + rank) % 2 == 1)
        for file, letter in enumerate(FILE_LETTERS[: measured.files])
        for rank in range(1, measured.ranks + 1)
    )
    found = ((name, dark, measured.corner(name, flipped=flipped)) for name, dark in places)
    return tuple(sorted(found, key=_downwards))


def _downwards(place: tuple[str, bool, tuple[int, int]]) -> tuple[int, int]:
    left, top = place[2]
    return top, left


def _check(picture: Picture) -> None:
    """Raise `ValueError` for invalid values apart from the squares."""
    if picture.dice is not None and not _all_within(picture.dice, 1, 6):
        raise ValueError(f"two dice cannot show {str(picture.dice)[:20]}")
    if not _all_within(picture.hand, 0, _MAX_MEN):
        raise ValueError(f"{str(picture.hand)[:20]} cannot be the men in hand")
    if not _all_within(picture.lost, 0, _MAX_MEN):
        raise ValueError(f"{str(picture.lost)[:20]} cannot be the lost pieces")
    if picture.turn not in {None, 0, 1}:
        raise ValueError(f"it cannot be the turn of side {str(picture.turn)[:20]}")
    _check_course(picture)
    if not isinstance(picture.letters, Lettering):
        raise ValueError(f"{str(picture.letters)[:20]!r} name no squares")  # noqa: TRY004


def _check_course(picture: Picture) -> None:
    """Raise `ValueError` for a win chance outside 0-100, or a point outside the curve."""
    course = picture.course
    if len(course) > _MAX_COURSE or not all(0 <= percent <= _WHOLE for percent in course):
        raise ValueError(f"{str(course)[:20]} are no percents of a course")
    places = picture.turning_points + (() if picture.moment is None else (picture.moment,))
    if not all(0 <= place < len(course) for place in places):
        raise ValueError(f"{str(places)[:20]} are no places in a course of {len(course)}")


def _all_within(pair: tuple[int, int], least: int, most: int) -> bool:
    return len(pair) == _SIDES and all(least <= number <= most for number in pair)


def _spots(picture: Picture, measured: Layout) -> dict[str, SpotMark]:
    """Return the content of each square that is not empty."""
    pieces = dict(_pieces(picture))
    marks: defaultdict[str, set[Mark]] = defaultdict(set)
    for mark, name in _marks(picture, measured):
        marks[name].add(mark)
    spots = {
        name: SpotMark(pieces.get(name), marks=_strongest(marks.get(name)))
        for name in {**pieces, **marks}
    }
    for end in picture.plan[-1:]:
        if end not in pieces:
            ghost = _ghost(picture, pieces.get(picture.plan[0], _in_hand(picture)))
            spots[end] = spots[end]._replace(piece=ghost, ghost=ghost is not None)
    return spots


def _ghost(picture: Picture, piece: PieceSymbol | None) -> PieceSymbol | None:
    """Return a planned piece as it would be at the end of the plan."""
    if piece is None or picture.plan_marked is None:
        return piece
    return piece._replace(state=_marked(picture) if picture.plan_marked else State.UPRIGHT)


def _marked(picture: Picture) -> State:
    """Return the state of a piece with a `~`."""
    return State.BOUND if picture.bound else State.TURNED


def _in_hand(picture: Picture) -> PieceSymbol | None:
    """Return the man that is placed next, if any; without a turn, the first side begins."""
    if len(picture.plan) != 1 or not any(picture.hand):
        return None
    first, second = picture.hand
    return PieceSymbol(
        second=first < second if picture.turn is None else picture.turn == 1, kind="P"
    )


def _pieces(picture: Picture) -> Iterator[tuple[str, PieceSymbol]]:
    marked = _marked(picture)
    rows = picture.pieces.split("/")
    if len(rows) != picture.ranks:
        raise ValueError(f"the pieces fill {len(rows)} ranks of {picture.ranks}")
    for rank, row in zip(range(picture.ranks, 0, -1), rows, strict=True):
        yield from _row(row, marked, rank=rank, files=picture.files)


@lru_cache(maxsize=1024)
def _row(row: str, marked: State, *, rank: int, files: int) -> tuple[tuple[str, PieceSymbol], ...]:
    """Return the pieces of a rank, each with its square; raises `ValueError`."""
    found = []
    at = file = 0
    while at < len(row):
        part = _PART.match(row, at)
        if part is None:
            raise ValueError(f"cannot read {row[at : at + 8]!r} among the pieces of rank {rank}")
        at = part.end()
        if part[2] and file < files:
            state = marked if part[3] else State.UPRIGHT
            piece = PieceSymbol(part[2].islower(), part[2].upper(), state)
            found.append((f"{FILE_LETTERS[file]}{rank}", piece))
        file += int(part[1] or 1)
        if file > files:
            break
    if file != files:
        raise ValueError(f"the pieces of rank {rank} do not fill {files} files")
    return tuple(found)


def _marks(picture: Picture, measured: Layout) -> Iterator[tuple[Mark, str]]:
    """List all marks of a picture, each with its square."""
    path, plan, picked = picture.path, picture.plan, picture.picked
    for mark, names in (
        (Mark.LEFT, path[:-1][:1]),
        (Mark.CROSSED, set(_crossed(path, measured)) - set(picture.captured)),
        (Mark.PASSED, path[1:-1]),
        (Mark.REACHED, path[-1:]),
        (Mark.CAPTURED, picture.captured),
        (Mark.MOVABLE, picture.movable),
        (Mark.REMOVABLE, picture.removable),
        (Mark.PICKED, () if picked is None else (picked,)),
        (Mark.TARGET, picture.targets),
        (Mark.STRIKE, picture.strikes),
        (Mark.PLANNED, (*plan[:1], *plan[-1:])),
        (Mark.BETWEEN, plan[1:-1]),
        (Mark.PREY, picture.prey),
        (Mark.ANVIL, picture.anvils),
        (Mark.BARRED, picture.barred),
    ):
        for name in names:
            yield mark, name


def _crossed(path: tuple[str, ...], measured: Layout) -> Iterator[str]:
    """List the squares on straight lines between those of a path."""
    for here, there in pairwise(path):
        (file, rank), (to_file, to_rank) = measured.place(here), measured.place(there)
        across, up = to_file - file, to_rank - rank
        steps = max(abs(across), abs(up))
        if across in {-steps, 0, steps} and up in {-steps, 0, steps}:
            for step in range(1, steps):
                letter = FILE_LETTERS[file + across // steps * step]
                yield f"{letter}{rank + 1 + up // steps * step}"


def _strongest(marks: set[Mark] | None) -> tuple[Mark, ...]:
    """Return the first mark of each zone, so that none covers another."""
    if not marks:
        return ()
    kept = (next((mark for mark in zone if mark in marks), None) for zone in _ZONES)
    return tuple(mark for mark in kept if mark)
