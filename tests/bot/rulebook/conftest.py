"""A desk with its rulebook, over a real store."""

import pytest

from bot.storage import open_store
from tests.bot.core.conftest import Bench


@pytest.fixture
async def bench(tmp_path):
    async with open_store(f"sqlite:///{tmp_path}/test.db") as store:
        yield Bench(store)
