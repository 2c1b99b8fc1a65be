"""What an event of 256 people costs: to load, to pair, its standings. Milliseconds, medians.

python -m tests.tournaments.costs
"""

import asyncio
import logging
from dataclasses import replace
from itertools import count
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import structlog
from rich.progress import Progress

from bot.core.matches.pairings import advance
from bot.core.matches.tournament_standings import standings
from bot.core.matches.tournaments import Phase
from bot.storage import open_store
from tests.terminal import open_console
from tests.tournaments.kills import Event
from tests.tournaments.random_events import NOW

ROUNDS = 30


async def main():
    """Print the figures."""
    console, numbers = open_console(), count()
    with TemporaryDirectory() as folder, Progress(console=console, transient=True) as progress:
        async with open_store(f"sqlite:///{folder}/event.db") as store:
            event = Event(store, people=256, kills=0, seed=1)
            await event.run(progress)
            load, table, pair = [], [], []
            for _ in range(ROUNDS):
                began = perf_counter()
                tournament = await store.tournament("event1")
                load.append(perf_counter() - began)
                began = perf_counter()
                standings(tournament)
                table.append(perf_counter() - began)
    for number in range(1, 9):
        kept = tuple(each for each in tournament.pairings if each.round <= number)
        at = replace(tournament, pairings=kept, round=number, phase=Phase.RUNNING)
        began = perf_counter()
        advance(at, NOW, lambda: f"m{next(numbers)}")
        pair.append(perf_counter() - began)
    for name, found in (("load", load), ("standings", table), ("pairings", pair)):
        console.print(f"{name}: {median(found) * 1000:.0f} ms, at most {max(found) * 1000:.0f}")


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    asyncio.run(main())
