"""Leases of processes that are cut off at times, and front-ends that must not serve at once."""

import asyncio

from bot.core.notifications.platform import Status
from bot.core.store.outbox import DeliveryScope


def now():
    return asyncio.get_running_loop().time()


class Board:
    """The leases as a database has them, which answers late or not at all to whom it is cut off."""

    def __init__(self, chance=None):
        self.until = {}
        self.cut_off = set()
        self._chance = chance

    def of(self, process):
        return Line(self, process)

    async def travel(self, process):
        if self._chance:
            await asyncio.sleep(self._chance.random() * 0.5)
        while process in self.cut_off:
            if self._chance and self._chance.random() < 0.5:
                raise ConnectionError("the database is far away")
            await asyncio.sleep(1)


class Line:
    """One process's way to the board."""

    def __init__(self, board, process):
        self._board = board
        self._process = process

    async def take_leases(self, names, holder, span):
        await self._board.travel(self._process)
        taken = [name for name in names if self._is_free(name, holder)]
        self._board.until |= dict.fromkeys(taken, (holder, now() + span.total_seconds()))
        await self._board.travel(self._process)
        return len(taken) == len(names)

    async def give_back_leases(self, names, holder):
        await self._board.travel(self._process)
        for name in names:
            if self._board.until.get(name, ("", 0))[0] == holder:
                del self._board.until[name]

    def _is_free(self, name, holder):
        held_by, until = self._board.until.get(name, (holder, 0.0))
        return held_by == holder or until <= now()


class Stage:
    """Where fronts serve, never two at a time."""

    def __init__(self):
        self.serving = None
        self.since = []
        self.problems = []

    def enter(self, process):
        if self.serving is not None:
            self.problems.append(f"{process} serves at {now()} beside {self.serving}")
        self.serving = process
        self.since.append((now(), process))

    def leave(self, process):
        if self.serving == process:
            self.serving = None


class Front:
    """A front-end that takes its time to start and to stop."""

    platform = "discord"
    status = Status.SERVING

    def __init__(self, stage, process, *, slow=0.0, problem=None):
        self._stage, self._process, self._slow, self._problem = stage, process, slow, problem

    def delivery_scope(self):
        return DeliveryScope(platform=self.platform)

    async def start(self):
        await asyncio.sleep(self._slow)
        if self._problem:
            raise self._problem
        self._stage.enter(self._process)

    async def stop(self):
        await asyncio.sleep(self._slow)
        self._stage.leave(self._process)

    async def deliver(self, notice):
        self._stage.since.append((now(), notice))
