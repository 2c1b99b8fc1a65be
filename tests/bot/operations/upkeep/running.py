"""A bot that is looked after, on a file of the test's own."""

from contextlib import asynccontextmanager

from structlog.testing import capture_logs

from bot.operations.upkeep.watch import DatabaseWatch
from bot.storage import open_store
from tests.bot.core.conftest import Bench
from tests.bot.storage.kept import url_of

FROM_ELSEWHERE = {"answered", "request_not_stored"}


class Running(Bench):
    """A bot that is looked after; ``logs`` are what its upkeep says."""

    def __init__(self, store, logs):
        super().__init__(store)
        self.logs = logs
        self.watch = DatabaseWatch(store.database, self.clock)

    @property
    def events(self):
        return [line["event"] for line in self.logs if line["event"] not in FROM_ELSEWHERE]


@asynccontextmanager
async def running(path):
    """A bot on this file, as it is started and stopped."""
    async with open_store(url_of(path)) as store:
        with capture_logs() as logs:
            bot = Running(store, logs)
            await bot.watch.begin()
            yield bot
            await bot.watch.end()
