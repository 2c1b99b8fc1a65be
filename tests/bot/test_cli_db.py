"""`petteia db`, as an operator types it: what it says, how it ends, what it leaves alone."""

import asyncio
import json
import os
import pty
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot import upkeep
from bot.cli import status
from bot.config import load
from bot.storage.lock import held
from bot.store import StartError, opened
from tests.bot.storage.kept import SPOILED, fill, prints, run_sql, url_of

PETTEIA = (sys.executable, "-c", "from bot.cli import main; main()")
ROOT = Path(__file__).parents[2]
NEWER = "UPDATE alembic_version SET version_num = 'ffff'"


@pytest.fixture(autouse=True)
def _this_tree(bare_environment, monkeypatch):  # noqa: ARG001  # for what it does
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PETTEIA_LOG__LEVEL", "error")


@pytest.fixture
async def data(tmp_path):
    """The folder of the configured database, in which two matches were played."""
    folder = tmp_path / "data"
    await fill(url_of(folder / "petteia.db"))
    return folder


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@pytest.fixture
def petteia(capsys):
    """A function that runs a command line and returns its status, and what it says and where."""

    def run(*arguments):
        capsys.readouterr()
        return status(arguments), *capsys.readouterr()

    return run


def started():
    """What comes of a `petteia run` that ends by itself."""
    done = subprocess.run([*PETTEIA, "run"], timeout=60, check=False, **captured())
    return done.returncode, done.stdout, done.stderr


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


def complaint(done):
    """What a command that failed complains of, in one line and in nothing else."""
    code, out, err = done
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("petteia: ")
    return err.removeprefix("petteia: ").removesuffix("\n")


def test_a_backup_is_made_and_put_back(data, petteia):
    assert petteia("db", "backup", "copy.db") == (0, "copy.db is a copy of the database.\n", "")
    run_sql(data / "petteia.db", "DELETE FROM events", "DELETE FROM outbox", "DELETE FROM matches")
    code, out, err = petteia("db", "restore", "copy.db")
    kept, restored = out.splitlines()
    assert (code, err) == (0, "")
    assert kept.startswith(f"The database that was there is kept as {data}/petteia-")
    assert restored == "2 of 2 matches replay as they were played."
    assert petteia("db", "verify") == (0, f"{restored}\n", "")


@pytest.mark.usefixtures("data")
def test_nothing_is_overwritten_unless_asked(petteia):
    assert petteia("db", "backup", "copy.db")[0] == 0
    for command in ("backup", "export"):
        told = complaint(petteia("db", command, "copy.db"))
        assert told == "copy.db is there already; --force puts the new one in its place"
        assert petteia("db", command, "copy.db", "--force")[0] == 0


@pytest.mark.usefixtures("data")
def test_matches_are_exported_as_lines_of_json(petteia):
    told = "matches.jsonl has 2 matches.\n"
    assert petteia("db", "export", "matches.jsonl") == (0, told, "")
    file = Path("matches.jsonl")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["id"] for line in lines] == ["k7qd3x", "m2"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_match_that_does_not_replay_is_named_and_ends_in_failure(data, petteia):
    run_sql(data / "petteia.db", SPOILED)
    before = prints(data)
    code, out, err = petteia("db", "verify")
    problem, count = out.splitlines()
    assert (code, err) == (1, "")
    assert problem.startswith("m2: c5-b6 is not legal after")
    assert count == "1 of 2 matches replay as they were played."
    assert prints(data) == before
    code, out, err = petteia("db", "export", "matches.jsonl")
    assert (code, err) == (1, "")
    assert out.startswith("m2: ")


def test_a_copy_in_which_a_match_does_not_replay_is_put_back_only_when_asked(data, petteia):
    assert petteia("db", "backup", "copy.db")[0] == 0
    run_sql("copy.db", SPOILED)
    before = prints(data)
    told = complaint(petteia("db", "restore", "copy.db"))
    assert told.startswith("copy.db has matches that do not replay; --even-damaged puts it back")
    assert "(m2: c5-b6 is not legal after" in told
    assert prints(data) == before
    code, out, _ = petteia("db", "restore", "copy.db", "--even-damaged")
    assert code == 0
    assert "m2: c5-b6" in out


def test_beside_a_running_bot_one_verifies_backs_up_and_exports_and_no_more(data, petteia):
    with running() as bot:
        assert petteia("db", "verify") == (0, "2 of 2 matches replay as they were played.\n", "")
        assert petteia("db", "backup", "copy.db")[0] == 0
        assert petteia("db", "export", "matches.jsonl")[0] == 0
        assert petteia("db", "upgrade")[0] == 0
        before = prints(data)
        for refused in (started(), petteia("db", "restore", "copy.db")):
            assert complaint(refused) == (
                "the database is in use by another Petteia; stop that one first "
                f"(process {bot.pid} holds {data}/petteia.db.lock)"
            )
        after = prints(data)
        assert set(after) == set(before)
        assert after["petteia.db"] == before["petteia.db"]
        bot.send_signal(signal.SIGTERM)
        assert bot.wait(20) == 0
    assert not (data / "petteia.db.lock").exists()
    assert petteia("db", "restore", "copy.db")[0] == 0


def test_a_killed_bot_keeps_nobody_out(data):
    with running() as bot:
        bot.kill()
        bot.wait(20)
        assert (data / "petteia.db.lock").exists()
        with running() as next_one:
            next_one.send_signal(signal.SIGTERM)
            assert next_one.wait(20) == 0


def test_a_database_in_use_is_not_restored_elsewhere(data, petteia, monkeypatch, tmp_path):
    with held(data / "petteia.db"):
        monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{tmp_path}/new/petteia.db")
        told = complaint(petteia("db", "restore", str(data / "petteia.db")))
    assert "is in use by a Petteia; stop that one first, or put back a backup of it" in told
    assert list((tmp_path / "new").iterdir()) == []


def diary(path):
    path.write_bytes(b"a diary" * 1000)


def truncated(path):
    path.write_bytes(path.read_bytes()[:8192])


def torn(path):
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))


