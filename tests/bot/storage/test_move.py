"""A copy moved into an empty database on a server: all of it, or nothing."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from bot.core.service.audit import problem_of
from bot.storage import Code, CopyError, StorageError, examine, open_store, upgrade
from bot.storage.maintenance import restore as restoring
from bot.storage.maintenance.backup import Phase
from bot.storage.maintenance.restore import Copy, restore
from bot.storage.maintenance.verify import verify
from bot.storage.opening import opened
from bot.storage.schema import METADATA, heartbeats, matches
from tests.bot.core.sample_matches import NOW
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

pytestmark = pytest.mark.postgres


@pytest.fixture
def copy(tmp_path, backup_template):
    return Path(shutil.copy(backup_template, tmp_path))


async def put_into(url, file, *, even_damaged=False, report=None):
    given = Copy(file, even_damaged=even_damaged, report=report or Reports())
    return await restore(url, given, datetime(2026, 3, 1, tzinfo=UTC))


async def run(url, statement):
    async with opened(url, to_write=True) as database:
        await database.write(lambda connection: connection.execute(statement).close())


async def test_everything_arrives_and_replays(copy, postgres_url):
    report, before = Reports(), prints(copy.parent)
    done = await put_into(postgres_url, copy, report=report)
    assert (done.audit.matches, done.audit.problems, done.kept) == (2, (), None)
    assert prints(copy.parent) == before
    assert await rows(postgres_url) == await rows(url_of(copy))
    assert report.phases() == [
        *(Phase.COPYING, Phase.CHECKING, Phase.REPLAYING, Phase.READING),
        *(Phase.MOVING, Phase.COMPARING),
    ]
    async with open_store(postgres_url) as store:
        assert [await problem_of(store, each) for each in (FIRST, SECOND)] == [None, None]


async def test_play_goes_on_there_and_new_ids_follow_the_moved_ones(copy, postgres_url):
    await put_into(postgres_url, copy)
    async with open_store(postgres_url) as store:
        moved = {item.id for item in await store.due(("web",), NOW, 99)}
        await begun(store, THIRD)
        now = {item.id for item in await store.due(("web",), NOW, 99)}
    assert moved < now
    assert min(now - moved) > max(moved)


async def test_an_empty_copy_can_be_moved_too(tmp_path, postgres_url):
    await upgrade(url_of(tmp_path / "petteia.db"))
    assert (await put_into(postgres_url, tmp_path / "petteia.db")).audit.matches == 0
    async with open_store(postgres_url) as store:
        assert await store.count_matches() == 0


async def test_tables_without_rows_are_empty_enough(copy, postgres_url):
    await upgrade(postgres_url)
    assert (await put_into(postgres_url, copy)).audit.matches == 2


async def test_a_database_in_which_anything_stands_is_refused_and_left(copy, postgres_url):
    await upgrade(postgres_url)
    await run(postgres_url, insert(heartbeats).values(id=1, at=NOW))
    before = await rows(postgres_url)
    report = Reports()
    with pytest.raises(StorageError) as refused:
        await put_into(postgres_url, copy, report=report)
    assert refused.value.code == Code.NOT_EMPTY
    assert report.told == []  # before the work, not after it
    assert await rows(postgres_url) == before


async def test_tables_of_something_else_are_refused(copy, postgres_url):
    async with opened(postgres_url, to_write=True) as database:
        await database.write(lambda link: link.exec_driver_sql("CREATE TABLE birds (id INT)"))
    with pytest.raises(StorageError) as refused:
        await put_into(postgres_url, copy)
    assert refused.value.code == Code.CORRUPT


async def test_a_copy_that_does_not_replay_is_refused_unless_asked(copy, postgres_url):
    run_sql(copy, SPOILED)
    with pytest.raises(CopyError) as refused:
        await put_into(postgres_url, copy)
    assert refused.value.code == Code.DOES_NOT_REPLAY
    assert (await examine(postgres_url)).code == Code.MISSING
    done = await put_into(postgres_url, copy, even_damaged=True)
    assert [problem[:3] for problem in done.audit.problems] == ["m2:"]
    assert await rows(postgres_url) == await rows(url_of(copy))


async def test_a_copy_with_tables_of_newer_code_is_refused_as_some_would_be_left_behind(
    copy, postgres_url
):
    run_sql(copy, "UPDATE alembic_version SET version_num = '9001'")
    with pytest.raises(CopyError) as refused:
        await put_into(postgres_url, copy)
    assert refused.value.code == Code.NEWER
    assert (await examine(postgres_url)).code == Code.MISSING


async def test_what_arrives_otherwise_is_found_and_undone(copy, postgres_url, monkeypatch):
    def altered(target):
        whole(target)
        target.execute(update(matches).values(version=matches.c.version + 1))

    whole = restoring._advance_sequences
    monkeypatch.setattr(restoring, "_advance_sequences", altered)
    with pytest.raises(StorageError, match="matches arrived other than it was sent"):
        await put_into(postgres_url, copy)
    assert (await examine(postgres_url)).code == Code.MISSING


async def test_what_replays_otherwise_is_found_and_undone(copy, postgres_url, monkeypatch):
    def spoiling(source, target, report):
        whole(source, target, report)
        target.exec_driver_sql(SPOILED)

    whole = restoring.move
    monkeypatch.setattr(restoring, "move", spoiling)
    with pytest.raises(StorageError) as refused:
        await put_into(postgres_url, copy)
    assert refused.value.code == Code.DOES_NOT_REPLAY
    assert (await examine(postgres_url)).code == Code.MISSING


async def test_many_rows_go_in_batches(copy, postgres_url, monkeypatch):
    monkeypatch.setattr(restoring, "BATCH_SIZE", 1)
    report = Reports()
    await put_into(postgres_url, copy, report=report)
    moved = [(done, total) for phase, done, total in report.told if phase == Phase.MOVING]
    assert len(moved) > len(METADATA.sorted_tables)
    assert moved[-1][0] == moved[-1][1]
    async with opened(postgres_url, to_write=True) as database:
        audit = await database.read(lambda connection: verify(connection, report, NOW))
    assert audit.problems == ()
