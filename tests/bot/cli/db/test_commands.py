"""What the commands say and how they end."""

import asyncio
import json
import os
import signal
import sqlite3
import stat
from contextlib import contextmanager
from pathlib import Path
from pkgutil import resolve_name

import pytest

from bot.storage import open_store
from tests.bot.cli.db.saying import complaint
from tests.bot.storage.kept import SPOILED, prints, run_sql, url_of
from tests.bot.storage.test_ratings import rated


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
def test_reports_are_listed(petteia):
    assert petteia("db", "reports") == (0, "0 reports.\n", "")


def test_ratings_are_compared_and_mended(petteia, data):
    same = "The ratings are those that follow from the rated matches.\n"
    assert petteia("db", "ratings") == (0, same, "")
    with sqlite3.connect(data / "petteia.db") as connection:
        account = connection.execute("SELECT id FROM accounts").fetchone()[0]
        row = (account, "poleis", 1500.0, 200.0, 0.1, 1, 0)
        connection.execute("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    assert petteia("db", "ratings")[0] == 1
    assert petteia("db", "ratings", "--rebuild")[0] == 0
    assert petteia("db", "ratings") == (0, same, "")


def test_fair_play_is_looked_at(petteia, data):
    none = "Findings: 0. Each is a reason to look, and proves nothing.\n"
    assert petteia("db", "fair-play") == (0, none, "")
    asyncio.run(thrown_away(data / "petteia.db"))
    assert petteia("db", "fair-play", "--days", "1") == (0, none, "")
    code, out, _ = petteia("db", "fair-play", "--days", "3650")
    assert code == 0
    who, evidence, where, count = out.splitlines()
    assert who == "dumping: Brasidas (brasidas), Alkaios (alkaios)"
    assert evidence.startswith("    This person lost 6 of 6 rated matches")
    assert where == "    matches rated0 rated1 rated2 rated3 rated4 rated5"
    assert count.startswith("Findings: 1.")
    for _ in range(2):  # the second time it is a case already
        assert petteia("db", "fair-play", "--days", "3650", "--report")[0] == 0
        code, out, _ = petteia("db", "reports")
        assert (code, out.count("dumping")) == (0, 1)


async def thrown_away(path):
    """Six matches that one person gives up at once."""
    async with open_store(url_of(path)) as store:
        for number in range(6):
            await rated(store, number)


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
    assert told.startswith(
        "copy.db has matches that do not replay or rows that cannot be read; --even-damaged"
    )
    assert "(m2: c5-b6 is not legal after" in told
    assert prints(data) == before
    code, out, _ = petteia("db", "restore", "copy.db", "--even-damaged")
    assert code == 0
    assert "m2: c5-b6" in out


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


@contextmanager
def heeding_ctrl_c():
    """Ctrl-C interrupts, though the tests may have been started by a shell that ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    ("command", "step"),
    [
        ("backup", "bot.storage.maintenance.backup.copy"),
        ("restore", "bot.storage.maintenance.restore.copy"),
        ("restore", "bot.storage.maintenance.restore.verify"),
        ("export", "bot.operations.maintenance.export_matches"),
    ],
)
def test_ctrl_c_ends_a_command_and_leaves_everything_as_it_was(
    data, petteia, monkeypatch, command, step
):
    assert petteia("db", "backup", "copy.db")[0] == 0
    before = prints(data), prints(Path())
    whole = resolve_name(step)

    def interrupted(*arguments, **options):
        os.kill(os.getpid(), signal.SIGINT)
        return whole(*arguments, **options)

    monkeypatch.setattr(step, interrupted)
    file = "copy.db" if command == "restore" else "new"
    with heeding_ctrl_c():
        code, out, _ = petteia("db", command, file)
    assert (code, out) == (130, "")
    assert (prints(data), prints(Path())) == before
