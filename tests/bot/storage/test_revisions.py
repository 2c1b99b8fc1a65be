"""Which code can use which tables: what migrations say of it, and what each version does."""

from dataclasses import replace
from functools import partial

import asyncpg
import pytest

from bot.storage import Code, DatabaseStatus, StorageError, examine, migrate, open_store, upgrade
from bot.storage.fingerprint import describe
from bot.storage.migrate import bring_up, upgraded
from bot.storage.opening import opened
from bot.storage.revisions import LAST_UNSAID, expands, known, latest, oldest_code, scripts
from tests.bot.storage.later import Later, add_migration, copy_migrations, forget, use
from tests.bot.storage.migrated import migrated
from tests.bot.storage.narrowing import columns_without_default, narrowed

COLOUR, SHADE = ("posts: column colour TEXT null", "posts: column shade TEXT null")
EXPANDING = Later("9001", oldest_code(latest()), "ALTER TABLE posts ADD COLUMN colour TEXT", COLOUR)
CONTRACTING = Later("9002", latest(), "ALTER TABLE posts DROP COLUMN colour", removed=COLOUR)
AFTER = Later("9003", latest(), "ALTER TABLE posts ADD COLUMN shade TEXT", SHADE)


@pytest.fixture
def later(tmp_path, monkeypatch):
    """A function by which the code is of a later version, with migrations of its own."""
    folders = []

    def of(*migrations):
        folder = copy_migrations(tmp_path / f"migrations {len(folders)}")
        folders.append(folder)
        before = latest()
        for each in migrations:
            add_migration(folder, before, each)
            before = each.revision
        use(monkeypatch, folder)

    yield of
    monkeypatch.undo()
    forget()


async def execute(url, *statements):
    async with opened(url, to_write=True) as database:
        for each in statements:
            await database.write(lambda link, each=each: link.exec_driver_sql(each).close())


async def brought_up(url, *, contract):
    async with upgraded(url, contract=contract) as (_, found):
        return found


def test_migrations_say_which_code_works_after_them():
    unsaid = known().index(LAST_UNSAID)
    for number, revision in enumerate(known()):
        module = scripts().get_revision(revision).module
        assert hasattr(module, "OLDEST_CODE") == (number > unsaid), revision
        if number > unsaid:
            oldest = known().index(oldest_code(revision))
            before = known().index(oldest_code(known()[number - 1]))
            assert before <= oldest <= number, revision


async def test_expanding_migrations_disturb_no_older_code(empty_url):
    async with opened(empty_url, to_write=True) as database:
        before = await database.write(partial(migrated, revision=LAST_UNSAID))
        for revision in known()[known().index(LAST_UNSAID) + 1 :]:
            after = await database.write(partial(migrated, revision=revision))
            if expands(revision):
                unfilled = await database.read(columns_without_default)
                assert list(narrowed(before, after, unfilled)) == [], revision
            before = after


DISTURBING = {
    "DROP TABLE lessons": "gone: lessons: ",
    "DROP INDEX ix_outbox_digest": "gone: outbox: unique index ix_outbox_digest ",
    "ALTER TABLE posts RENAME COLUMN turn TO ply": "gone: posts: column turn ",
    "CREATE UNIQUE INDEX mine ON posts (turn)": "a new rule: posts: unique index mine (turn)",
}
ON_A_SERVER = {
    "ALTER TABLE posts ADD COLUMN mine TEXT NOT NULL": "has to be filled: posts: column mine ",
    "ALTER TABLE posts ALTER COLUMN turn TYPE INTEGER": "gone: posts: column turn BIGINT ",
    "ALTER TABLE outbox ALTER COLUMN news SET NOT NULL": "gone: outbox: column news TEXT null",
    "ALTER TABLE lessons ADD UNIQUE (account)": "a new rule: lessons: unique (account)",
}
HARMLESS = (
    "CREATE TABLE birds (name TEXT NOT NULL UNIQUE)",
    "ALTER TABLE posts ADD COLUMN mine TEXT",
    "ALTER TABLE posts ADD COLUMN loud BOOLEAN NOT NULL DEFAULT false",
    "CREATE UNIQUE INDEX mine ON posts (mine)",
    "CREATE INDEX mine_too ON posts (turn)",
)


