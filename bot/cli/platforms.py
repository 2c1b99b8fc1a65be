"""`petteia web` and `petteia discord`: what operators of each need besides `petteia run`."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.terminal import FAILED, WRONG_USE, Config, complain, configured, progress

web = typer.Typer(help="Prepare the web chat.")
discord = typer.Typer(help="Prepare the bot on Discord.")


@web.callback()
def _web_group() -> None:
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
        complain(f"{file} already exists; name a new file, or delete it if its key is not in use")
        raise typer.Exit(WRONG_USE) from None
    except OSError as error:
        complain(f"{file}: cannot be written: {error.strerror or error}")
        raise typer.Exit(FAILED) from None
    with os.fdopen(made, "w") as opened:
        opened.write(f"{key}\n")
    typer.echo(f'Written. In the section [web] of the configuration: push_key_file = "{file}"')


@discord.callback()
def _discord_group() -> None:
    """Keep `emoji` a command of its own: Typer would drop the name of an only one."""


@discord.command()
def emoji(config: Config = None) -> None:
    """Upload the pieces as emoji of the application, which menus and notes then show."""
    section = configured(config).discord
    from bot.frontends.discord.emoji import NAMES, EmojiError, upload_emoji

    token, proxy = section.token.get_secret_value(), section.proxy.get_secret_value()
    if not token:
        complain("there is no token in [discord]; see docs/discord.md")
        raise typer.Exit(WRONG_USE)
    try:
        with progress() as shown:
            task = shown.add_task("Uploading")

            def tell(done: int, total: int) -> None:
                shown.update(task, completed=done, total=total)

            made = asyncio.run(upload_emoji(token, section.base_url, proxy, tell))
    except EmojiError as error:
        complain(str(error))
        raise typer.Exit(WRONG_USE if error.is_wrong_use else FAILED) from None
    kept = len(NAMES) - made
    typer.echo(f"Uploaded {made} emoji; {kept} were there. Restart Petteia to see them.")
