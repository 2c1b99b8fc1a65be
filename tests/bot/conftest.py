"""Databases that are made once: one on the server, emptied for each test; and files to copy."""

import asyncio
import secrets
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from bot.storage.maintenance.backup import backup
from bot.storage.schema import METADATA
from tests.bot.storage.kept import FIRST, SECOND, Reports, fill, url_of

# What a test that failed left connected would keep the rows locked.
NOBODY_ELSE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EMPTIED = ";".join(str(table.delete()) for table in reversed(METADATA.sorted_tables))


@pytest.fixture
def every_move_is_confirmed(monkeypatch):
    """Everyone sees the preview of each move, as with the setting confirm=on."""
    monkeypatch.setattr("bot.core.handlers.play.must_ask", lambda *_: True)


@pytest.fixture(scope="session")
def kept_postgres_url(postgres_server, postgres_template):
    """The URL of a PostgreSQL database with its tables, which lasts as long as the tests."""
    name = f"petteia_test_{secrets.token_hex(6)}"
    create = f"CREATE DATABASE {name} TEMPLATE {postgres_template}"
    asyncio.run(_execute(postgres_server, create))
    yield urlsplit(postgres_server)._replace(path=f"/{name}").geturl()
    asyncio.run(_execute(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
async def emptied_postgres_url(kept_postgres_url):
    """The URL of that database with nothing in its tables.

    It takes a fifth of the time of a database of the test's own, `ready_postgres_url`, which is
    for tests that change more than rows.
    """
    await _execute(kept_postgres_url, NOBODY_ELSE, EMPTIED)
    return kept_postgres_url


@pytest.fixture(scope="session")
def filled(sqlite_template, tmp_path_factory):
    """A function that makes an SQLite database in which these matches were played.

    Matches are played once, however many databases they are wanted in. It is for fixtures and
    tests that are not coroutines.
    """
    made = {}

    def filled(path, *ids):
        if ids not in made:
            file = Path(shutil.copy(sqlite_template, tmp_path_factory.mktemp("filled")))
            asyncio.run(fill(url_of(file), *ids))
            made[ids] = file
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copy(made[ids], path)
        return url_of(path)

    return filled


@pytest.fixture(scope="session")
def backup_template(filled, tmp_path_factory):
    """The file of a backup with two matches in it; not to be written to."""
    folder = tmp_path_factory.mktemp("backup")
    url = filled(folder / "petteia.db", FIRST, SECOND)
    asyncio.run(backup(url, folder / "copy.db", overwrite=False, report=Reports()))
    return folder / "copy.db"


async def _execute(url, *statements):
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
