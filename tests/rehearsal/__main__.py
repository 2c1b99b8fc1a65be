"""`make rehearsal`: Petteia on Discord with many servers, in several processes, on this machine."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bot.operations.logs import set_up_logs
from tests.cluster import NoServerError
from tests.rehearsal import report
from tests.rehearsal.stage import Sizes, rehearse
from tests.terminal import open_console

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def options():
    """The sizes of a rehearsal."""
    parser = argparse.ArgumentParser(prog="python -m tests.rehearsal", description=__doc__)
    parser.add_argument("--servers", type=int, default=400)
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--turns", type=float, default=5, help="a second, over all matches")
    parser.add_argument("--seconds", type=float, default=5, help="of play, before the restart")
    parser.add_argument("--restart", type=float, default=0, help="seconds of play around it")
    parser.add_argument("--concurrency", type=int, default=16, help="identifies in five seconds")
    parser.add_argument("--requests", type=int, default=0, help="a second at most; 0: no limit")
    parser.add_argument("--pages", type=int, default=0, help="of the web chat")
    parser.add_argument("--seed", default="petteia")
    parser.add_argument("--logs", type=Path, help="a folder for the logs of the processes")
    return parser


def main():
    """Do it, and exit with 1 when something was lost or doubled."""
    asked = options().parse_args()
    set_up_logs("warning", "text")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    console = open_console()
    sizes = Sizes(**{name: given for name, given in vars(asked).items() if name != "logs"})
    with TemporaryDirectory() as folder, Progress(*COLUMNS, console=console) as progress:
        logs = asked.logs or Path(folder)
        logs.mkdir(parents=True, exist_ok=True)
        try:
            figures = asyncio.run(rehearse(sizes, logs, progress))
        except NoServerError as error:
            console.print(str(error))
            sys.exit(1)
    for table in report.tables(figures):
        console.print(table)
    for problem in figures.problems:
        console.print(problem, markup=False)
    sys.exit(1 if figures.problems else 0)


if __name__ == "__main__":
    main()
