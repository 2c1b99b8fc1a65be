"""A copy takes the database's place after every check, or nothing has changed."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.storage import Code, CopyError, StorageError, examine, open_store, upgrade
from bot.storage.maintenance import restore as restoring
from bot.storage.maintenance.backup import Phase
from bot.storage.maintenance.restore import Copy, restore
from bot.storage.opening import held
from tests.bot.storage.kept import (
    FIRST,
    SECOND,
    SPOILED,
    THIRD,
    Reports,
    prints,
    rows,
    run_sql,
    url_of,
)
from tests.bot.storage.steps import begun

NOW = datetime(2026, 3, 1, 12, 30, 5, tzinfo=UTC)
KEPT = "petteia-20260301T123005Z.db"


@pytest.fixture
def place(tmp_path, filled):
    """The folder of a database with three matches."""
    filled(tmp_path / "data" / "petteia.db", FIRST, SECOND, THIRD)
    return tmp_path / "data"


@pytest.fixture
def copy(tmp_path, backup_template):
    """A copy with two matches, alone in its folder."""
    (tmp_path / "safe").mkdir()
    return Path(shutil.copy(backup_template, tmp_path / "safe"))


async def put_back(place, file, *, even_damaged=False, report=None):
    given = Copy(file, even_damaged=even_damaged, report=report or Reports())
    return await restore(url_of(place / "petteia.db"), given, NOW)


async def refused_untouched(place, file):
    """Why a copy is not put back; both it and the database are as they were."""
    before = prints(place), prints(file.parent)
    with pytest.raises(StorageError) as refused:
        await put_back(place, file)
    assert (prints(place), prints(file.parent)) == before
    return refused.value


async def test_a_copy_takes_the_place_of_the_database_which_is_kept(place, copy):
    report = Reports()
    old, new = await rows(url_of(place / "petteia.db")), await rows(url_of(copy))
    before = prints(copy.parent)
    done = await put_back(place, copy, report=report)
    assert (done.audit.matches, done.audit.problems) == (2, ())
    assert done.kept == place / KEPT
    assert set(prints(place)) == {"petteia.db", KEPT}
    assert await rows(url_of(place / "petteia.db")) == new
    assert await rows(url_of(place / KEPT)) == old
    assert prints(copy.parent) == before
    assert report.phases() == [Phase.COPYING, Phase.CHECKING, Phase.REPLAYING, Phase.READING]
    assert (Phase.REPLAYING, 2, 2) in report.told


async def test_what_is_restored_is_for_its_owner_alone(place, copy):
    copy.chmod(0o644)
    await put_back(place, copy)
    assert stat.S_IMODE((place / "petteia.db").stat().st_mode) == 0o600


async def test_on_a_new_machine_the_copy_is_all_there_is(tmp_path, copy):
    place = tmp_path / "new" / "data"
    done = await put_back(place, copy)
    assert done.kept is None
    assert set(prints(place)) == {"petteia.db"}
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    async with open_store(url_of(place / "petteia.db")) as store:
        assert await store.count_matches() == 2


async def test_the_log_of_a_killed_process_is_kept_and_never_taken_for_the_new_ones(
    tmp_path, place, copy
):
    async with open_store(url_of(place / "petteia.db")) as store:
        await begun(store, "late")
        killed = tmp_path / "killed"
        killed.mkdir()
        for path in place.iterdir():
            (killed / path.name).write_bytes(path.read_bytes())
        old = await rows(url_of(place / "petteia.db"))
    assert "petteia.db-wal" in prints(killed)
    await put_back(killed, copy)
    assert set(prints(killed)) == {"petteia.db", KEPT}
    assert await rows(url_of(killed / KEPT)) == old
    assert await rows(url_of(killed / "petteia.db")) == await rows(url_of(copy))


async def test_a_damaged_database_is_kept_as_it_was_with_its_log(place, copy):
    (place / "petteia.db").write_bytes(b"a diary" * 1000)
    (place / "petteia.db-wal").write_bytes(b"its last page" * 1000)
    before = {name: print_ for name, (print_, _) in prints(place).items()}
    await put_back(place, copy)
    after = {name: print_ for name, (print_, _) in prints(place).items()}
    assert set(after) == {"petteia.db", KEPT, f"{KEPT}-wal"}
    assert after[KEPT] == before["petteia.db"]
    assert after[f"{KEPT}-wal"] == before["petteia.db-wal"]
    assert (await examine(url_of(place / "petteia.db"))).code == Code.READY


async def test_where_files_have_one_name_only_the_database_is_copied(place, copy, monkeypatch):
    def one_name(_old, _new):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", one_name)
    old = prints(place)["petteia.db"]
    await put_back(place, copy)
    assert prints(place)[KEPT] == old


async def test_a_copy_that_an_older_version_wrote_is_brought_up(place, copy, monkeypatch):
    brought = []

    def bring_up(connection):
        brought.append(connection.engine.url.drivername)
        return whole(connection)

    whole = restoring.bring_up
    monkeypatch.setattr(restoring, "bring_up", bring_up)
    await put_back(place, copy)
    assert brought == ["sqlite"]


async def test_a_running_bot_keeps_its_database(place, copy):
    with held(place / "petteia.db"):
        error = await refused_untouched(place, copy)
    assert (type(error), error.code) == (StorageError, Code.IN_USE)
    assert str(os.getpid()) in error.detail


async def test_the_database_of_a_running_bot_is_no_copy(place, copy):
    with held(copy):
        error = await refused_untouched(place, copy)
    assert (type(error), error.code) == (CopyError, Code.IN_USE)


async def test_a_database_is_not_restored_from_itself(place):
    error = await refused_untouched(place, place / "petteia.db")
    assert (type(error), error.code) == (CopyError, Code.ITSELF)


async def test_a_database_that_another_program_is_writing_is_left_alone(place, copy, monkeypatch):
    monkeypatch.setattr("bot.storage.maintenance.backup.BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(place / "petteia.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE matches SET version = version + 1")
        error = await refused_untouched(place, copy)
    assert error.code == Code.LOCKED


def truncated(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def torn(path):
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])


def foreign(path):
    path.unlink()
    run_sql(path, "CREATE TABLE birds (id INT)")


def emptied(path):
    path.write_bytes(b"")


def no_database(path):
    path.write_bytes(b"PGDMP\1\16")


def gone(path):
    path.unlink()


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (truncated, Code.CORRUPT),
        (torn, Code.CORRUPT),
        (foreign, Code.CORRUPT),
        (no_database, Code.CORRUPT),
        (emptied, Code.MISSING),
        (gone, Code.MISSING),
    ],
)
async def test_what_is_no_sound_copy_is_refused(place, copy, harm, code):
    harm(copy)
    error = await refused_untouched(place, copy)
    assert (type(error), error.code) == (CopyError, code)


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE alembic_version SET version_num = 'ffff', oldest_code = 'ffff'", Code.NEWER),
        ("UPDATE matches SET opponent = 'nobody'", Code.CORRUPT),
        ("ALTER TABLE outbox DROP COLUMN news", Code.ALTERED),
        ("DROP TABLE heartbeats", Code.ALTERED),
        ("DELETE FROM events WHERE match = 'm2' AND seq = 3", Code.DOES_NOT_REPLAY),
        ("UPDATE matches SET snapshot = '{' WHERE id = 'm2'", Code.DOES_NOT_REPLAY),
        (SPOILED, Code.DOES_NOT_REPLAY),
    ],
    ids=["newer", "reference", "column", "table", "gap", "snapshot", "action"],
)
async def test_a_copy_that_makes_no_sense_is_refused(place, copy, statement, code):
    run_sql(copy, statement)
    error = await refused_untouched(place, copy)
    assert (type(error), error.code) == (CopyError, code)
    if code == Code.DOES_NOT_REPLAY:
        assert error.detail.startswith("m2: ")


async def test_a_copy_with_a_match_that_does_not_replay_is_put_back_when_asked(place, copy):
    run_sql(copy, SPOILED)
    done = await put_back(place, copy, even_damaged=True)
    assert done.audit.matches == 2
    [problem] = done.audit.problems
    assert problem.startswith("m2: ")


@pytest.mark.parametrize("step", ["_set_aside", "bring_up", "verify"])
async def test_a_restore_that_fails_at_any_step_has_changed_nothing(place, copy, monkeypatch, step):
    def failing(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(restoring, step, failing)
    assert (await refused_untouched(place, copy)).code == Code.FULL


async def test_restoring_twice_within_a_second_overwrites_no_database(place, copy):
    await put_back(place, copy)
    error = await refused_untouched(place, copy)
    assert error.code == Code.UNREACHABLE
    assert await upgrade(url_of(place / KEPT))
