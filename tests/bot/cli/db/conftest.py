"""`petteia db` as an operator types it, on a database of its own."""

from pathlib import Path

import pytest

from bot.cli.main import status
from tests.bot.storage.kept import FIRST, SECOND

ROOT = Path(__file__).parents[4]


@pytest.fixture(autouse=True)
def _this_tree(bare_environment, monkeypatch):  # noqa: ARG001  # for what it does
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PETTEIA_LOG__LEVEL", "error")


@pytest.fixture
def data(tmp_path, filled):
    """The folder of the configured database, in which two matches were played."""
    filled(tmp_path / "data" / "petteia.db", FIRST, SECOND)
    return tmp_path / "data"


@pytest.fixture
def petteia(capsys):
    """A function that runs a command line and returns its status, and what it says and where."""

    def run(*arguments):
        capsys.readouterr()
        return status(arguments), *capsys.readouterr()

    return run
