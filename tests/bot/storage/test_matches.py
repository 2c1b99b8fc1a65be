import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.agreements import DRAW, Ask
from bot.core.matches.challenges import Accept, Decline, Withdraw
from bot.core.matches.errors import MatchIdInUse, VersionConflict
from bot.core.matches.evolve import fold
from bot.core.matches.model import AccountId, MatchId, Place, Stage, Stay
from bot.core.matches.play import Play, Resign
from bot.core.service.audit import problem_of
from bot.storage import open_store
from engine import Side
from engine.catalogue import KEYS
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    LOBBY,
    NOW,
    SHORT_GAME,
    STRANGER,
    to_act,
)
from tests.bot.storage.steps import MATCH, begun, offer, played, step

HOUR = timedelta(hours=1)


async def all_items(store):
    return await store.due(("web",), NOW + timedelta(days=99), 1000)


async def test_a_new_match_gets_the_first_version_and_is_found(store):
    made = (await store.create(offer(place=LOBBY))).match
    assert made == replace(offer(place=LOBBY).match, version=1)
    assert await store.match(MATCH) == made


async def test_a_match_that_is_not_there_is_not_found(store):
    assert await store.match(MATCH) is None
    assert await store.log(MATCH) == ()


async def test_an_id_in_use_is_refused_and_nothing_is_written(store):
    made = (await store.create(offer())).match
    before = await all_items(store)
    with pytest.raises(MatchIdInUse):
        await store.create(offer(invited=STRANGER))
    assert await store.match(MATCH) == made
    assert len(await store.log(MATCH)) == 1
    assert await all_items(store) == before


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_every_step_of_a_match_comes_back_as_it_was_stored(store):
    """On one database: both keep the same texts, and other tests see that each gives them back."""
    for ruleset in KEYS:
        match = await begun(store, MatchId(ruleset), ruleset=ruleset)
        for _ in range(30):
            assert await store.match(match.id) == match
            if match.outcome:
                break
            # The last in order attacks the enemy's side, so that captures are tried too.
            action = match.game.write(match.game.choices[-1])
            match = (await store.save(step(match, Play(to_act(match), action)))).match
        assert fold(await store.log(match.id)) == replace(match, version=0), ruleset


async def test_where_each_person_plays_comes_back_as_it_was_stored(store):
    group, channel = Place("telegram", "-100 7"), Place("discord", "kanál/9")
    change = offer()
    stays = (Stay(ALKAIOS, group), Stay(BRASIDAS, channel))
    made = (await store.create(replace(change, match=replace(change.match, stays=stays)))).match
    assert made.stays == stays
    assert await store.match(MATCH) == made
    begun_there = (await store.save(step(made, Accept(BRASIDAS, Side.FIRST, group)))).match
    assert begun_there.place_of(BRASIDAS) == group
    assert await store.match(MATCH) == begun_there


async def test_the_log_holds_every_event_in_order(store):
    match = await played(store, await begun(store), SHORT_GAME[:4])
    match = (await store.save(step(match, Ask(ALKAIOS, DRAW)))).match
    await store.save(step(match, Resign(BRASIDAS)))
    kinds = [type(event).__name__ for event in await store.log(MATCH)]
    assert kinds == ["Offered", "Accepted", *["Played"] * 4, "DrawOffered", "Ended"]


async def test_a_step_from_an_old_version_is_refused_and_nothing_is_written(store):
    match = await begun(store)
    stale, then = step(match, Play(ALKAIOS, "a2-a3")), NOW + HOUR
    now = (await store.save(step(match, Play(ALKAIOS, "a2-a5"), then))).match
    before = await all_items(store), await store.log(MATCH)
    with pytest.raises(VersionConflict):
        await store.save(stale)
    assert await store.match(MATCH) == now
    assert (await all_items(store), await store.log(MATCH)) == before


async def test_a_step_of_a_match_that_is_not_there_is_refused(store):
    with pytest.raises(VersionConflict):
        await store.save(offer())
    assert await store.log(MATCH) == ()


