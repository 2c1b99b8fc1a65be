"""What a benchmark says: a median, and its ratio to a yardstick that ran beside it."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.table import Table


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure; `ratio` is the median of the rounds' ratios, ours over the yardstick's."""

    name: str
    median: float
    unit: str
    ratio: float
    yardstick: str


def table(figures: Iterable[Figure]) -> Table:
    """The figures for a terminal."""
    drawn = Table(title="Medians, with their ratio to a yardstick run beside them")
    drawn.add_column("what")
    drawn.add_column("median", justify="right")
    drawn.add_column("unit")
    drawn.add_column("ratio", justify="right")
    drawn.add_column("to")
    for figure in figures:
        drawn.add_row(
            figure.name,
            _digits(figure.median),
            figure.unit,
            f"{_digits(figure.ratio)}x",
            figure.yardstick,
        )
    return drawn


def _digits(number: float) -> str:
    """Three digits that count: 12,300 and 12.3 and 0.0123."""
    return f"{round(number):,}" if number >= 100 else f"{number:.3g}"
