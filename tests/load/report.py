"""The figures as tables, and which of them miss their marks."""

from rich.table import Table

MOST_TIMES, MOST_GROWTH = 2.0, 50e6  # times a task may take, bytes a process may grow by


def tasks(figures, small, large):
    """What people and the bot ask for, on both sizes."""
    drawn = Table(title="Medians of what is asked for, warm, SQLite")
    drawn.add_column("what")
    for size in (small, large):
        drawn.add_column(f"{size.matches:,} matches", justify="right")
    drawn.add_column("ratio", justify="right")
    for each in figures:
        times = (f"{1000 * seconds:.2f} ms" for seconds in (each.small, each.large))
        drawn.add_row(each.name, *times, f"{each.ratio:.2f}x")
    return drawn


def memory(peaks):
    """The peaks of memory by the number of matches; the first is of an empty database."""
    drawn = Table("matches", title="Memory of a process that has done all of that")
    for name in ("peak", "growth"):
        drawn.add_column(name, justify="right")
    first = next(iter(peaks.values()))
    for matches, peak in peaks.items():
        drawn.add_row(f"{matches:,}", f"{peak / 1e6:.1f} MB", f"{(peak - first) / 1e6:.1f} MB")
    return drawn


def turns(figures):
    """Turns per second by the number of processes, with pgbench beside."""
    drawn = Table("processes", title="Turns a second, PostgreSQL with fsync")
    for name in ("turns/s", "pgbench", "ratio"):
        drawn.add_column(name, justify="right")
    for each in figures:
        drawn.add_row(
            str(each.processes), f"{each.turns:.0f}", f"{each.bare:.0f}", f"{each.ratio:.2f}x"
        )
    return drawn


def missed(figures, peaks):
    """A sentence for each mark that is missed."""
    slow = [
        f"{each.name}: {each.ratio:.2f} times as long, not {MOST_TIMES:g}"
        for each in figures
        if each.ratio > MOST_TIMES
    ]
    first, *_, last = peaks.values()
    if last - first > MOST_GROWTH:
        slow.append(f"memory grows by {(last - first) / 1e6:.1f} MB, not {MOST_GROWTH / 1e6:g}")
    return slow
