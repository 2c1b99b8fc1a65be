"""Several processes on one database: one outcome, and everyone is told everything once, in order.

Each process has a store, a service, an outbox and clocks of its own; they share the database and
the time of day.
"""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from random import Random

import pytest

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.actions import choices
from bot.core.matches.chance import Chance
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import Identity, Stage
from bot.core.matches.play import Played
from bot.core.matches.timing import Ended, Nudged
from bot.core.notifications.outbox_worker import CLAIM_LIFETIME, OutboxWorker
from bot.core.service.audit import problem_of
from bot.core.service.scheduler import CLAIM_LIFETIME as TICK_HOLD
from bot.core.service.scheduler import HEARTBEAT_INTERVAL, Scheduler
from bot.core.service.service import Service
from bot.core.store.outbox import Claim
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import SqlStore
from bot.storage.opening import opened
from engine import Reason
from tests.bot.core.sample_matches import NOW

SERVER = pytest.param("postgres", marks=pytest.mark.postgres)
PLATFORM = "web"
NAMES = ("Alkaios", "Brasidas")
PROCESSES = 4
DAY = timedelta(days=1)


class Front:
    """A front-end that notes what it delivers, in a book that all processes share."""

    platform = PLATFORM

    def __init__(self, book, name):
        self._book = book
        self._name = name
        self.hangs = False
        self.reached = asyncio.Event()

    async def deliver(self, notice):
        self.reached.set()
        if self.hangs:
            await asyncio.Event().wait()
        await asyncio.sleep(0)  # others are at it too
        self._book.append((self._name, notice))

    async def deliver_digest(self, _account):
        return False


class Process:
    """What one process has for itself."""

    def __init__(self, world, store, name):
        self.name = name
        self.store = store
        self.service = Service(store, world.clock, Chance())
        self.dispatcher = Dispatcher(self.service, LANGUAGES, RulebookPages())
        self.people = People(store, self.service.chance)
        self.front = Front(world.book, name)
        self.outbox_worker = OutboxWorker(store, world.clock)
        self.outbox_worker.serve(self.front)
        self.scheduler = Scheduler(self.service)


class World:
    """Processes beside each other, and two people whom any of them hears."""

    def __init__(self, url):
        self.now = NOW
        self.book = []
        self._url = url
        self._stack = AsyncExitStack()

    def clock(self):
        return self.now

    async def start(self):
        self.processes = [await self.begin(f"process {number}") for number in range(PROCESSES)]
        for name in NAMES:
            await self.processes[0].people.register(Identity(PLATFORM, name), name)

    async def begin(self, name):
        database = await self._stack.enter_async_context(opened(self._url, to_write=True))
        return Process(self, SqlStore(database), name)

    async def stop(self):
        await self._stack.aclose()

    async def who(self, name):
        return await self.processes[0].people.person(Identity(PLATFORM, name))

    async def match(self, clock="none"):
        one, other = self.processes[:2]
        text = f"challenge Brasidas lemery-compact first clock={clock}"
        made = await one.dispatcher.hear(await self.who("Alkaios"), text)
        match = made.view.match
        accepted = await other.dispatcher.hear(await self.who("Brasidas"), f"accept {match}")
        assert not accepted.refused
        return match

    async def deliver(self):
        await asyncio.gather(*(process.outbox_worker.flush() for process in self.processes))

    async def tick(self):
        await asyncio.gather(*(process.scheduler.tick() for process in self.processes))

    async def log(self, match, kind):
        return [event for event in await self.store.log(match) if isinstance(event, kind)]

    @property
    def store(self):
        return self.processes[0].store

    def calls(self):
        return Counter(
            (notice.match, notice.turn, notice.account, notice.news and notice.news.code)
            for _, notice in self.book
            if notice.call
        )


@pytest.fixture(params=["sqlite", SERVER])
def url(request):
    name = {"sqlite": "sqlite_url", "postgres": "emptied_postgres_url"}[request.param]
    return request.getfixturevalue(name)


@pytest.fixture
async def world(url):
    world = World(url)
    await world.start()
    yield world
    await world.stop()


async def pressed_everywhere(world, match, chance):
    """Have the button of a random action pressed in every process at once; return the answers."""
    stored = await world.store.match(match)
    who = await world.who(NAMES[stored.game.position.side])
    index = chance.randrange(len(choices(stored.game)))
    button = Control(Verb.PLAY, match, stored.turn, index)
    return await asyncio.gather(*(each.dispatcher.press(who, button) for each in world.processes))


async def test_the_same_button_in_all_processes_plays_once_and_calls_once(world):
    chance, match, turns = Random(7), await world.match(), 8
    await world.deliver()
    world.book.clear()
    for _ in range(turns):
        answers, _ = await asyncio.gather(pressed_everywhere(world, match, chance), world.deliver())
        assert [answer.refused for answer in answers].count(False) == 1
    await world.deliver()
    assert len(await world.log(match, Played)) == turns
    assert await problem_of(world.store, match) is None
    assert len(world.book) == 2 * turns
    assert len(world.calls()) == turns == world.calls().total()
    for name in NAMES:
        who = (await world.who(name)).id
        told = [notice.turn for _, notice in world.book if notice.account == who]
        assert told == sorted(told)


