"""What a running bot finds out about its database's file and disk, and logs once."""

import asyncio

import pytest

from bot.cli import doctor
from bot.operations.upkeep import watch as watching
from bot.storage.acknowledged import read_note
from bot.storage.disk import MIN_FREE, DiskSpace
from tests.bot.operations.upkeep.running import running
from tests.bot.storage.kept import url_of


@pytest.fixture
def space(monkeypatch):
    """How much room there is; more than enough to begin with."""
    room = [DiskSpace(10 * MIN_FREE, MIN_FREE)]
    monkeypatch.setattr(watching, "disk_space", lambda _: room[0])
    return room


async def test_a_file_that_is_moved_is_told_once_until_it_is_back(path):
    away = path.with_name("elsewhere.db")
    async with running(path) as bot:
        path.rename(away)
        for _ in range(3):
            await bot.watch.round()
        assert bot.watch.condition.is_moved
        assert bot.events == ["database_moved"]
        assert bot.logs[0]["log_level"] == "error"
        away.rename(path)
        await bot.watch.round()
        assert not bot.watch.condition.is_moved
        assert bot.events == ["database_moved", "database_back"]


async def test_a_person_is_told_that_a_move_into_a_file_that_is_gone_is_not_stored(path):
    async with running(path) as bot:
        match = await bot.begin()
        path.rename(path.with_name("elsewhere.db"))
        answer = await bot.say("Alkaios", f"move a2-a3 match={match}")
        assert [line.code for line in answer.lines] == ["refused-not-kept"]
        assert (await bot.store.match(match)).turn == 0
        assert not (await bot.say("Brasidas", f"board {match}")).refused


async def test_a_disk_that_is_nearly_full_is_told_once_until_there_is_clearly_room(path, space):
    async with running(path) as bot:
        for free in (1.0, 0.9, 0.5, 1.1, 0.9):
            space[0] = DiskSpace(int(free * MIN_FREE), MIN_FREE)
            await bot.watch.round()
        assert bot.events == ["disk_nearly_full"]
        assert bot.logs[0]["log_level"] == "warning"
        condition = bot.watch.condition
        assert (condition.is_disk_low, condition.disk_free) == (True, int(0.9 * MIN_FREE))
        for free in (1.3, 0.9):
            space[0] = DiskSpace(int(free * MIN_FREE), MIN_FREE)
            await bot.watch.round()
        assert bot.events == ["disk_nearly_full", "disk_has_room", "disk_nearly_full"]


async def test_a_round_that_fails_is_told_once_and_ends_nothing(path, monkeypatch):
    async with running(path) as bot:
        with monkeypatch.context() as patch:

            def fail(_):
                raise OSError("no disk")

            patch.setattr(watching, "disk_space", fail)
            for _ in range(2):
                await bot.watch.round()
        await bot.watch.round()
        assert bot.events == ["upkeep_failed", "upkeep_recovered"]


async def test_it_goes_round_by_itself(path, monkeypatch):
    monkeypatch.setattr(watching, "ROUND_EVERY", 0.001)
    async with running(path) as bot:
        task = asyncio.create_task(bot.watch.run())
        match = await bot.begin()
        async with asyncio.timeout(60):
            while match not in read_note(path).events:  # noqa: ASYNC110 -- it tells nobody
                await asyncio.sleep(0.005)
        task.cancel()


async def test_doctor_tells_the_room_on_the_disk(path, monkeypatch):
    for free, ok in ((2 * MIN_FREE, True), (MIN_FREE - 1, False)):
        monkeypatch.setattr(doctor, "disk_space", lambda _, free=free: DiskSpace(free, MIN_FREE))
        [check] = doctor.check_disk(url_of(path))
        assert check.ok is ok
        assert f"{free // 1_000_000} MB" in check.sentence
