"""How soon `petteia ugi` answers "stop", beside how soon it answers "isready" at rest.

The search is without limits and is stopped at any moment of its first half second, in one ruleset
of each family.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from time import perf_counter, sleep

from engine.catalogue import KEYS, ruleset
from engine.search import family_of
from tests.bench.report import Figure

TURNS = 200
LONGEST = 0.5  # seconds
PROGRAM = (sys.executable, "-c", "from bot.cli.main import main; main()", "ugi")


class Engine:
    """A running `petteia ugi`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def say(self, *lines: str) -> None:
        """Say some lines."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def answer(self, line: str, first: str) -> float:
        """Say a line, and return the milliseconds until an answer that begins so."""
        assert self._process.stdout is not None
        began = perf_counter()
        self.say(line)
        while not self._process.stdout.readline().startswith(first):
            pass
        return 1000 * (perf_counter() - began)


def measure() -> Iterator[Figure]:
    """The usual time and the longest one."""
    stops, rests = [], []
    families = {family_of(ruleset(key)): key for key in reversed(KEYS)}
    chance = Random(0)
    with _started() as engine:
        engine.answer("isready", "readyok")
        for turn in range(TURNS):
            key = [*families.values()][turn * len(families) // TURNS]
            engine.say(f"setoption name Ruleset value {key}", "position startpos")
            engine.answer("isready", "readyok")
            rests.append(engine.answer("isready", "readyok"))
            engine.say("go infinite")
            sleep(chance.uniform(0, LONGEST))
            stops.append(engine.answer("stop", "bestmove"))
    rest = median(rests)
    for name, value in (("median", median(stops)), (f"the longest of {TURNS}", max(stops))):
        yield Figure(
            name=f"petteia ugi: stop to bestmove, {name}",
            median=value,
            unit="ms",
            ratio=value / rest,
            yardstick="isready to readyok",
        )


@contextmanager
def _started() -> Iterator[Engine]:
    with subprocess.Popen(
        PROGRAM,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    ) as process:
        yield Engine(process)
        Engine(process).say("quit")
