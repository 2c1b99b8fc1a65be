import asyncio
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from bot.core.matches.model import Account, Identity
from bot.storage import Code, DatabaseStatus, StorageError, examine, open_store, upgrade
from bot.storage.opening import opened
from bot.storage.schema import METADATA
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS
from tests.bot.storage.conftest import SERVER
from tests.bot.storage.steps import begun

UNUSED = frozenset()
"""What code does not use any more and a later migration removes, such as ``posts.colour``."""

ROOT = Path(__file__).parents[3]
# Four processes, which have loaded everything before they begin.
RACERS = """
import asyncio, os, sys
from bot.storage import upgrade

children = []
for _ in range(4):
    child = os.fork()
    if not child:
        asyncio.run(upgrade(sys.argv[1]))
        os._exit(0)
    children.append(child)
sys.exit(any(os.waitpid(child, 0)[1] for child in children))
"""


@pytest.fixture(params=["sqlite", SERVER])
def url(request, tmp_path):
    """The URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/petteia.db"
    return request.getfixturevalue("postgres_url")


async def tables(url):
    async with opened(url, to_write=False) as database:
        return await database.read(lambda connection: inspect(connection).get_table_names())


async def record(url, revision):
    """Write another revision into the record, as another version of the code would."""
    change = f"UPDATE alembic_version SET version_num = '{revision}', oldest_code = '{revision}'"  # noqa: S608
    async with opened(url, to_write=True) as database:
        await database.write(lambda connection: connection.exec_driver_sql(change).close())


async def test_a_fresh_database_is_brought_up(url):
    assert (await examine(url)).code == Code.MISSING
    found = await upgrade(url)
    assert found.code == Code.READY
    assert await examine(url) == found


async def test_bringing_up_again_changes_nothing(url):
    newest = await upgrade(url)
    before = await tables(url)
    assert await upgrade(url) == newest
    assert await tables(url) == before


async def test_the_migrations_make_the_tables_that_the_code_uses(url):
    def is_used(item, name, kind, _is_found, _other):
        return (f"{item.table.name}.{name}" if kind == "column" else name) not in UNUSED

    def compared(connection):
        context = MigrationContext.configure(connection, opts={"include_object": is_used})
        return compare_metadata(context, METADATA)

    await upgrade(url)
    async with opened(url, to_write=False) as database:
        assert await database.read(compared) == []


async def test_on_sqlite_tables_and_indexes_are_the_same_to_the_letter(tmp_path):
    def definitions(name):
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL")
            changed = {"alembic_version", *(each.partition(".")[0] for each in UNUSED)}
            return {name: " ".join(sql.split()) for name, sql in found if name not in changed}

    await upgrade(f"sqlite:///{tmp_path}/migrated.db")
    engine = create_engine(f"sqlite:///{tmp_path}/straight.db")
    METADATA.create_all(engine)
    engine.dispose()
    assert definitions("migrated.db") == definitions("straight.db")


async def test_a_newer_database_is_refused_and_left_as_it_was(url):
    await upgrade(url)
    await record(url, "9999")
    assert await examine(url) == DatabaseStatus(Code.NEWER, "9999")
    for use in (upgrade(url), open_store(url).__aenter__()):
        with pytest.raises(StorageError, match="newer: 9999"):
            await use
    assert await examine(url) == DatabaseStatus(Code.NEWER, "9999")


async def test_tables_of_something_else_are_left_alone(url):
    async with opened(url, to_write=True) as database:
        await database.write(lambda link: link.exec_driver_sql("CREATE TABLE birds (id INT)"))
    assert (await examine(url)).code == Code.CORRUPT
    with pytest.raises(StorageError, match="birds"):
        await upgrade(url)
    assert await tables(url) == ["birds"]


async def test_a_step_that_fails_leaves_nothing_behind(url, monkeypatch):
    whole = command.upgrade

    def half(config, target):
        whole(config, target)
        raise sqlite3.OperationalError("the power went out")

    monkeypatch.setattr(command, "upgrade", half)
    with pytest.raises(StorageError, match="the power went out"):
        await upgrade(url)
    assert await tables(url) == []


async def test_processes_that_start_at_once_do_not_get_into_each_others_way(url):
    racers = await asyncio.create_subprocess_exec(sys.executable, "-c", RACERS, url, cwd=ROOT)
    assert await racers.wait() == 0
    assert (await examine(url)).code == Code.READY


async def test_the_file_and_its_folders_are_for_their_owner_alone(tmp_path):
    path = tmp_path / "new" / "deep er" / "petteia.db"
    async with open_store(f"sqlite:///{path}") as store:
        assert await store.count_matches() == 0
        files = list(path.parent.iterdir())
        assert {file.name for file in files} >= {"petteia.db", "petteia.db-wal"}
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    for folder in (path.parent, path.parent.parent):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_looking_at_a_database_leaves_no_trace(tmp_path):
    url = f"sqlite:///{tmp_path}/petteia.db"
    assert (await examine(url)).code == Code.MISSING
    assert list(tmp_path.iterdir()) == []
    await upgrade(url)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert (await examine(url)).code == Code.READY
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


async def test_a_database_in_use_can_be_looked_at(url):
    async with open_store(url) as store:
        assert (await examine(url)).code == Code.READY
        assert await store.count_matches() == 0


async def test_what_was_committed_is_there_after_the_process_was_killed(tmp_path):
    # The files as a killed process leaves them: nothing is written back from the log.
    (tmp_path / "after").mkdir()
    async with open_store(f"sqlite:///{tmp_path}/petteia.db") as store:
        made = await begun_among_strangers(store)
        for name in ("petteia.db", "petteia.db-wal"):
            shutil.copy(tmp_path / name, tmp_path / "after" / name)
    url = f"sqlite:///{tmp_path}/after/petteia.db"
    assert (await examine(url)).code == Code.READY
    async with open_store(url) as store:
        assert await store.match(made.id) == made


async def begun_among_strangers(store):
    for who in (ALKAIOS, BRASIDAS):
        await store.add_account(Account(who, who), Identity("web", who))
    return await begun(store)
