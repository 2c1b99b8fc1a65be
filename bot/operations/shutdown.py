"""Shutdown in bounded time.

Invariant: what must not be lost is stored before it is reported, so tasks that hang can be
abandoned.
"""

from __future__ import annotations

import asyncio
import faulthandler
from typing import TYPE_CHECKING, Any, Final

import structlog

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping

EXIT_TIMEOUT: Final = 9.0
"""Seconds after a signal until the process exits by force."""

FRONT_END_TIMEOUT: Final = 5.0
"""Seconds for all front-ends together to stop."""

LOOP_TIMEOUT: Final = 1.0
"""Seconds for the outbox and the clocks to stop."""

log = structlog.get_logger()


def exit_after(seconds: float = EXIT_TIMEOUT) -> None:
    """Exit after so many seconds even if everything hangs, with a traceback on standard error."""
    faulthandler.dump_traceback_later(seconds, exit=True)


async def finish_all(named: Mapping[str, Coroutine[Any, Any, None]], seconds: float) -> None:
    """Run these side by side, log which fail, and cancel those not done in so many seconds."""
    names = {asyncio.create_task(each): name for name, each in named.items()}
    if not names:
        return
    done, late = await asyncio.wait(names, timeout=seconds)
    for task in late:
        task.cancel()
        log.warning("not_stopped", what=names[task])
    for task in done:
        if error := task.exception():
            log.warning("stop_failed", what=names[task], error=repr(error))


async def cancelled(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait for its end."""
    task.cancel()
    await asyncio.wait({task})
