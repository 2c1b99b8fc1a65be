"""`make soak TURNS=10000`: play so many turns at many tables, and look what the bot keeps of it."""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import fields
from pathlib import Path
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bot.operations.logs import set_up_logs
from tests.soak.evening import Evening
from tests.soak.gauges import Reading, growth, reading, tenth
from tests.soak.lag import LagMeter
from tests.terminal import open_console

MOST_LAG = 0.05
"""Seconds by which at most one of a thousand beats of the event loop is late."""

LEAST = 20
"""How many readings it takes to tell a tenth from another."""


def main():
    """Do it, and exit with 1 when something grew or stayed open."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("turns", type=int, nargs="?", default=10_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="petteia")
    asked = parser.parse_args()
    set_up_logs("warning", "text")
    console = open_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    # Refreshed by hand: a thread must not make objects while those there are get counted.
    columns = (*columns, TimeElapsedColumn())
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        task = progress.add_task("turns", total=asked.turns)

        def told(done):
            progress.update(task, advance=done, refresh=True)

        sheet, problems = asyncio.run(_soaked(asked, told))
    console.print(sheet)
    for problem in problems:
        console.print(problem)
    sys.exit(1 if problems else 0)


async def _soaked(asked, told):
    before, began, lag = reading(), monotonic(), LagMeter()
    beating = asyncio.create_task(lag.beat())
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        async with Evening(Path(folder), tables=asked.matches, seed=asked.seed) as evening:
            readings = await _played(evening, asked.turns, told, lag)
            kept = evening.kept()
    beating.cancel()
    await asyncio.wait((beating,))
    after = reading()
    problems = [*growth(readings), *_left(before, after), *_unbounded(kept)]
    if (late := lag.at(0.999)) > MOST_LAG:
        problems.append(f"one of a thousand beats is {late * 1000:.0f} ms late")
    sheet = Table("", *(field.name for field in fields(Reading)))
    moments = {
        "before": before,
        "second tenth": tenth(readings, 1),
        "last tenth": tenth(readings, 9),
        "after": after,
    }
    for name, found in moments.items():
        sheet.add_row(name, *(f"{getattr(found, each.name):,.0f}" for each in fields(Reading)))
    counted = "; ".join(f"{name}: {many} of {most}" for name, (many, most) in kept.items())
    lags = ", ".join(
        f"{share:.1%} {lag.at(share) * 1000:.1f} ms" for share in (0.5, 0.99, 0.999, 1)
    )
    sheet.caption = (
        f"{asked.turns:,} turns in {monotonic() - began:,.0f} s. {counted}. The loop's lag: {lags}"
    )
    return sheet, problems


async def _played(evening, turns, told, lag):
    """Play so many turns; returns the readings, of which there is one a round or more."""
    readings, tables = [], list(evening.tables)
    size = max(1, min(len(tables), turns // LEAST))
    done = 0
    while done < turns:
        evening.tables = [tables[(done + at) % len(tables)] for at in range(size)]
        await evening.round()
        done += size
        with lag.paused():
            told(size)
            readings.append(reading())
    return readings


def _left(before, after):
    """Yield what is open after all that was not before."""
    for name in ("tasks", "files", "sockets"):
        then, now = getattr(before, name), getattr(after, name)
        if now > then:
            yield f"{now - then} {name} were left open"


def _unbounded(kept):
    for name, (many, most) in kept.items():
        if many > most:
            yield f"{name}: {many}, and at most {most} were to be kept"


if __name__ == "__main__":
    main()
