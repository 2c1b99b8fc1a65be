"""PostgreSQL ends all connections, or takes none: nothing is lost, and it goes on by itself."""

import asyncio
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from bot.core.service.audit import problem_of
from bot.storage import open_store
from bot.storage.opening import opened
from tests.bot.core.conftest import Bench, codes
from tests.bot.faults.conftest import alarms

pytestmark = pytest.mark.postgres


class Server:
    """The server of a database, as its operator has it."""

    def __init__(self, url):
        self.url, _, self.name = url.rpartition("/")

    async def run(self, *statements):
        connection = await asyncpg.connect(f"{self.url}/postgres")
        try:
            for statement in statements:
                await connection.execute(statement.format(name=self.name))
        finally:
            await connection.close()

    async def drop_everybody(self):
        """End every connection, as a restart does."""
        await self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )

    @asynccontextmanager
    async def down(self):
        """Nobody is let in for as long as the block lasts."""
        await self.run("ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await self.drop_everybody()
        yield
        await self.run("ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@pytest.fixture
def server(ready_postgres_url):
    return Server(ready_postgres_url)


@pytest.fixture
async def bench(ready_postgres_url):
    async with open_store(ready_postgres_url) as store:
        yield Bench(store)


async def soon_waiting(connection):
    """Wait until someone waits for a lock in this database."""
    waiting = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
    """
    while not await connection.fetchval(waiting):  # noqa: ASYNC110 -- it is the server that knows
        await asyncio.sleep(0.01)


async def test_what_a_deadlock_ended_is_done_again(ready_postgres_url):
    locks = [text(f"SELECT pg_advisory_xact_lock({number})") for number in (1, 2)]
    other = await asyncpg.connect(ready_postgres_url)
    try:
        async with opened(ready_postgres_url, to_write=True) as database:
            await other.execute(f"BEGIN; {locks[1]}")
            work = asyncio.create_task(
                database.write(lambda connection: [*map(connection.execute, locks)])
            )
            await soon_waiting(other)
            await other.execute(f"{locks[0]}")  # the server ends the one that has waited longer
            await other.execute("ROLLBACK")
            assert len(await work) == len(locks)
    finally:
        await other.close()


async def test_connections_that_the_server_ended_cost_nobody_a_move(bench, server):
    match = await bench.begin()
    await asyncio.gather(*(bench.say("Alkaios", "games") for _ in range(5)))
    await server.drop_everybody()
    with capture_logs() as logs:
        answers = await asyncio.gather(
            bench.say("Alkaios", f"move a2-a5 match={match}"),
            *(bench.say("Brasidas", "games") for _ in range(5)),
        )
    assert not any(answer.refused for answer in answers)
    assert alarms(logs) == []


async def test_a_move_that_was_under_way_is_made_once(bench, server, ready_postgres_url):
    match = await bench.begin()
    before = await bench.store.match(match)
    other = await asyncpg.connect(ready_postgres_url)
    await other.execute("BEGIN")
    await other.execute("LOCK TABLE outbox IN EXCLUSIVE MODE")  # so that the move has to wait
    going = asyncio.create_task(bench.say("Alkaios", f"move a2-a5 match={match}"))
    await soon_waiting(other)
    with capture_logs() as logs:
        await server.drop_everybody()
        assert not (await going).refused
    assert alarms(logs) == []
    after = await bench.store.match(match)
    assert (after.version, after.last.text) == (before.version + 1, "a2-a5")
    assert await problem_of(bench.store, match) is None
    other.terminate()


async def test_while_nobody_is_let_in_people_are_told_so(bench, server):
    match = await bench.begin()
    who = await bench.person("Alkaios")
    before = await bench.store.match(match)
    with capture_logs() as logs:
        async with server.down():
            for words in (f"move a2-a5 match={match}", "games", "settings"):
                answer = await bench.dispatcher.hear(who, words)
                assert codes(answer) == ["refused-not-kept"]
    assert alarms(logs) == ["request_not_stored"] * 3
    assert await bench.store.match(match) == before
    assert not (await bench.say("Alkaios", f"move a2-a5 match={match}")).refused
    assert await problem_of(bench.store, match) is None


@pytest.mark.parametrize("is_kept", [True, False])
async def test_a_server_that_is_lost_while_it_commits_leaves_no_doubt_that_can_be_helped(
    bench, monkeypatch, is_kept
):
    match = await bench.begin()
    commit = AsyncConnection.commit

    async def lost(connection):
        if is_kept:
            await commit(connection)
        monkeypatch.undo()
        raise DBAPIError("COMMIT", None, ConnectionResetError("the cable"))

    monkeypatch.setattr(AsyncConnection, "commit", lost)
    answer = await bench.say("Alkaios", f"move a2-a5 match={match}")
    stored = await bench.store.match(match)
    if is_kept:
        assert not answer.refused
        assert stored.last.text == "a2-a5"
    else:
        assert codes(answer) == ["refused-unsure"]
        assert stored.last is None
        await bench.play(match, "a2-a5")
    assert await problem_of(bench.store, match) is None
    again = await bench.say("Alkaios", f"move a2-a5 match={match}")
    assert codes(again) == ["refused-not-your-turn"]