async def test_of_many_steps_from_one_version_just_one_is_stored(store):
    match = await begun(store)
    steps = [step(match, Play(ALKAIOS, action)) for action in ("a2-a3", "b2-b3", "c2-c3", "d2-d3")]
    results = await asyncio.gather(*map(store.save, steps), return_exceptions=True)
    assert sum(isinstance(result, VersionConflict) for result in results) == len(steps) - 1
    assert len(await store.log(MATCH)) == 3


async def test_a_step_that_cannot_be_stored_whole_is_not_stored_at_all(store):
    match = await begun(store)
    change = step(match, Play(ALKAIOS, "a2-a3"))
    unknown = replace(change.notices[0], account=None, place=LOBBY, match=MatchId("nowhere"))
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.save(replace(change, notices=(unknown,)))
    assert await store.match(MATCH) == match
    assert len(await store.log(MATCH)) == 2


async def test_a_persons_matches_are_listed_the_latest_first(store):
    first = await begun(store, MatchId("first"), NOW)
    second = (await store.create(offer(MatchId("second"), NOW + HOUR, invited=STRANGER))).match
    third = (await store.create(offer(MatchId("third"), NOW + 2 * HOUR, invited=None))).match
    assert await store.matches_of(ALKAIOS, 5) == (third, second, first)
    assert await store.matches_of(BRASIDAS, 5) == (first,)
    assert await store.matches_of(STRANGER, 5) == (second,)
    first = await played(store, first, SHORT_GAME[:1], NOW + 3 * HOUR)
    assert await store.matches_of(ALKAIOS, 5) == (first, third, second)


async def test_of_the_finished_matches_just_the_last_are_listed(store):
    ways = {
        "declined": lambda match, at: step(match, Decline(BRASIDAS), at),
        "withdrawn": lambda match, at: step(match, Withdraw(ALKAIOS), at),
    }
    ids = [MatchId(f"{way} {number}") for number in range(3) for way in ways]
    for hours, match_id in enumerate(ids):
        made = (await store.create(offer(match_id))).match
        await store.save(ways[match_id.split()[0]](made, NOW + hours * HOUR))
    resigned = await begun(store, MatchId("resigned"))
    await store.save(step(resigned, Resign(ALKAIOS), NOW + 9 * HOUR))
    await begun(store, MatchId("running"))
    for person in (ALKAIOS, BRASIDAS):
        listed = [match.id for match in await store.matches_of(person, 3)]
        assert listed == ["resigned", ids[-1], ids[-2], "running"]
    assert [match.id for match in await store.matches_of(ALKAIOS, 0)] == ["running"]


async def test_all_matches_that_a_person_has_a_part_in_are_found(store):
    declined = [
        (await store.create(offer(MatchId(f"declined {number}")))).match for number in range(3)
    ]
    finished = [(await store.save(step(match, Decline(BRASIDAS)))).match for match in declined]
    running = await begun(store, MatchId("running"))
    asked = (await store.create(offer(MatchId("open"), invited=None))).match
    assert set(await store.matches_with(ALKAIOS)) == {*finished, running, asked}
    assert set(await store.matches_with(BRASIDAS)) == {*finished, running}
    assert await store.matches_with(STRANGER) == ()


async def test_finished_matches_that_others_could_watch_are_listed_the_last_one_first(store):
    ends = {}
    for number, place in enumerate((LOBBY, None, LOBBY, LOBBY), start=1):
        match = await begun(store, MatchId(f"m{number}"), place=place)
        assert await store.ended(match.id) is None
        ends[match.id] = NOW + number * HOUR
        await store.save(step(match, Resign(ALKAIOS), ends[match.id]))
    listed = [(match.id, ended) for match, ended in await store.public_matches(ALKAIOS, 2)]
    assert listed == [(each, ends[each]) for each in ("m4", "m3")]
    every = await store.public_matches(BRASIDAS, 9)
    assert [match.id for match, _ in every] == ["m4", "m3", "m1"]
    assert await store.public_matches(STRANGER, 9) == ()
    assert await store.ended(MatchId("m2")) == ends["m2"]
    assert await store.ended(MatchId("m9")) is None


async def test_a_match_is_listed_for_whoever_took_it_up(store):
    made = (await store.create(offer(invited=None))).match
    assert await store.matches_of(STRANGER, 5) == ()
    taken = (await store.save(step(made, Accept(STRANGER, Side.SECOND)))).match
    assert taken.seats == (ALKAIOS, STRANGER)
    assert await store.matches_of(STRANGER, 5) == (taken,)
    assert await store.matches_of(AccountId("nobody"), 5) == ()


