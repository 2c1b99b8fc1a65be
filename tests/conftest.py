"""What tests share: the parts that a machine may lack, and how a test asks for them."""

import os
import secrets
import shutil
from urllib.parse import urlsplit

import asyncpg
import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def _lacking(sentence):
    """Skip for want of a part, or fail where every part must be there."""
    if os.environ.get("PETTEIA_REQUIRE_SERVICES") == "1":
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def chromium():
    """The path of the browser to drive."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or _lacking("Chromium is missing: install Debian's package chromium")


@pytest.fixture
async def postgres_url():
    """The URL of a fresh and empty PostgreSQL database, which is dropped afterwards."""
    server = os.environ.get("PETTEIA_TEST_POSTGRES")
    if not server:
        _lacking("PostgreSQL is missing: name a server, PETTEIA_TEST_POSTGRES=postgresql://…")
    name = f"petteia_test_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
        yield urlsplit(server)._replace(path=f"/{name}").geturl()
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await connection.close()
