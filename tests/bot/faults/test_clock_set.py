"""The machine's clock is set forth and back by a day: no clock acts before the moment it showed."""

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.core.accounts.rate_limits import RateLimits
from bot.core.matches.clocks import flag_fall
from bot.core.matches.model import Stage
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.audit import problem_of
from bot.core.service.heartbeat import Heartbeat
from bot.core.service.scheduler import Scheduler
from bot.core.service.service import Service
from bot.core.store.outbox import Digest
from bot.rulebook import RulebookPages
from engine import Side
from tests.bot.core.conftest import codes

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
EVERY = 10**6


class Machine:
    """A bot whose clocks go round every half minute; its wall clock can be set."""

    def __init__(self, bench):
        self.bench = bench
        self.outbox_worker = bench.outbox
        heartbeat = bench.service._heartbeat = Heartbeat(bench.store, bench.clock)
        self.scheduler = Scheduler(bench.service, heartbeat=heartbeat)

    async def run(self, span, step=10 * MINUTE):
        """Let time go by, all of which the bot runs; look at it this often."""
        end = self.bench.now + span
        while self.bench.now < end:
            self.bench.now += min(step, end - self.bench.now)
            await self.bench.store.save_heartbeat(self.bench.now)
            await self.round()

    async def round(self):
        await self.scheduler.beat()
        await self.scheduler.tick()
        await self.outbox_worker.flush()

    async def set(self, by):
        """Set the clock; half a minute later the bot comes upon it."""
        self.bench.now += by + timedelta(seconds=30)
        await self.round()


class Front:
    """A front-end that keeps what it is told."""

    platform = "web"

    def __init__(self):
        self.got, self.digests, self.fails = [], [], False

    async def deliver(self, notice):
        if self.fails:
            raise ConnectionError
        self.got.append(notice)

    async def deliver_digest(self, account):
        self.digests.append(account)
        return True

    def news(self):
        return [notice.news.code for notice in self.got if notice.news and notice.call]


@pytest.fixture
def front():
    return Front()


@pytest.fixture
def machine(bench, front):
    bench.outbox = OutboxWorker(bench.store, bench.clock)
    bench.outbox.serve(front)
    return Machine(bench)


async def end_of(bench, match):
    stored = await bench.store.match(match)
    return flag_fall(stored.terms.clock, stored.timer, Side.FIRST)


async def test_forth_and_back_again_no_flag_falls_before_the_moment_it_showed(
    bench, machine, front
):
    match = await bench.begin(clock="2h,hard")
    await machine.run(MINUTE)
    shown = await end_of(bench, match)
    await machine.set(DAY)
    await machine.run(10 * MINUTE)
    assert (await bench.store.match(match)).stage is Stage.RUNNING
    assert await end_of(bench, match) >= shown
    await machine.set(-DAY)
    while bench.now < shown:
        await machine.run(10 * MINUTE)
        assert (await bench.store.match(match)).stage is Stage.RUNNING
    assert "news-ended" not in front.news()
    assert await problem_of(bench.store, match) is None


async def test_whoever_acts_first_after_it_was_set_forth_loses_nothing_by_that(bench, machine):
    match = await bench.begin(clock="2h,hard")
    await machine.run(HOUR)
    bench.now += DAY
    answer = await bench.say("Alkaios", f"move a2-a5 match={match}")
    assert not answer.refused
    stored = await bench.store.match(match)
    assert stored.stage is Stage.RUNNING
    assert stored.timer.left[Side.FIRST] >= HOUR - MINUTE
    assert await problem_of(bench.store, match) is None


async def test_back_and_forth_again_nothing_happens_twice(bench, machine, front):
    match = await bench.begin(clock="2h,hard")
    await machine.run(105 * MINUTE)
    assert front.news().count("news-nudged") == 1
    shown = await end_of(bench, match)
    with capture_logs() as logs:
        await machine.set(-DAY)
        await machine.run(MINUTE)
        assert await end_of(bench, match) == shown
        await machine.set(DAY)
        await machine.run(MINUTE)
    assert [entry["event"] for entry in logs] == ["clock_set_back", "outage_given_back"]
    assert await end_of(bench, match) >= shown
    assert front.news().count("news-nudged") == 1
    await machine.run(await end_of(bench, match) - bench.now, HOUR)
    assert (await bench.store.match(match)).stage is Stage.OVER
    assert front.news().count("news-ended") == 2, "to each of the two, once"
    assert await problem_of(bench.store, match) is None


async def test_what_is_to_be_said_does_not_wait_until_the_old_time_comes_again(
    bench, machine, front
):
    await machine.round()
    front.fails = True
    await bench.begin()
    await machine.outbox_worker.flush()
    front.fails = False
    await bench.begin()
    assert await bench.store.claim(machine.outbox_worker._claim(), 9), (
        "by a process that is no more"
    )
    await machine.set(-DAY)
    await machine.round()
    assert len(front.got) == 8
    assert await bench.store.next_due(("web",)) is None


async def test_a_digest_comes_once_a_day_and_never_twice(bench, machine, front):
    who = await bench.person("Alkaios")
    await bench.say("Alkaios", "settings notices=digest")
    await bench.begin()
    await machine.round()
    await bench.store.add_digest(Digest(account=who.id, after=bench.now + HOUR), bench.now)
    came = []
    for by in (DAY, -DAY, -DAY, DAY):
        await machine.set(by)
        before = len(front.digests)
        await machine.run(2 * HOUR)
        came.append(len(front.digests) - before)
    assert all(each <= 1 for each in came)
    assert len(front.digests) <= 2
    before = len(front.digests)
    for _ in range(4):
        await machine.set(DAY)
        await machine.run(HOUR)
    assert len(front.digests) > before, "and it goes on coming"


async def test_nobody_is_kept_waiting_for_a_day_by_the_limits(bench):
    limits = RateLimits(
        running=EVERY,
        challenges=EVERY,
        challenges_a_day=EVERY,
        commands_a_minute=3,
        place_challenges_a_day=EVERY,
        place_commands_a_minute=EVERY,
    )
    service = Service(bench.store, bench.clock, bench.dice, limits=limits)
    dispatcher = type(bench.dispatcher)(service, ("en",), RulebookPages())
    who = await bench.person("Alkaios")
    for _ in range(3):
        assert not (await dispatcher.hear(who, "help")).refused
    bench.now -= DAY
    assert codes(await dispatcher.hear(who, "help")) == ["refused-hurried"]
    bench.now += MINUTE
    assert not (await dispatcher.hear(who, "help")).refused