async def test_what_disturbs_older_code_is_found(empty_url):
    def found_after(statements, connection):
        before = describe(connection)
        with connection.begin_nested() as savepoint:
            for each in statements:
                connection.exec_driver_sql(each).close()
            found = narrowed(before, describe(connection), columns_without_default(connection))
            savepoint.rollback()
        return list(found)

    cases = {**DISTURBING, **(ON_A_SERVER if empty_url.startswith("postgresql") else {})}
    async with opened(empty_url, to_write=True) as database:
        await database.write(bring_up)
        for statement, told in cases.items():
            found = await database.write(partial(found_after, [statement]))
            assert any(each.startswith(told) for each in found), (statement, found)
    async with opened(empty_url, to_write=True) as database:
        assert await database.write(partial(found_after, HARMLESS)) == []


async def test_code_uses_the_tables_of_newer_code_that_it_works_with(empty_url, later, monkeypatch):
    later(EXPANDING)
    await upgrade(empty_url)
    monkeypatch.undo()
    forget()
    ahead = DatabaseStatus(Code.AHEAD, "9001")
    assert await examine(empty_url) == ahead
    assert (await examine(empty_url)).oldest_code == EXPANDING.oldest_code
    async with open_store(empty_url) as store:
        assert await store.count_matches() == 0
    assert await upgrade(empty_url) == ahead


async def test_damage_is_seen_in_the_tables_of_newer_code(empty_url, later, monkeypatch):
    later(EXPANDING)
    await upgrade(empty_url)
    monkeypatch.undo()
    forget()
    for harm, told in (
        ("ALTER TABLE posts DROP COLUMN colour", f"posts has no {COLOUR[7:]}"),
        ("ALTER TABLE posts ADD COLUMN mine TEXT", f"posts has no {COLOUR[7:]}; posts has an"),
        ("DROP TABLE lessons", "there is no table lessons"),
    ):
        await execute(empty_url, harm)
        found = await examine(empty_url)
        assert (found.code, told in found.detail) == (Code.ALTERED, True), found


async def test_code_refuses_the_tables_of_newer_code_that_it_does_not_work_with(
    empty_url, later, monkeypatch
):
    later(EXPANDING, replace(CONTRACTING, oldest_code="9001"))
    await upgrade(empty_url)
    monkeypatch.undo()
    forget()
    assert await examine(empty_url) == DatabaseStatus(Code.NEWER, "9002")


async def test_contracting_waits_on_a_server_until_it_is_asked_for(empty_url, later):
    await upgrade(empty_url)
    later(EXPANDING, CONTRACTING)
    assert (await examine(empty_url)).code == Code.BEHIND
    is_server = empty_url.startswith("postgresql")
    found = await brought_up(empty_url, contract=False)
    assert found == await examine(empty_url)
    assert found.code == (Code.UNCONTRACTED if is_server else Code.READY)
    assert found.detail == ("9001" if is_server else "9002")
    assert (await upgrade(empty_url)).code == Code.READY


@pytest.mark.postgres
async def test_what_follows_contracting_is_refused_until_that_is_asked_for(postgres_url, later):
    first = await upgrade(postgres_url)
    later(EXPANDING, CONTRACTING, AFTER)
    with pytest.raises(StorageError, match="behind: 9001"):
        await brought_up(postgres_url, contract=False)
    assert (await examine(postgres_url)).detail == first.detail
    assert (await upgrade(postgres_url)).detail == "9003"


@pytest.mark.postgres
async def test_a_migration_gives_way_to_whoever_has_a_table_locked(
    postgres_url, later, monkeypatch
):
    async def end_of_the_turn(_seconds):
        waited.append(await examine(postgres_url))
        await turn.rollback()

    waited = []
    await upgrade(postgres_url)
    later(EXPANDING)
    monkeypatch.setattr(migrate, "LOCK_TIMEOUTS", ("1ms", "60s"))
    connection = await asyncpg.connect(postgres_url)
    turn = connection.transaction()
    await turn.start()
    await connection.execute("LOCK posts IN ROW EXCLUSIVE MODE")
    monkeypatch.setattr(migrate.asyncio, "sleep", end_of_the_turn)
    assert (await upgrade(postgres_url)).detail == "9001"
    monkeypatch.undo()
    assert [each.code for each in waited] == [Code.BEHIND]
    await connection.close()
