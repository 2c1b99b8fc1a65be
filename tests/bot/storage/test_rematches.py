import asyncio
from dataclasses import replace

import pytest

from bot.core.matches.challenges import Accept, Decline
from bot.core.matches.errors import MatchIdInUse, RematchInUse
from bot.core.matches.evolve import evolve
from bot.core.matches.messages import Refused
from bot.core.matches.model import MatchId, Stage
from bot.core.matches.play import Resign
from bot.core.matches.takebacks import takeback_point
from bot.core.service.audit import problem_of
from bot.core.store.values import Saved
from engine import Side
from tests.bot.core.sample_matches import BRASIDAS
from tests.bot.storage.steps import MATCH, begun, offer, played, step

AGAIN, OTHER = MatchId("again"), MatchId("other")


def rematch(match_id):
    """The first step of a rematch of the usual match."""
    change = offer(match_id)
    (event,) = change.events
    event = replace(event, rematch_of=MATCH)
    return replace(change, events=(event,), match=evolve(None, event))


async def test_a_match_has_one_open_rematch_at_most(store):
    await begun(store)
    assert await store.rematch_of(MATCH) is None
    made = (await store.create(rematch(AGAIN))).match
    assert await store.rematch_of(MATCH) == made == await store.match(AGAIN)
    with pytest.raises(RematchInUse):
        await store.create(rematch(OTHER))
    assert await store.match(OTHER) is None
    running = (await store.save(step(made, Accept(BRASIDAS, Side.FIRST)))).match
    assert await store.rematch_of(MATCH) == running
    with pytest.raises(RematchInUse):
        await store.create(rematch(OTHER))
    await store.save(step(running, Resign(BRASIDAS)))
    assert await store.rematch_of(MATCH) is None
    assert (await store.create(rematch(OTHER))).match == await store.rematch_of(MATCH)
    assert await problem_of(store, AGAIN) is None


async def test_one_that_was_declined_makes_room_for_another(store):
    await begun(store)
    made = (await store.create(rematch(AGAIN))).match
    await store.save(step(made, Decline(BRASIDAS)))
    assert ((await store.create(rematch(OTHER))).match).stage is Stage.OFFERED


async def test_an_id_that_is_taken_is_told_from_a_rematch_that_is(store):
    await begun(store)
    await begun(store, OTHER)
    with pytest.raises(MatchIdInUse):
        await store.create(rematch(OTHER))


async def test_of_two_at_once_one_is_made(store, another):
    await begun(store)
    results = await asyncio.gather(
        *(
            (store, another)[number % 2].create(rematch(MatchId(f"r{number}")))
            for number in range(6)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Saved) for result in results) == 1
    assert sum(isinstance(result, RematchInUse) for result in results) == 5
    assert not any(isinstance(result, Refused) for result in results)


async def test_what_can_be_taken_back_is_kept(store):
    match = await played(store, await begun(store))
    assert await store.match(MATCH) == match
    running = await played(store, await begun(store, OTHER), ("a2-a3", "a7-a6", "b2-b3"))
    stored = await store.match(OTHER)
    assert stored.before == running.before
    assert takeback_point(stored, Side.FIRST).ply == "b2-b3"
    assert await problem_of(store, OTHER) is None
