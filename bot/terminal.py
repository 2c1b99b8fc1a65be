"""What the commands share at the terminal: complaints, the configuration, and how far they are."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bot.config import ConfigError, Settings, config_file, load

FAILED, WRONG_USE = 1, 2

Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="The configuration (default: config.toml)."),
]


def complain(sentence: str) -> None:
    """Say in one line on standard error what is wrong."""
    typer.echo(f"petteia: {sentence}", err=True)


def configured(config: Path | None) -> Settings:
    """Read the configuration; where that cannot be done, complain and leave."""
    try:
        return load(config_file(config))
    except ConfigError as error:
        complain(str(error))
        raise typer.Exit(WRONG_USE) from None


@contextmanager
def failing_in_one_line(kind: type[Exception]) -> Iterator[None]:
    """Complain of such an error and leave."""
    try:
        yield
    except kind as error:
        complain(str(error))
        raise typer.Exit(FAILED) from None


@contextmanager
def progress() -> Iterator[Progress]:
    """Show on standard error how far the work is, if that is a terminal; it goes at the end."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as shown:
        yield shown
