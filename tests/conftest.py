"""What tests share: the parts that a machine may lack, and how a test asks for them."""

import asyncio
import logging
import os
import secrets
import shutil
import socket
import subprocess
import sys
from collections import Counter
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
import structlog
from hypothesis import HealthCheck, settings

from bot.config.reading import SECTIONS
from bot.storage import upgrade

# A property that holds on a busy machine holds late.
settings.register_profile(
    "unhurried", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_terminal_summary(terminalreporter):
    """Say what is missing once, however many tests wanted it."""
    skipped = terminalreporter.stats.get("skipped", ())
    for reason, count in Counter(str(report.longrepr[2]) for report in skipped).items():
        terminalreporter.write_line(f"{count} skipped. {reason.removeprefix('Skipped: ')}")


def _lacking(sentence):
    """Skip for want of a part, or fail if every part must be there."""
    if os.environ.get("PETTEIA_REQUIRE_SERVICES") == "1":
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)


@pytest.fixture
def lacking():
    """What a test calls, with a sentence, that finds a part of the machine missing."""
    return _lacking


@pytest.fixture(scope="session")
def chromium():
    """The path of the browser to drive."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or _lacking("Chromium is missing: install Debian's package chromium")


@pytest.fixture(scope="session")
def proxies():
    """The programs of nginx and Caddy, by name."""
    names = ("nginx", "caddy")
    found = {name: shutil.which(name) or shutil.which(name, path="/usr/sbin") for name in names}
    missing = [name for name in names if not found[name]]
    return _lacking(f"{' and '.join(missing)} are missing: install them") if missing else found


@pytest.fixture(scope="session")
def promtool():
    """The path of the program that checks rules of Prometheus."""
    found = shutil.which("promtool")
    return found or _lacking("promtool is missing: install Debian's package prometheus")


@pytest.fixture(scope="session")
def node():
    """The path of Node.js, in a version that finds out by itself what is a module."""
    found = shutil.which("node")
    if found:
        version = subprocess.check_output((found, "--version"), text=True)  # v20.19.2
        if tuple(map(int, version.strip("v\n").split(".")[:2])) >= (20, 19):
            return found
    return _lacking("Node.js 20.19 or later is missing: install Debian's package nodejs")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory):
    """The file of an SQLite database with its tables and nothing in them; not to be written to."""
    path = tmp_path_factory.mktemp("template") / "petteia.db"
    asyncio.run(upgrade(f"sqlite:///{path}"))
    return path


@pytest.fixture
def sqlite_file(sqlite_template, tmp_path):
    """The file of an SQLite database of the test's own, with its tables and nothing in them."""
    return Path(shutil.copy(sqlite_template, tmp_path))


@pytest.fixture
def sqlite_url(sqlite_file):
    """The URL of that database."""
    return f"sqlite:///{sqlite_file}"


@pytest.fixture(scope="session")
def postgres_server():
    """The URL of the server on which databases may be made."""
    server = os.environ.get("PETTEIA_TEST_POSTGRES")
    return server or _lacking(
        "PostgreSQL is missing: name a server, PETTEIA_TEST_POSTGRES=postgresql://…"
    )


@pytest.fixture(scope="session")
def postgres_template(postgres_server):
    """The name of a PostgreSQL database with its tables and nothing in them."""
    name = _new_name()
    asyncio.run(_on_server(postgres_server, f"CREATE DATABASE {name}"))
    asyncio.run(upgrade(_database(postgres_server, name)))
    yield name
    asyncio.run(_on_server(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
async def postgres_url(postgres_server):
    """The URL of a PostgreSQL database without tables, which is dropped afterwards."""
    async with _made_on(postgres_server) as url:
        yield url


@pytest.fixture
async def ready_postgres_url(postgres_server, postgres_template):
    """The URL of a PostgreSQL database with its tables, which is dropped afterwards."""
    async with _made_on(postgres_server, f"TEMPLATE {postgres_template}") as url:
        yield url


@asynccontextmanager
async def _made_on(server, of=""):
    name = _new_name()
    await _on_server(server, f"CREATE DATABASE {name} {of}")
    yield _database(server, name)
    await _on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


def _new_name():
    return f"petteia_test_{secrets.token_hex(6)}"


def _database(server, name):
    return urlsplit(server)._replace(path=f"/{name}").geturl()


async def _on_server(server, statement):
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(autouse=True)
def _logs_as_they_were():
    """Logs that one test sets up do not change where those of the next one go."""
    root, hook = logging.getLogger(), sys.excepthook
    handlers, level = root.handlers, root.level
    yield
    if structlog.is_configured():
        structlog.reset_defaults()
        logging.captureWarnings(capture=False)
        root.handlers, sys.excepthook = handlers, hook
        root.setLevel(level)


@pytest.fixture
def bare_environment(monkeypatch, tmp_path):
    """An empty working directory, and no setting of Petteia's in the environment."""
    for section, model in SECTIONS.items():
        for key in model.model_fields:
            monkeypatch.delenv(f"PETTEIA_{section}__{key}".upper(), raising=False)
    monkeypatch.delenv("PETTEIA_CONFIG", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def free_port():
    """A port of this machine that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]
