"""Kill the bot on each database that is there, and look whether anything was lost or doubled.

`make torture N=300` kills it so often at random, `make torture NAMED=1` once at each named point,
`make torture N=150 ENDS=1` so often in the middle of ends of rated matches,
`make torture N=100 UPDATES=1` so often while it takes updates of Telegram, in both ways,
`make torture N=60 STOPS=1` so often soon after it acknowledged on Discord, and stops it as often,
`make torture N=200 PAGES=1` one of four processes that serve pages so often, on PostgreSQL.
"""

import argparse
import asyncio
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from urllib.parse import urlsplit

import asyncpg
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.terminal import open_console
from tests.torture.laws import broken
from tests.torture.named_points import Named, evening_of
from tests.torture.on_discord import StopEvening
from tests.torture.on_pages import CURRENT_WITHIN, PageEvening, free_ports
from tests.torture.on_telegram import COMMANDS, UpdateEvening
from tests.torture.points import POINTS
from tests.torture.random_play import Chanced, Evening
from tests.torture.world import World

SERVER = "PETTEIA_TEST_POSTGRES"
PAGE_PROCESSES = 4
COLUMNS = (
    "database",
    "killed",
    "kills",
    "matches",
    "plies",
    "deliveries",
    "seconds",
    "broken laws",
)


