"""Plays the computers' side in the matches that wait for one.

Invariant: a computer's turn is due work of the store, claimed as all such work is. What is here is
lost with the process and costs only time: another claims the turn, thinks again, and the version
of the match lets one of two through.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from datetime import timedelta
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import structlog

from bot.core.matches.agreements import DRAW, Reply
from bot.core.matches.computers import (
    AT_ONCE,
    COMPUTER_PLATFORM,
    computer_in,
    computer_side,
    level_of,
    must_act,
    waits_for_computer,
)
from bot.core.matches.errors import StoreFault
from bot.core.matches.log_context import begin_request
from bot.core.matches.messages import Refused
from bot.core.matches.play import Play, Resign
from bot.core.matches.thoughts import BRIEF_LEVEL, CannotThink, Task

if TYPE_CHECKING:
    from collections.abc import Hashable
    from datetime import datetime

    from bot.core.matches.commands import Command
    from bot.core.matches.model import AccountId, Match, MatchId
    from bot.core.matches.thoughts import Thinker, Thought
    from bot.core.service.service import Service


CLAIM_LIFETIME: Final = timedelta(seconds=60)
"""How long a process may work on a match it has claimed; it renews the claim meanwhile."""

RENEWAL_TIME: Final = timedelta(seconds=20)
RETRY_DELAY: Final = timedelta(minutes=10)
"""Delay after a match or a tournament could not go on, which is a defect."""

EACH: Final = 1
"""In how many matches of one person a computer thinks at the same time."""

NOTICEABLE: Final = 8.0
"""Seconds of waiting from which a person is told."""

FIRST_GUESS: Final = 1.0
"""How many seconds a thought takes, before any was measured."""

MATCHES_REMEMBERED: Final = 2000
SCORES_REMEMBERED: Final = 4
"""How many of its last thoughts a computer remembers of a match; it gives up by them."""

log = structlog.get_logger()


@dataclass(slots=True)
class Job:
    """A claimed match that waits for a computer: of which person, and until when it is claimed.

    ``again`` is the end of a newer claim, of a change that came while the computer thought.
    """

    match: MatchId
    person: AccountId
    claim: datetime
    is_brief: bool
    is_out: bool = False
    again: datetime | None = None
    since: float = 0.0


def is_brief(match: Match) -> bool:
    """Return whether the computer of a match thinks for a moment only."""
    computer = computer_in(match)
    level = level_of(computer) if computer else None
    return level is not None and level <= BRIEF_LEVEL


class ComputerPlayer:
    """Thinks about claimed matches, people by turns, and plays through the service."""

    def __init__(self, service: Service, thinker: Thinker, *, takes_turns: bool = True) -> None:
        """Have this thinker think, or if this process takes no turns, leave them to others."""
        self._service = service
        self._thinker = thinker
        self.takes_turns = takes_turns
        self._jobs: dict[MatchId, Job] = {}
        # Brief thoughts have a worker of their own, and do not wait for long ones.
        self._brief, self._long = Lane(1), Lane(thinker.workers)
        self._tasks: set[asyncio.Task[None]] = set()
        self._scores: OrderedDict[tuple[MatchId, int], tuple[int, ...]] = OrderedDict()
        self._is_over = False

    @property
    def available(self) -> bool:
        """Whether a match can be begun."""
        return self._thinker.available or not self.takes_turns

    def wait(self, match: Match) -> int:
        """In how many seconds a turn that comes now is played, about; 0 if nobody notices."""
        lane = self._lane(is_brief=is_brief(match))
        seconds = len(lane.queue) / lane.workers * lane.seconds
        return ceil(seconds) if seconds >= NOTICEABLE else 0

    @property
    def waiting(self) -> int:
        """How many turns wait to be thought about in this process."""
        return len(self._brief.queue) + len(self._long.queue)

    @property
    def longest_wait(self) -> float:
        """For how many seconds the oldest of them has waited."""
        since = min((job.since for job in self._jobs.values() if not job.is_out), default=None)
        return 0.0 if since is None else perf_counter() - since

    def take(self, match: Match, claim: datetime) -> None:
        """Play on in a match, which is claimed so long, as soon as it is its turn."""
        job = self._jobs.get(match.id)
        if job is None:
            computer = computer_in(match)
            person = next(each for each in match.people if each != computer)
            job = Job(match.id, person, claim, is_brief(match))
            self._jobs[match.id] = job
            self._put(job)
            self._go_on()
        elif job.is_out:
            job.again = claim
        else:
            job.claim = claim

    async def run(self) -> None:
        """Renew the claims until cancelled, then stop thinking and leave the turns to others."""
        try:
            while True:
                await asyncio.sleep(RENEWAL_TIME.total_seconds())
                begin_request(part=COMPUTER_PLATFORM)
                try:
                    await self.renew()
                except StoreFault as fault:
                    log.warning("claims_not_renewed", problem=str(fault))
        finally:
            self._is_over = True
            for task in self._tasks:
                task.cancel()
            await self._release()

    async def renew(self) -> None:
        """Claim all matches anew; one that has changed meanwhile is due anyway."""
        until = self._service.clock() + CLAIM_LIFETIME
        for job in tuple(self._jobs.values()):
            await self._service.store.defer_match(job.match, was=job.claim, until=until)
            job.claim = until

    async def _release(self) -> None:
        """Give all claims up, as nobody thinks here any more."""
        for job in tuple(self._jobs.values()):
            try:
                claim = job.again or job.claim
                await self._service.store.defer_match(job.match, was=claim, until=AT_ONCE)
            except StoreFault as fault:
                log.warning("claims_not_released", problem=str(fault))
                return

    async def settled(self) -> None:
        """Wait until nothing is thought about."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _lane(self, *, is_brief: bool) -> Lane:
        return self._brief if is_brief else self._long

    def _put(self, job: Job) -> None:
        job.since = perf_counter()
        self._lane(is_brief=job.is_brief).queue.put(job.person, job)

    def _next(self) -> Job | None:
        return self._brief.queue.take() or self._long.queue.take()

    def _go_on(self) -> None:
        while not self._is_over and (job := self._next()) is not None:
            job.is_out = True
            task = asyncio.create_task(self._work(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Job) -> None:
        begin_request(part=COMPUTER_PLATFORM, platform=COMPUTER_PLATFORM, match=job.match)
        try:
            await self._turn(job)
        except (CannotThink, StoreFault) as fault:
            # The match stays claimed, and is due again when the claim ends.
            log.warning("computer_waits", problem=str(fault))
        except Exception:  # one match must not block the others
            log.exception("computer_failed")
            await self._give_up(job)
        finally:
            self._done(job)

    def _done(self, job: Job) -> None:
        self._lane(is_brief=job.is_brief).queue.done(job.person)
        if job.again is None:
            del self._jobs[job.match]
        else:
            job.claim, job.again, job.is_out = job.again, None, False
            self._put(job)
        self._go_on()

    async def _turn(self, job: Job) -> None:
        """Think about a match as it is now, and do what comes of it unless it is too late."""
        match = await self._service.store.match(job.match)
        if match is None or not waits_for_computer(match):
            return
        task, began = self._task(match), perf_counter()
        thought = await self._thinker.think(task)
        seconds = perf_counter() - began
        self._service.observer.thought(task.level, seconds)
        lane = self._lane(is_brief=job.is_brief)
        lane.seconds = (3 * lane.seconds + seconds) / 4
        for command in commands_of(match, thought):
            done = await self._service.act(match.id, command)
            if isinstance(done, Refused):
                await self._look_why(job, match, done)
                return
            if isinstance(command, Play):
                self._remember(match, thought)

    async def _look_why(self, job: Job, before: Match, why: Refused) -> None:
        """Leave a match that has changed meanwhile; one that has not is put off, as it failed."""
        now = await self._service.store.match(job.match)
        if now is not None and now.turn == before.turn and waits_for_computer(now):
            log.error("computer_refused", code=why.line.code)
            await self._give_up(job)

    async def _give_up(self, job: Job) -> None:
        until = self._service.clock() + RETRY_DELAY
        try:
            await self._service.store.defer_match(job.match, was=job.claim, until=until)
        except StoreFault as fault:
            log.warning("computer_waits", problem=str(fault))

    def _task(self, match: Match) -> Task:
        computer, side = computer_in(match), computer_side(match)
        level = level_of(computer) if computer else None
        assert match.game is not None  # noqa: S101 -- it waits for a computer
        assert side is not None  # noqa: S101
        assert level is not None  # noqa: S101
        return Task(
            ruleset=match.terms.ruleset,
            position=match.game.text,
            past=match.game.past,
            side=side,
            level=level,
            seed=f"{match.id} {match.turn}",
            plies=match.trail.plies if match.trail else 0,
            scores=self._scores.get((match.id, match.takebacks), ()),
            draw_offered=DRAW.asker(match) is side.other,
        )

    def _remember(self, match: Match, thought: Thought) -> None:
        """Keep a score; after a takeback those before it count no more."""
        if thought.score is None:
            return
        key = match.id, match.takebacks
        self._scores[key] = (*self._scores.pop(key, ()), thought.score)[-SCORES_REMEMBERED:]
        while len(self._scores) > MATCHES_REMEMBERED:
            self._scores.popitem(last=False)


def commands_of(match: Match, thought: Thought) -> tuple[Command, ...]:
    """Return what a computer does after a thought about this match, one after another."""
    computer, side = computer_in(match), computer_side(match)
    if computer is None or side is None:
        return ()
    turn = match.turn
    commands: list[Command] = []
    if DRAW.asker(match) is side.other:
        commands.append(Reply(computer, DRAW, agree=thought.agrees, turn=turn))
        if thought.agrees:
            return tuple(commands)
    if must_act(match, side):
        if thought.offers_draw and DRAW.can_be_asked(match, side):
            commands.append(DRAW.to_ask(computer, turn))
        move = Play(computer, thought.action, turn=turn)
        commands.append(Resign(computer, turn) if thought.resigns else move)
    return tuple(commands)


T = TypeVar("T")


class FairQueue(Generic[T]):
    """Gives out things for at most so many at once, and for one person at most so many of these.

    >>> queue = FairQueue[str](at_once=2, each=1)
    >>> for who, what in (("Ada", "a"), ("Ada", "b"), ("Bea", "c")):
    ...     queue.put(who, what)
    >>> queue.take(), queue.take(), queue.take()
    ('a', 'c', None)
    >>> queue.done("Ada")
    >>> queue.take()
    'b'
    """

    def __init__(self, *, at_once: int, each: int) -> None:
        """Begin empty."""
        self._at_once, self._each = at_once, each
        self._waiting: OrderedDict[Hashable, deque[T]] = OrderedDict()
        self._out: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """Return how many things wait."""
        return sum(map(len, self._waiting.values()))

    def put(self, who: Hashable, what: T) -> None:
        """Add a thing of a person."""
        self._waiting.setdefault(who, deque()).append(what)

    def take(self) -> T | None:
        """Take the next thing, None if nothing may be taken now; ``done`` is to follow."""
        if self._out.total() >= self._at_once:
            return None
        who = next((each for each in self._waiting if self._out[each] < self._each), None)
        if who is None:
            return None
        things = self._waiting.pop(who)
        what = things.popleft()
        if things:  # to the end of the row
            self._waiting[who] = things
        self._out[who] += 1
        return what

    def done(self, who: Hashable) -> None:
        """Note that a thing of a person is no longer out."""
        self._out[who] -= 1
        if not self._out[who]:
            del self._out[who]


class Lane:
    """The turns that wait for the same workers, and how many seconds one takes lately."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.queue = FairQueue[Job](at_once=workers, each=EACH)
        self.seconds = FIRST_GUESS
