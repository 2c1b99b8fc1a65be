"""A health check neither waits nor keeps the bot waiting."""

import asyncio
from datetime import timedelta

import pytest

from bot.core.matches.observer import Loop
from bot.core.notifications.outbox_worker import POLL_INTERVAL
from bot.core.notifications.platform import Status
from bot.core.notifications.sender import DELIVERY_TIMEOUT
from bot.core.service.heartbeat import HEARTBEAT_INTERVAL
from bot.core.store.values import Backlog, DatabaseCondition, Survey
from bot.operations import health
from bot.operations.health import STALLED_AFTER, SURVEY_LIFETIME, HealthMonitor
from tests.bot.core.sample_matches import NOW

EMPTY = Survey(running=0, offered=0, clocks=Backlog(), computers=Backlog(), outbox={}, size=1)


class Store:
    """A store that is looked over as often as it is asked, and answers when it is let."""

    def __init__(self):
        self.asked = 0
        self.answers = asyncio.Event()
        self.answers.set()
        self.error = None

    async def survey(self, _platforms, _now):
        self.asked += 1
        await self.answers.wait()
        if self.error:
            raise self.error
        return EMPTY


class Watch:
    """A monitor of a store, with a clock that the test moves."""

    def __init__(self):
        self.seconds = 1000.0
        self.store = Store()
        self.beats = dict.fromkeys(Loop, self.seconds)
        self.statuses = {"web": Status.SERVING}
        self.condition = DatabaseCondition()
        self.monitor = HealthMonitor(
            self.store,
            lambda: NOW,
            beats=self.beats,
            statuses=lambda: self.statuses,
            condition=lambda: self.condition,
            seconds=lambda: self.seconds,
        )

    async def see(self):
        return await self.monitor.report()


@pytest.fixture
async def watch():
    return Watch()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(health, "SURVEY_TIMEOUT", 0.01)


async def test_all_is_healthy_while_everything_goes_round(watch):
    report = await watch.see()
    assert report.is_healthy
    assert (report.survey, report.at, report.stalled) == (EMPTY, NOW, frozenset())


async def test_a_file_that_was_moved_makes_the_bot_ill_though_the_database_answers(watch):
    watch.condition = DatabaseCondition(is_moved=True)
    report = await watch.see()
    assert (report.survey, report.is_database_up, report.is_healthy) == (EMPTY, False, False)


async def test_a_disk_that_is_nearly_full_and_backups_that_fail_do_not_make_it_ill(watch):
    watch.condition = DatabaseCondition(disk_free=1, is_disk_low=True, backups_fail=True)
    assert (await watch.see()).is_healthy


async def test_the_store_is_not_looked_over_again_within_some_seconds(watch):
    for _ in range(9):
        assert (await watch.see()).survey is EMPTY
    watch.seconds += SURVEY_LIFETIME - 0.1
    await watch.see()
    assert watch.store.asked == 1
    watch.seconds += 0.1
    await watch.see()
    assert watch.store.asked == 2


async def test_many_who_look_at_once_cost_one_look(watch):
    reports = await asyncio.gather(*(watch.see() for _ in range(50)))
    assert all(report.is_healthy for report in reports)
    assert watch.store.asked == 1


@pytest.mark.usefixtures("impatient")
async def test_a_store_that_hangs_is_told_and_asked_only_once(watch):
    watch.store.answers.clear()
    for _ in range(5):
        report = await watch.see()
        assert (report.survey, report.is_healthy) == (None, False)
    assert watch.store.asked == 1
    watch.store.answers.set()
    await asyncio.sleep(0)
    assert (await watch.see()).is_healthy


async def test_a_store_that_fails_is_asked_again_by_whoever_looks_next(watch):
    watch.store.error = OSError("no disk")
    assert not (await watch.see()).is_healthy
    watch.store.error = None
    assert (await watch.see()).is_healthy
    assert watch.store.asked == 2


@pytest.mark.parametrize("part", Loop)
async def test_a_part_that_has_not_gone_round_for_long_is_stalled(watch, part):
    watch.beats[part] -= STALLED_AFTER
    assert (await watch.see()).is_healthy
    watch.beats[part] -= 1
    report = await watch.see()
    assert (report.is_healthy, report.stalled) == (False, {part})


async def test_a_platform_that_cannot_be_reached_is_no_reason_to_start_anew(watch):
    watch.statuses = {"web": Status.SERVING, "discord": Status.REACHING}
    assert (await watch.see()).is_healthy


@pytest.mark.parametrize("status", [Status.STOPPED, Status.REFUSED, Status.CONFLICT])
async def test_a_platform_that_no_longer_lets_the_bot_hear_is_a_reason(watch, status):
    watch.statuses = {"web": Status.SERVING, "telegram": status}
    assert not (await watch.see()).is_healthy


def test_a_part_is_given_longer_than_it_ever_takes():
    assert timedelta(seconds=STALLED_AFTER) > 4 * max(
        DELIVERY_TIMEOUT, POLL_INTERVAL, HEARTBEAT_INTERVAL
    )
