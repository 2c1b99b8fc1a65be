"""What is none of ours is refused in words, and not touched."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config.reading import load
from bot.operations.database_setup import StartError, opened
from tests.bot.cli.db.saying import complaint
from tests.bot.storage.kept import prints, run_sql
from tests.bot.storage.test_fingerprint import LATEST

NEWER = "UPDATE alembic_version SET version_num = 'ffff', oldest_code = 'ffff'"


def diary(path):
    path.write_bytes(b"a diary" * 1000)


def truncated(path):
    path.write_bytes(path.read_bytes()[:8192])


def torn(path):
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))


def foreign(path):
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE birds (id INT)")


def newer(path):
    run_sql(path, NEWER)


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (diary, "the database is not a readable database; restore it from a backup"),
        (truncated, "the database is not a readable database; restore it from a backup"),
        (torn, "the database is not a readable database; restore it from a backup"),
        (foreign, "the database is not a readable database; restore it from a backup"),
        (newer, "the database was written by a newer version of Petteia; upgrade this one"),
    ],
)
def test_a_database_that_is_none_of_ours_is_refused_and_not_touched(data, petteia, harm, sentence):
    harm(data / "petteia.db")
    before = prints(data)
    with pytest.raises(StartError, match=f"^{sentence}"):
        asyncio.run(opened(load()).__aenter__())  # as `petteia run` does
    assert prints(data) == before
    for command in ("upgrade", "verify"):
        assert complaint(petteia("db", command)).startswith(sentence)
        assert prints(data) == before
    for command in ("backup", "export"):
        assert complaint(petteia("db", command, "copy")).startswith(sentence)
        assert prints(data) == before
        assert not Path("copy").exists()


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (diary, "copy.db cannot be put back, as it is damaged or no copy of Petteia's"),
        (truncated, "copy.db cannot be put back, as it is damaged or no copy of Petteia's"),
        (newer, "copy.db was written by a newer version of Petteia; upgrade this one"),
        (Path.unlink, "copy.db holds nothing of Petteia's (no such file)"),
    ],
)
def test_a_copy_that_is_none_of_ours_is_refused_and_nothing_touched(data, petteia, harm, sentence):
    assert petteia("db", "backup", "copy.db")[0] == 0
    harm(Path("copy.db"))
    before = prints(data), prints(Path())
    assert complaint(petteia("db", "restore", "copy.db")).startswith(sentence)
    assert (prints(data), prints(Path())) == before


def test_a_database_with_other_tables_is_refused_but_copied(data, petteia, monkeypatch):
    run_sql(data / "petteia.db", "ALTER TABLE outbox DROP COLUMN claimed")
    before = prints(data)
    sentence = (
        "the database has other tables than this version of Petteia uses, and was left as it is; "
        f"restore a backup, or use the version that wrote it (revision {LATEST}, but outbox has no "
        "column claimed BIGINT null; something else changed them)"
    )
    for command in (("run",), ("db", "upgrade"), ("db", "verify"), ("db", "export", "copy")):
        assert complaint(petteia(*command)) == sentence
    code, out, _ = petteia("doctor")
    assert (code, "It has other tables than this version of" in out) == (1, True)
    assert petteia("db", "backup", "copy.db")[0] == 0
    assert prints(data) == before
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{data}/new.db")
    told = complaint(petteia("db", "restore", "copy.db"))
    assert told.startswith("copy.db has other tables than this version of Petteia uses; restore it")
