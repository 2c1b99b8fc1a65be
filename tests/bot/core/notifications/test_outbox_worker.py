"""The outbox is emptied, and what fails is tried again later."""

import asyncio
from datetime import timedelta
from functools import partial

from bot.core.matches.context import RequestContext
from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.groups import GroupSettings
from bot.core.matches.model import GroupKey, Place
from bot.core.matches.play import Play
from bot.core.notifications.outbox_worker import CLAIM_LIFETIME, POLL_INTERVAL, OutboxWorker
from bot.core.notifications.platform import PuzzleDelivered
from bot.core.notifications.sender import MAX_BACKOFF, MIN_BACKOFF, backoff
from bot.core.service.service import Service
from engine import Side

DAY = timedelta(days=1)


class Front:
    """A front-end that keeps what it gets, or fails as often as it is told to."""

    platform = "web"

    def __init__(self, failures=0, error=None):
        self.failures = failures
        self.error = error or ConnectionError("the platform is down")
        self.fails_at = None
        self.got = []
        self.digests = []
        self.waits = True
        self.told = asyncio.Event()

    async def deliver_digest(self, account):
        if self.failures:
            self.failures -= 1
            raise self.error
        self.digests.append(account)
        return self.waits

    async def deliver_puzzle(self, place, now):
        if self.failures:
            self.failures -= 1
            return PuzzleDelivered(is_posted=False)
        self.got.append((place, now.date()))
        return PuzzleDelivered()

    async def deliver(self, notice):
        if self.failures and self.fails_at in {None, notice.place}:
            self.failures -= 1
            raise self.error
        self.got.append(notice)
        self.told.set()


async def stopped(task):
    task.cancel()
    [end] = await asyncio.gather(task, return_exceptions=True)
    assert isinstance(end, asyncio.CancelledError)


def worker(bench, front):
    made = OutboxWorker(bench.store, bench.clock)
    made.serve(front)
    return made


async def test_everything_is_delivered_once_in_order(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6")
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    await outbox.flush()
    assert len(front.got) == 2 * 4  # the challenge, its answer and two moves, each to both
    for person in {notice.account for notice in front.got}:
        turns = [notice.turn for notice in front.got if notice.account == person]
        assert turns == sorted(turns)


async def test_what_fails_is_tried_again_later_and_holds_up_nobody(bench):
    await bench.begin()
    front = Front(failures=1)
    outbox = worker(bench, front)
    await outbox.flush()
    assert len(front.got) == 3  # the other person's, and the call after the one that failed
    bench.now += MIN_BACKOFF - timedelta(microseconds=1)
    await outbox.flush()
    assert len(front.got) == 3
    bench.now += timedelta(microseconds=1)
    await outbox.flush()
    assert len(front.got) == 4


async def test_a_call_waits_for_nothing_and_the_rest_keeps_its_order(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6", "a3-a2", "a6-a7")
    front, tried, deliver = Front(), [], Front.deliver

    async def calls_alone(notice):
        tried.append(notice)
        if not notice.call:
            raise TryLater(30)
        await deliver(front, notice)

    front.deliver = calls_alone
    outbox = worker(bench, front)
    await outbox.flush()
    calls = [notice.turn for notice in front.got]
    assert (len(calls), sum(not notice.call for notice in tried)) == (6, 2), "one for each person"
    front.deliver = partial(deliver, front)
    bench.now += timedelta(seconds=30)
    await outbox.flush()
    for person in {notice.account for notice in front.got}:
        silent = [each.turn for each in front.got[6:] if each.account == person]
        assert silent
        assert silent == sorted(silent)


async def test_a_platform_may_ask_for_patience_or_never_take_it(bench):
    await bench.begin()
    front = Front(failures=1, error=TryLater(30))
    outbox = worker(bench, front)
    await outbox.flush()
    bench.now += timedelta(seconds=29)
    await outbox.flush()
    assert len(front.got) == 3
    bench.now += timedelta(seconds=1)
    front.failures, front.error = 1, Unreachable("blocked")
    await outbox.flush()
    await outbox.flush()
    assert len(front.got) == 3


async def test_a_puzzle_is_posted_at_the_same_time_each_day(bench):
    group, place = GroupKey("web", "7"), Place("web", "c7")
    await bench.store.keep_group_settings(group, GroupSettings(puzzle=place.key), bench.now)
    front, today = Front(failures=1), bench.now.date()
    outbox = worker(bench, front)
    await outbox.flush()
    assert front.got == []
    bench.now += DAY - timedelta(seconds=1)
    await outbox.flush()
    assert front.got == []
    bench.now += timedelta(seconds=1)
    await outbox.flush()
    bench.now += 3 * DAY + timedelta(hours=9)  # what a long outage missed comes once
    await outbox.flush()
    await outbox.flush()
    bench.now += timedelta(hours=15)
    await outbox.flush()
    assert front.got == [(place, today + number * DAY) for number in (1, 4, 5)]


async def test_a_platform_that_is_not_served_keeps_its_items(bench):
    await bench.begin()
    await OutboxWorker(bench.store, bench.clock).flush()
    front = Front()
    await worker(bench, front).flush()
    assert len(front.got) == 4


async def test_it_runs_until_cancelled_and_wakes_when_something_is_stored(bench):
    front = Front()
    outbox = worker(bench, front)
    running = asyncio.create_task(outbox.run())
    await bench.begin()
    outbox.wake()
    async with asyncio.timeout(60):
        await front.told.wait()
    await stopped(running)


async def test_a_front_end_that_starts_later_gets_what_waits_at_once(bench):
    await bench.begin()
    front, outbox = Front(), OutboxWorker(bench.store, bench.clock)
    running = asyncio.create_task(outbox.run())
    for _ in range(9):  # until it waits for the clock
        await asyncio.sleep(0)
    outbox.serve(front)
    async with asyncio.timeout(POLL_INTERVAL.total_seconds() / 2):
        await front.told.wait()
    await stopped(running)


async def test_what_this_process_stores_is_delivered_without_a_look(bench, monkeypatch):
    match = await bench.store.match(await bench.begin())
    front, looks, due = Front(), [], bench.store.due
    outbox = worker(bench, front)
    await outbox.flush()
    before = len(front.got)

    async def look(*asked):
        looks.append(await due(*asked))
        return looks[-1]

    monkeypatch.setattr(bench.store, "due", look)
    running = asyncio.create_task(outbox.run())
    service = Service(bench.store, bench.clock, bench.dice, worker=outbox)
    async with asyncio.timeout(60):
        while not looks:  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)
        await service.act(match.id, Play(match.seats[Side.FIRST], "a2-a3"))
        while await bench.store.next_due(("web",)):  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)
    await stopped(running)
    assert {notice.account for notice in front.got[before:]} == set(match.seats)
    assert looks == [()]


