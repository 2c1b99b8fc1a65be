"""A backup is one moment of the database, whole or not there at all."""

import os
import sqlite3
import stat
from contextlib import closing

import pytest

from bot.storage import Code, CopyError, StorageError, examine, open_store
from bot.storage.maintenance import backup as copying
from bot.storage.maintenance.backup import Phase, backup
from tests.bot.storage.kept import FIRST, SECOND, THIRD, Reports, prints, rows, run_sql, url_of
from tests.bot.storage.steps import begun


@pytest.fixture
def kept(tmp_path, filled):
    """The URL of a database in a folder of its own; there is another folder beside it."""
    (tmp_path / "safe").mkdir()
    return filled(tmp_path / "data" / "petteia.db", FIRST, SECOND)


@pytest.fixture
def safe(tmp_path):
    return tmp_path / "safe"


async def back_up(url, file, *, overwrite=False, report=None):
    await backup(url, file, overwrite=overwrite, report=report or Reports())


async def refusal(url, file, **options):
    with pytest.raises(StorageError) as refused:
        await back_up(url, file, **options)
    return refused.value


async def test_a_backup_holds_what_the_database_holds_for_its_owner_alone(kept, safe):
    report = Reports()
    await back_up(kept, safe / "copy.db", report=report)
    [(name, (_, mode))] = prints(safe).items()
    assert (name, stat.S_IMODE(mode)) == ("copy.db", 0o600)
    assert await rows(url_of(safe / "copy.db")) == await rows(kept)
    assert report.phases() == [Phase.COPYING, Phase.CHECKING]
    copied = [(done, total) for phase, done, total in report.told if phase == Phase.COPYING]
    assert copied[-1][0] == copied[-1][1] > 0


async def test_backing_up_leaves_the_database_as_it_was(kept, safe, tmp_path):
    before = prints(tmp_path / "data")
    await back_up(kept, safe / "copy.db")
    assert prints(tmp_path / "data") == before


async def test_what_is_only_in_the_log_yet_is_backed_up(kept, safe):
    async with open_store(kept) as store:
        match = await begun(store, THIRD)
        await back_up(kept, safe / "copy.db")
        async with open_store(url_of(safe / "copy.db")) as copied:
            assert await copied.match(THIRD) == match


async def test_a_backup_is_one_moment_though_somebody_plays_meanwhile(
    kept, safe, tmp_path, monkeypatch
):
    monkeypatch.setattr(copying, "PAGES_PER_STEP", 1)
    before = await rows(kept)
    with closing(sqlite3.connect(tmp_path / "data" / "petteia.db", isolation_level=None)) as other:
        rounds = []

        def playing(phase, done, _total):
            rounds.append(done)
            if phase == Phase.COPYING:
                other.execute("UPDATE matches SET version = version + 1")
                other.execute("INSERT INTO place_moves VALUES ('web', ?, 'x')", (str(len(rounds)),))

        await back_up(kept, safe / "copy.db", report=playing)
    assert rounds[:-1] == sorted(set(rounds[:-1]))  # it never began anew
    assert await rows(url_of(safe / "copy.db")) == before
    assert await rows(kept) != before


async def test_nothing_is_overwritten_unless_asked(kept, safe):
    (safe / "copy.db").write_text("precious")
    error = await refusal(kept, safe / "copy.db")
    assert (type(error), error.code) == (CopyError, Code.TAKEN)
    assert (safe / "copy.db").read_text() == "precious"
    await back_up(kept, safe / "copy.db", overwrite=True)
    assert (await examine(url_of(safe / "copy.db"))).code == Code.READY


@pytest.mark.parametrize("link", [None, os.link, os.symlink])
async def test_the_database_is_never_its_own_backup(kept, safe, tmp_path, link):
    path = tmp_path / "data" / "petteia.db"
    before = prints(tmp_path / "data")
    file = safe / "copy.db" if link else path
    if link:
        link(path, file)
    error = await refusal(kept, file, overwrite=True)
    assert (type(error), error.code) == (CopyError, Code.ITSELF)
    assert prints(tmp_path / "data") == before


async def test_a_file_that_appears_meanwhile_is_not_overwritten(kept, safe):
    def appearing(_phase, _done, _total):
        (safe / "copy.db").write_text("precious")

    assert (await refusal(kept, safe / "copy.db", report=appearing)).code == Code.TAKEN
    assert (safe / "copy.db").read_text() == "precious"
    assert len(prints(safe)) == 1


@pytest.mark.parametrize("overwrite", [False, True])
async def test_a_backup_that_fails_leaves_what_was_there(kept, safe, monkeypatch, overwrite):
    if overwrite:
        (safe / "copy.db").write_text("precious")
    before = prints(safe)

    def full(_path):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copying, "_sync", full)
    error = await refusal(kept, safe / "copy.db", overwrite=overwrite)
    assert (type(error), error.code) == (CopyError, Code.FULL)
    assert prints(safe) == before


async def test_a_folder_that_is_not_there_is_told(kept, safe):
    error = await refusal(kept, safe / "none" / "copy.db")
    assert (type(error), error.code) == (CopyError, Code.UNREACHABLE)


async def test_a_database_that_is_not_there_is_not_made(tmp_path):
    error = await refusal(url_of(tmp_path / "petteia.db"), tmp_path / "copy.db")
    assert error.code == Code.MISSING
    assert list(tmp_path.iterdir()) == []


async def test_a_damaged_database_gets_no_backup(kept, safe, tmp_path):
    run_sql(tmp_path / "data" / "petteia.db", "UPDATE matches SET challenger = 'nobody'")
    error = await refusal(kept, safe / "copy.db")
    assert (error.code, error.detail) == (
        Code.CORRUPT,
        "a row of matches refers to nothing in accounts",
    )
    assert list(safe.iterdir()) == []


async def test_a_newer_database_is_left_to_the_newer_version(kept, safe, tmp_path):
    run_sql(
        tmp_path / "data" / "petteia.db",
        "UPDATE alembic_version SET version_num = 'ffff', oldest_code = 'ffff'",
    )
    assert (await refusal(kept, safe / "copy.db")).code == Code.NEWER
    assert list(safe.iterdir()) == []


async def test_a_backup_can_be_looked_at_where_nothing_can_be_written(kept, safe):
    await back_up(kept, safe / "copy.db")
    before = prints(safe)
    assert (await examine(url_of(safe / "copy.db"))).code == Code.READY
    assert prints(safe) == before
