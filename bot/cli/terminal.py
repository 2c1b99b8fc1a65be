"""Shared by the commands: error messages, the configuration option, progress bars."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bot.config.reading import ConfigError, Settings, config_file, load

FAILED, WRONG_USE = 1, 2

Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="The configuration (default: config.toml)."),
]


def complain(sentence: str) -> None:
    """Print an error in one line on standard error."""
    typer.echo(f"petteia: {sentence}", err=True)


def configured(config: Path | None) -> Settings:
    """Read the configuration; report an error in it, and exit."""
    try:
        return load(config_file(config))
    except ConfigError as error:
        complain(str(error))
        raise typer.Exit(WRONG_USE) from None


@contextmanager
def start_errors_reported() -> Iterator[None]:
    """Report a StartError in one line, and exit."""
    from bot.operations.database_setup import StartError

    try:
        yield
    except StartError as error:
        complain(str(error))
        raise typer.Exit(FAILED) from None


@contextmanager
def progress() -> Iterator[Progress]:
    """Show a progress bar on standard error if that is a terminal, until the end of the work."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as shown:
        yield shown
