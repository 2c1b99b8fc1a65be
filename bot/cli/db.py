"""The commands of `petteia db`: upgrade, verify, reports, ratings, fair-play, backup and others."""

import asyncio
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from bot.cli.terminal import FAILED, Config, configured, progress, start_errors_reported

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from rich.progress import Progress, TaskID

    from bot.storage.maintenance.backup import Phase
    from bot.storage.maintenance.verify import Audit

T = TypeVar("T")

PHASES = {
    "copying": "Copying",
    "checking": "Checking",
    "replaying": "Replaying matches",
    "reading": "Reading rows",
    "moving": "Moving",
    "comparing": "Comparing",
    "exporting": "Exporting",
    "examining": "Looking at people",
}

Force = Annotated[bool, typer.Option("--force", help="Overwrite FILE if it is there.")]

database = typer.Typer(help="Look after the database.")


@database.command()
def upgrade(config: Config = None) -> None:
    """Bring the database to this version's tables; `run` does so where older versions can go on."""
    settings = configured(config)
    from bot.operations import database_setup

    with start_errors_reported():
        upgraded = asyncio.run(database_setup.upgrade(settings, contract=True))
        typer.echo(f"The database is at {database_setup.code_range(upgraded.found)}.")
        if upgraded.kept:
            typer.echo(f"As it was before, it is kept as {upgraded.kept}.")


@database.command()
def verify(config: Config = None) -> None:
    """Replay every match, read every row, and list what is wrong; the bot may run meanwhile."""
    settings = configured(config)
    from bot.operations import maintenance

    with _reporting() as report:
        audit = report.run(maintenance.verify(settings, report, datetime.now(UTC)))
    _print_audit(audit)
    if audit.all_problems:
        raise typer.Exit(FAILED)


@database.command()
def reports(config: Config = None) -> None:
    """List what players reported, with what was decided; the bot may run meanwhile."""
    settings = configured(config)
    from bot.operations import maintenance

    with start_errors_reported():
        found = asyncio.run(maintenance.reports(settings))
    for each in found:
        case, when = each.case, each.case.at.isoformat(timespec="minutes")
        typer.echo(f"{case.id}. {when} match {case.match}: {each.about}, by {each.reporter}")
        typer.echo(f"    {each.text or '(erased)'}")
        decided = f"{case.verdict} on {case.decided:%Y-%m-%d}" if case.decided else "waiting"
        by = "" if not case.decided else " by the operator" if case.by_operator else " by managers"
        typer.echo(f"    {decided}{by}")
    typer.echo(f"{len(found)} reports.")


@database.command()
def ratings(
    *,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Store what differs.")] = False,
    config: Config = None,
) -> None:
    """Compute all ratings from the rated matches, and compare them with those that are stored."""
    settings = configured(config)
    from bot.operations import maintenance

    with start_errors_reported():
        is_same = asyncio.run(maintenance.ratings(settings, rebuilds=rebuild))
    if is_same:
        typer.echo("The ratings are those that follow from the rated matches.")
    elif rebuild:
        typer.echo("Some ratings were different; they are stored as they follow from the matches.")
    else:
        typer.echo("Some ratings do not follow from the rated matches. --rebuild mends them.")
        raise typer.Exit(FAILED)


@database.command()
def fair_play(
    *,
    days: Annotated[int, typer.Option(min=1, max=3650, help="Matches that ended so long ago.")] = 7,
    report: Annotated[
        bool, typer.Option("--report", help="Put what is found before managers and operators.")
    ] = False,
    config: Config = None,
) -> None:
    """Look for engines, dumping of rating and stalling in rated matches."""
    settings = configured(config)
    from bot.computer.examining import CachedExaminer
    from bot.i18n import FALLBACK, speaker
    from bot.operations import maintenance

    now = datetime.now(UTC)
    with _reporting() as progress:
        since, examiner = now - timedelta(days=days), CachedExaminer()
        work = maintenance.fair_play(
            settings, examiner, since=since, now=now, report=progress, files=report
        )
        found, people = progress.run(work)
    for each in found:
        named = [f"{people[one].name} ({one})" for one in each.people if one in people]
        typer.echo(f"{each.kind}: {', '.join(named)}")
        typer.echo(f"    {speaker(FALLBACK).say(each.evidence)}")
        typer.echo(f"    matches {' '.join(each.matches)}")
    typer.echo(f"Findings: {len(found)}. Each is a reason to look, and proves nothing.")


@database.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    *,
    force: Force = False,
    config: Config = None,
) -> None:
    """Copy the SQLite database into a file; the bot may run meanwhile."""
    settings = configured(config)
    from bot.operations import maintenance

    with _reporting() as report:
        report.run(maintenance.backup(settings, file, overwrite=force, report=report))
    typer.echo(f"{file} is a copy of the database.")


@database.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.")],
    *,
    even_damaged: Annotated[
        bool, typer.Option("--even-damaged", help="Even if `db verify` would find problems in it.")
    ] = False,
    config: Config = None,
) -> None:
    """Put a copy in the place of the database, which is kept, or into an empty PostgreSQL one."""
    settings = configured(config)
    from bot.operations import maintenance
    from bot.storage.maintenance.restore import Copy

    with _reporting() as report:
        given = Copy(file, even_damaged=even_damaged, report=report)
        restored = report.run(maintenance.restore(settings, given, datetime.now(UTC)))
    if restored.kept:
        typer.echo(f"The database that was there is kept as {restored.kept}.")
    _print_audit(restored.audit)


@database.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    *,
    force: Force = False,
    config: Config = None,
) -> None:
    """Write all matches with their records as lines of JSON; the bot may run meanwhile."""
    settings = configured(config)
    from bot.operations import maintenance

    with _reporting() as report:
        audit = report.run(maintenance.export(settings, file, overwrite=force, report=report))
    _print_problems(audit)
    typer.echo(f"{file} has {audit.matches} matches.")
    if audit.problems:
        raise typer.Exit(FAILED)


def _print_audit(audit: "Audit") -> None:
    _print_problems(audit)
    whole = audit.matches - len(audit.problems)
    typer.echo(f"{whole} of {audit.matches} matches replay as they were played.")


def _print_problems(audit: "Audit") -> None:
    for problem in audit.all_problems:
        typer.echo(problem)


@contextmanager
def _reporting() -> "Iterator[_Reporter]":
    """Show the progress of each phase of the work, and report its errors."""
    with start_errors_reported(), progress() as shown:
        yield _Reporter(shown)


class _Reporter:
    """Shows the progress of work, and stops it after Ctrl-C."""

    def __init__(self, shown: "Progress") -> None:
        self._shown = shown
        self._phases: dict[Phase, TaskID] = {}
        self._work: asyncio.Task[Any] | None = None

    def run(self, work: "Coroutine[Any, Any, T]") -> "T":
        """Run work that reports here."""

        async def noted() -> "T":
            self._work = asyncio.current_task()
            return await work

        return asyncio.run(noted())

    def __call__(self, phase: "Phase", done: int, total: int) -> None:
        """Show how much of a phase is done; called from the thread that does it."""
        # Ctrl-C cancels the task, but a transaction in a thread would go on to its end.
        if self._work and self._work.cancelling():
            raise KeyboardInterrupt
        if phase not in self._phases:
            self._phases[phase] = self._shown.add_task(PHASES[phase], total=None)
        self._shown.update(self._phases[phase], completed=done, total=total or None)
