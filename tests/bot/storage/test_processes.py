"""Leases on PostgreSQL, whose clock is the one that they run out by."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.storage import SqlStore
from bot.storage.opening import opened
from bot.storage.postgresql import CONNECTIONS

pytestmark = pytest.mark.postgres
TERM = timedelta(seconds=22)
MINE, YOURS = "mine", "yours"


@pytest.fixture
async def leases(emptied_postgres_url):
    async with opened(emptied_postgres_url, to_write=True) as database:
        yield SqlStore(database)


async def let_pass(store, span):
    """Let time go by, as the leases see it."""
    change = text("UPDATE leases SET until = until - :span")
    row = {"span": span // timedelta(microseconds=1)}
    await store.database.write(lambda connection: connection.execute(change, row).close())


async def test_a_lease_is_one_holders_until_it_runs_out(leases):
    assert await leases.take_leases(("web",), MINE, TERM)
    assert not await leases.take_leases(("web",), YOURS, TERM)
    await let_pass(leases, TERM - timedelta(seconds=10))
    assert not await leases.take_leases(("web",), YOURS, TERM)
    await let_pass(leases, timedelta(seconds=10))
    assert await leases.take_leases(("web",), YOURS, TERM)
    assert not await leases.take_leases(("web",), MINE, TERM)


async def test_a_holder_who_renews_keeps_it(leases):
    for _ in range(5):
        assert await leases.take_leases(("web",), MINE, TERM)
        await let_pass(leases, TERM - timedelta(seconds=10))
        assert not await leases.take_leases(("web",), YOURS, TERM)


async def test_what_is_given_back_is_free_at_once(leases):
    assert await leases.take_leases(("web",), MINE, TERM)
    await leases.give_back_leases(("web",), YOURS)
    assert not await leases.take_leases(("web",), YOURS, TERM)
    await leases.give_back_leases(("web",), MINE)
    assert await leases.take_leases(("web",), YOURS, TERM)


async def test_each_name_is_a_lease_of_its_own(leases):
    assert await leases.take_leases(("discord-0", "discord-1"), MINE, TERM)
    assert await leases.take_leases(("discord-2",), YOURS, TERM)
    assert not await leases.take_leases(("discord-1", "discord-3"), YOURS, TERM)
    assert await leases.take_leases(("discord-0", "discord-1"), MINE, TERM)


async def test_of_many_who_reach_for_a_lease_at_once_one_gets_it(emptied_postgres_url, leases):
    async with opened(emptied_postgres_url, to_write=True) as database:
        another = SqlStore(database)
        for number in range(10):
            name = f"discord-{number}"
            got = await asyncio.gather(
                *(
                    store.take_leases((name,), f"process {holder}", TERM)
                    for holder in range(4)
                    for store in (leases, another)[holder % 2 :][:1]
                )
            )
            assert sorted(got) == [False, False, False, True]


async def test_connections_are_kept_however_many_work_at_once(leases):
    def who(connection):
        return connection.execute(text("SELECT pg_backend_pid() FROM pg_sleep(0.05)")).scalar_one()

    async def working():
        reads = (leases.database.read(who) for _ in range(3 * CONNECTIONS))
        return set(await asyncio.gather(*reads))

    first = await working()
    assert len(first) == CONNECTIONS
    assert await working() == first
