"""`make hostile N=10000`: so many hostile inputs at each front-end, floods of HTTP and of frames.

`--at places` has people with matches in several places say and press as much on each platform.

It tells what broke by them.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from hypothesis import HealthCheck, Phase, given, seed, settings
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.hostile.flood import LONG, SHORT, flood
from tests.hostile.frames import flooded_by_frames
from tests.hostile.logbook import logbook
from tests.hostile.on_discord import OnDiscord
from tests.hostile.on_telegram import OnTelegram
from tests.hostile.on_web import OnWeb
from tests.hostile.places_on_discord import PlacesOnDiscord
from tests.hostile.places_on_telegram import PlacesOnTelegram
from tests.terminal import open_console

ARENAS = {arena.platform: arena for arena in (OnDiscord, OnTelegram, OnWeb)}
HTTP, FRAMES, PLACES = "http", "frames", "places"
MANY = 1000
"""From how many inputs on the flood is one of 1,100 connections."""

EACH = 250
"""After how many inputs a bot and its database are made anew."""

TOLD = 20
"""After how many problems a front-end has been attacked enough."""

COLUMNS = ("front-end", "inputs", "log lines", "seconds", "problems")


def main():
    """Do it, and exit with 1 when something broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("inputs", type=int, nargs="?", default=10_000)
    names = (*ARENAS, PLACES, HTTP, FRAMES)
    parser.add_argument("--at", choices=names, nargs="*", default=names)
    parser.add_argument("--seed", default="", help="of an earlier run, to be attacked like that")
    asked = parser.parse_args()
    drawn = asked.seed or secrets.token_hex(4)
    console = open_console()
    console.print(f"seed {drawn}")
    sheet, broken = Table(*COLUMNS), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        tempfile.TemporaryDirectory(prefix="hostile-") as folder,
        Progress(*columns, TimeElapsedColumn(), console=console) as progress,
        logbook(Path(folder) / "log") as log,
    ):
        runs = {name: (Run, arena) for name, arena in ARENAS.items() if name in asked.at}
        for arena in (PlacesOnDiscord, PlacesOnTelegram) if PLACES in asked.at else ():
            runs[f"{PLACES} on {arena.platform}"] = RunOfPlaces, arena
        for name, (kind, arena) in runs.items():
            task = progress.add_task(name, total=asked.inputs)
            run = kind(name, arena, log, lambda task=task: progress.advance(task))
            run.attack(asked.inputs, Random(f"{drawn} {name}"))
            sheet.add_row(*map(str, run.row))
            for problem in run.problems:
                console.print(f"{name}: {problem}", markup=False, highlight=False, soft_wrap=True)
            broken += len(run.problems)
    if sheet.rows:
        console.print(sheet)
    if HTTP in asked.at:
        broken += len(_flood(console, asked.inputs))
    if FRAMES in asked.at:
        broken += asyncio.run(_flood_by_frames(console, LONG if asked.inputs >= MANY else SHORT))
    sys.exit(1 if broken else 0)


async def _flood_by_frames(console, size):
    """Tell how long others wait in each flood; returns how many floods they suffer from.

    A short one has too few answers to judge: there they only have to come.
    """
    unfair = 0
    with tempfile.TemporaryDirectory(prefix="frames-") as folder:
        async for waits in flooded_by_frames(Path(folder), size):
            console.print(f"{FRAMES}: {waits}", markup=False, highlight=False, soft_wrap=True)
            unfair += size is LONG and not waits.is_fair
    return unfair


def _flood(console, inputs):
    with tempfile.TemporaryDirectory(prefix="flood-") as folder:
        found = asyncio.run(flood(Path(folder), LONG if inputs >= MANY else SHORT))
    for line in (f"{HTTP}: {found}", *found.problems):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    return found.problems


class Run:
    """The attacks on one front-end."""

    def __init__(self, name, arena, log, told):
        self._name = name
        self._make = arena
        self._log = log
        self._told = told
        self._began = monotonic()
        self._lines = log.lines
        self._count = 0
        self.problems = []

    @property
    def row(self):
        """The figures of the run."""
        seconds = round(monotonic() - self._began)
        lines = self._log.lines - self._lines
        return (self._name, self._count, lines, seconds, len(self.problems))

    def attack(self, inputs, chance):
        """Make so many inputs, on one bot after another."""
        while inputs > 0 and len(self.problems) < TOLD:
            self._one_bot(min(inputs, EACH), chance.getrandbits(64))
            inputs -= EACH

    def _one_bot(self, inputs, number):
        with tempfile.TemporaryDirectory(prefix="arena-") as folder, asyncio.Runner() as runner:
            arena = self._make(Path(folder), self._log)
            runner.run(arena.open())

            @seed(number)
            @settings(
                max_examples=inputs,
                database=None,
                deadline=None,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            )
            @given(self._make.attacks)
            def attacked(attack):
                self._suffer(runner, arena, attack)

            attacked()
            runner.run(arena.close())
            self._note("at the end", self._log.problems(arena.secrets()))

    def _suffer(self, runner, arena, attack):
        if len(self.problems) < TOLD:
            self._note(attack, runner.run(arena.suffer(attack)))
            self._count += 1
            self._told()

    def _note(self, what, problems):
        self.problems += [f"{what}\n    {problem}" for problem in problems]


class RunOfPlaces(Run):
    """What people with matches in several places do on one platform."""

    def _one_bot(self, inputs, number):
        with tempfile.TemporaryDirectory(prefix="places-") as folder, asyncio.Runner() as runner:
            places = self._make(Path(folder), Random(number))
            runner.run(places.begin())
            for _ in range(inputs):
                if len(self.problems) < TOLD:
                    self.problems += runner.run(places.step())
                    self._count += 1
                    self._told()
            runner.run(places.end())
            self._note("at the end", self._log.problems(()))


if __name__ == "__main__":
    main()
