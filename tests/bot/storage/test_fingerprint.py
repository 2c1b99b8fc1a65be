"""Each revision's tables are final, and a database with others is refused in words."""

import os
from functools import partial

import pytest

from bot.storage import Code, DatabaseStatus, StorageError, examine, open_store, upgrade
from bot.storage.fingerprint import FOLDER, fingerprint, tables_made
from bot.storage.migrate import examine_revision
from bot.storage.opening import opened
from bot.storage.revisions import oldest_code
from tests.bot.storage.migrated import migrated

FINAL = {
    "0001-postgresql": "535b403f18bf69d6",
    "0001-sqlite": "d8b0d631c16595eb",
    "0002-postgresql": "535b403f18bf69d6",
    "0002-sqlite": "d8b0d631c16595eb",
    "0003-postgresql": "1cf515aa640f48a5",
    "0003-sqlite": "4e1ab17cee774b42",
    "0004-postgresql": "7624c9f1b20a0b3a",
    "0004-sqlite": "4255348c29720522",
    "0005-postgresql": "f9e3c0c6aff6c75b",
    "0005-sqlite": "77a7f3259d65cf52",
    "0006-postgresql": "3115b93f271326b6",
    "0006-sqlite": "e9819d37a7928436",
    "0007-postgresql": "284bd7e4935d7c28",
    "0007-sqlite": "8206189d7715ad56",
    "0008-postgresql": "b989251c28d6eb12",
    "0008-sqlite": "95051e605657cc06",
    "0009-postgresql": "10163cbede9b4383",
    "0009-sqlite": "39678bdb70fa959e",
    "0010-postgresql": "09820f3a02790e8a",
    "0010-sqlite": "fe4fc689158f0891",
    "0011-postgresql": "09820f3a02790e8a",
    "0011-sqlite": "fe4fc689158f0891",
    "0012-postgresql": "a475b2be82a2b4ab",
    "0012-sqlite": "f2144d06a60bb698",
    "0013-postgresql": "cf34588d1a1949cc",
    "0013-sqlite": "f6a6f62faee5fc61",
    "0014-postgresql": "9df96a1e46870e5c",
    "0014-sqlite": "47e3d8cbfe063bbd",
    "0015-postgresql": "a0460dda3468f129",
    "0015-sqlite": "d9065d5b89927361",
    "0016-postgresql": "e5d531ec19ff3742",
    "0016-sqlite": "a2e154ada0cf0b36",
    "0017-postgresql": "bb4311d66449fbe7",
    "0017-sqlite": "b8b90c1539409001",
    "0018-postgresql": "5b710a86b0da685d",
    "0018-sqlite": "7da22bb784c6d3a1",
    "0019-postgresql": "32e1f8364bda17cb",
    "0019-sqlite": "0f58fb5fc610465e",
    "0020-postgresql": "32e1f8364bda17cb",
    "0020-sqlite": "0f58fb5fc610465e",
}
"""The fingerprints of the tables that each revision makes. Lines are added, and never changed."""

LATEST = max(FINAL).partition("-")[0]


class UndoneError(Exception):
    """Raised so that changes are undone."""


async def examined_after(url, *statements):
    """How a database is found after changes, which are then undone."""
    found = []

    def change(connection):
        for statement in statements:
            connection.exec_driver_sql(statement).close()
        found.append(examine_revision(connection))
        raise UndoneError

    async with opened(url, to_write=True) as database:
        with pytest.raises(UndoneError):
            await database.write(change)
    return found[0]


async def test_every_revision_makes_the_tables_that_are_on_file(empty_url):
    kind = "postgresql" if empty_url.startswith("postgresql") else "sqlite"
    async with opened(empty_url, to_write=True) as database:
        for name in sorted(FINAL):
            revision = name.removesuffix(f"-{kind}")
            if revision == name:
                continue
            lines = await database.write(partial(migrated, revision=revision))
            file = FOLDER / f"{name}.txt"
            if os.environ.get("PETTEIA_WRITE_TABLES") == "1" and not file.exists():
                file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            assert lines == tables_made(revision, kind), f"{name} is final: add a revision"


