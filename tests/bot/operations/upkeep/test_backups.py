"""A running bot backs its database up on time, keeps some, and goes on if it cannot."""

import asyncio
import stat
import subprocess
import sys
import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from structlog.testing import capture_logs

from bot.config.reading import load
from bot.operations.upkeep import backups as scheduling
from bot.operations.upkeep import kept_up
from bot.operations.upkeep.backups import LAST_RETRY, Backups
from bot.storage import Code, open_store
from bot.storage.maintenance import scheduled
from bot.storage.maintenance.scheduled import BackupFolder
from tests.bot.core.conftest import Bench
from tests.bot.storage.kept import FIRST, THIRD, rows, url_of
from tests.bot.storage.steps import begun

BEGAN = datetime(2026, 3, 1, 4, 15, 30, tzinfo=UTC)
DAY = timedelta(days=1)


class Scheduled:
    """A schedule of a backup a day, of which three are kept; the time is the test's."""

    def __init__(self, path, folder):
        self.path = path
        self.folder = folder
        self.now = BEGAN
        self.start()

    def start(self):
        """Begin anew, as after a restart."""
        folder = BackupFolder(self.path, self.folder)
        self.backups = Backups(folder, DAY, 3, lambda: self.now)

    @property
    def names(self):
        return sorted(each.name for each in self.folder.iterdir())

    async def look(self, **later):
        self.now += timedelta(**later)
        with capture_logs() as logs:
            await self.backups.look()
        return logs


@pytest.fixture
def path(tmp_path, filled):
    filled(tmp_path / "data" / "petteia.db", FIRST)
    return tmp_path / "data" / "petteia.db"


@pytest.fixture
def schedule(path):
    return Scheduled(path, path.parent / "backups")


def name(day, time="041530"):
    return f"petteia-backup-202603{day:02}T{time}Z.db"


async def test_a_backup_is_made_whenever_the_last_one_is_old_enough(schedule):
    [line] = await schedule.look()
    assert (line["event"], line["log_level"]) == ("backup_made", "info")
    assert line["file"] == str(schedule.folder / name(1))
    assert await schedule.look(hours=23, minutes=59) == []
    assert schedule.names == [name(1)]
    assert len(await schedule.look(minutes=1)) == 1
    assert schedule.names == [name(1), name(2)]
    assert schedule.backups.last == BEGAN + DAY


async def test_a_backup_is_whole_and_for_its_owner_alone(schedule):
    async with open_store(url_of(schedule.path)) as store:
        await begun(store, THIRD)
        await schedule.look()
        made = schedule.folder / name(1)
        assert await rows(url_of(made)) == await rows(url_of(schedule.path))
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert stat.S_IMODE(schedule.folder.stat().st_mode) == 0o700


async def test_a_restart_neither_repeats_a_backup_nor_shifts_the_next(schedule):
    await schedule.look()
    schedule.start()
    assert await schedule.look(hours=23) == []
    assert schedule.backups.last == BEGAN
    schedule.start()
    await schedule.look(hours=1)
    assert schedule.names == [name(1), name(2)]


async def test_the_oldest_beyond_the_number_are_deleted_and_nothing_else(schedule, tmp_path):
    schedule.folder.mkdir()
    others = [
        *("petteia.db", "petteia-20260101T041530Z.db", "petteia-backup-20260101T041530Z.db.old"),
        *("my-petteia-backup-20260101T041530Z.db", "petteia-backup-20260101T041530.db"),
        *("petteia-backup-20260231T041530Z.db", "other-backup-20260101T041530Z.db"),
        "petteia-backup-20260101T041530Z.db\n",
    ]
    for each in others:
        (schedule.folder / each).touch()
    (schedule.folder / "petteia-backup-20260102T041530Z.db").mkdir()
    (tmp_path / "kept.db").touch()
    (schedule.folder / "petteia-backup-20260103T041530Z.db").symlink_to(tmp_path / "kept.db")
    before = set(schedule.names)
    lines = [await schedule.look(days=day > 0) for day in range(5)]
    assert set(schedule.names) == before | {name(3), name(4), name(5)}
    assert [line["deleted"] for [line] in lines] == [0, 0, 0, 1, 1]


async def test_what_a_killed_bot_left_of_a_backup_is_deleted(schedule):
    schedule.folder.mkdir()
    part = schedule.folder / f"{name(1)}.a1_b2c3d.part"
    mine = schedule.folder / f"{name(1)}.part"
    for each in (part, part.with_name(f"{part.name}-wal"), mine):
        each.touch()
    await schedule.look()
    assert schedule.names == [name(1), mine.name]


async def test_backups_of_the_future_neither_hinder_the_next_nor_drive_it_out(schedule):
    schedule.folder.mkdir()
    for day in range(20, 24):
        (schedule.folder / name(day)).touch()
    await schedule.look()
    assert schedule.names == [name(1), name(22), name(23)]


async def failing(schedule, problem):
    """The lines of a failure, which leaves nothing behind but the folder."""
    [line] = await schedule.look()
    assert (line["event"], line["log_level"]) == ("backup_failed", "error")
    assert problem in line["problem"]
    assert schedule.backups.is_failing
    return line


