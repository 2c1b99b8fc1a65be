"""Ending in good time, whatever hangs.

Law: what must not be lost is stored before anything is said of it, so whatever does not end by
itself can be left behind.
"""

from __future__ import annotations

import asyncio
import faulthandler
from typing import TYPE_CHECKING, Any, Final

import structlog

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping

LAST_WORD_SECONDS: Final = 9.0
"""How many seconds after it was told to stop the process is ended by force."""

GRACE_SECONDS: Final = 5.0
"""How many seconds all front-ends together have to say goodbye."""

HALT: Final = 1.0
"""How many seconds the outbox and the clocks have to leave off."""

log = structlog.get_logger()


def by_force(seconds: float = LAST_WORD_SECONDS) -> None:
    """Have the process ended after so many seconds, even if nothing in it moves any more.

    Where it hung is then told on standard error.
    """
    faulthandler.dump_traceback_later(seconds, exit=True)


async def ended(endings: Mapping[str, Coroutine[Any, Any, None]], patience: float) -> None:
    """Wait until all of these are done, side by side, and for so many seconds at most."""
    names = {asyncio.create_task(ending): name for name, ending in endings.items()}
    if not names:
        return
    done, late = await asyncio.wait(names, timeout=patience)
    for task in late:
        task.cancel()
        log.warning("left_behind", what=names[task])
    for task in done:
        if error := task.exception():
            log.warning("ended_badly", what=names[task], error=repr(error))


async def cancelled(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait until it is over."""
    task.cancel()
    await asyncio.wait({task})
