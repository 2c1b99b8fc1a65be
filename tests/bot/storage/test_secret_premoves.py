"""A step that only plans leaves no trace where anyone but its planner could find one."""

from datetime import timedelta

from bot.core.matches.model import MatchId, Place
from bot.core.matches.premoves import DropPlan, Plan
from bot.core.store.values import Post
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW
from tests.bot.storage.steps import begun, played, step

HOUR = timedelta(hours=1)
EVERYWHERE = ("web", "telegram", "discord")


async def test_a_plan_comes_back_and_is_announced_to_its_planner_alone(store):
    match = await begun(store)
    channel = Place("discord", "c9")
    await store.keep_post(Post(match=match.id, place=channel, message="1", turn=0))
    for item in await store.due(EVERYWHERE, NOW, 100):
        await store.acknowledge((item.id,))
    planned = (await store.save(step(match, Plan(BRASIDAS, ("a2-a5", "c6-c5")), NOW + HOUR))).match
    assert (await store.match(match.id)) == planned
    assert planned.plans == ((), (("a2-a5", "c6-c5"),))
    dropped = (await store.save(step(planned, DropPlan(BRASIDAS), NOW + 2 * HOUR))).match
    assert dropped.version == match.version + 2
    items = await store.due(EVERYWHERE, NOW + 3 * HOUR, 100)
    assert {(item.notice.account, item.notice.call) for item in items} == {(BRASIDAS, False)}


async def test_a_plan_changes_no_order_in_which_matches_are_listed(store):
    older = await begun(store, MatchId("older"))
    newer = await begun(store, MatchId("newer"), NOW + HOUR)
    await store.save(step(older, Plan(BRASIDAS, ("a2-a5", "c6-c5")), NOW + 2 * HOUR))
    for person in (ALKAIOS, BRASIDAS):
        listed = await store.matches_of(person, 5)
        assert [match.id for match in listed] == [newer.id, older.id]
    await played(store, newer, ("a2-a5",), NOW + 3 * HOUR)
    assert [match.id for match in await store.matches_of(ALKAIOS, 5)] == [newer.id, older.id]
