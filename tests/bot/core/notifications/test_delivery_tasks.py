"""A slow recipient delays nobody else."""

import asyncio

from tests.bot.core.notifications.test_outbox_worker import Front, stopped, worker


class SlowFront(Front):
    """A front-end at which everything for one person hangs until it is let go."""

    def __init__(self, *slow):
        super().__init__()
        self.slow, self.go_on = set(slow), asyncio.Event()

    async def deliver(self, notice):
        if notice.account in self.slow:
            await self.go_on.wait()
        await super().deliver(notice)


async def test_a_slow_recipient_delays_none_that_a_later_look_finds(bench):
    match = await bench.store.match(await bench.begin())
    slow, quick = match.seats
    front = SlowFront(slow)
    outbox = worker(bench, front)
    running = asyncio.create_task(outbox.run())
    for action in ("a2-a3", "a7-a6"):
        await bench.play(match.id, action)
        turn = (await bench.store.match(match.id)).turn
        outbox.wake()
        async with asyncio.timeout(5):
            while not front.got or front.got[-1].turn < turn:  # noqa: ASYNC110 -- no event
                await asyncio.sleep(0.01)
    assert {notice.account for notice in front.got} == {quick}
    await stopped(running)


async def test_slow_recipients_leave_room_for_others_in_a_while(bench, monkeypatch):
    monkeypatch.setattr("bot.core.notifications.outbox_worker.MAX_RECIPIENTS", 2)
    monkeypatch.setattr("bot.core.notifications.outbox_worker.SLOW_AFTER", 0.05)
    slow = (await bench.store.match(await bench.begin())).seats
    front = SlowFront(*slow)
    outbox = worker(bench, front)
    running = asyncio.create_task(outbox.run())
    quick = (await bench.store.match(await bench.begin("Chares", "Dion"))).seats
    async with asyncio.timeout(10):
        outbox.wake()
        await front.told.wait()
    assert front.got[0].account in quick
    await stopped(running)
