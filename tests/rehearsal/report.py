"""The figures of a rehearsal as tables."""

from rich.table import Table

from tests.rehearsal.stage import percentile

MEGABYTE = 1e6


def tables(figures):
    """All tables."""
    yield _memory(figures)
    yield _processor(figures)
    yield _waits(figures)
    yield _counted(figures)


def _memory(figures):
    sizes = figures.sizes
    drawn = Table(
        title=f"{sizes.servers:,} servers, {sizes.shards} shards: ready after {figures.ready:.1f} s"
    )
    for name in ("process", "without servers", "with", "a server", "after the turns"):
        drawn.add_column(name, justify="right")
    each = sizes.servers / sizes.processes
    rows = zip(figures.empty, figures.full, figures.played, strict=True)
    for number, (empty, full, played) in enumerate(rows):
        drawn.add_row(
            str(number),
            *(f"{bytes_ / MEGABYTE:.0f} MB" for bytes_ in (empty, full)),
            f"{(full - empty) / max(each, 1) / 1000:.1f} kB",
            f"{played / MEGABYTE:.0f} MB",
        )
    return drawn


def _processor(figures):
    drawn = Table(
        title="Processor, in seconds, and in milliseconds for each server, page, second or turn"
    )
    names = ("petteia", "PostgreSQL", "stand-in")
    for name in ("while", "seconds", *names, *(f"each: {name}" for name in names)):
        drawn.add_column(name, justify="right")
    rows = (
        ("servers arrive", figures.filling, figures.sizes.servers),
        ("pages connect", figures.opening, figures.sizes.pages),
        ("nothing happens", figures.resting, round(figures.resting.seconds)),
        ("turns are played", figures.playing, figures.turns),
    )
    for name, spent, number in rows:
        if spent and number:
            whole = (sum(spent.petteia), spent.postgresql, spent.standin)
            each = (f"{1000 * one / number:.2f}" for one in whole)
            drawn.add_row(name, f"{spent.seconds:.1f}", *(f"{one:.1f}" for one in whole), *each)
    rate = figures.turns / figures.playing.seconds
    drawn.caption = f"{figures.turns:,} turns, {rate:.1f} a second"
    return drawn


def _waits(figures):
    drawn = Table(title="Waits, in milliseconds")
    for name in ("until", "times", "median", "95 %", "99 %", "longest"):
        drawn.add_column(name, justify="right")
    waits = {
        "acknowledged": figures.promises,
        "answered": figures.answers,
        "the card shows the turn": figures.cards,
    }
    if figures.pages:
        waits["a page shows something"] = figures.pages
        waits["the same after the restart"] = figures.returned
    for name, values in waits.items():
        shares = (percentile(values, share) for share in (50, 95, 99))
        drawn.add_row(
            name,
            f"{len(values):,}",
            *(f"{1000 * each:.0f}" for each in (*shares, max(values, default=0))),
        )
    for name, lag in figures.lag.items():
        total = max(lag.values(), default=0)
        drawn.add_row(
            f"beats of the loops: {name}",
            f"{total:,.0f}",
            *(f"<= {1000 * _within(lag, share * total):.0f}" for share in (0.5, 0.95, 0.99, 1)),
        )
    return drawn


def _within(lag, number):
    return next((most for most, count in sorted(lag.items()) if count >= number), float("inf"))


def _counted(figures):
    drawn = Table("what", "how often", title="Counted")
    for name, number in sorted(figures.counted.items()):
        drawn.add_row(name, f"{number:,}")
    if figures.silences:
        longest, shortest = max(figures.silences.values()), min(figures.silences.values())
        drawn.caption = (
            f"after the kill, shards were silent for {shortest:.1f} to {longest:.1f} s, "
            f"and all servers were there after {figures.restarted:.1f} s"
        )
    return drawn
