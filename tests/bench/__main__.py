"""`make bench`: run every benchmark and print its figures."""

from rich.console import Console
from rich.progress import Progress

from tests.bench import bench_animation, bench_chats, bench_core, bench_engine, bench_render
from tests.bench.report import table

BENCHES = (bench_engine, bench_render, bench_animation, bench_core, bench_chats)


def main() -> None:
    """Run them all."""
    console, figures = Console(), []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=len(BENCHES))
        for bench in BENCHES:
            progress.update(task, description=(bench.__doc__ or "").partition("\n")[0])
            figures.extend(bench.measure())
            progress.advance(task)
    console.print(table(figures))


if __name__ == "__main__":
    main()