def foreign(path):
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE birds (id INT)")


def newer(path):
    run_sql(path, NEWER)


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (diary, "the database is not a readable database; restore it from a backup"),
        (truncated, "the database is not a readable database; restore it from a backup"),
        (torn, "the database is not a readable database; restore it from a backup"),
        (foreign, "the database is not a readable database; restore it from a backup"),
        (newer, "the database was written by a newer version of Petteia; upgrade this one"),
    ],
)
def test_a_database_that_is_none_of_ours_is_refused_and_not_touched(data, petteia, harm, sentence):
    harm(data / "petteia.db")
    before = prints(data)
    with pytest.raises(StartError, match=f"^{sentence}"):
        asyncio.run(opened(load()).__aenter__())  # as `petteia run` does
    assert prints(data) == before
    for command in ("upgrade", "verify"):
        assert complaint(petteia("db", command)).startswith(sentence)
        assert prints(data) == before
    for command in ("backup", "export"):
        assert complaint(petteia("db", command, "copy")).startswith(sentence)
        assert prints(data) == before
        assert not Path("copy").exists()


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (diary, "copy.db cannot be put back, as it is damaged or no copy of Petteia's"),
        (truncated, "copy.db cannot be put back, as it is damaged or no copy of Petteia's"),
        (newer, "copy.db was written by a newer version of Petteia; upgrade this one"),
        (Path.unlink, "copy.db holds nothing of Petteia's (no such file)"),
    ],
)
def test_a_copy_that_is_none_of_ours_is_refused_and_nothing_touched(data, petteia, harm, sentence):
    assert petteia("db", "backup", "copy.db")[0] == 0
    harm(Path("copy.db"))
    before = prints(data), prints(Path())
    assert complaint(petteia("db", "restore", "copy.db")).startswith(sentence)
    assert (prints(data), prints(Path())) == before


def test_what_cannot_be_done_is_told_in_one_line(data, petteia):
    here = complaint(petteia("db", "restore", "data/petteia.db"))
    assert here == "data/petteia.db is the database itself"
    nowhere = complaint(petteia("db", "backup", "none/copy.db"))
    assert nowhere.startswith("none/copy.db cannot be read or written (")
    (data / "petteia.db").unlink()
    assert complaint(petteia("db", "backup", "copy.db")).startswith("the database is not there yet")


def test_a_servers_database_is_left_to_its_own_tools(petteia, monkeypatch):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", "postgresql://me:sesame@127.0.0.1:1/petteia")
    told = complaint(petteia("db", "backup", "copy.db"))
    assert "pg_dump --format=custom --file=copy.db" in told
    assert "sesame" not in told


@pytest.mark.postgres
@pytest.mark.usefixtures("data")
def test_a_database_is_moved_to_a_server(petteia, postgres_url, monkeypatch):
    assert petteia("db", "export", "before.jsonl")[0] == 0
    assert petteia("db", "backup", "copy.db")[0] == 0
    monkeypatch.setenv("PETTEIA_DATABASE__URL", postgres_url)
    told = "2 of 2 matches replay as they were played.\n"
    assert petteia("db", "restore", "copy.db") == (0, told, "")
    assert petteia("db", "verify") == (0, told, "")
    assert petteia("db", "export", "after.jsonl")[0] == 0
    assert Path("after.jsonl").read_bytes() == Path("before.jsonl").read_bytes()
    refused = complaint(petteia("db", "restore", "copy.db"))
    assert refused.startswith("the database is not empty; name an empty one (")


def terminal(*arguments):
    """What a command writes on standard error, where that is a terminal."""
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


def test_ctrl_c_ends_a_command_without_a_word(data, petteia, monkeypatch):
    def interrupted(*_arguments, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr(upkeep, "backup", interrupted)
    before = prints(data)
    assert petteia("db", "backup", "copy.db") == (130, "", "")
    assert prints(data) == before
