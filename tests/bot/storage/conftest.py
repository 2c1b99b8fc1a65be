"""A store on each database, with three people in it."""

import pytest

from bot.core.match.model import Account, Identity
from bot.storage import open_store
from tests.bot.core.matches import NAMES

SERVER = pytest.param("postgres", marks=pytest.mark.postgres)


@pytest.fixture(params=["sqlite", SERVER])
def url(request):
    """The URL of a database with nothing in its tables."""
    name = {"sqlite": "sqlite_url", "postgres": "ready_postgres_url"}[request.param]
    return request.getfixturevalue(name)


@pytest.fixture
async def store(url):
    """A store that knows Alkaios, Brasidas and a stranger, all of the web chat."""
    async with open_store(url) as opened:
        for account, name in NAMES.items():
            known = Account(account, name, name.casefold())
            await opened.add_account(known, Identity("web", f"cookie of {name}"))
        yield opened
