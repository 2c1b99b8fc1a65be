"""`make bench`: run the benchmarks, or those that are named, and print their figures."""

import argparse

from rich.console import Console
from rich.progress import Progress

from tests.bench import (
    bench_animation,
    bench_chats,
    bench_computer,
    bench_core,
    bench_engine,
    bench_render,
    bench_search,
    bench_servers,
    bench_tidiness,
    bench_ugi,
    bench_web,
)
from tests.bench.logs import logs_discarded
from tests.bench.report import table
from tests.terminal import open_console

BENCHES = {
    "engine": bench_engine,
    "search": bench_search,
    "ugi": bench_ugi,
    "render": bench_render,
    "animation": bench_animation,
    "core": bench_core,
    "chats": bench_chats,
    "computer": bench_computer,
    "servers": bench_servers,
    "tidiness": bench_tidiness,
    "web": bench_web,
}


def main() -> None:
    """Print one table for all benchmarks; progress goes to standard error."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHES))
    names = parser.parse_args().names or list(BENCHES)
    if unknown := [name for name in names if name not in BENCHES]:
        parser.error(f"there is no benchmark {', '.join(unknown)}; there are {', '.join(BENCHES)}")
    figures = []
    with logs_discarded(), Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(names))
        for name in names:
            progress.update(task, description=name)
            figures.extend(BENCHES[name].measure())
            progress.advance(task)
    open_console().print(table(figures))


if __name__ == "__main__":
    main()
