"""A store on each database, with three people in it, and what works on it."""

import pytest

from bot.core.matches.chance import Chance
from bot.core.matches.model import Account, Identity
from bot.core.service.service import Service
from bot.storage import SqlStore, accounts
from bot.storage.opening import opened
from tests.bot.core.sample_matches import NAMES, NOW

SERVER = pytest.param("postgres", marks=pytest.mark.postgres)


@pytest.fixture(params=["sqlite", SERVER])
def url(request):
    """The URL of a database with nothing in its tables."""
    name = {"sqlite": "sqlite_url", "postgres": "emptied_postgres_url"}[request.param]
    return request.getfixturevalue(name)


@pytest.fixture(params=["sqlite", SERVER])
def empty_url(request, tmp_path):
    """The URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/petteia.db"
    return request.getfixturevalue("postgres_url")


@pytest.fixture
async def store(url):
    """A store that knows Alkaios, Brasidas and a stranger, all of the web chat."""
    async with opened(url, to_write=True) as database:
        await database.write(add_people)
        yield SqlStore(database)


def add_people(connection):
    for account, name in NAMES.items():
        known = Account(account, name, name.casefold())
        accounts.add_account(connection, known, Identity("web", f"cookie of {name}"))


@pytest.fixture
async def another(url, store):  # noqa: ARG001  # it finds the people there
    """A store that shares nothing with the first but the database, as in another process."""
    async with opened(url, to_write=True) as database:
        yield SqlStore(database)


@pytest.fixture
def services(store, another):
    """Two services that share nothing but the database and the moment, and that moment."""
    moment = [NOW]
    one, other = (Service(each, lambda: moment[0], Chance()) for each in (store, another))
    return one, other, moment
