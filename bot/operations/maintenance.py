"""Maintenance of the configured database: verify, back up, restore, move, export.

A running bot does not prevent verifying, backup and export; restoring locks the database.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import IO, TYPE_CHECKING, TypeVar

from bot.core.matches.fair_play_records import case_of, findings
from bot.core.matches.model import Identity
from bot.operations.database_setup import StartError, explained, upgrade
from bot.storage import Code, CopyError, StorageError, puzzles
from bot.storage.accounts import accounts
from bot.storage.acknowledged import loss, read_note
from bot.storage.cases import add_case
from bot.storage.errors import faults_named, of_the_copy
from bot.storage.maintenance.backup import Phase, require_sound, written
from bot.storage.maintenance.backup import backup as back_up
from bot.storage.maintenance.export import export_matches
from bot.storage.maintenance.fair_play import player_histories
from bot.storage.maintenance.reports import read_cases
from bot.storage.maintenance.restore import Copy
from bot.storage.maintenance.restore import restore as put_back
from bot.storage.maintenance.verify import verify as verify_all
from bot.storage.migrate import examine_revision, require_tables_there
from bot.storage.opening import closed_state, opened, read_database, sqlite_path
from bot.storage.ratings import is_right, rebuild

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path

    from sqlalchemy import Connection

    from bot.config.settings import Settings
    from bot.core.matches.fair_play import Finding
    from bot.core.matches.fair_play_records import Examiner, PlayerHistory
    from bot.core.matches.model import Account, AccountId
    from bot.storage.database import Work
    from bot.storage.maintenance.backup import Report
    from bot.storage.maintenance.reports import ReadCase
    from bot.storage.maintenance.restore import Restored
    from bot.storage.maintenance.verify import Audit

T = TypeVar("T")

RESTORE_FAULTS = {
    "missing": "holds nothing of Petteia's",
    "corrupt": "cannot be put back, as it is damaged or no copy of Petteia's",
    "does-not-replay": (
        "has matches that do not replay or rows that cannot be read; --even-damaged puts it back "
        "all the same"
    ),
    "newer": "was written by a newer version of Petteia; upgrade this one",
    "altered": (
        "has other tables than this version of Petteia uses; restore it with the version "
        "that wrote it"
    ),
    "in-use": "is in use by a Petteia; stop that one first, or put back a backup of it",
    "itself": "is the database itself",
}
FILE_FAULTS = {
    "corrupt": "was not written, as the database is damaged; restore one that is not",
    "taken": "is there already; --force puts the new one in its place",
    "itself": "is the database itself",
}
COMMON_FAULTS = {
    "full": "does not fit on its disk",
    "locked": "is locked by another process; stop that one first",
    "unreachable": "cannot be read or written",
}
USE_PG_DUMP = (
    "a PostgreSQL database is backed up by PostgreSQL's own tools: "
    "pg_dump --format=custom --file={file} DATABASE, and pg_restore to put it back"
)


async def verify(settings: Settings, report: Report, now: datetime) -> Audit:
    """Check everything that is stored, and change nothing; raises StartError."""

    def work(connection: Connection) -> Audit:
        note = read_note(path) if path else None
        found = examine_revision(connection)
        require_tables_there(found)
        if found.code is Code.BEHIND:
            raise StorageError(found.code, f"revision {found.detail}")
        require_sound(connection, report)
        audit = verify_all(connection, report, now)
        lost = loss(connection, note) if note else None
        return replace(audit, rows=(*audit.rows, *lost.lines)) if lost else audit

    with explained():
        path = sqlite_path(settings.database.url)
        return await _read_unchanged(settings.database.url, work)


async def reports(settings: Settings) -> tuple[ReadCase, ...]:
    """List what players reported and tests found, and change nothing; raises StartError."""

    def work(connection: Connection) -> tuple[ReadCase, ...]:
        found = examine_revision(connection)
        require_tables_there(found)
        return read_cases(connection)

    with explained():
        return await _read_unchanged(settings.database.url, work)


async def _read_unchanged(url: str, work: Work[T]) -> T:
    """Run work on a database that is opened read-only; raises StorageError."""
    while True:
        before = closed_state(url)
        try:
            done = await read_database(url, work)
        except StorageError:
            if before == closed_state(url):
                raise
        else:
            if before == closed_state(url):
                return done
        # A bot has started or ended meanwhile, so what was read may be of two moments.


async def ratings(settings: Settings, *, rebuilds: bool) -> bool:
    """Return whether all ratings follow from matches and tries; store those that do if asked to.

    Raises StartError.
    """

    def work(connection: Connection) -> bool:
        require_tables_there(examine_revision(connection))
        follows = is_right(connection)
        return puzzles.rebuild(connection, stores=False) and follows

    def mended(connection: Connection) -> bool:
        is_same = rebuild(connection)
        return puzzles.rebuild(connection) and is_same

    with explained():
        if not rebuilds:
            return await _read_unchanged(settings.database.url, work)
    await upgrade(settings)
    with explained():
        async with opened(settings.database.url, to_write=True) as database:
            return await database.write(mended)


async def fair_play(  # noqa: PLR0913 -- all of it is what is looked for
    settings: Settings,
    examiner: Examiner,
    *,
    since: datetime,
    now: datetime,
    report: Report,
    files: bool,
) -> tuple[tuple[Finding, ...], Mapping[AccountId, Account]]:
    """Look into the rated matches that ended since, and into those that go on.

    Return what is found and whose accounts these are; if ``files`` is set, each finding becomes
    a case for those who decide. The database is closed while positions are searched. Raises
    StartError.
    """

    def work(connection: Connection) -> tuple[Sequence[PlayerHistory], Mapping[AccountId, Account]]:
        require_tables_there(examine_revision(connection))
        found = player_histories(connection, since)
        return found, accounts(connection, tuple(each.person for each in found))

    def look(number: int, history: PlayerHistory) -> list[Finding]:
        report(Phase.EXAMINING, number, len(read))
        return [*findings(history, examiner, now)]

    with explained():
        read, people = await _read_unchanged(settings.database.url, work)
    looked = [await asyncio.to_thread(look, *numbered) for numbered in enumerate(read)]
    found = tuple(chain.from_iterable(looked))
    if files and found:
        groups = {each.match.id: each.match.group for one in read for each in one.records}
        operators = tuple(Identity(*each) for each in settings.moderation.keys)
        with explained():
            async with opened(settings.database.url, to_write=True) as database:
                for each in found:
                    case = case_of(each, groups, now)
                    await database.write(partial(add_case, case=case, operators=operators, now=now))
    return found, people


async def backup(settings: Settings, file: Path, *, overwrite: bool, report: Report) -> None:
    """Copy the configured SQLite database into a file; raises StartError."""
    with _explained_of(file, FILE_FAULTS):
        if sqlite_path(settings.database.url) is None:
            raise StartError(USE_PG_DUMP.format(file=file))
        await back_up(settings.database.url, file, overwrite=overwrite, report=report)


async def restore(settings: Settings, given: Copy, now: datetime) -> Restored:
    """Put a copy in the place of the configured database; raises StartError."""
    with _explained_of(given.file, RESTORE_FAULTS):
        return await put_back(settings.database.url, given, now)


async def export(settings: Settings, file: Path, *, overwrite: bool, report: Report) -> Audit:
    """Write all matches into a file, a line each; raises StartError."""
    await upgrade(settings)
    with _explained_of(file, FILE_FAULTS):
        async with opened(settings.database.url, to_write=True) as database:
            with of_the_copy(), faults_named(), _text(file, overwrite=overwrite) as text:
                return await database.read(partial(export_matches, file=text, report=report))


@contextmanager
def _text(file: Path, *, overwrite: bool) -> Iterator[IO[str]]:
    with written(file, overwrite=overwrite) as part, part.open("w", encoding="utf-8") as text:
        yield text


@contextmanager
def _explained_of(file: Path, faults: dict[str, str]) -> Iterator[None]:
    """Turn a fault into a sentence about the file, or about the database."""
    with explained():
        try:
            yield
        except CopyError as error:
            sentence = {**COMMON_FAULTS, **faults}.get(error.code, "cannot be used")
            detail = f" ({error.detail})" if error.detail else ""
            raise StartError(f"{file} {sentence}{detail}") from error