def test_the_tables_on_file_are_final():
    found = {file.stem: fingerprint(file.read_text().splitlines()) for file in FOLDER.iterdir()}
    assert found == FINAL


async def test_the_fingerprint_is_stored_with_the_revision(empty_url):
    revision = (await upgrade(empty_url)).detail
    async with opened(empty_url, to_write=False) as database:
        [row] = await database.read(
            lambda link: link.exec_driver_sql("SELECT * FROM alembic_version").all()
        )
    kind = "postgresql" if empty_url.startswith("postgresql") else "sqlite"
    oldest, tables = oldest_code(revision), "\n".join(tables_made(revision, kind))
    assert tuple(row) == (revision, FINAL[f"{revision}-{kind}"], oldest, tables)


CHANGES = (
    ("ALTER TABLE outbox DROP COLUMN claimed", "outbox has no column claimed BIGINT null"),
    ("ALTER TABLE posts ADD COLUMN colour TEXT", "posts has an unknown column colour TEXT null"),
    ("DROP TABLE lessons", "there is no table lessons"),
    ("DROP INDEX ix_outbox_digest", "outbox has no unique index ix_outbox_digest (account)"),
    ("CREATE UNIQUE INDEX mine ON posts (turn)", "posts has an unknown unique index mine (turn)"),
)


async def test_what_differs_from_the_revisions_tables_is_told(url):
    found = {told: await examined_after(url, change) for change, told in CHANGES}
    assert {status.code for status in found.values()} == {Code.ALTERED}
    wrong = [
        (told, status.detail)
        for told, status in found.items()
        if not status.detail.startswith(f"revision {LATEST}, but {told}")
        or not status.detail.endswith("; something else changed them")
    ]
    assert wrong == []


async def test_a_database_whose_tables_differ_is_refused_and_left_as_it_is(empty_url):
    await upgrade(empty_url)
    async with opened(empty_url, to_write=True) as database:
        await database.write(lambda link: link.exec_driver_sql(CHANGES[0][0]).close())
    found = await examine(empty_url)
    for use in (upgrade(empty_url), open_store(empty_url).__aenter__()):
        with pytest.raises(StorageError, match=f"altered: revision {LATEST}, but"):
            await use
    assert await examine(empty_url) == found


async def test_many_differences_are_counted(url):
    changes = (f"ALTER TABLE posts ADD COLUMN mine{n} TEXT" for n in range(5))
    assert "mine2 TEXT null; and 2 more; " in (await examined_after(url, *changes)).detail


async def test_tables_of_another_build_of_the_same_revision_are_told_apart(url):
    change, told = CHANGES[0]
    kind = "postgresql" if url.startswith("postgresql") else "sqlite"
    without = [line for line in tables_made(LATEST, kind) if not told.endswith(line[8:])]
    record = f"UPDATE alembic_version SET fingerprint = '{fingerprint(without)}'"  # noqa: S608
    found = await examined_after(url, change, record)
    assert found.detail.endswith("; another build of Petteia made them so")


async def test_a_first_revision_that_is_not_known_is_refused(empty_url):
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0001"))
    assert await examine(empty_url) == DatabaseStatus(Code.BEHIND, "0001")
    found = await examined_after(empty_url, "ALTER TABLE outbox DROP COLUMN news")
    assert found.code == Code.ALTERED
    assert "revision 0001, but outbox has no column news TEXT null" in found.detail


async def test_two_revisions_at_once_are_refused(url):
    found = await examined_after(url, "INSERT INTO alembic_version (version_num) VALUES ('0001')")
    assert found.code == Code.ALTERED
    assert found.detail.startswith("several revisions at once: ")


async def test_other_peoples_tables_beside_petteias_do_not_matter(url):
    assert (await examined_after(url, "CREATE TABLE birds (id INT)")).code == Code.READY


async def test_columns_in_another_order_do_not_matter(url):
    found = await examined_after(
        url,
        "ALTER TABLE outbox DROP COLUMN claimed",
        "ALTER TABLE outbox DROP COLUMN place",
        "ALTER TABLE outbox ADD COLUMN claimed BIGINT",
        "ALTER TABLE outbox ADD COLUMN place TEXT",
    )
    assert found.code == Code.READY
