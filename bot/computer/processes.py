"""Worker processes that think: how one begins, thinks, and ends with the bot.

Law: no worker outlives the bot, however the bot ended.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager, suppress
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Lock, Thread
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from bot.computer.analysing import judge
from bot.computer.thinking import decide

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.thoughts import Analysis, GameTask, Task, Thought

NICENESS: Final = 19
"""Thinking leaves the processor to everything else."""

LONGEST_THOUGHT: Final = 30.0
"""Seconds after which a worker plays the best that it has found."""

_MAIN: Final = "__main__"
_starting = Lock()


class WorkerProcess(SpawnProcess):
    """A process that imports what it needs to think, and not the program that started it."""

    def start(self) -> None:
        """Start the process."""
        with _without_main():
            super().start()


class Workshop(SpawnContext):
    """Starts worker processes, and remembers them so that they can be ended."""

    def __init__(self) -> None:
        """Begin without any."""
        super().__init__()
        self.started: list[WorkerProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> WorkerProcess:  # type: ignore[override]  # noqa: N802 -- the context's name
        """Return a new process, not yet started."""
        process = WorkerProcess(*args, **kwargs)
        self.started.append(process)
        return process

    @property
    def alive(self) -> tuple[WorkerProcess, ...]:
        """The processes that run now."""
        return tuple(each for each in self.started if each.pid and each.exitcode is None)

    def end(self) -> None:
        """End all processes by force: they hold nothing that could be lost."""
        for process in self.alive:
            process.kill()
            process.join()


def begin() -> None:
    """Begin a worker: the last to be served, deaf to Ctrl-C, gone when the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with suppress(OSError):
        os.nice(NICENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def think(task: Task) -> Thought:
    """Think about a task, in a worker."""
    until = monotonic() + LONGEST_THOUGHT
    return decide(task, lambda: monotonic() > until)


def analyse(task: GameTask) -> Analysis:
    """Judge a game, in a worker."""
    until = monotonic() + LONGEST_THOUGHT
    return judge(task, lambda: monotonic() > until)


def _end_with_parent() -> None:
    bot = parent_process()
    if bot is not None:
        connection.wait([bot.sentinel])
    os._exit(1)


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the main module, which a new process would import otherwise: all of the bot."""
    with _starting:
        main = sys.modules[_MAIN]
        sys.modules[_MAIN] = ModuleType(_MAIN)
        try:
            yield
        finally:
            sys.modules[_MAIN] = main
