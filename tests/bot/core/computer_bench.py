"""A bench with a computer to play against, whose thoughts are had here and now."""

import asyncio
from dataclasses import replace

from bot.computer.processes import decide, judge
from bot.core.matches.computers import waits_for_computer
from bot.core.service.analyst import Analyst
from bot.core.service.computer_player import ComputerPlayer
from bot.core.service.scheduler import Scheduler


class Mind:
    """Thinks on the event loop: as cleverly as a worker, or not before it may."""

    def __init__(self, workers=2):
        self.workers = workers
        self.available = True
        self.free = asyncio.Event()
        self.free.set()
        self.asked = asyncio.Event()
        self.tasks = []

    async def think(self, task):
        self.tasks.append(task)
        self.asked.set()
        await self.free.wait()
        return decide(task)

    async def analyse(self, task):
        self.tasks.append(task)
        await self.free.wait()
        return judge(task)


def equip(dispatcher, **parts):
    """Give a dispatcher a computer or an analyst, or take them away."""
    dispatcher._services = replace(dispatcher._services, **parts)
    if analyst := parts.get("analyst"):
        dispatcher.views._analysed = analyst.known


class Table:
    """A bench, a computer and what wakes it."""

    def __init__(self, bench, mind=None):
        self.bench = bench
        self.mind = mind or Mind()
        self.player = ComputerPlayer(bench.service, self.mind)
        analyst = Analyst(self.mind, patience=0.05)
        dispatcher = bench.dispatcher if hasattr(bench, "dispatcher") else bench.chat._dispatcher
        equip(dispatcher, computer=self.player, analyst=analyst)
        self.scheduler = bench.scheduler = Scheduler(bench.service, computer=self.player)

    async def begin(self, text="challenge computer 1", name="Alkaios"):
        """Begin a match; returns its id."""
        made = await self.bench.say(name, text)
        assert not made.refused, made.lines
        return made.view.match

    async def look(self):
        """Let the scheduler look once, without waiting for thoughts."""
        await self.scheduler.tick()

    async def settle(self, match=None):
        """Let the computer play until no match waits for it; return one of them."""
        await self.scheduler.tick()
        await self.player.settled()
        stored = await self.bench.store.match(match) if match else None
        while stored is not None and waits_for_computer(stored):
            await self.scheduler.tick()
            await self.player.settled()
            stored = await self.bench.store.match(match)
        return stored