async def test_a_folder_that_cannot_be_made_is_told_and_tried_again(schedule):
    schedule.folder.write_text("in its place", encoding="utf-8")
    line = await failing(schedule, "File exists")
    assert line["retry_in"] == 60
    assert await schedule.look(seconds=59) == []
    schedule.folder.unlink()
    [made] = await schedule.look(seconds=1)
    assert made["event"] == "backup_made"
    assert not schedule.backups.is_failing


async def test_a_disk_without_room_is_told_and_no_backup_fills_it(schedule, monkeypatch):
    size = schedule.path.stat().st_size
    monkeypatch.setattr(scheduled, "free_bytes", lambda _: size + 99_000_000)
    line = await failing(schedule, f"{Code.FULL}: ")
    assert "bytes are free" in line["problem"]
    assert schedule.names == []
    monkeypatch.setattr(scheduled, "free_bytes", lambda _: size + 100_000_000)
    await schedule.look(minutes=1)
    assert len(schedule.names) == 1


async def test_a_damaged_database_is_no_backup(schedule):
    whole = schedule.path.read_bytes()
    schedule.path.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    await failing(schedule, "corrupt")
    assert schedule.names == []


async def test_a_file_in_the_databases_place_is_not_backed_up(schedule):
    other = schedule.path.with_name("other.db")
    other.write_bytes(schedule.path.read_bytes())
    other.replace(schedule.path)
    await failing(schedule, f"{Code.MOVED}: ")
    assert not schedule.folder.exists()


async def test_each_failure_is_followed_by_a_longer_wait_up_to_an_hour(schedule):
    schedule.folder.write_text("in its place", encoding="utf-8")
    waits = []
    for _ in range(9):
        line = await failing(schedule, "File exists")
        waits.append(line["retry_in"])
        schedule.now += timedelta(seconds=waits[-1])
    assert waits == [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]
    assert LAST_RETRY < DAY


async def test_a_clock_that_is_set_back_does_not_hold_up_the_next_attempt(schedule):
    schedule.folder.write_text("in its place", encoding="utf-8")
    await failing(schedule, "File exists")
    schedule.folder.unlink()
    [made] = await schedule.look(days=-30)
    assert made["event"] == "backup_made"


async def test_nobody_waits_for_a_backup_and_the_end_does_not_either(schedule, monkeypatch):
    began, interrupted = threading.Event(), threading.Event()

    def copying(*_args, report, **_named):
        began.set()
        with suppress(InterruptedError):
            for _ in range(2000):
                report(None, 0, 0)
                threading.Event().wait(0.001)
            return
        interrupted.set()

    monkeypatch.setattr(scheduled, "copy_checked", copying)
    async with open_store(url_of(schedule.path)) as store:
        task = asyncio.create_task(schedule.backups.run())
        await asyncio.to_thread(began.wait, 60)
        await begun(store, THIRD)
        assert not task.done()
        task.cancel()
        await asyncio.wait({task})
    assert await asyncio.to_thread(interrupted.wait, 5)


async def test_turns_are_stored_while_a_backup_is_read(schedule, monkeypatch):
    """The connection of the backup and those of the bot are of one process, and share locks."""
    monkeypatch.setattr("bot.storage.maintenance.backup.PAGES_PER_STEP", 1)
    async with open_store(url_of(schedule.path)) as store:
        log = schedule.path.with_name("petteia.db-wal")
        await asyncio.gather(schedule.look(), *(begun(store, f"x{n}") for n in range(5)))
        # Another program that comes and goes is not the last one, and leaves the log.
        await asyncio.to_thread(_looked_at, schedule.path)
        assert log.exists()
        assert (await store.match("x4")).turn == 0


def _looked_at(path):
    look = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT 1 FROM matches')"
    subprocess.run([sys.executable, "-c", look, str(path)], check=True, timeout=60)


async def test_the_configured_schedule_runs_while_the_bot_does(path, monkeypatch, bare_environment):  # noqa: ARG001
    monkeypatch.setattr(scheduling, "LOOK_EVERY", 0.001)
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url_of(path))
    async with open_store(url_of(path)) as store:
        bench = Bench(store)
        async with kept_up(load(), store, bench.clock) as condition:
            assert condition().backups_fail is None
        assert not (path.parent / "backups").exists()
        monkeypatch.setenv("PETTEIA_DATABASE__BACKUP_EVERY", "1d")
        monkeypatch.setenv("PETTEIA_DATABASE__BACKUP_KEEP", "2")
        async with kept_up(load(), store, bench.clock) as condition:
            for day in range(3):
                async with asyncio.timeout(60):
                    while condition().last_backup != bench.now:  # noqa: ASYNC110
                        await asyncio.sleep(0.001)
                bench.now += DAY if day < 2 else timedelta(0)
            assert condition().backups_fail is False
    assert len(list((path.parent / "backups").iterdir())) == 2


@pytest.mark.postgres
async def test_nothing_is_done_for_a_server(emptied_postgres_url, monkeypatch, bare_environment):  # noqa: ARG001
    monkeypatch.setenv("PETTEIA_DATABASE__URL", emptied_postgres_url)
    async with (
        open_store(emptied_postgres_url) as store,
        kept_up(load(), store, Bench(store).clock) as condition,
    ):
        await Bench(store).begin()
        assert condition().disk_free is None
