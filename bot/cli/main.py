"""The command line: `run`, `worker`, `doctor`, `db`, `dice`, `web`, `ask` and others.

Exit status 2 means wrong use or a wrong configuration, 1 that something failed; both say so in one
line on standard error. A command loads the parts that it needs and no others.
"""

import asyncio
import io
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from bot.cli.arena import arena
from bot.cli.db import database
from bot.cli.platforms import discord, web
from bot.cli.terminal import (
    FAILED,
    WRONG_USE,
    Config,
    complain,
    configured,
    start_errors_reported,
)
from bot.config.reading import config_file

if TYPE_CHECKING:
    from bot.core.views.fair_dice import DiceCheck

MAX_RECORD_BYTES = 1_000_000
"""Maximum size of a record to read; real ones are far smaller."""

cli = typer.Typer(
    name="petteia",
    help="Play the soldier games of the Greeks and Romans with friends in a chat.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
cli.add_typer(database, name="db")
dice = typer.Typer(help="Check the dice of a match.")
cli.add_typer(dice, name="dice")
cli.add_typer(arena, name="arena")
cli.add_typer(web, name="web")
cli.add_typer(discord, name="discord")


def main() -> None:
    """Run the command that was typed, and exit with its status."""
    sys.exit(status(sys.argv[1:]))


def status(arguments: Sequence[str]) -> int:
    """Run the command line `arguments` and return its exit status."""
    try:
        code = cli(list(arguments), prog_name="petteia", standalone_mode=False)
    except typer.TyperException as error:
        problem = " ".join(error.format_message().split())
        complain(f"{problem}{'' if problem.endswith(('.', '?')) else '.'} See: petteia --help")
        return WRONG_USE
    return int(code or 0)


def _show_version(wanted: bool) -> None:  # noqa: FBT001  # a flag's callback is given a flag
    if wanted:
        typer.echo(f"petteia {version('petteia')}")
        raise typer.Exit


@cli.callback()
def _options(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show it.")
    ] = False,
) -> None:
    del version


@cli.command()
def run(config: Config = None) -> None:
    """Start everything that is configured, until Ctrl-C."""
    settings = configured(config)
    from bot import app

    with start_errors_reported():
        app.serve(settings, typer.echo, config_file(config))


@cli.command()
def worker(config: Config = None) -> None:
    """Share the clocks, deliveries and computer's turns of a bot on PostgreSQL, until Ctrl-C."""
    settings = configured(config)
    from bot import app

    with start_errors_reported():
        app.work(settings, typer.echo, config_file(config))


@cli.command()
def doctor(config: Config = None) -> None:
    """Check the configuration, the database and what is configured, and say what to do."""
    from bot.cli import doctor

    checks = asyncio.run(doctor.examine(config_file(config)))
    Console().print(doctor.table(checks))
    if not all(check.ok for check in checks):
        raise typer.Exit(FAILED)


@dice.command("verify")
def verify_dice(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A match's record; - for standard input.")
    ],
) -> None:
    """Work out every throw and the lot of a match that is over from its seed, and compare."""
    from bot.core.views.fair_dice import check_lines
    from bot.i18n import FALLBACK, speaker

    checked = _checked(record)
    for line in check_lines(checked):
        typer.echo(speaker(FALLBACK).say(line))
    if not checked.agrees:
        raise typer.Exit(FAILED)


def _checked(record: str) -> "DiceCheck":
    """Check the record in a file; report an error in it, and exit."""
    from bot.core.handlers.records import unreadable
    from bot.core.matches.messages import Refused
    from bot.core.views.fair_dice import check_dice
    from bot.i18n import FALLBACK, speaker
    from engine.record import RecordError, read_record

    try:
        checked = check_dice(read_record(_text(record)))
    except OSError as error:
        problem = error.strerror or str(error)
    except RecordError as error:
        problem = speaker(FALLBACK).say(unreadable(error).line)
    else:
        if not isinstance(checked, Refused):
            return checked
        problem = speaker(FALLBACK).say(checked.line)
    complain(f"{record}: {problem}")
    raise typer.Exit(WRONG_USE)


def _text(record: str) -> str:
    """Read a file, or standard input, up to `MAX_RECORD_BYTES`."""
    with nullcontext(sys.stdin.buffer) if record == "-" else Path(record).open("rb") as file:
        return file.read(MAX_RECORD_BYTES).decode(errors="replace")


@cli.command("ask")
def ask_rulebook(
    question: Annotated[str, typer.Argument(metavar="QUESTION", help="A question in any words.")],
    *,
    ruleset: Annotated[str, typer.Option(metavar="NAME", help="The game that is played.")] = "",
    language: Annotated[str, typer.Option(metavar="CODE", help="The reader's language.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one line of JSON.")] = False,
) -> None:
    """Answer a question about the rules or the commands, as a chat would."""
    from bot.cli.ask import CannotAskError, asked

    try:
        found = asked(question, ruleset, language)
    except CannotAskError as error:
        complain(str(error))
        raise typer.Exit(WRONG_USE) from None
    typer.echo(found.as_json() if as_json else found.as_text())


@cli.command()
def ugi() -> None:
    """Speak the Universal Game Interface over standard input and output; see docs/ugi.md."""
    from bot.cli.ugi_streams import speak

    for stream in (sys.stdin, sys.stdout):
        # A strict encoding would end the session at the first byte that is not text.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        speak(sys.stdin, typer.echo)
    except (BrokenPipeError, KeyboardInterrupt):
        # Python flushes standard output once more when it ends, which must find a reader.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
