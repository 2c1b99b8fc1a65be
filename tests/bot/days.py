"""Days that go by for a bot in a moment."""

from datetime import timedelta

from bot.core.service.scheduler import Scheduler

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def live(bot, *, until=None, **span):
    """Let a bot run so long, or until then: what is due is done at its moment, and told at once.

    It has a ``clock``, which can be ``put_forward``, a ``store`` and a ``service``, and brings all
    that waits in the outbox when ``told`` to.
    """
    end, scheduler = until or bot.clock() + timedelta(**span), Scheduler(bot.service)
    while (now := bot.clock()) < end:
        await bot.put_forward(min(end, now + HOUR, await _next_due(bot, now) or end))
        await bot.store.save_heartbeat(bot.clock())
        await scheduler.beat()
        await scheduler.tick()
        await bot.told()


async def _next_due(bot, now):
    due = await bot.store.next_match_due()
    return due if due and due > now else None
