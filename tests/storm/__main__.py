"""`python -m tests.storm`: matches are played while a platform fails in every way it can.

    python -m tests.storm --turns 2000 --seed 1a2b3c4d

It tells which laws broke, and exits with 1 if one did.
"""

import argparse
import asyncio
import secrets
import sys
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.storm import on_discord, on_telegram
from tests.storm.run import Report, weather
from tests.terminal import open_console

STORMS = {"telegram": on_telegram.storming, "discord": on_discord.storming}
EACH = 50
"""After how many turns a bot and its database are made anew."""


def main():
    """Do it, and exit with 1 when something broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    parser.add_argument("--turns", type=int, default=2000, help="on each platform")
    parser.add_argument("--at", choices=tuple(STORMS), nargs="*", default=tuple(STORMS))
    parser.add_argument("--seed", default="", help="of an earlier run, to be played like that")
    asked = parser.parse_args()
    seed = asked.seed or secrets.token_hex(4)
    console = open_console()
    console.print(f"seed {seed}")
    sheet, broken = Table("platform", "turns", "broken laws"), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        for name in asked.at:
            task = progress.add_task(name, total=asked.turns)
            report = run(name, asked.turns, seed, lambda task=task: progress.advance(task))
            sheet.add_row(name, f"{report.turns:,}", str(len(report.broken)))
            for line in report.broken:
                console.print(line)
            broken += len(report.broken)
    console.print(sheet)
    sys.exit(bool(broken))


def run(name, turns, seed, advance=lambda: None):
    """Play so many turns on a platform in bad weather; returns what came of it."""
    report = Report()

    async def some(many, number):
        chance = Random(f"{seed} {name} {number}")
        async with STORMS[name](chance) as storm:
            await weather(storm, chance, many, report, advance)

    for number, done in enumerate(range(0, turns, EACH)):
        asyncio.run(some(min(EACH, turns - done), number))
    return report


if __name__ == "__main__":
    main()
