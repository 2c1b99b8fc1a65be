"""The load benchmark still runs, on small databases; how fast it is, is for `make bench-load`."""

import asyncio
import re
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from rich.console import Console
from rich.progress import Progress

from bot.core.matches.model import Stage
from bot.storage import open_store
from tests.cluster import NoServerError
from tests.load import __main__ as program
from tests.load import beside, processes, report, watchers
from tests.load.filling import file_of, fill, originals_for, problems
from tests.load.looking import BATCH, open_bot
from tests.load.memory import peak_of
from tests.load.originals import SHARES
from tests.load.sizes import DUE, EACH, LIST, NOW, Size

SIZE = Size(matches=400, events=20)
SEED = "troia"


@pytest.fixture(scope="module")
def progress():
    return Progress(console=Console(quiet=True))


@pytest.fixture(scope="module")
def originals(progress, tmp_path_factory):
    folder = tmp_path_factory.mktemp("originals")
    return asyncio.run(originals_for(folder, len(SHARES), SEED, progress))


@pytest.fixture(scope="module")
def filled(originals, progress, tmp_path_factory):
    """A small database full of matches; a test that plays in it needs a copy."""
    path = tmp_path_factory.mktemp("filled") / "filled.db"
    asyncio.run(fill(path, SIZE, originals, SEED, progress))
    return path


@pytest.fixture
def copy(filled, tmp_path):
    """The path of a copy of it."""
    path = tmp_path / "copy.db"
    path.write_bytes(filled.read_bytes())
    return path


def _rows(path, query):
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
        return connection.execute(query).fetchall()


def test_a_filled_database_has_its_size(filled):
    [(matches, events)] = _rows(filled, "SELECT count(*), sum(events) FROM matches")
    assert matches == SIZE.matches
    assert events / matches == pytest.approx(SIZE.events, abs=1)
    assert _rows(filled, "SELECT count(*) FROM events") == [(events,)]
    assert filled.stat().st_size < SIZE.bytes
    assert _rows(filled, "PRAGMA foreign_key_check") == []


def test_everybody_who_plays_has_as_many_matches_in_play(filled):
    people = "SELECT challenger, opponent FROM matches WHERE stage = 'running'"
    lists = Counter(person for pair in _rows(filled, people) for person in pair)
    assert set(lists.values()) == {LIST}
    assert _rows(filled, "SELECT count(*) FROM accounts") == [(2 * SIZE.matches // EACH,)]


async def test_copied_matches_load_and_replay(copy):
    assert await problems(copy, 100, SEED) == []


async def test_some_is_due_and_more_will_be(copy):
    async with open_store(f"sqlite:///{copy}") as store:
        assert len(await store.matches_due(NOW, 10 * DUE)) == DUE
        assert len(await store.due(("web", "discord", "telegram"), NOW, 10 * DUE)) == DUE
        assert len(await store.matches_timed(None, 10 * DUE)) == SIZE.running
        assert DUE > BATCH


async def test_a_damaged_copy_is_noticed(copy):
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE events SET body = '{}' WHERE seq = 1")
    assert len(await problems(copy, 3, SEED)) == 3


async def test_all_that_is_asked_is_timed_on_both(copy, filled, progress, tmp_path, monkeypatch):
    other = tmp_path / "other.db"
    other.write_bytes(filled.read_bytes())
    monkeypatch.setattr(beside, "WARM", 1)
    urls = (f"sqlite:///{copy}", f"sqlite:///{other}")
    figures = await beside.measure(*urls, rounds=2, seed=SEED, progress=progress)
    assert all(each.small > 0 and each.large > 0 for each in figures)
    assert report.tasks(figures, SIZE, SIZE).row_count == len(figures) == 8


async def test_turns_are_really_played(copy):
    async with open_bot(f"sqlite:///{copy}", SEED) as bot, open_store(f"sqlite:///{copy}") as store:
        before = [await store.match(match_id) for match_id in await store.matches_timed(None, 400)]
        await bot.tasks()["play a turn"]()
        after = [await store.match(match.id) for match in before]
    assert sum(old.turn < new.turn for old, new in zip(before, after, strict=True)) == 1
    assert before[0].stage is Stage.RUNNING


async def test_a_process_tells_what_it_takes(copy, tmp_path):
    empty = await peak_of(f"sqlite:///{tmp_path}/empty.db", 1, SEED)
    full = await peak_of(f"sqlite:///{copy}", 1, SEED)
    assert empty > 10e6
    assert full < empty + report.MOST_GROWTH
    assert report.memory({0: empty, SIZE.matches: full}).row_count == 2


def test_a_missed_mark_is_named():
    slow = SimpleNamespace(name="load a match", ratio=2.5)
    assert report.missed([slow], {0: 90e6, 1000: 91e6, 10**6: 141e6}) == [
        "load a match: 2.50 times as long, not 2",
        "memory grows by 51.0 MB, not 50",
    ]


async def test_a_filled_database_is_made_once(tmp_path, progress):
    asked = SimpleNamespace(folder=tmp_path, originals=len(SHARES), seed=SEED)
    [first] = await program._files(asked, [(SIZE, tmp_path)], progress)
    made = first.stat().st_ino
    assert [first] == (await program._files(asked, [(SIZE, tmp_path)], progress))
    assert first.stat().st_ino == made
    assert [path.name for path in tmp_path.iterdir()] == [first.name]


async def test_what_is_not_finished_leaves_no_file(originals, progress, tmp_path, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(progress, "advance", interrupted)
    with pytest.raises(KeyboardInterrupt):
        await fill(await file_of(tmp_path, SIZE), SIZE, originals, SEED, progress)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_in_a_line(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=10**9))
    monkeypatch.setattr(sys, "argv", ["load", "--folder", str(tmp_path)])
    with pytest.raises(SystemExit, match="1"):
        program.main()
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(rf"{re.escape(str(tmp_path))} needs [\d.]+ GB free, and has 1\.0", said[-1])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.postgres
async def test_processes_play_beside_pgbench(postgres_url, progress, monkeypatch):
    monkeypatch.setattr(processes, "PROCESSES", (2,))
    monkeypatch.setattr(processes, "ROUNDS", 1)
    server = urlsplit(postgres_url)._replace(path="").geturl()
    try:
        [figure] = await processes.rivals(server, 1, progress)
    except NoServerError as error:
        pytest.skip(str(error))
    assert figure.turns > 0
    assert figure.bare > 0
    assert figure.ratio == figure.turns / figure.bare
    assert report.turns([figure]).row_count == 1


async def test_watchers_are_served_every_move():
    figures = await watchers.measure(matches=2, watchers=4, turns=1)
    assert len(figures.reached) == 2
    assert max(figures.reached) < float("inf")
