"""What keeps a database from being used is named, and the file stays as it was."""

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.config.reading import load
from bot.core.matches.model import Account, Identity
from bot.operations import maintenance
from bot.operations.database_setup import StartError
from bot.operations.maintenance import verify
from bot.storage import Code, StorageError, examine, open_store, opening, sqlite, upgrade
from bot.storage.opening import opened
from tests.bot.core.sample_matches import ALKAIOS, NOW
from tests.bot.storage.migrated import migrated

NOBODY = 65534


@pytest.fixture
def folder():
    """A folder that an unprivileged user can reach, unlike pytest's own."""
    path = Path(tempfile.mkdtemp())
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    yield path
    path.chmod(0o700)
    shutil.rmtree(path)


@contextmanager
def unprivileged():
    """Be a user whom file modes bind: root is bound by none."""
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def contents(folder):
    return {
        path.name: (path.read_bytes(), path.stat().st_mode)
        for path in folder.iterdir()
        if path.is_file()
    }


async def codes(url):
    """How each way to the database ends."""
    with pytest.raises(StorageError) as upgrading:
        await upgrade(url)
    with pytest.raises(StorageError) as opened:
        await open_store(url).__aenter__()
    return {(await examine(url)).code, upgrading.value.code, opened.value.code}


@pytest.mark.parametrize(
    "garbage",
    [
        b"Arma virumque cano, Troiae qui primus ab oris " * 100,
        b"SQLite format 3\0" + b"\xff" * 4080,
        b"\0",
    ],
    ids=["text", "header", "byte"],
)
async def test_garbage_is_corrupt(folder, garbage):
    (folder / "petteia.db").write_bytes(garbage)
    before = contents(folder)
    assert await codes(f"sqlite:///{folder}/petteia.db") == {Code.CORRUPT}
    assert contents(folder) == before


async def test_a_damaged_database_is_corrupt(folder):
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    path = folder / "petteia.db"
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * (path.stat().st_size - 100))
    before = contents(folder)
    assert await codes(url) == {Code.CORRUPT}
    assert contents(folder) == before


async def test_a_file_that_cannot_be_written_is_read_only(folder):
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    (folder / "petteia.db").chmod(0o444)
    before = contents(folder)
    with unprivileged():
        assert await codes(url) == {Code.READ_ONLY}
    assert contents(folder) == before


async def test_a_folder_that_cannot_be_written_is_read_only(folder):
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    (folder / "petteia.db").chmod(0o666)
    folder.chmod(0o555)
    before = contents(folder)
    with unprivileged():
        assert await codes(url) == {Code.READ_ONLY}
        assert await codes(f"sqlite:///{folder}/new/petteia.db") == {Code.READ_ONLY}
    assert contents(folder) == before


async def test_a_file_that_cannot_even_be_read_is_not_touched(folder):
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    (folder / "petteia.db").chmod(0)
    with unprivileged():
        assert await codes(url) == {Code.UNREACHABLE}


async def test_a_directory_in_the_files_place_is_unreachable(folder):
    (folder / "petteia.db").mkdir()
    assert await codes(f"sqlite:///{folder}/petteia.db") == {Code.UNREACHABLE}


async def test_a_file_in_the_directorys_place_is_unreachable(folder):
    (folder / "file").write_bytes(b"")
    assert await codes(f"sqlite:///{folder}/file/petteia.db") == {Code.UNREACHABLE}


