"""Watches whether the event loop comes round: nothing on it may take long.

A thread looks at the loop's beats, so that what blocks it is seen while it does. On a busy machine
beats are late although nothing runs long, so the processor time of the loop's thread decides.
Invariant: the log line names the code that runs, never what it works on.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from types import FrameType

BEAT: Final = 0.05
"""Seconds between two beats of the loop."""

BLOCKED_AFTER: Final = 0.1
"""Seconds of processor without a beat from which it is logged what runs."""

ROOT: Final = Path(__file__).parents[2]

log = structlog.get_logger()


class LoopWatch:
    """Measures by how much the beats of an event loop come late."""

    def __init__(self, lagged: Callable[[float], None]) -> None:
        """``lagged`` takes the delay of each beat, in seconds."""
        self._lagged = lagged
        self._processor = _processor_time(threading.get_ident())
        self._beaten, self._used = monotonic(), self._processor()
        self._is_told = False
        self._is_over = threading.Event()

    async def beat(self) -> None:
        """Beat until cancelled."""
        while True:
            began = self._beaten = monotonic()
            self._used = self._processor()
            await asyncio.sleep(BEAT)
            self._lagged(max(monotonic() - began - BEAT, 0.0))
            self._is_told = False

    def watch(self, thread: int) -> None:
        """Log what the thread of the loop runs while a beat is late; until `stop`."""
        while not self._is_over.wait(BEAT):
            if monotonic() - self._beaten < BEAT + BLOCKED_AFTER or self._is_told:
                continue
            if (used := self._processor() - self._used) > BLOCKED_AFTER:
                self._is_told = True
                frame = sys._current_frames().get(thread)  # noqa: SLF001 -- the documented way
                log.warning("event_loop_blocked", at=_place(frame), seconds=round(used, 3))

    def stop(self) -> None:
        """End `watch`."""
        self._is_over.set()


@asynccontextmanager
async def watched(lagged: Callable[[float], None]) -> AsyncIterator[None]:
    """Watch the running loop; ``lagged`` takes the delay of each beat, in seconds."""
    watch = LoopWatch(lagged)
    beating = asyncio.create_task(watch.beat())
    looking = threading.Thread(
        target=watch.watch, args=(threading.get_ident(),), name="loop-watch", daemon=True
    )
    looking.start()
    try:
        yield
    finally:
        watch.stop()
        beating.cancel()


def _processor_time(thread: int) -> Callable[[], float]:
    """Return what tells how much processor time a thread has used, as far as the system can say."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return lambda: 0.0
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


def _place(frame: FrameType | None) -> str:
    """Return the innermost places of our own code, and where it is outside of it."""
    places = [f"{frame.f_code.co_name}:{frame.f_lineno}"] if frame else []
    return " < ".join([*places, *list(_own(frame))[:3]])


def _own(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(ROOT) and ".venv" not in path.parts:
            yield f"{path.relative_to(ROOT)}:{frame.f_lineno}"
        frame = frame.f_back
