"""The pool of worker processes: started when first needed, rebuilt when broken, ended when idle."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from bot.computer.processes import LONGEST_THOUGHT, Workshop, analyse, begin, think
from bot.core.matches.thoughts import BRIEF_LEVEL, CannotThink

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from concurrent.futures import Future

    from bot.core.matches.thoughts import Analysis, GameTask, Task, Thought

T = TypeVar("T")
R = TypeVar("R")

IDLE_TIME: Final = 300.0
"""Seconds without a thought after which the processes are ended."""

RETRY_TIME: Final = 60.0
"""Seconds for which a pool that cannot be started is left alone."""

ATTEMPTS: Final = 3
"""How often a task is given to workers that die of it, or with others."""

GRACE: Final = 10.0
"""Seconds beyond the longest thought after which a worker hangs."""

TRIAL: Final = "from multiprocessing import Lock; Lock()"
"""What fails in Python when processes cannot share a lock."""

log = structlog.get_logger()


def usable_workers(wanted: int | None = None) -> int:
    """Return how many processes may think: as many as wanted, one core being left to the bot."""
    most = max(1, (os.cpu_count() or 1) - 1)
    return most if wanted is None else min(wanted, most)


def can_share() -> bool:
    """Return whether processes can share a lock, for which Linux needs `/dev/shm`.

    Another process tries it: what Python starts to look after locks would stay otherwise.
    """
    with suppress(OSError, subprocess.SubprocessError):
        command = (sys.executable, "-c", TRIAL)
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL, timeout=GRACE)  # noqa: S603 -- nothing of outside
        return True
    return False


class Pool:
    """Processes that were started together and end together."""

    def __init__(self, workers: int) -> None:
        """Prepare the pool; raises OSError if the system allows none."""
        self.workshop = Workshop()
        self._executor = ProcessPoolExecutor(workers, mp_context=self.workshop, initializer=begin)
        self.has_thought = False

    def submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        """Give a task to a process, which may have to be started; raises BrokenProcessPool."""
        try:
            return self._executor.submit(work, task)
        except RuntimeError as error:  # it was ended meanwhile
            raise BrokenProcessPool(str(error)) from error

    def end(self) -> None:
        """End all processes by force, and wait until their tasks have failed."""
        self.workshop.end()
        self._executor.shutdown()


class Lanes:
    """Thinks in two lanes of worker processes, so that no brief thought waits for long ones."""

    def __init__(self, workers: int) -> None:
        """Think about so many long tasks at once, and one brief one."""
        self._brief, self._long = Workers(1), Workers(workers)

    @property
    def available(self) -> bool:
        """Whether workers can be started, as far as is known."""
        return self._brief.available and self._long.available

    @property
    def workers(self) -> int:
        """How many long tasks are thought about at once."""
        return self._long.workers

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run now."""
        return *self._brief.processes, *self._long.processes

    async def think(self, task: Task) -> Thought:
        """Think about a task; raises CannotThink."""
        lane = self._brief if task.level <= BRIEF_LEVEL else self._long
        return await lane.think(task)

    async def analyse(self, task: GameTask) -> Analysis:
        """Judge a game; raises CannotThink."""
        return await self._long.analyse(task)

    async def prepare(self) -> None:
        """Find out whether workers can be started, before one is needed; one lane tells of both."""
        await self._brief.prepare()

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(self._brief.stop(), self._long.stop())


class Workers:
    """Thinks in worker processes. Invariant: nothing of it runs on the event loop but waiting."""

    def __init__(
        self, workers: int, *, idle: float = IDLE_TIME, longest: float = LONGEST_THOUGHT + GRACE
    ) -> None:
        """Think about so many tasks at once; ``idle`` and ``longest`` are in seconds."""
        self.workers = workers
        self.available = True
        self._idle, self._longest = idle, longest
        self._pool: Pool | None = None
        self._thinking = 0
        self._starting = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run now."""
        alive = self._pool.workshop.alive if self._pool else ()
        return tuple(each.pid for each in alive if each.pid)

    async def think(self, task: Task) -> Thought:
        """Think about a task; raises CannotThink if workers cannot be started or die of it."""
        return await self._done(think, task)

    async def analyse(self, task: GameTask) -> Analysis:
        """Judge a game; raises CannotThink if workers cannot be started or die of it."""
        return await self._done(analyse, task)

    async def _done(self, work: Callable[[T], R], task: T) -> R:
        self._thinking += 1
        try:
            for _ in range(ATTEMPTS):
                pool = await self._started()
                try:
                    return await self._thought(pool, work, task)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("workers_broken", problem=repr(error))
                    self._is_proven(by=pool.has_thought)
                    self._drop(pool)
                except OSError as error:
                    self._is_proven(by=False)
                    self._drop(pool)
                    raise CannotThink(str(error)) from error
        finally:
            self._thinking -= 1
            self._end_later()
        message = "the workers died again and again"
        raise CannotThink(message)

    async def prepare(self) -> None:
        """Find out whether processes can share what they need; if not, try again later."""
        self._is_proven(by=await asyncio.to_thread(can_share))

    async def stop(self) -> None:
        """End all processes."""
        for timer in (self._timer, self._again):
            if timer:
                timer.cancel()
        if self._pool:
            self._drop(self._pool)
        await asyncio.gather(*self._tasks)

    async def _started(self) -> Pool:
        async with self._starting:
            if self._pool is None:
                try:
                    self._pool = await asyncio.to_thread(Pool, self.workers)
                except (OSError, ImportError, NotImplementedError) as error:
                    self._is_proven(by=False)
                    raise CannotThink(str(error)) from error
            return self._pool

    async def _thought(self, pool: Pool, work: Callable[[T], R], task: T) -> R:
        # In a thread, since it may start a process.
        future = await asyncio.to_thread(pool.submit, work, task)
        waiting = asyncio.wrap_future(future)
        waiting.add_done_callback(lambda done: done.cancelled() or done.exception())
        async with asyncio.timeout(self._longest):
            # Shielded, as a pool that ends cannot fail a task that was cancelled.
            thought = await asyncio.shield(waiting)
        pool.has_thought = True
        self._is_proven(by=True)
        return thought

    def _is_proven(self, *, by: bool) -> None:
        """Note whether workers can be started; after a failure they are tried again in a while."""
        if self.available and not by:
            log.error("workers_cannot_start")
        if not by:
            self._retry()
        self.available = by

    def _retry(self) -> None:
        if self._again:
            self._again.cancel()
        loop = asyncio.get_running_loop()
        self._again = loop.call_later(RETRY_TIME, lambda: self._start_task(self.prepare()))

    def _drop(self, pool: Pool) -> None:
        """End a pool in a thread; the next task has a new one."""
        if self._pool is pool:
            self._pool = None
            self._start_task(asyncio.to_thread(pool.end))

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the thoughts, which ``stop`` waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end_later(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._idle, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if self._pool and not self._thinking:
            self._drop(self._pool)
