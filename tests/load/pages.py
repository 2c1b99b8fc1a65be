"""Turns per second over the web chat with one, two and four processes, and what a turn costs.

    python -m tests.load.pages SERVER --pairs 60 --seconds 20

The processor time of the processes, of PostgreSQL and of the pages (this program) is read from
/proc; together they cannot take more than the machine has.
"""

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from rich.table import Table

from tests.load.processes import database
from tests.terminal import open_console
from tests.torture.on_pages import PageEvening, free_ports

PROCESSES = (1, 2, 4)
WARM = 5.0  # seconds that are not counted
TICKS = os.sysconf("SC_CLK_TCK")


def main():
    """Measure each number of processes, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.pages", description=__doc__)
    parser.add_argument("server", help="such as postgresql://petteia@127.0.0.1:5432")
    parser.add_argument("--pairs", type=int, default=60, help="of people, each with a page")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    asked = parser.parse_args()
    sheet = Table("processes", "turns/s", "shown: median", "99 of 100", *COSTS, "cores in use")
    for count in PROCESSES:
        sheet.add_row(*asyncio.run(_measured(asked, count)))
    open_console().print(sheet)


COSTS = ("petteia ms/turn", "PostgreSQL ms/turn", "pages ms/turn")


async def _measured(asked, count):
    async with database(asked.server) as url:
        folder = Path(tempfile.mkdtemp(prefix="load-pages-"))
        evening = PageEvening(url, folder, Random(0), free_ports(count), pairs=asked.pairs)
        spent, seen = [], []

        async def work():
            await asyncio.sleep(WARM)
            for _ in range(2):
                spent.append(_processor_seconds(evening))
                seen.append(len(evening.waits))
                await asyncio.sleep(asked.seconds * (len(seen) == 1))

        await evening.play(work)
        if evening.problems:
            raise SystemExit("\n".join(evening.problems))
    turns = seen[1] - seen[0]
    waits = sorted(evening.waits[seen[0] : seen[1]])
    costs = [1000 * (end - begin) / turns for begin, end in zip(*spent, strict=True)]
    cores = sum(end - begin for begin, end in zip(*spent, strict=True)) / asked.seconds
    return (
        str(count),
        f"{turns / asked.seconds:.1f}",
        *(f"{each:.2f} s" for each in (median(waits), waits[int(len(waits) * 0.99)])),
        *(f"{each:.1f}" for each in costs),
        f"{cores:.2f}",
    )


def _processor_seconds(evening):
    """The seconds that the processes, PostgreSQL and this program have computed so far."""
    own = [server.process.pid for server in evening.servers]
    postgres = [
        int(path.name)
        for path in Path("/proc").iterdir()
        if path.name.isdecimal() and _name(path) == "postgres"
    ]
    return [sum(map(_spent, pids)) for pids in (own, postgres, [os.getpid()])]


def _name(path):
    try:
        return (path / "comm").read_text().strip()
    except OSError:  # it has ended
        return ""


def _spent(pid):
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main()
