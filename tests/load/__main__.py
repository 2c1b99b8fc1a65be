"""`make bench-load`: a database full of matches beside a small one, and several processes."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bot.operations.logs import set_up_logs
from tests.cluster import NoServerError, cluster
from tests.load import report
from tests.load.beside import measure
from tests.load.filling import NoRoomError, file_of, fill, originals_for, problems, require_room
from tests.load.memory import peak_of
from tests.load.processes import rivals
from tests.load.sizes import Size
from tests.terminal import open_console

SMALL = 1000
REPLAYED = 100
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def main():
    """Do it, and exit with 1 when a mark is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000, help="in the large database")
    parser.add_argument("--events", type=int, default=20, help="of a match, on average")
    parser.add_argument("--originals", type=int, default=300, help="matches played to be copied")
    parser.add_argument("--rounds", type=int, default=300, help="of each task")
    parser.add_argument("--seconds", type=int, default=8, help="of each round of turns")
    parser.add_argument("--folder", type=Path, default=Path("build/load"), help="of the databases")
    parser.add_argument("--seed", default="petteia", help="of all that is drawn but dice and ids")
    asked = parser.parse_args()
    set_up_logs("warning", "text")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    console = open_console()
    try:
        wrong = asyncio.run(_everything(asked, console))
    except NoRoomError as error:
        wrong = [str(error)]
    for sentence in wrong:
        console.print(sentence, markup=False, soft_wrap=True)
    sys.exit(1 if wrong else 0)


async def _everything(asked, console):
    asked.folder.mkdir(parents=True, exist_ok=True)
    with Progress(*COLUMNS, console=console) as progress:
        wrong = await _loaded(asked, console, progress)
        try:
            with cluster() as server:
                figures = await rivals(server.url, asked.seconds, progress)
        except NoServerError as error:
            progress.console.print(str(error))
        else:
            progress.console.print(report.turns(figures))
    return wrong


async def _loaded(asked, console, progress):
    """Print what a large database costs beside a small one; return what misses its mark."""
    small, large = Size(SMALL, asked.events), Size(asked.matches, asked.events)
    with TemporaryDirectory(dir=asked.folder) as alone:
        wanted = ((small, Path(alone)), (large, asked.folder))
        paths = await _files(asked, wanted, progress)
        for path in paths:
            if found := await problems(path, REPLAYED, asked.seed):
                return [f"{path}: {problem}" for problem in found]
        urls = [f"sqlite:///{path}" for path in paths]
        figures = await measure(*urls, rounds=asked.rounds, seed=asked.seed, progress=progress)
        console.print(report.tasks(figures, small, large))
        urls = (f"sqlite:///{alone}/empty.db", *urls)
        sizes = zip((0, small.matches, large.matches), urls, strict=True)
        peaks = {n: await peak_of(url, asked.rounds, asked.seed) for n, url in sizes}
        console.print(report.memory(peaks))
    return report.missed(figures, peaks)


async def _files(asked, wanted, progress):
    """Return the files for these sizes and folders, made if they are not there yet."""
    files = [(await file_of(folder, size), size) for size, folder in wanted]
    lacking = [(path, size) for path, size in files if not path.exists()]
    for path, size in lacking:
        require_room(path.parent, size)
    if lacking:
        originals = await originals_for(asked.folder, asked.originals, asked.seed, progress)
    for path, size in lacking:
        await fill(path, size, originals, asked.seed, progress)
        progress.console.print(f"{path}: {path.stat().st_size / 1e9:.2f} GB", soft_wrap=True)
    return [path for path, _ in files]


if __name__ == "__main__":
    main()
