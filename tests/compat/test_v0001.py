"""Databases from before the first revision was frozen are brought up, and are played on."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import asyncpg
import pytest
from structlog.testing import capture_logs

from bot.cli.main import status
from bot.config.reading import load
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.model import AccountId
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.scheduler import Scheduler
from bot.core.service.service import Service
from bot.i18n import LANGUAGES
from bot.operations.database_setup import StartError
from bot.operations.database_setup import opened as opened_by_bot
from bot.rulebook import RulebookPages
from bot.storage import Code, DatabaseStatus, examine, open_store, upgrade
from bot.storage.maintenance.backup import backup
from bot.storage.maintenance.restore import Copy, restore
from bot.storage.maintenance.verify import verify
from bot.storage.migrate import bring_up, examine_revision
from bot.storage.opening import opened
from bot.storage.revisions import oldest_code
from bot.storage.unfrozen import UNFROZEN
from tests.bot.storage.kept import Reports
from tests.bot.storage.test_fingerprint import LATEST

FOLDER = Path(__file__).parent / "v0001"
COMMITS = tuple(UNFROZEN["sqlite"].values())
NOW = datetime(2026, 11, 22, 14, tzinfo=UTC)
PLATFORMS = ("web", "telegram")
NOT_FILLED = """
    SELECT id FROM accounts
    WHERE home NOT IN (SELECT platform FROM identities WHERE identities.account = accounts.id)
    UNION ALL SELECT id FROM matches WHERE updated > coalesce((SELECT at FROM heartbeats), 0)
    UNION ALL SELECT id FROM matches WHERE stage = 'offered' AND due IS NULL
