"""A rolling upgrade under play, and back: one process after another is replaced."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

import asyncpg

from tests.rolling.on_telegram import TelegramTable
from tests.rolling.on_web import WebTable
from tests.rolling.processes import Petteia, Telegram, free_port
from tests.rolling.trees import can_go_back, serves_pages

PLAIN = 5.0
"""Seconds of play before the first process is replaced, between two, and after the last."""


@dataclass
class Outcome:
    """What was seen of an upgrade: all presses, what was wrong, and what was to be noted.

    ``calls_again`` counts updates that the proxy sent again, ``breaks`` lines of pages that broke.
    """

    presses: list = field(default_factory=list)
    problems: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    calls_again: int = 0
    breaks: int = 0

    @property
    def refused_or_lost(self):
        return [press for press in self.presses if press.wrong]

    @property
    def late(self):
        return [press for press in self.presses if press.is_late]


@dataclass(frozen=True)
class Upgrade:
    """How to upgrade: the two source trees, how many processes there are, and tables of a kind.

    A ``pause`` between two plies is long enough for Telegram's limit of twenty messages a minute.
    """

    old: object
    new: object
    tables: int = 6
    processes: int = 2
    pause: float = 4.0
    plain: float = PLAIN

    @property
    def has_pages(self):
        """Whether each process serves the web chat, on a port that they share."""
        return all(serves_pages(tree) for tree in (self.old, self.new))


class Fleet:
    """The processes that run, each in the place of an earlier one."""

    def __init__(self, url, api, log, *, has_pages):
        self.web_port = free_port() if has_pages else None
        self._make = partial(Petteia, url=url, api=api, log=log, web_port=self.web_port)
        self.api, self.running, self.does = api, [], "plain play"

    async def add(self, tree):
        """Start a process of a tree; returns why it did not start, if it did not."""
        process = self._make(tree)
        self.running.append(process)
        if said := await process.start():
            self.running.remove(process)
            return said
        self.api.doors.append(process.door)
        return ""

    async def replace(self, tree, pause):
        """Put a process of a tree in the place of each that runs, one after another.

        Returns what went wrong. The proxy learns of a stop only as it is refused.
        """
        for process in tuple(self.running):
            self.does = "a process starts"
            if said := await self.add(tree):
                return said
            self.does = "a process stops"
            ended = await process.stop()
            self.running.remove(process)
            self.api.doors.remove(process.door)
            self.does = "plain play"
            if ended:
                return f"a process ended with {ended}"
            await asyncio.sleep(pause)
        return ""

    async def stop(self):
        """Stop all, and return how they ended."""
        return [await process.stop() for process in self.running]

    def kill(self):
        for process in self.running:
            process.kill()


async def play(url, folder, upgrade):
    """Play while the database's processes are upgraded and, if that can be, taken back."""
    outcome, log = Outcome(), folder / "log"
    log.touch()
    async with Telegram() as api:
        fleet = Fleet(url, api, log, has_pages=upgrade.has_pages)
        try:
            for _ in range(upgrade.processes):
                if said := await fleet.add(upgrade.old):
                    outcome.problems.append(said)
                    return outcome
            async with asyncpg.create_pool(url, min_size=1, max_size=3) as pool:
                tables = _tables(fleet, pool, upgrade)
                playing = [asyncio.create_task(table.play()) for table in tables]
                await _rolled(fleet, upgrade, outcome)
                for table in tables:
                    table.stop()
                await asyncio.gather(*playing)
                await _judge(tables, pool, outcome)
            verified, said = await fleet.running[0].command("db", "verify")
            if verified:
                outcome.problems.append(f"db verify: {said}")
            outcome.problems += [f"ended with {each}" for each in await fleet.stop() if each]
        finally:
            fleet.kill()
        outcome.calls_again = api.calls_again
        outcome.breaks = sum(getattr(table, "breaks", 0) for table in tables)
        outcome.problems += [f"Telegram: {each}" for each in api.wrongs]
    outcome.problems += [f"logged: {line}" for line in log.read_text().splitlines()]
    return outcome


def _tables(fleet, pool, upgrade):
    """Make the tables: on Telegram, and as many in the web chat if all processes serve it."""
    waits = [number / upgrade.tables * upgrade.pause for number in range(upgrade.tables)]
    given = [(fleet, pool, upgrade.pause, wait) for wait in waits]
    tables = [TelegramTable(*each, number=number) for number, each in enumerate(given)]
    if upgrade.has_pages:
        url = f"http://127.0.0.1:{fleet.web_port}"
        tables += [WebTable(*each, number=number, url=url) for number, each in enumerate(given)]
    return tables


async def _rolled(fleet, upgrade, outcome):
    await asyncio.sleep(upgrade.plain)
    if said := await fleet.replace(upgrade.new, upgrade.plain):
        outcome.problems.append(f"up: {said}")
    elif can_go_back(upgrade.old):
        if said := await fleet.replace(upgrade.old, upgrade.plain):
            outcome.problems.append(f"back: {said}")
    else:
        outcome.notes.append("not taken back: the older version refuses every newer database")


async def _judge(tables, pool, outcome):
    """Compare what was pressed with what is stored: each ply once."""
    rows = await pool.fetch(
        "SELECT match, count(*) AS plies FROM events WHERE kind = 'Played' GROUP BY match"
    )
    stored = Counter({row["match"]: row["plies"] for row in rows})
    for table in tables:
        outcome.presses += table.presses
        for match, plies in table.played.items():
            if stored[match] != plies:
                outcome.problems.append(f"match {match}: {plies} plies, {stored[match]} stored")
