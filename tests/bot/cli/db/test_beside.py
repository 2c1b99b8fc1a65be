"""The commands beside a bot that runs, and before a terminal: in processes of their own."""

import asyncio
import os
import pty
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager

import pytest

from bot.config.reading import load
from bot.operations.database_setup import opened
from bot.storage.opening import held
from tests.bot.cli.db.saying import complaint
from tests.bot.storage.kept import prints

PETTEIA = (sys.executable, "-c", "from bot.cli.main import main; main()")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@contextmanager
def running():
    """`petteia run`, which is killed in the end if it still runs."""
    with subprocess.Popen([*PETTEIA, "run"], **captured()) as process:
        try:
            assert "ready" in process.stdout.readline()
            yield process
        finally:
            process.kill()


def captured():
    environment = {**os.environ, "PETTEIA_WEB__PORT": str(free_port())}
    pipe = subprocess.PIPE
    return {"stdout": pipe, "stderr": pipe, "text": True, "env": environment}


def test_beside_a_running_bot_one_verifies_backs_up_and_exports_and_no_more(data, petteia):
    with running() as bot:
        assert petteia("db", "verify") == (0, "2 of 2 matches replay as they were played.\n", "")
        assert petteia("db", "backup", "copy.db")[0] == 0
        assert petteia("db", "export", "matches.jsonl")[0] == 0
        assert petteia("db", "upgrade")[0] == 0
        before = prints(data)
        for command in (("run",), ("db", "restore", "copy.db")):
            assert complaint(petteia(*command)) == (
                "the database is in use by another Petteia; stop that one first "
                f"(process {bot.pid} holds {data}/petteia.db.lock)"
            )
        after = prints(data)
        assert set(after) == set(before)
        assert after["petteia.db"] == before["petteia.db"]
        bot.send_signal(signal.SIGTERM)
        assert bot.wait(120) == 0
    assert not (data / "petteia.db.lock").exists()
    assert petteia("db", "restore", "copy.db")[0] == 0


def test_a_killed_bot_keeps_nobody_out(data):
    async def start():
        async with opened(load()) as store:  # as `petteia run` does
            return await store.count_matches()

    with running() as bot:
        bot.kill()
        bot.wait(120)
    assert (data / "petteia.db.lock").exists()
    assert asyncio.run(start()) == 2


def test_a_database_in_use_is_not_restored_elsewhere(data, petteia, monkeypatch, tmp_path):
    with held(data / "petteia.db"):
        monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{tmp_path}/new/petteia.db")
        told = complaint(petteia("db", "restore", str(data / "petteia.db")))
    assert "is in use by a Petteia; stop that one first, or put back a backup of it" in told
    assert list((tmp_path / "new").iterdir()) == []


def terminal(*arguments):
    """What a command writes on standard error, if that is a terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*PETTEIA, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(theirs)
        shown = b""
        try:
            while chunk := os.read(ours, 65536):
                shown += chunk
        except OSError:  # how a terminal ends whose last writer has gone
            pass
        finally:
            os.close(ours)
    assert process.returncode == 0
    return shown.decode()


@pytest.mark.usefixtures("data")
def test_a_terminal_is_shown_how_far_the_work_is_and_nobody_else(petteia):
    assert petteia("db", "backup", "copy.db")[2] == ""
    shown = terminal("db", "restore", "copy.db")
    assert all(doing in shown for doing in ("Copying", "Checking", "Replaying matches"))
