"""What blocks the event loop is measured and named."""

import asyncio
import time

from structlog.testing import capture_logs

from bot.operations.loop_lag import BLOCKED_AFTER, watched


async def test_what_blocks_the_loop_is_named_by_its_place_once():
    delays = []
    with capture_logs() as logs:
        async with watched(delays.append):
            await asyncio.sleep(0.1)
            began = time.thread_time()
            while time.thread_time() - began < 5 * BLOCKED_AFTER:
                sum(range(1000))  # this is what is to be seen
            await asyncio.sleep(0.2)
    assert max(delays) > 3 * BLOCKED_AFTER
    [told] = [entry for entry in logs if entry["event"] == "event_loop_blocked"]
    assert "tests/bot/operations/test_loop_lag.py" in told["at"]
    assert told["seconds"] >= BLOCKED_AFTER


async def test_a_loop_that_only_waits_for_the_processor_is_not_blocked():
    with capture_logs() as logs:
        async with watched(lambda _seconds: None):
            await asyncio.sleep(0.1)
            time.sleep(4 * BLOCKED_AFTER)  # noqa: ASYNC251 -- as when others have the processor
            await asyncio.sleep(0.1)
    assert [entry for entry in logs if entry["event"] == "event_loop_blocked"] == []