async def test_challenges_in_the_lobby_are_listed_the_newest_first_until_they_expire(store):
    lasting = {hours: NOW + hours * HOUR for hours in (1, 2, 3)}
    for hours, expires in lasting.items():
        change = offer(
            MatchId(f"lasts {hours}"), NOW + hours * timedelta(minutes=1), invited=None, place=LOBBY
        )
        event = replace(change.events[0], expires=expires)
        match = replace(change.match, expires=expires)
        await store.create(replace(change, match=match, events=(event,)))
    await store.create(offer(MatchId("personal"), place=LOBBY))
    await store.create(offer(MatchId("by link"), invited=None))
    taken = (await store.create(offer(MatchId("taken"), invited=None, place=LOBBY))).match
    await store.save(step(taken, Accept(STRANGER, Side.FIRST)))

    async def listed(now, limit=9):
        return [match.id for match in await store.open_challenges(now, limit, BRASIDAS)]

    assert await listed(NOW) == ["lasts 3", "lasts 2", "lasts 1"]
    assert await listed(NOW, 2) == ["lasts 3", "lasts 2"]
    assert await listed(lasting[2]) == ["lasts 3"]
    assert await listed(lasting[3]) == []


async def test_all_matches_are_gone_through_page_by_page(store):
    ids = tuple(MatchId(f"m{number}") for number in range(5))
    for match_id in reversed(ids):
        await store.create(offer(match_id))
    assert await store.count_matches() == 5
    assert await store.match_ids(None, 3) == ids[:3]
    assert await store.match_ids(ids[2], 3) == ids[3:]
    assert await store.match_ids(ids[4], 3) == ()


async def test_times_come_back_in_utc_to_the_microsecond(store):
    expires = NOW + timedelta(microseconds=1)
    change = offer()
    await store.create(replace(change, match=replace(change.match, expires=expires)))
    back = (await store.match(MATCH)).expires
    assert back == expires
    assert back.utcoffset() == timedelta(0)


async def test_what_was_stored_is_there_after_a_restart(url, store):
    match = await played(store, await begun(store), SHORT_GAME[:2])
    async with open_store(url) as again:
        assert await again.match(MATCH) == match
        assert match.stage is Stage.RUNNING


async def test_the_seed_and_the_plies_come_back_and_make_the_same_throws(store):
    change = offer(ruleset="vogt-kubeia")
    [event] = change.events
    events = (replace(event, seed="5eed" * 16),)
    match = (await store.create(replace(change, events=events, match=fold(events)))).match
    match = (await store.save(step(match, Accept(BRASIDAS, Side.FIRST)))).match
    for _ in range(6):
        match = (await store.save(step(match, Play(to_act(match), 0)))).match
        back = await store.match(MATCH)
        assert (back, back.seed, back.trail.plies) == (match, "5eed" * 16, match.trail.plies)
    [first, *_] = await store.log(MATCH)
    assert first == events[0]
    assert await problem_of(store, MATCH) is None


async def test_a_match_with_dice_comes_back_with_its_throws(store):
    match = await begun(store, ruleset="vogt-kubeia")
    assert (match.turn, match.game.position.roll) == (1, (6, 5))
    for action in ("a2-a4", "g6-f6", "a1-a3", "k7-k5"):
        match = (await store.save(step(match, Play(to_act(match), action)))).match
        assert await store.match(MATCH) == match
    kinds = [type(event).__name__ for event in await store.log(MATCH)]
    assert kinds == ["Offered", "Accepted", "Thrown", *["Played", "Thrown"] * 4]
    assert await problem_of(store, MATCH) is None


async def test_the_versions_of_several_matches_are_told_at_once(store):
    begun_one = await begun(store, MATCH)
    other = (await store.create(offer(MatchId("other")))).match
    wanted = (MATCH, other.id, MatchId("nowhere"))
    assert await store.match_versions(wanted) == {MATCH: begun_one.version, other.id: other.version}
    assert await store.match_versions(()) == {}
