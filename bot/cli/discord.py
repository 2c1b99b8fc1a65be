"""`petteia discord`: what the operator of the bot on Discord can do besides `petteia run`."""

import asyncio

import typer

from bot.cli.terminal import FAILED, WRONG_USE, Config, complain, configured, progress

discord = typer.Typer(help="Prepare the bot on Discord.")


@discord.callback()
def _group() -> None:
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
