"""One process that plays turns as fast as it can; run as a program of its own.

It says that it is ready, waits for a line, and prints turns per second at the end.
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from itertools import cycle
from random import Random
from time import perf_counter

from bot.core.accounts.people import People
from bot.core.matches.challenges import Accept
from bot.core.matches.chance import Chance
from bot.core.matches.model import Identity, SideWish, Stage, Terms
from bot.core.service.service import Service
from bot.operations.logs import set_up_logs
from bot.storage import open_store
from engine import Side
from engine.catalogue import DEFAULT, ruleset
from tests.load.acting import any_play, granted

MATCHES = 10
CHANCE = Random()
WARM = 30  # turns that are not counted


async def _play(url, seconds):
    async with open_store(url) as store:
        service = Service(store, lambda: datetime.now(UTC), Chance())
        pair = [await _met(store, service.chance) for _ in Side]
        matches = cycle([[await _begun(service, pair)] for _ in range(MATCHES)])
        for _ in range(WARM):
            await _turn(service, next(matches), pair)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        begin, played = perf_counter(), 0
        while (spent := perf_counter() - begin) < seconds:
            await _turn(service, next(matches), pair)
            played += 1
        return played / spent


async def _met(store, chance):
    key = chance.account_id()
    return (await People(store, chance).meet(Identity("web", key), key)).id


async def _begun(service, pair):
    rules = ruleset(DEFAULT)
    terms = Terms(rules.name, rules.revision, SideWish.FIRST)
    offered = granted(await service.offer(pair[0], terms, invited=pair[1]))
    return granted(await service.act(offered.id, Accept(pair[1], Side.FIRST)))


async def _turn(service, seat, pair):
    """Play a turn of the match in this seat; a new one takes the place of one that is over."""
    [match] = seat
    if match.stage is Stage.OVER:
        match = await _begun(service, pair)
    seat[0] = granted(await service.act(match.id, any_play(match, CHANCE)))


def main():
    """Play, and print the turns per second."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("seconds", type=float)
    asked = parser.parse_args()
    set_up_logs("warning", "text")
    sys.stdout.write(f"{asyncio.run(_play(asked.url, asked.seconds))}\n")


if __name__ == "__main__":
    main()
