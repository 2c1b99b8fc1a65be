"""What a crash, a fault or a match that begins at the wrong moment leaves to be mended."""

import pytest
from structlog.testing import capture_logs

from bot.core.matches.clocks import flag_fall
from bot.core.matches.model import PRESENT
from bot.core.service.vacations import CARRY_DELAY, RETRY_AFTER
from tests.bot.core.timed import DAY, MINUTE, at

AWAY = "settings vacation=9d"


async def away(bench, match):
    return (await bench.store.match(match)).away


async def test_a_crash_between_the_vacation_and_the_matches_is_mended(bench, scheduler):
    matches = [await bench.begin(clock="3d") for _ in range(3)]
    act = bench.service.act

    async def crashing(match_id, command):
        if match_id == max(matches):
            raise KeyboardInterrupt
        return await act(match_id, command)

    bench.service.act = crashing
    with pytest.raises(KeyboardInterrupt):
        await bench.say("Alkaios", AWAY)
    bench.service.act = act
    until = bench.now + 9 * DAY
    assert await away(bench, max(matches)) == PRESENT
    await at(bench, scheduler, bench.now + RETRY_AFTER)
    assert [await away(bench, match) for match in matches] == [(until, None)] * 3
    assert await bench.store.vacations_due(until, 9) == ()


async def test_coming_back_is_mended_as_well(bench, scheduler):
    match = await bench.begin(clock="3d")
    await bench.say("Alkaios", AWAY)
    act = bench.service.act

    async def failing(*_):
        raise OSError("no disk")

    bench.service.act = failing
    with capture_logs() as logs:
        assert not (await bench.say("Alkaios", "settings vacation=off")).refused
    assert [entry["event"] for entry in logs].count("vacation_failed") == 1
    bench.service.act = act
    assert await away(bench, match) != PRESENT
    await at(bench, scheduler, bench.now + RETRY_AFTER)
    assert await away(bench, match) == PRESENT


async def test_a_match_that_cannot_be_read_keeps_no_other_waiting_and_is_tried_again(
    bench, scheduler
):
    broken, sound = await bench.begin(clock="9d"), await bench.begin(clock="9d")
    act = bench.service.act

    async def acting(match_id, command):
        if match_id == broken:
            raise OSError("unreadable")
        return await act(match_id, command)

    bench.service.act = acting
    until = bench.now + 9 * DAY
    with capture_logs():
        assert not (await bench.say("Alkaios", AWAY)).refused
        assert await away(bench, sound) == (until, None)
        await at(bench, scheduler, bench.now + RETRY_AFTER)
    bench.service.act = act
    await at(bench, scheduler, bench.now + CARRY_DELAY - MINUTE)
    assert await away(bench, broken) == PRESENT
    await at(bench, scheduler, bench.now + MINUTE)
    assert await away(bench, broken) == (until, None)


async def test_a_match_that_began_while_nobody_looked_learns_of_it(bench, scheduler):
    """The challenge is taken up just after the vacations were looked up."""
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas lemery-compact first clock=3d")
    save = bench.store.save

    async def saving(change):
        bench.store.save = save
        await bench.say("Alkaios", AWAY)
        return await save(change)

    bench.store.save = saving
    until = bench.now + 9 * DAY
    await bench.say("Brasidas", f"accept {made.view.match}")
    assert await away(bench, made.view.match) == PRESENT
    await at(bench, scheduler, bench.now + RETRY_AFTER)
    assert await away(bench, made.view.match) == (until, None)


async def test_an_outage_over_the_end_of_a_vacation_costs_nobody_anything(bench, scheduler):
    match = await bench.begin(clock="3d,hard")
    await scheduler.beat()
    await bench.say("Alkaios", AWAY)
    bench.now += 60 * DAY
    await scheduler.beat()
    await scheduler.tick()
    assert await away(bench, match) == PRESENT
    stored = await bench.store.match(match)
    assert (
        flag_fall(stored.terms.clock, stored.timer, stored.game.position.side)
        == bench.now + 3 * DAY
    )