def main():
    """Do it, and exit with 1 when a law is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=100)
    parser.add_argument("--named", action="store_true", help="once at each named point instead")
    parser.add_argument("--ends", action="store_true", help="in ends of rated matches instead")
    parser.add_argument("--updates", action="store_true", help="while it takes Telegram's updates")
    parser.add_argument("--stops", action="store_true", help="after it acknowledged on Discord")
    parser.add_argument("--pages", action="store_true", help="one of four that serve pages")
    parser.add_argument("--seed", default="", help="of an earlier run, to be killed like that")
    asked = parser.parse_args()
    seed = asked.seed or secrets.token_hex(4)
    console = open_console()
    console.print(f"seed {seed}")
    if asked.updates:
        sys.exit(asyncio.run(_on_telegram(seed, asked.kills, console)))
    if asked.stops:
        sys.exit(asyncio.run(_on_discord(seed, asked.kills, console)))
    if asked.pages:
        sys.exit(asyncio.run(_on_pages(seed, asked.kills, console)))
    if asked.named:
        evenings = [_at_points(seed, group, points) for group, points in POINTS.items()]
    elif asked.ends:
        points = Random(seed).choices(POINTS["rating"], k=asked.kills)
        evenings = [_at_points(seed, "rating", points)]
    else:
        evenings = [_at_random(seed, asked.kills)]
    sys.exit(asyncio.run(_everywhere(evenings, console)))


@dataclass(frozen=True)
class Plan:
    """An evening to come: what it is called, how often the bot is killed, and who plays it.

    ``begin`` takes a world's URL and folder and what to call after a kill, and returns both the
    world and the evening.
    """

    name: str
    kills: int
    begin: Callable


def _at_points(seed, group, points):
    """Plan an evening of kills at points of a group, one after another."""

    def begin(url, folder, told):
        chance = Random(f"{seed} {group}")
        world = World(url, folder, Named(points, chance, told))
        return world, evening_of(group)(world, chance)

    return Plan(group, len(points), begin)


def _at_random(seed, kills):
    """Plan an evening of kills wherever chance has them."""

    def begin(url, folder, told):
        chance = Random(seed)
        fate = Chanced(chance, kills, told)
        world = World(url, folder, fate)
        return world, Evening(world, fate, chance)

    return Plan("at random", kills, begin)


async def _everywhere(plans, console):
    sheet, wrong = Table(*COLUMNS), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        for name, database in DATABASES.items():
            if name == "postgresql" and not os.environ.get(SERVER):
                console.print(f"PostgreSQL is left out: name a server, {SERVER}=postgresql://…")
                continue
            for plan in plans:
                task = progress.add_task(f"{name}, {plan.name}", total=plan.kills)
                row, problems = await _killed(
                    name, database, plan, lambda task=task: progress.advance(task)
                )
                sheet.add_row(name, plan.name, *map(str, row))
                for problem in problems:
                    console.print(f"{name}, {plan.name}: {problem}", markup=False)
                wrong += len(problems)
    console.print(sheet)
    return 1 if wrong else 0


async def _killed(name, database, plan, told):
    """Return the figures of an evening and all that is wrong; if something is, all is kept."""
    folder, began = Path(tempfile.mkdtemp(prefix=f"torture-{name}-")), monotonic()
    async with database(folder) as (url, keep):
        world, evening = plan.begin(url, folder, told)
        try:
            await evening.play()
            problems = await broken(world, evening.table)
        except Exception as error:  # noqa: BLE001 -- it is told, and what led there is kept
            problems = [f"{error!r}"]
        figures = _figures(world, evening, monotonic() - began, len(problems))
        if problems:
            keep()
            problems.append(f"kept in {folder} and {url}")
        else:
            shutil.rmtree(folder)
    return figures, problems


def _figures(world, evening, seconds, broken_laws):
    matches = evening.table.matches
    plies = sum(len(match.meant) for match in matches)
    deliveries = sum(1 for _ in world.deliveries())
    return (len(world.dooms), len(matches), plies, deliveries, round(seconds), broken_laws)


async def _on_telegram(seed, kills, console):
    """Kill the bot so often on each database in each way of getting updates."""
    sheet = Table("database", "updates by", "kills", "at points", "commands", "seconds", "wrong")
    wrong = 0
    for name, database in DATABASES.items():
        if name == "postgresql" and not os.environ.get(SERVER):
            continue
        for way in ("polling", "webhook"):
            folder, began = Path(tempfile.mkdtemp(prefix=f"torture-{name}-")), monotonic()
            async with database(folder) as (url, keep):
                chance, port = Random(f"{seed} {way}"), _free_port() if way == "webhook" else None
                evening = UpdateEvening(url, folder, chance, kills=kills, port=port)
                try:
                    await evening.play()
                except Exception as error:  # noqa: BLE001 -- it is told, and all is kept
                    evening.problems.append(repr(error))
                if evening.problems:
                    keep()
                    console.print(*evening.problems, f"kept in {folder}", sep="\n", markup=False)
            figures = (evening.kills, evening.at_points, COMMANDS * len(evening.groups))
            seconds, problems = round(monotonic() - began), len(evening.problems)
            sheet.add_row(name, way, *map(str, (*figures, seconds, problems)))
            wrong += problems
    console.print(sheet)
    return 1 if wrong else 0


async def _on_discord(seed, stops, console):
    """Stop and kill the bot so often on each database, soon after it acknowledged a command."""
    sheet = Table("database", "stops", "commands", "not done, and told so", "seconds", "wrong")
    wrong = 0
    for name, database in DATABASES.items():
        if name == "postgresql" and not os.environ.get(SERVER):
            continue
        folder, began = Path(tempfile.mkdtemp(prefix=f"torture-{name}-")), monotonic()
        async with database(folder) as (url, keep):
            evening = StopEvening(url, folder, Random(seed), stops=stops)
            try:
                await evening.play()
            except Exception as error:  # noqa: BLE001 -- it is told, and all is kept
                evening.problems.append(repr(error))
            if evening.problems:
                keep()
                console.print(*evening.problems, f"kept in {folder}", sep="\n", markup=False)
        figures = (evening.stops, evening.commands, evening.refused)
        seconds, problems = round(monotonic() - began), len(evening.problems)
        sheet.add_row(name, *map(str, (*figures, seconds, problems)))
        wrong += problems
    console.print(sheet)
    return 1 if wrong else 0


async def _on_pages(seed, kills, console):
    """Kill one of the processes that serve pages so often, in turn."""
    if not os.environ.get(SERVER):
        console.print(f"PostgreSQL is left out: name a server, {SERVER}=postgresql://…")
        return 1
    folder, began = Path(tempfile.mkdtemp(prefix="torture-pages-")), monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("processes that serve pages", total=kills)
        async with DATABASES["postgresql"](folder) as (url, keep):
            evening = PageEvening(url, folder, Random(seed), free_ports(PAGE_PROCESSES))
            try:
                work = partial(evening.kill_in_turn, kills, lambda: progress.advance(task))
                await evening.play(work)
            except Exception as error:  # noqa: BLE001 -- it is told, and all is kept
                evening.problems.append(repr(error))
            if evening.problems:
                keep()
                console.print(*evening.problems, f"kept in {folder}", sep="\n", markup=False)
    if evening.percentile > CURRENT_WITHIN:
        evening.problems.append("pages are not current in time")
    sheet = Table("processes", "kills", "matches", "plies", "median", "99 of 100", "most", "wrong")
    figures = (PAGE_PROCESSES, evening.kills, len(evening.plies), sum(evening.plies.values()))
    seconds = (median(evening.waits), evening.percentile, max(evening.waits))
    wrong = len(evening.problems)
    sheet.add_row(*map(str, figures), *(f"{each:.2f} s" for each in seconds), str(wrong))
    console.print(sheet, f"{monotonic() - began:.0f} seconds")
    return 1 if evening.problems else 0


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@asynccontextmanager
async def _sqlite(folder):
    yield f"sqlite:///{folder}/petteia.db", lambda: None


@asynccontextmanager
async def _postgresql(_folder):
    server, name, kept = os.environ[SERVER], f"petteia_torture_{secrets.token_hex(6)}", []
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
        yield urlsplit(server)._replace(path=f"/{name}").geturl(), lambda: kept.append(name)
        if not kept:
            await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await connection.close()


DATABASES = {"sqlite": _sqlite, "postgresql": _postgresql}

if __name__ == "__main__":
    main()
