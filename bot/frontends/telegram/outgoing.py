"""The send queue: what handlers want sent, a chat at a time, at Telegram's pace.

Invariant: a handler never waits for a platform. It puts what it wants sent here and returns. A
newer change of a message replaces one that waits; boards go before answers, and answers before
chatter; one chat's flood limit stops only that chat. Notifications of matches are not kept here
but in the outbox, so nothing that waits here is needed after a shutdown.
"""

from __future__ import annotations

import asyncio
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final

import structlog
from telegram.error import BadRequest, NetworkError

from bot.core.matches.errors import TryLater, Unreachable, display_after_commit
from bot.core.matches.observer import UNOBSERVED
from bot.frontends import TELEGRAM
from bot.frontends.telegram.client import is_answer_lost
from bot.frontends.telegram.pace import Rank

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable

    from bot.core.matches.observer import Observer
    from bot.frontends.telegram.pace import Pace

MAX_CHATTER: Final = 3
"""So many answers to typed words may wait in a chat."""

MAX_CHATTER_DELAY: Final = 10.0  # seconds
"""An answer to a typed word that would have to wait longer is dropped."""

MAX_AGE: Final = 120.0  # seconds
"""What waits longer is dropped: the person has long looked elsewhere."""

MAX_TRIES: Final = 4
"""How often something is sent that Telegram fails at."""

FIRST_RETRY: Final = 1.0  # seconds; each further wait is twice as long

STOP_GRACE: Final = 2.0  # seconds
"""How long what waits may still be sent when the front-end stops."""

log = structlog.get_logger()


@dataclass(slots=True, kw_only=True)
class Job:
    """Something to send to a chat; ``key`` names the message that it changes, if it does.

    A ``repeatable`` job does no harm when it is done twice.
    """

    chat_id: int
    rank: Rank
    send: Callable[[], Awaitable[None]]
    key: Hashable | None
    number: int
    since: float
    repeatable: bool
    not_before: float = 0.0
    tries: int = 0
    context: Context = field(default_factory=copy_context)


@dataclass(slots=True)
class _Line:
    """What waits for a chat, and the task that sends it."""

    jobs: list[Job] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class SendQueue:
    """Sends what handlers put into it, one thing at a time for a chat."""

    def __init__(
        self,
        pace: Pace,
        observer: Observer = UNOBSERVED,
        failed: Callable[[int, Exception], None] = lambda *_: None,
    ) -> None:
        """``failed`` is called with a chat and an error, in the context of who put the job."""
        self._failed = failed
        self._pace = pace
        self._observer = observer
        self._lines: dict[int, _Line] = {}
        self._numbers = count()

    def put(  # noqa: PLR0913 -- all named
        self,
        chat_id: int,
        rank: Rank,
        send: Callable[[], Awaitable[None]],
        *,
        key: Hashable | None = None,
        repeatable: bool = False,
        member: Hashable | None = None,
    ) -> bool:
        """Have something sent; False for chatter that is dropped.

        That is when too much waits in the chat, or the ``member`` has asked for too much there.
        """
        line = self._lines.get(chat_id)
        waiting = line.jobs if line else []
        if rank is Rank.CHATTER and (
            self._is_too_busy(chat_id, waiting) or not self._pace.admits(chat_id, member)
        ):
            log.debug("answer_dropped")
            self._observer.dropped(TELEGRAM)
            return False
        if line is None:
            line = self._lines[chat_id] = _Line()
        job = Job(
            chat_id=chat_id,
            rank=rank,
            send=send,
            key=key,
            number=next(self._numbers),
            since=_now(),
            repeatable=repeatable,
        )
        line.jobs = [each for each in line.jobs if key is None or each.key != key]
        line.jobs.append(job)
        line.changed.set()
        if line.task is None:
            line.task = asyncio.create_task(self._work(chat_id, line), context=Context())
        return True

    async def idle(self) -> None:
        """Wait until everything is sent."""
        while tasks := [line.task for line in self._lines.values() if line.task]:
            await asyncio.wait(tasks)

    async def stop(self) -> None:
        """Send what can be sent at once, and drop the rest."""
        tasks = [line.task for line in self._lines.values() if line.task]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=STOP_GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if left := sum(len(line.jobs) for line in self._lines.values()):
            log.info("answers_not_sent", count=left)

    def _is_too_busy(self, chat_id: int, waiting: list[Job]) -> bool:
        chatter = sum(job.rank is Rank.CHATTER for job in waiting)
        delay = self._pace.delay(chat_id, Rank.CHATTER)
        return chatter >= MAX_CHATTER or delay > MAX_CHATTER_DELAY

    async def _work(self, chat_id: int, line: _Line) -> None:
        while line.jobs:
            line.changed.clear()
            now = _now()
            job = min(line.jobs, key=partial(_order, now))
            delay = max(self._pace.delay(chat_id, job.rank), job.not_before - now)
            if delay > 0:
                try:
                    async with asyncio.timeout(delay):
                        await line.changed.wait()
                except TimeoutError:
                    pass
                continue
            line.jobs.remove(job)
            task = asyncio.create_task(self._run(job, line), context=job.context)
            try:
                await task
            except asyncio.CancelledError:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                raise
        del self._lines[chat_id]

    async def _run(self, job: Job, line: _Line) -> None:
        """Send something; if that is possible later, put it back."""
        job.tries += 1
        try:
            with display_after_commit():
                await job.send()
        except TryLater as later:
            # Telegram's own limit has blocked the chat, so that the wait is known here.
            self._again(job, line, later.seconds, later)
        except Unreachable as error:
            log.info("answer_not_sent", reason=str(error))
        except BadRequest as error:
            self._failed(job.chat_id, error)
        except NetworkError as error:
            if is_answer_lost(error) and not job.repeatable:
                log.info("answer_lost", error=type(error).__name__)
            elif job.tries < MAX_TRIES:
                self._again(job, line, FIRST_RETRY * (1 << (job.tries - 1)), error)
            else:
                self._failed(job.chat_id, error)
        except Exception as error:  # noqa: BLE001 -- any error is logged and told
            self._failed(job.chat_id, error)

    def _again(self, job: Job, line: _Line, seconds: float, error: Exception) -> None:
        """Put a job back, unless a newer one has replaced it or it would come far too late."""
        if job.key is not None and any(each.key == job.key for each in line.jobs):
            return
        job.not_before = _now() + seconds
        longest = MAX_CHATTER_DELAY if job.rank is Rank.CHATTER else MAX_AGE
        if job.not_before - job.since > longest:
            log.info("answer_not_sent", reason=str(error))
            return
        line.jobs.append(job)


def _order(now: float, job: Job) -> tuple[float, Rank, int]:
    return max(job.not_before, now), job.rank, job.number


def _now() -> float:
    return asyncio.get_running_loop().time()