async def test_processes_share_the_deliveries(world):
    people = [f"person {number}" for number in range(20)]
    for name in people:
        who = await world.processes[0].people.register(Identity(PLATFORM, name), name)
        await world.processes[0].dispatcher.hear(who, "challenge Brasidas")
    claimed = Claim(platforms=(PLATFORM,), now=world.now, until=world.now + CLAIM_LIFETIME)
    portions = await asyncio.gather(
        *(process.store.claim(claimed, 6) for process in world.processes)
    )
    ids = [item.id for portion in portions for item in portion]
    assert len(ids) == len(set(ids)) >= 20
    assert min(len(portion) for portion in portions) > 0


async def test_what_is_due_in_all_processes_is_done_once_and_told_once(world):
    matches = [await world.match("3d,hard") for _ in range(5)]
    await world.deliver()
    world.book.clear()
    begin = world.now
    while world.now < begin + 3 * DAY:
        world.now += DAY / 4
        await world.store.save_heartbeat(world.now)
        await asyncio.gather(world.tick(), world.deliver())
    await world.deliver()
    for match in matches:
        stored = await world.store.match(match)
        assert (stored.stage, stored.outcome.reason) == (Stage.OVER, Reason.TIMEOUT)
        assert len(await world.log(match, Ended)) == len(await world.log(match, Nudged)) == 1
        assert await problem_of(world.store, match) is None
    said = Counter(
        (notice.match, notice.account, notice.turn, notice.call, notice.news)
        for _, notice in world.book
    )
    assert set(said.values()) == {1}
    assert set(world.calls().values()) == {1}


async def test_a_move_and_the_flag_in_several_processes_have_one_outcome(world):
    match = await world.match("3d,hard")
    who = await world.who("Alkaios")
    world.now += 3 * DAY
    await world.store.save_heartbeat(world.now)
    one, *others = world.processes
    await asyncio.gather(
        one.dispatcher.hear(who, f"move a2-a3 match={match}"),
        *(process.scheduler.tick() for process in others),
    )
    await world.tick()
    stored = await world.store.match(match)
    assert (stored.stage, stored.outcome.reason) == (Stage.OVER, Reason.TIMEOUT)
    assert await world.log(match, Played) == []
    assert len(await world.log(match, Ended)) == 1


async def test_what_a_killed_process_had_claimed_is_delivered_by_another_in_order(world):
    match = await world.match()
    dead = Claim(platforms=(PLATFORM,), now=world.now, until=world.now + CLAIM_LIFETIME)
    assert len(await world.processes[-1].store.claim(dead, 50)) == 4
    who = await world.who("Alkaios")
    assert not (await world.processes[0].dispatcher.hear(who, f"move a2-a3 match={match}")).refused
    await world.deliver()
    assert world.book == []
    world.now += CLAIM_LIFETIME
    await world.deliver()
    assert len(world.book) == 6
    for name in NAMES:
        who = (await world.who(name)).id
        told = [notice.turn for _, notice in world.book if notice.account == who]
        assert told == sorted(told)


async def test_a_process_that_is_told_to_stop_lets_go_at_once(world):
    stopping, other, *_ = world.processes
    await world.match()
    stopping.front.hangs = True
    running = asyncio.create_task(stopping.outbox_worker.run())
    async with asyncio.timeout(120):
        await stopping.front.reached.wait()
    await other.outbox_worker.flush()
    assert world.book == []
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    await other.outbox_worker.flush()
    assert len(world.book) == 4


async def test_matches_that_a_killed_process_had_taken_are_ticked_by_another(world):
    match = await world.match("3d,hard")
    world.now += 3 * DAY
    await world.store.save_heartbeat(world.now)
    taken = await world.store.take_matches_due(world.now, until=world.now + TICK_HOLD, limit=9)
    assert taken == (match,)
    await world.tick()
    assert (await world.store.match(match)).stage is Stage.RUNNING
    world.now += TICK_HOLD
    await world.tick()
    assert (await world.store.match(match)).stage is Stage.OVER


async def test_while_one_process_runs_there_is_no_outage(world):
    one, other, *_ = world.processes
    match = await world.match("3d,hard")
    timer = (await world.store.match(match)).timer
    for _ in range(60):
        world.now += HEARTBEAT_INTERVAL
        await one.scheduler.beat()
    await other.scheduler.beat()  # which was down all the while
    assert (await world.store.match(match)).timer == timer


async def test_an_outage_of_all_is_given_back_once_by_the_one_that_comes_first(world):
    matches = [await world.match("3d,hard") for _ in range(3)]
    for process in world.processes:
        await process.scheduler.beat()
    due = [await world.store.next_match_due() for _ in matches]
    world.now += 2 * DAY
    await asyncio.gather(*(process.scheduler.beat() for process in world.processes))
    assert [await world.store.next_match_due() for _ in matches] == [each + 2 * DAY for each in due]
    for match in matches:
        assert await problem_of(world.store, match) is None
