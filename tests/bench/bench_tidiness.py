"""Calls of Discord that a ply takes, and messages that a match leaves in its channel.

The match is played on simcord's Discord by typed moves and by menus, with and without the right to
make threads. What Discord does of threads and nonces beyond simcord is in the tests' `strict`.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from tests.bench.report import Figure
from tests.bot.frontends.discord.tidiness import Played, played
from tests.bot.frontends.discord.world import World

PLIES = 50
WAYS = {"in a thread": True, "in the channel": False}


def measure() -> Iterator[Figure]:
    """The figures with threads and without."""
    for where, threads in WAYS.items():
        match = asyncio.run(_played(threads=threads))
        for name, calls in (("typed", match.typed), ("guided", match.guided)):
            each = mean(calls)
            what = f"Discord, {where}: calls of a {name} ply"
            yield Figure(what, each, "calls", each, "one answer")
        what = f"Discord, {where}: messages left by {PLIES} plies"
        yield Figure(what, match.left, "messages", match.left, "one board")


async def _played(*, threads: bool) -> Played:
    with TemporaryDirectory(dir=".") as folder:
        world = World(f"sqlite:///{Path(folder)}/tidiness.db")
        await world.open()
        try:
            world.allow(create_public_threads=threads)
            people = (world.member("alkaios"), world.member("brasidas"))
            return await played(world, people, PLIES)
        finally:
            await world.close()