"""
"""People who are called nowhere, steps after the last heartbeat, challenges that never expire."""

SAID = (
    ("alkaios", "move b2-b3 match=m1"),
    ("alkaios", "takeback match=m1"),
    ("brasidas", "accept m3"),
    ("chloe", "decline match=m4"),
    ("alkaios", "settings vacation=3d"),
    ("alkaios", "challenge Brasidas lemery-compact clock=5d"),
    ("brasidas", "learn"),
    *((name, "games") for name in ("alkaios", "brasidas", "chloe")),
)
"""What people say then, in matches from before and in new ones."""


def dump(commit, kind):
    with gzip.open(FOLDER / f"{commit}.{kind}.sql.gz", "rt", encoding="utf-8") as file:
        return file.read()


def sqlite_database(path, commit):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump(commit, "sqlite"))
    return f"sqlite:///{path}"


async def play_on(url):
    """Bring a database up, let the bot do its work, and have people play; say what was refused."""
    delivered, refused = [], []

    class FrontEnd:
        def __init__(self, platform):
            self.platform = platform

        async def deliver(self, notification):
            delivered.append(notification)

        async def deliver_digest(self, _account):
            return False

    async with open_store(url) as store:
        worker = OutboxWorker(store, lambda: NOW + timedelta(days=1))
        for platform in PLATFORMS:
            worker.serve(FrontEnd(platform))
        await worker.flush()
        service = Service(store, lambda: NOW, Chance())
        await Scheduler(service).beat()
        dispatcher = Dispatcher(service, LANGUAGES, RulebookPages())
        for name, text in SAID:
            answer = await dispatcher.hear(await store.account(AccountId(name)), text)
            if answer.refused:
                refused.append((name, text, answer.lines))
        assert delivered
    return refused


@pytest.mark.parametrize("commit", COMMITS)
async def test_one_in_a_file_is_played_on_backed_up_and_restored(tmp_path, commit):
    url, report = sqlite_database(tmp_path / "petteia.db", commit), Reports()
    assert await examine(url) == DatabaseStatus(Code.BEHIND, "0001")
    copies = [tmp_path / f"{name}.db" for name in ("before", "after")]
    await backup(url, copies[0], overwrite=False, report=report)
    assert await play_on(url) == []
    await backup(url, copies[1], overwrite=False, report=report)
    for copy in copies:
        now = NOW + timedelta(seconds=copies.index(copy))
        done = await restore(url, Copy(copy, even_damaged=False, report=report), now)
        assert (done.audit.all_problems, (await examine(url)).code) == ((), Code.READY)


async def test_what_columns_need_is_filled_in_and_ids_are_not_used_again(tmp_path):
    path = tmp_path / "petteia.db"
    url = sqlite_database(path, "122aae0")
    with closing(sqlite3.connect(path)) as connection:
        [(highest,)] = connection.execute("SELECT max(id) FROM outbox")
        connection.executescript("DELETE FROM outbox")
    await upgrade(url)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute(NOT_FILLED).fetchall() == []
        connection.execute(
            "INSERT INTO outbox (platform, turn, call, attempts, due, created)"
            " VALUES ('web', 1, 0, 0, 0, 0)"
        )
        assert connection.execute("SELECT id FROM outbox").fetchall() == [(highest + 1,)]


def test_the_command_keeps_it_as_it_was(bare_environment, tmp_path, monkeypatch, capsys):  # noqa: ARG001
    monkeypatch.setenv("PETTEIA_DATABASE__URL", sqlite_database(tmp_path / "petteia.db", "28eed16"))
    assert status(("db", "upgrade")) == 0
    [kept] = tmp_path.glob("petteia-0001-*.db")
    out, err = capsys.readouterr()
    of_code = f"for Petteia of {oldest_code(LATEST)} or later; this is {LATEST}"
    said = f"The database is at revision {LATEST}, {of_code}.\nAs it was before, it is"
    assert (out, err) == (f"{said} kept as {kept}.\n", "")
    assert asyncio.run(examine(f"sqlite:///{kept}")) == DatabaseStatus(Code.BEHIND, "0001")
    assert status(("db", "verify")) == 0


async def test_the_bot_keeps_it_as_it_was_or_leaves_it(bare_environment, tmp_path, monkeypatch):  # noqa: ARG001
    def full(*_):
        raise OSError(28, "No space left on device")

    url = sqlite_database(tmp_path / "petteia.db", "28eed16")
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url)
    with monkeypatch.context() as patched:
        patched.setattr("bot.storage.maintenance.backup.copy", full)
        with pytest.raises(StartError, match="no room left"):
            await opened_by_bot(load(None)).__aenter__()
    assert await examine(url) == DatabaseStatus(Code.BEHIND, "0001")
    assert list(tmp_path.iterdir()) == [tmp_path / "petteia.db"]
    with capture_logs() as logs:
        async with opened_by_bot(load(None)) as store:
            assert await store.count_matches() > 0
    [kept] = tmp_path.glob("petteia-0001-*.db")
    line = {"event": "database_upgraded", "was": "0001", "kept": str(kept), "log_level": "info"}
    assert logs == [line]


@pytest.mark.postgres
async def test_all_on_a_server_are_brought_up(postgres_url):
    def brought_up(connection, commit):
        connection.exec_driver_sql("SELECT 1").close()  # begins the transaction
        driver = connection.connection.dbapi_connection
        driver.run_async(lambda server: server.execute(dump(commit, "postgresql")))
        assert examine_revision(connection) == DatabaseStatus(Code.BEHIND, "0001")
        bring_up(connection)
        assert verify(connection, Reports(), NOW).all_problems == (), commit
        assert connection.exec_driver_sql(NOT_FILLED).all() == [], commit
        connection.rollback()
        done.append(commit)

    done = []
    async with opened(postgres_url, to_write=True) as database:
        for commit in COMMITS:
            await database.write(partial(brought_up, commit=commit))
    assert done == list(COMMITS)


@pytest.mark.postgres
@pytest.mark.parametrize("commit", COMMITS[::5])
async def test_one_on_a_server_is_played_on(postgres_url, commit):
    connection = await asyncpg.connect(postgres_url)
    await connection.execute(dump(commit, "postgresql"))
    await connection.close()
    assert await play_on(postgres_url) == []
    assert (await examine(postgres_url)).code == Code.READY
