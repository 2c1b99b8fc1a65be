"""The configured database of a test."""

import pytest

from tests.bot.storage.kept import url_of


@pytest.fixture
def path(sqlite_file, monkeypatch, bare_environment):  # noqa: ARG001  # for what it does
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url_of(sqlite_file))
    return sqlite_file