async def test_a_database_that_another_process_keeps_to_itself_is_locked(folder, monkeypatch):
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    with closing(sqlite3.connect(folder / "petteia.db", isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        before = contents(folder)
        assert await codes(url) == {Code.LOCKED}
        assert contents(folder) == before


async def test_a_database_that_another_process_is_writing_is_locked(folder, monkeypatch):
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    with closing(sqlite3.connect(folder / "petteia.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            await upgrade(url)
        assert (await examine(url)).code == Code.READY


@pytest.mark.parametrize(
    "url",
    [
        "",
        "petteia.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://localhost/petteia",
        "postgresql://petteia@127.0.0.1:1/petteia",
        "postgresql://petteia@/petteia?host=/nowhere",
        "postgresql://petteia@localhost:port/petteia",
    ],
)
async def test_what_leads_nowhere_is_unreachable(url):
    assert await codes(url) == {Code.UNREACHABLE}


@pytest.mark.postgres
async def test_a_server_without_the_database_is_unreachable(postgres_url):
    assert await codes(f"{postgres_url}_not") == {Code.UNREACHABLE}


@pytest.mark.postgres
async def test_a_password_is_not_told(postgres_url):
    url = postgres_url.replace("postgresql://", "postgresql://stranger:sesame@", 1)
    found = await examine(url)
    assert found.code == Code.UNREACHABLE
    assert "sesame" not in found.detail


@pytest.mark.postgres
async def test_a_server_that_allows_no_writing_is_read_only(postgres_url):
    async with opening.opened(postgres_url, to_write=True) as database:
        name = postgres_url.rsplit("/", 1)[1]
        await database.write(
            lambda connection: connection.exec_driver_sql(
                f"ALTER DATABASE {name} SET default_transaction_read_only = on"
            )
        )
    with pytest.raises(StorageError, match="read-only"):
        await upgrade(postgres_url)
    assert (await examine(postgres_url)).code == Code.MISSING


async def test_damage_that_sqlite_quotes_is_corrupt(folder):
    url = f"sqlite:///{folder}/petteia.db"
    await upgrade(url)
    path = folder / "petteia.db"
    path.write_bytes(path.read_bytes().replace(b"NOT NULL", b"NOT N\xd5LL", 1))
    assert await codes(url) == {Code.CORRUPT}


async def verified(url, monkeypatch):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url)
    return await verify(load(None), lambda *_: None, NOW)


@pytest.mark.parametrize("is_in_use", [False, True])
async def test_what_may_only_be_read_is_verified(folder, monkeypatch, is_in_use):
    original = folder / "original.db"
    async with open_store(f"sqlite:///{original}") as store:
        await store.add_account(Account(ALKAIOS, "Alkaios", "alkaios"), Identity("web", "a key"))
        # The files beside it as a bot that runs, or was killed, leaves them: part of the database.
        for ending in ("", "-wal", "-shm") if is_in_use else ():
            shutil.copy(f"{original}{ending}", folder / f"petteia.db{ending}")
    if not is_in_use:
        shutil.copy(original, folder / "petteia.db")
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    before = contents(folder)
    with unprivileged():
        audit = await verified(f"sqlite:///{folder}/petteia.db", monkeypatch)
    assert (audit.matches, audit.all_problems) == (0, ())
    assert contents(folder) == before


async def test_what_a_bot_changes_while_it_is_verified_is_read_again(folder, monkeypatch):
    url, read = f"sqlite:///{folder}/petteia.db", []
    await upgrade(url)
    original = maintenance.verify_all

    def changing(connection, report, now):
        if not read:
            with closing(sqlite3.connect(folder / "petteia.db", isolation_level=None)) as other:
                other.execute(
                    "INSERT INTO accounts (id, name, settings, home) VALUES ('ada', 'Ada', '?', '')"
                )
        read.append(original(connection, report, now).rows)
        return original(connection, report, now)

    monkeypatch.setattr(maintenance, "verify_all", changing)
    problems = (await verified(url, monkeypatch)).rows
    assert len(read) > 1
    assert [problem.partition(":")[0] for problem in problems] == ["accounts ada"]


async def test_what_is_not_there_or_of_an_older_version_is_not_verified(folder, monkeypatch):
    url = f"sqlite:///{folder}/petteia.db"
    with pytest.raises(StartError, match="the database is not there yet"):
        await verified(url, monkeypatch)
    assert list(folder.iterdir()) == []
    async with opened(url, to_write=True) as database:
        await database.write(partial(migrated, revision="0002"))
    with pytest.raises(StartError, match="bring it up to date: petteia db upgrade"):
        await verified(url, monkeypatch)
