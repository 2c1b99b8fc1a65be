"""What a process holds: memory, objects, tasks, files, threads; and whether it grows."""

import asyncio
import gc
import os
import threading
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from statistics import median

PAGE = os.sysconf("SC_PAGE_SIZE")

MEMORY = 0.05
"""By which part the memory may grow: what is freed is not always given back."""

OBJECTS = 0.03
"""By which part the number of Python's objects may grow, for caches that are not yet full."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What is held at one moment."""

    megabytes: float
    objects: int
    tasks: int
    files: int
    sockets: int
    threads: int


def reading():
    """Read all gauges; what is only waiting to be collected is collected before."""
    gc.collect()
    resident = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    targets = [_target(link) for link in Path("/proc/self/fd").iterdir()]
    sockets = sum(target.startswith("socket:") for target in targets)
    return Reading(
        megabytes=resident * PAGE / 2**20,
        objects=len(gc.get_objects()) + gc.get_freeze_count(),
        tasks=len(asyncio.all_tasks()),
        files=len(targets) - sockets,
        sockets=sockets,
        threads=threading.active_count(),
    )


def _target(link):
    """Return what a file descriptor is open on; the one that lists them is gone already."""
    try:
        return str(link.readlink())
    except FileNotFoundError:
        return ""


def tenth(readings, number):
    """Return the medians of a tenth of the readings, the first of which is 0."""
    size = max(len(readings) // 10, 1)
    part = readings[number * size : (number + 1) * size] if number < 9 else readings[-size:]
    return Reading(*map(median, zip(*map(astuple, part), strict=True)))


def growth(readings):
    """Yield what has grown from the second tenth to the last."""
    before, after = tenth(readings, 1), tenth(readings, 9)
    for field in fields(Reading):
        then, now = getattr(before, field.name), getattr(after, field.name)
        allowed = {"megabytes": MEMORY, "objects": OBJECTS}.get(field.name, 0)
        if now > then * (1 + allowed):
            yield f"{field.name} grew from {then:,.0f} to {now:,.0f}"
