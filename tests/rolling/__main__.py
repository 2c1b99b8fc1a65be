"""Upgrade the bot without a stop while people play, and look what was refused, lost or late.

`make rolling` upgrades from this tree to one with one more migration and back, three times.
`make rolling FROM=v1.0 TO=.` upgrades from a commit to this tree. FROM and TO are commits,
directories or `next`. It needs PostgreSQL: PETTEIA_TEST_POSTGRES=postgresql://…
"""

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from rich.table import Table

from tests.rolling.rounds import Upgrade, play
from tests.rolling.tables import LATE
from tests.rolling.trees import NEXT, ROOT, tree
from tests.terminal import open_console
from tests.torture.__main__ import DATABASES, SERVER

COLUMNS = (
    *("round", "presses", "median", "longest", "longest until seen", "refused or lost", "late"),
    *("sent again", "lines broken", "wrong"),
)


def main():
    """Do it, and exit with 1 if anything was refused, lost, late or wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.rolling", description=__doc__)
    parser.add_argument("--from", dest="old", default=str(ROOT))
    parser.add_argument("--to", dest="new", default=NEXT)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=Upgrade.tables)
    parser.add_argument("--pause", type=float, default=Upgrade.pause, help="between two plies")
    asked = parser.parse_args()
    if not os.environ.get(SERVER):
        sys.exit(f"name a server, {SERVER}=postgresql://…")
    sys.exit(asyncio.run(_rounds(asked, open_console())))


async def _rounds(asked, console):
    folder = Path(tempfile.mkdtemp(prefix="rolling-"))
    old, new = (
        tree(each, folder / name) for each, name in ((asked.old, "old"), (asked.new, "new"))
    )
    sheet, wrong = Table(*COLUMNS), 0
    for number in range(1, asked.rounds + 1):
        place = folder / str(number)
        place.mkdir()
        async with DATABASES["postgresql"](place) as (url, keep):
            upgrade = Upgrade(old, new, tables=asked.tables, pause=asked.pause)
            outcome = await play(url, place, upgrade)
            faults = len(outcome.refused_or_lost) + len(outcome.late) + len(outcome.problems)
            wrong += faults
            if faults:
                keep()
        for each in (*outcome.refused_or_lost, *outcome.late, *outcome.problems, *outcome.notes):
            console.print(f"round {number}: {each}", markup=False)
        sheet.add_row(str(number), *map(str, _figures(outcome)))
    console.print(sheet, f"Late is an answer after more than {LATE:g} s.")
    if wrong:
        console.print(f"kept in {folder}", markup=False)
    else:
        shutil.rmtree(folder)
    return 1 if wrong else 0


def _figures(outcome):
    answered = [each.answered for each in outcome.presses] or [0.0]
    shown = max((each.shown for each in outcome.presses), default=0.0)
    return (
        len(outcome.presses),
        f"{median(answered):.2f} s",
        f"{max(answered):.2f} s",
        f"{shown:.2f} s",
        len(outcome.refused_or_lost),
        len(outcome.late),
        outcome.calls_again,
        outcome.breaks,
        len(outcome.problems),
    )


if __name__ == "__main__":
    main()
