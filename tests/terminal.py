"""What the programs under tests/ print to."""

import sys

from rich.console import Console

PIPED_WIDTH = 160
"""Columns if the output is not a terminal, so that no table's names are cut."""


def open_console() -> Console:
    """Return standard output, as wide as the terminal, or wide enough for a table when piped."""
    return Console(file=sys.stdout, width=None if sys.stdout.isatty() else PIPED_WIDTH)
