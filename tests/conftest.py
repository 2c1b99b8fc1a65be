"""What tests share: the parts that a machine may lack, and how a test asks for them."""

import logging
import os
import secrets
import shutil
import socket
import sys
from collections import Counter
from urllib.parse import urlsplit

import asyncpg
import pytest
import structlog

from bot.config import SECTIONS

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_terminal_summary(terminalreporter):
    """Say what is missing once, however many tests wanted it."""
    skipped = terminalreporter.stats.get("skipped", ())
    for reason, count in Counter(str(report.longrepr[2]) for report in skipped).items():
        terminalreporter.write_line(f"{count} skipped. {reason.removeprefix('Skipped: ')}")


def _lacking(sentence):
    """Skip for want of a part, or fail where every part must be there."""
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


@pytest.fixture(autouse=True)
def _logs_as_they_were():
    """Whoever sets up logs in a test, those of the next one go where they would have gone."""
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
