import io
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.cli.main import status

# Not the installed script: the code of this tree.
PETTEIA = (sys.executable, "-c", "from bot.cli.main import main; main()")
# If the tests were started by a shell that ignores Ctrl-C, so would a program of theirs.
HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
HEEDING_CTRL_C = (sys.executable, "-c", f"{HEED}; from bot.cli.main import main; main()")
IGNORE = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
IGNORING_CTRL_C = (sys.executable, "-c", f"{IGNORE}; from bot.cli.main import main; main()")
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _this_tree(bare_environment, monkeypatch):  # noqa: ARG001  # for what it does
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "Missing command."),
        (["march"], "No such command 'march'."),
        (["run", "--fast"], "No such option: --fast."),
        (["doctor", "twice"], "Got unexpected extra argument(s) (twice)."),
        (["run", "--config"], "Option '--config' requires an argument."),
        (["db"], "Missing command."),
        (["db", "downgrade"], "No such command 'downgrade'. Did you mean 'upgrade'?"),
        (["db", "backup"], "Missing argument 'FILE'."),
        (["db", "restore", "copy.db", "--force"], "No such option: --force."),
        (["dice"], "Missing command."),
        (["dice", "verify"], "Missing argument 'RECORD'."),
    ],
)
def test_wrong_use_is_told_in_one_line(capsys, arguments, problem):
    assert status(arguments) == 2
    assert capsys.readouterr() == ("", f"petteia: {problem} See: petteia --help\n")


@pytest.mark.parametrize(
    "command",
    [
        ["run"],
        *(["db", name] for name in ("upgrade", "verify")),
        *(["db", name, "copy.db"] for name in ("backup", "restore", "export")),
    ],
)
def test_a_wrong_configuration_is_told_in_one_line(capsys, tmp_path, command):
    file = tmp_path / "petteia.toml"
    file.write_text("[web]\nport = 0", encoding="utf-8")
    assert status([*command, "--config", str(file)]) == 2
    problem = f"{file}: [web] port must be a whole number from 1 to 65535"
    assert capsys.readouterr() == ("", f"petteia: {problem}\n")


def test_a_configuration_that_is_named_must_be_there(capsys):
    assert status(["run", "--config", "none.toml"]) == 2
    expected = "petteia: none.toml: cannot be read: No such file or directory\n"
    assert capsys.readouterr().err == expected


def test_the_version_is_told(capsys):
    assert status(["--version"]) == 0
    assert capsys.readouterr().out == f"petteia {version('petteia')}\n"


def test_help_names_every_command(capsys):
    assert status(["--help"]) == 0
    shown = capsys.readouterr().out
    commands = ("run", "worker", "doctor", "db", "dice", "arena", "ugi")
    assert all(command in shown for command in commands)


def test_a_worker_beside_an_sqlite_file_is_refused(capsys):
    assert status(["worker"]) == 1
    told = capsys.readouterr().err
    assert "a worker needs a PostgreSQL database" in told
    assert told.count("\n") == 1


def test_upgrade_makes_the_database_and_verify_replays_it(capsys):
    assert status(["db", "upgrade"]) == 0
    assert "The database is at revision" in capsys.readouterr().out
    assert status(["db", "verify"]) == 0
    assert capsys.readouterr().out == "0 of 0 matches replay as they were played.\n"


def test_the_doctor_says_that_all_is_well(capsys, monkeypatch, free_port):
    monkeypatch.setenv("PETTEIA_WEB__PORT", str(free_port))
    assert status(["doctor"]) == 0
    assert "FAIL" not in capsys.readouterr().out


def test_the_doctor_fails_when_something_is_wrong(capsys):
    assert status(["doctor", "--config", "none.toml"]) == 1
    assert "FAIL" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["run"], ["db", "upgrade"], ["db", "verify"]])
def test_a_database_that_is_none_is_told_in_one_line_and_left_as_it_was(
    tmp_path, command, capsys, monkeypatch
):
    file = tmp_path / "petteia.db"
    file.write_bytes(b"a diary" * 1000)
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{file}")
    assert status(command) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("petteia: the database is not a readable database")
    assert file.read_bytes() == b"a diary" * 1000
    assert list(tmp_path.iterdir()) == [file]


def test_a_newer_database_is_told_in_one_line(tmp_path, capsys, monkeypatch):
    file = tmp_path / "petteia.db"
    monkeypatch.setenv("PETTEIA_DATABASE__URL", f"sqlite:///{file}")
    status(["db", "upgrade"])
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("UPDATE alembic_version SET version_num = 'ffff', oldest_code = 'ffff'")
    capsys.readouterr()
    assert status(["db", "upgrade"]) == 1
    assert "was written by a newer version of Petteia" in capsys.readouterr().err


