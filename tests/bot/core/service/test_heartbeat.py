"""An outage that a command finds is given back before it, and is not the input's effect."""

import asyncio
from datetime import timedelta

from bot.core.matches.timing import next_due
from bot.core.service.heartbeat import OUTAGE_THRESHOLD, Heartbeat
from bot.core.store.values import InputKey, handling


async def test_what_an_outage_gives_back_is_not_the_effect_of_the_input_that_finds_it(
    bench, monkeypatch
):
    match = await bench.begin(clock="3d")
    heartbeat = bench.service._heartbeat = Heartbeat(bench.store, bench.clock)
    await heartbeat.beat(bench.service.attempt)
    bench.now += OUTAGE_THRESHOLD + timedelta(minutes=1)
    changes, save = [], bench.store.save

    async def saving(change):
        changes.append((type(change.events[0]).__name__, change.input))
        return await save(change)

    monkeypatch.setattr(bench.store, "save", saving)
    key = InputKey("telegram-7", 1)
    with handling(key):
        played = await bench.say("Alkaios", f"move a2-a5 match={match}")
    assert not played.refused, played.lines
    assert changes == [("Timed", None), ("Played", key)]


async def test_a_move_waits_for_its_own_match_alone_to_get_an_outage_back(bench, monkeypatch):
    one, other = await bench.begin(clock="3d,hard"), await bench.begin(second="Chares", clock="3d")
    heartbeat = bench.service._heartbeat = Heartbeat(bench.store, bench.clock)
    await heartbeat.beat(bench.service.attempt)
    due = {match: next_due(await bench.store.match(match)) for match in (one, other)}
    outage = timedelta(days=30)
    bench.now += outage
    gate, listed = asyncio.Event(), bench.store.matches_timed

    async def held(*given):
        await gate.wait()
        return await listed(*given)

    monkeypatch.setattr(bench.store, "matches_timed", held)
    beating = asyncio.create_task(heartbeat.beat(bench.service.attempt))
    played = await bench.say("Alkaios", f"move a2-a5 match={one}")
    assert not played.refused, "its time did not run out while the bot was down"
    assert next_due(await bench.store.match(other)) == due[other]
    gate.set()
    await beating
    assert next_due(await bench.store.match(other)) == due[other] + outage
