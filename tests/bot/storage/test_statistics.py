"""What an operator sees of the whole store, and that looking stays cheap."""

from datetime import timedelta

import pytest
from sqlalchemy import event, insert

from bot.core.matches.challenges import Accept
from bot.core.matches.model import SideWish
from bot.core.notifications.sender import MAX_BACKOFF
from bot.core.service.service import Service
from bot.core.store.outbox import Notification
from bot.core.store.values import Backlog
from bot.storage import statistics as surveying
from bot.storage.opening import opened
from bot.storage.outbox import _row
from bot.storage.schema import outbox
from engine import Side
from tests.bot.core.conftest import Dice
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, COMPACT, NOW, Terms
from tests.bot.storage.test_query_plans import INDEX, plan

HOUR = timedelta(hours=1)


@pytest.fixture
def service(store):
    return Service(store, lambda: NOW, Dice())


async def begin(service):
    match = await service.offer(ALKAIOS, Terms(COMPACT, 1), invited=BRASIDAS)
    return await service.act(match.id, Accept(BRASIDAS, Side.FIRST))


async def test_an_empty_store_has_nothing_to_do(store):
    seen = await store.survey(("web", "telegram"), NOW)
    assert (seen.running, seen.offered, seen.clocks) == (0, 0, Backlog())
    assert seen.outbox == {"web": Backlog(), "telegram": Backlog()}
    assert seen.size > 10_000


async def test_matches_are_counted_by_their_stage_while_they_are_open(store, service):
    await begin(service)
    await begin(service)
    offered = await service.offer(ALKAIOS, Terms(COMPACT, 1))
    assert offered.is_open
    seen = await store.survey((), NOW)
    assert (seen.running, seen.offered) == (2, 1)


async def test_what_waits_is_counted_by_platform_from_when_it_was_due(store, service):
    await begin(service)
    later = NOW + HOUR
    items = await store.due(("web",), NOW, 99)
    seen = await store.survey(("web", "discord"), later)
    assert seen.outbox == {"web": Backlog(len(items), NOW), "discord": Backlog()}


async def test_what_failed_is_late_until_it_arrives_and_what_is_for_later_is_not(store, service):
    match = await begin(service)
    for item in await store.due(("web",), NOW, 99):
        await store.acknowledge((item.id,))
    await put(store, match.id, due=NOW + 10 * HOUR, attempts=0)
    assert (await store.survey(("web",), NOW)).outbox["web"] == Backlog()
    await put(store, match.id, due=NOW + MAX_BACKOFF / 2, attempts=3)
    assert (await store.survey(("web",), NOW)).outbox["web"] == Backlog(1, NOW)


async def put(store, match, **values):
    """Put a item for the web into the outbox, with these values."""
    row = _row(Notification(match=match, turn=1, account=ALKAIOS), NOW)
    row |= {"platform": "web", **values}
    await store.database.write(lambda connection: connection.execute(insert(outbox), row))


async def test_clocks_are_overdue_from_the_moment_that_something_is_due(store, service):
    match = await service.offer(ALKAIOS, Terms(COMPACT, 1))
    assert (await store.survey((), match.expires - HOUR)).clocks == Backlog()
    late = match.expires + HOUR
    assert (await store.survey((), late)).clocks == Backlog(1, match.expires)


async def test_a_computers_turn_that_nobody_has_taken_is_no_overdue_clock(store, service):
    match = await service.begin(ALKAIOS, Terms(COMPACT, 1, SideWish.SECOND), 1)
    seen = await store.survey((), NOW + HOUR)
    assert (seen.clocks, seen.computers) == (Backlog(), Backlog(1, NOW))
    assert await store.take_matches_due(NOW, until=NOW + HOUR, limit=9) == (match.id,)
    assert (await store.survey((), NOW)).computers == Backlog()


async def test_no_query_reads_more_than_so_many_rows_or_without_an_index(sqlite_url):
    asked = {"now": NOW, "soon": NOW, "platform": "web"}
    async with opened(sqlite_url, to_write=True) as database:
        for statement in (
            surveying.STAGE_COUNTS,
            surveying.MATCH_BACKLOG,
            surveying.COMPUTER_BACKLOG,
            surveying.OUTBOX_BACKLOG,
        ):
            limits = [sub.element._limit_clause for sub in statement.get_final_froms()]
            assert [limit.value for limit in limits] == [surveying.MAX_COUNTED], statement
            lines = await plan(database, statement, asked)
            reads = [line for line in lines if "matches" in line or "outbox" in line]
            assert reads, statement
            assert all(INDEX.search(line) for line in reads), lines


async def test_looking_changes_nothing(store, service):
    await begin(service)
    said = []

    def note(_connection, _cursor, sql, *_):
        said.append(sql)

    engine = getattr(store.database._engine, "sync_engine", store.database._engine)
    event.listen(engine, "before_cursor_execute", note)
    await store.survey(("web",), NOW)
    event.remove(engine, "before_cursor_execute", note)
    assert len(said) == 5
    assert all(sql.startswith("SELECT") for sql in said)
