"""Profiles and tables in a database of many rated matches: `python -m tests.ratings.loaded`.

A population of `stream.py` has played them: a tenth as many people as matches, in servers of thirty
people and a large one. All snapshots are the same text of usual length, which nothing reads here.
"""

import argparse
import asyncio
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

from rich.progress import Progress
from rich.table import Table
from sqlalchemy import insert

from bot.core.accounts.people import handle_of
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.challenges import Accept
from bot.core.matches.chance import Chance
from bot.core.matches.context import RequestContext
from bot.core.matches.groups import Group
from bot.core.matches.model import GroupKey, Place, SideWish, Terms
from bot.core.matches.play import Resign
from bot.core.service.service import Service
from bot.i18n import LANGUAGES
from bot.operations.logs import set_up_logs
from bot.rulebook import RulebookPages
from bot.storage import open_store, rating_tables, ratings, schema
from engine import Side
from engine.catalogue import KEYS, ruleset
from tests.ratings.stream import BEGIN, YEAR, World, play
from tests.terminal import open_console

LARGE = 0.1
"""The part of the matches that is played in the large server."""

CIRCLE = 30
SNAPSHOT = "x" * 1200
PAGE = 20_000
MOST_MILLISECONDS = 50
NOW = BEGIN + 2 * YEAR


def main():
    """Fill a database unless it is there, ask it, and exit with 1 if an answer is late."""
    parser = argparse.ArgumentParser(prog="python -m tests.ratings.loaded", description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=Path("build/load"))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    file = asked.folder / f"rated-{asked.matches}-{asked.seed}.db"
    set_up_logs("warning", "text")
    console = open_console()
    if not file.exists():
        with Progress(console=console) as progress:
            asyncio.run(fill(file, asked.matches, asked.seed, progress))
    figures, ends = asyncio.run(measured(file, asked.rounds, asked.seed))
    console.print(report(figures, ends, asked.matches))
    late = [name for name, times in figures.items() if worst(times) > MOST_MILLISECONDS]
    raise SystemExit(f"late: {', '.join(late)}" if late else 0)


async def fill(file, matches, seed, progress):
    """Make the file with all ratings; what ends early leaves none."""
    part = file.with_suffix(".part")
    part.unlink(missing_ok=True)
    world = World(people=max(40, matches // 10), matches=matches)
    played = play(world, seed)
    chance = Random(seed)
    async with open_store(f"sqlite:///{part}") as store:
        await store.database.read(lambda at: at.exec_driver_sql("PRAGMA synchronous=OFF"))
        people = [_account(number) for number in range(world.people)]
        await store.database.write(lambda at: at.execute(insert(schema.accounts), people))
        rows = (_rows(number, match, chance) for number, match in enumerate(played))
        task = progress.add_task("rated matches", total=matches)
        while page := tuple(islice(rows, PAGE)):
            for place, table in enumerate((schema.matches, rating_tables.rated_matches)):
                own = [pair[place] for pair in page]
                await store.database.write(
                    lambda at, table=table, own=own: at.execute(insert(table), own)
                )
            progress.advance(task, len(page))
        await store.database.write(ratings.rebuild)
    part.rename(file)


def _account(number):
    name = f"Person {number}"
    return {
        "id": f"{number:012x}",
        "name": name,
        "handle": handle_of(name),
        "settings": "{}",
        "home": "web",
    }


def _rows(number, match, chance):
    first, second = (f"{who:012x}" for who in match.people)
    code = f"{number:x}"
    group = "0" if chance.random() < LARGE else str(1 + match.people[0] // CIRCLE)
    won = {1.0: "challenger", 0.0: "opponent"}.get(match.score, "draw")
    ended = {"game": match.ruleset, "ended": match.at, "public": True, "result": won}
    return {
        "id": code,
        "version": 30,
        "events": 30,
        "stage": "over",
        "challenger": first,
        "opponent": second,
        "expires": match.at,
        "updated": match.at,
        "snapshot": SNAPSHOT,
        "listed": False,
        **ended,
    }, {
        "match": code,
        "game": match.ruleset,
        "ruleset": ruleset(match.ruleset).name,
        "first": first,
        "second": second,
        "score": round(2 * match.score),
        "at": match.at,
        "platform": "discord",
        "group": group,
    }


async def measured(file, rounds, seed):
    """Return the milliseconds of each answer by what was typed, and of ends of matches."""
    chance = Random(seed)
    async with open_store(f"sqlite:///{file}") as store:
        service = Service(store, lambda: NOW, Chance())
        dispatcher = Dispatcher(service, LANGUAGES, RulebookPages())
        people = await store.database.read(
            lambda at: at.execute(schema.accounts.select().limit(PAGE)).all()
        )
        ids = tuple(row.id for row in chance.sample(people, min(len(people), rounds)))
        known = [each for each in (await store.accounts(ids)).values() if each.handle]
        askers = cycle(known)
        typed = {
            "profile": lambda: "profile",
            "profile of another": lambda: f"profile {chance.choice(known).name}",
            "top everywhere": lambda: f"top {chance.choice(KEYS)} everywhere",
            "top everywhere, season": lambda: f"top {chance.choice(KEYS)} everywhere season",
            "top everywhere, last season": lambda: f"top {chance.choice(KEYS)} everywhere last",
            "top of the large server": lambda: f"top {chance.choice(KEYS)} here",
            "top of it, season": lambda: f"top {chance.choice(KEYS)} here season",
            "top of it, last season": lambda: f"top {chance.choice(KEYS)} here last",
        }
        figures = {name: [] for name in typed}
        for _ in range(rounds):
            for name, text in typed.items():
                context = RequestContext(group=_group("0"))
                figures[name].append(await _timed(dispatcher.hear(next(askers), text(), context)))
        ends = {is_rated: [] for is_rated in (False, True)}
        for _ in range(rounds // 2):
            for is_rated, times in ends.items():
                times.append(await _end(service, chance.sample(known, 2), rated=is_rated))
    return figures, ends


def _group(key):
    async def manages():
        return False

    return Group(GroupKey("discord", key), Place("discord", "c1"), (), manages, str)


async def _end(service, pair, *, rated):
    """Play a match that ends at once, and return the milliseconds of its end."""
    one, other = (each.id for each in pair)
    rules = ruleset("lemery-compact")
    terms = Terms(rules.name, rules.revision, SideWish.FIRST, rated=rated)
    context = RequestContext(group=_group("1"))
    match = await service.offer(one, terms, invited=other, context=context)
    await service.act(match.id, Accept(other, Side.FIRST))
    return await _timed(service.act(match.id, Resign(other)))


async def _timed(asked):
    begin = perf_counter()
    await asked
    return 1000 * (perf_counter() - begin)


def worst(times):
    """The time that 99 in 100 do not exceed."""
    return quantiles(times, n=100)[98]


def report(figures, ends, matches):
    """The figures as a table."""
    drawn = Table("asked", title=f"Milliseconds with {matches:,} rated matches, SQLite")
    for name in ("median", "99 in 100 below"):
        drawn.add_column(name, justify="right")
    named = {"end of another match": ends[False], "end of a rated match": ends[True]}
    for name, times in (figures | named).items():
        drawn.add_row(name, f"{median(times):.2f}", f"{worst(times):.2f}")
    ratio = median(ends[True]) / median(ends[False])
    drawn.add_row("ratio of the ends", f"{ratio:.2f}", "")
    return drawn


if __name__ == "__main__":
    main()
