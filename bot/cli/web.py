"""`petteia web`: what the operator of the web chat needs besides `petteia run`."""

import os
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.terminal import FAILED, WRONG_USE, complain

web = typer.Typer(help="Prepare the web chat.")


@web.callback()
def _group() -> None:
    """Keep `vapid` a command of its own: Typer would drop the name of an only one."""


@web.command()
def vapid(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", dir_okay=False, help="Where to; it must be new.")
    ],
) -> None:
    """Write a new key for notifications of the web chat to a file, for push_key_file."""
    from bot.frontends.web.push import new_key

    try:
        key = new_key()
    except ImportError:
        complain("this needs a package: python -m pip install 'petteia[push]'")
        raise typer.Exit(FAILED) from None
    try:
        # For its owner's eyes only, and never over a key by which browsers have subscribed.
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        complain(f"{file}: is there already; name a new file, or delete it if nobody uses its key")
        raise typer.Exit(WRONG_USE) from None
    except OSError as error:
        complain(f"{file}: cannot be written: {error.strerror or error}")
        raise typer.Exit(FAILED) from None
    with os.fdopen(made, "w") as opened:
        opened.write(f"{key}\n")
    typer.echo(f'Written. In the section [web] of the configuration: push_key_file = "{file}"')
