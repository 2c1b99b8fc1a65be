"""An outage that a command finds is given back before it, and is not the input's effect."""

from datetime import timedelta

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