async def test_what_is_stored_is_delivered_after_the_answers_to_requests(bench, monkeypatch):
    match = await bench.store.match(await bench.begin())
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    front.told.clear()
    running = asyncio.create_task(outbox.run())
    service = Service(bench.store, bench.clock, bench.dice, worker=outbox)
    async with asyncio.timeout(60):
        while outbox.claim_for_change() is None:  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)
        monkeypatch.setattr("bot.core.notifications.outbox_worker.MAX_WAIT", 1000)
        with outbox.requests.answering():
            await service.act(match.id, Play(match.seats[Side.FIRST], "a2-a3"))
            await asyncio.sleep(0.01)
            assert not front.told.is_set()
        await front.told.wait()
        front.told.clear()
        monkeypatch.setattr("bot.core.notifications.outbox_worker.MAX_WAIT", 0.01)
        with outbox.requests.answering():
            await service.act(match.id, Play(match.seats[Side.SECOND], "a7-a6"))
            await front.told.wait()
    await stopped(running)


async def test_what_is_being_delivered_when_it_stops_is_free_for_others_at_once(bench):
    match = await bench.store.match(await bench.begin())
    front, begun = Front(), asyncio.Event()
    outbox = worker(bench, front)
    await outbox.flush()
    running = asyncio.create_task(outbox.run())
    service = Service(bench.store, bench.clock, bench.dice, worker=outbox)

    async def hang(_notice):
        begun.set()
        await asyncio.Event().wait()

    front.deliver = hang
    async with asyncio.timeout(60):
        while outbox.claim_for_change() is None:  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)
        await service.act(match.id, Play(match.seats[Side.FIRST], "a2-a3"))
        await begun.wait()
    await stopped(running)
    assert len(await bench.store.due(("web",), bench.now, 9)) == len(match.seats)


async def test_what_is_stored_is_delivered_though_the_request_is_cancelled(bench, monkeypatch):
    match = await bench.store.match(await bench.begin())
    front, save = Front(), bench.store.save
    outbox = worker(bench, front)
    await outbox.flush()
    running = asyncio.create_task(outbox.run())
    service = Service(bench.store, bench.clock, bench.dice, worker=outbox)
    saving = asyncio.Event()

    async def save_and_tell(change):
        saving.set()
        return await save(change)

    monkeypatch.setattr(bench.store, "save", save_and_tell)
    front.told.clear()
    async with asyncio.timeout(CLAIM_LIFETIME.total_seconds() / 2):
        while outbox.claim_for_change() is None:  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)
        play = Play(match.seats[Side.FIRST], "a2-a3")
        request = asyncio.create_task(service.act(match.id, play))
        await saving.wait()
        request.cancel()
        await front.told.wait()
    await stopped(running)
    assert request.cancelled()


async def test_it_outlives_a_fault_of_the_store(bench, monkeypatch):
    front = Front()
    outbox = worker(bench, front)
    failed = asyncio.Event()

    async def fail():
        failed.set()
        raise OSError("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(outbox, "_look", fail)
        running = asyncio.create_task(outbox.run())
        await failed.wait()
    await bench.begin()
    outbox.wake()
    async with asyncio.timeout(60):
        await front.told.wait()
    await stopped(running)


async def test_whoever_cannot_be_called_at_a_place_is_called_in_a_chat_of_their_own(bench):
    one, two = await bench.person("Alkaios"), await bench.person("Brasidas")
    agora = Place("web", "agora")
    here = RequestContext(place=agora, stay=agora, theirs=agora)
    await bench.dispatcher.hear(one, "challenge Brasidas", here)
    front = Front(failures=1, error=Unreachable("the channel is gone"))
    outbox = worker(bench, front)
    front.fails_at = agora
    await outbox.flush()
    [call] = [notice for notice in front.got if notice.call]
    assert (call.account, call.place) == (two.id, None)


def test_the_waits_double_up_to_an_hour():
    assert [backoff(n).total_seconds() for n in range(4)] == [2, 4, 8, 16]
    assert backoff(10**6) == MAX_BACKOFF