def test_a_port_in_use_is_told_in_one_line(capsys, monkeypatch):
    monkeypatch.setenv("PETTEIA_LOG__LEVEL", "error")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        monkeypatch.setenv("PETTEIA_WEB__PORT", port)
        assert status(["run"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert port in err
    assert "another one in [web]" in err


def test_run_says_where_serves_the_page_and_stops_when_told(free_port):
    environment = {**os.environ, "PETTEIA_WEB__PORT": str(free_port)}
    with subprocess.Popen(
        [*PETTEIA, "run"], env=environment, stdout=subprocess.PIPE, text=True
    ) as started:
        try:
            line = next(line for line in started.stdout if "http" in line)
            with urllib.request.urlopen(f"http://127.0.0.1:{free_port}", timeout=120) as page:
                assert b"Petteia" in page.read()
        finally:
            started.send_signal(signal.SIGTERM)
        assert started.wait(120) == 0
    assert f"http://127.0.0.1:{free_port}" in line


def test_run_leaves_ctrl_c_ignored_where_it_was_when_it_was_started(free_port):
    environment = {**os.environ, "PETTEIA_WEB__PORT": str(free_port)}
    with subprocess.Popen(
        [*IGNORING_CTRL_C, "run"], env=environment, stdout=subprocess.PIPE, text=True
    ) as started:
        try:
            assert next(line for line in started.stdout if "ready" in line)
            started.send_signal(signal.SIGINT)
            with pytest.raises(subprocess.TimeoutExpired):
                started.wait(2)
        finally:
            started.send_signal(signal.SIGTERM)
        assert started.wait(120) == 0


def test_ugi_answers_line_by_line_and_goes_quietly_at_ctrl_c():
    with ugi(HEEDING_CTRL_C) as engine:
        for _ in range(2):
            engine.stdin.write(b"isready\n")
            engine.stdin.flush()
            assert engine.stdout.readline() == b"readyok\n"
        engine.send_signal(signal.SIGINT)
        assert engine.wait(120) == 0
        assert engine.stderr.read() == b""


def test_ugi_takes_bytes_that_are_no_text_and_ends_with_its_input():
    with ugi() as engine:
        assert engine.communicate(b"\xff\xfe\nisready\n", timeout=120) == (b"readyok\n", b"")
    assert engine.returncode == 0


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict"])
def test_ugi_takes_bytes_that_are_no_text_where_encodings_are_strict(monkeypatch, encoding):
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    with ugi() as engine:
        out, err = engine.communicate(b"position startpos moves \xe9\nisready\n", timeout=120)
    assert (out.splitlines()[-1], err) == (b"readyok", b"")
    assert engine.returncode == 0


def test_ugi_stops_a_search_without_limits_and_reads_on():
    with ugi() as engine:
        engine.stdin.write(b"go infinite\n")
        engine.stdin.flush()
        assert engine.stdout.readline().startswith(b"info depth 1 score ")
        out, err = engine.communicate(b"stop\nisready\n", timeout=120)
    *_, best, last = out.splitlines()
    assert best.startswith(b"bestmove ")
    assert (last, err) == (b"readyok", b"")


def test_ugi_takes_a_stop_for_the_search_before_it_alone():
    asked = b"stop\ngo depth 2\ngo infinite\nstop\nquit\n"
    with ugi() as engine:
        out, err = engine.communicate(asked, timeout=120)
    assert err == b""
    first, _second = out.split(b"bestmove")[:2]
    assert b"info depth 2 " in first


def test_ugi_goes_quietly_when_nobody_reads():
    with ugi() as engine:
        engine.stdout.close()
        engine.stdin.write(b"isready\n" * 10)
        engine.stdin.close()
        assert engine.wait(120) == 0
        assert engine.stderr.read() == b""


def ugi(program=PETTEIA):
    """Start an engine that speaks UGI."""
    pipe = subprocess.PIPE
    return subprocess.Popen([*program, "ugi"], stdin=pipe, stdout=pipe, stderr=pipe)


def test_ugi_counts_the_positions_of_the_ruleset_that_is_set_and_ends_at_quit(capsys, monkeypatch):
    name = "setoption name Ruleset value walker-petteia(rows=1)"
    asked = f"ugi\n{name}\nposition startpos\ngo perft 2\nquit\nisready\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(asked))
    assert status(["ugi"]) == 0
    out, err = capsys.readouterr()
    assert (out.splitlines()[-1], err) == ("Nodes searched: 2136", "")
