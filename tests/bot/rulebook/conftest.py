"""A dispatcher with its rulebook, over a real store."""

import pytest

from bot.storage import open_store
from tests.bot.core.conftest import Bench


@pytest.fixture
async def bench(sqlite_url):
    async with open_store(sqlite_url) as store:
        yield Bench(store)
