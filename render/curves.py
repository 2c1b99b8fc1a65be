"""Smooth outlines through a few points: Catmull-Rom curves."""

from __future__ import annotations

from functools import lru_cache

Point = tuple[float, float]
Outline = tuple[Point, ...]

_STEPS = tuple(step / 10 for step in range(10))


@lru_cache(maxsize=64)
def curve(points: Outline) -> Outline:
    """Trace a closed Catmull-Rom curve; it has a corner at a point that is listed twice."""
    neighbours = (
        points[-1:] + points[:-1],
        points,
        points[1:] + points[:1],
        points[2:] + points[:2],
    )
    return tuple(
        (_between(*xs, share), _between(*ys, share))
        for near in zip(*neighbours, strict=True)
        if near[1] != near[2]
        for xs, ys in (zip(*near, strict=True),)
        for share in _STEPS
    )


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    slope = end - before
    bend = 2 * before - 5 * start + 4 * end - after
    twist = 3 * (start - end) + after - before
    return start + share * (slope + share * (bend + share * twist)) / 2
