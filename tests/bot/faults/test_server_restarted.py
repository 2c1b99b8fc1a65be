"""PostgreSQL fails like a machine without power and comes back: the bot goes on by itself."""

import asyncpg
import pytest
from structlog.testing import capture_logs

from bot.core.service.audit import problem_of
from bot.storage import open_store
from tests.bot.core.conftest import Bench, codes
from tests.bot.faults.conftest import alarms
from tests.cluster import NoServerError, cluster

pytestmark = pytest.mark.postgres


@pytest.fixture
def server(lacking):
    """A server of the test's own."""
    try:
        with cluster() as server:
            yield server
    except NoServerError as lack:
        lacking(str(lack))


@pytest.fixture
async def bench(server):
    connection = await asyncpg.connect(f"{server.url}/postgres")
    await connection.execute("CREATE DATABASE petteia")
    await connection.close()
    async with open_store(f"{server.url}/petteia") as store:
        yield Bench(store)


async def test_whatever_was_answered_stands_when_the_server_is_back(bench, server):
    match = await bench.begin()
    who = await bench.person("Alkaios")
    assert not (await bench.say("Alkaios", f"move a2-a5 match={match}")).refused
    before = await bench.store.match(match), await bench.items()

    with capture_logs() as logs:
        server.stop()
        for words in (f"resign match={match}", "games"):
            assert codes(await bench.dispatcher.hear(who, words)) == ["refused-not-kept"]
        server.start()
        answer = await bench.dispatcher.hear(who, "games")
    assert not answer.refused
    assert alarms(logs) == ["request_not_stored"] * 2

    assert (await bench.store.match(match), await bench.items()) == before
    assert await problem_of(bench.store, match) is None
    game = before[0].game
    reply = game.write(game.legal[0])
    assert not (await bench.say("Brasidas", f"move {reply} match={match}")).refused
