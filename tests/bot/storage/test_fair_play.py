"""The rated matches that are looked into, as they are read from the database."""

from datetime import timedelta

from bot.computer.examining import CachedExaminer
from bot.core.matches.challenges import Accept
from bot.core.matches.chat import Say
from bot.core.matches.fair_play import Suspicion
from bot.core.matches.fair_play_records import LAST, findings
from bot.core.matches.model import MatchId
from bot.core.matches.play import Resign
from bot.core.matches.ratings import SCALE
from bot.storage.maintenance.fair_play import player_histories
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, SHORT_GAME, STRANGER
from tests.bot.storage.steps import begun, offer, played, step
from tests.bot.storage.test_ratings import rated

DAY = timedelta(days=1)


async def read(store, since):
    return await store.database.read(lambda connection: player_histories(connection, since))


async def test_matches_given_up_at_once_are_found_as_dumping(store):
    for number in range(6):
        await rated(store, number, at=NOW + number * DAY)
    found = [
        finding
        for examined in await read(store, NOW)
        for finding in findings(examined, CachedExaminer(), NOW + 9 * DAY)
    ]
    assert [(each.kind, each.people) for each in found] == [
        (Suspicion.DUMPING, (BRASIDAS, ALKAIOS))
    ]
    assert dict(found[0].evidence.params)["thrown"] == 6


async def test_only_people_with_new_matches_are_looked_at_with_their_ratings_before_each(store):
    for number in range(3):
        await rated(store, number, at=NOW + number * DAY)
    examined, other = await read(store, NOW + 2 * DAY)
    assert [each.person for each in (examined, other)] == [ALKAIOS, BRASIDAS]
    assert (examined.count, examined.new, examined.running) == (3, 1, ())
    before = [each.ratings for each in examined.ended]
    assert before[0] == (SCALE.first_rating("lemery-compact"),) * 2
    assert before[2][0].value > before[1][0].value > SCALE.start
    assert await read(store, NOW + 3 * DAY) == ()


async def test_a_match_that_was_read_for_another_player_has_its_ratings(store):
    old = await rated(store, 0)
    for number in range(LAST):
        terms = {"invited": STRANGER, "rated": True}
        match = (await store.create(offer(MatchId(f"later{number}"), NOW + DAY, **terms))).match
        for command in (Accept(STRANGER, Side.FIRST), Resign(STRANGER)):
            match = (await store.save(step(match, command, NOW + DAY))).match
    await store.save(step(old, Say(ALKAIOS, "Well played"), NOW + 2 * DAY))
    lost = (await read(store, NOW))[1]
    assert (lost.person, lost.ended[0].match.id) == (BRASIDAS, old.id)
    assert lost.ended[0].ratings is not None


async def test_running_rated_matches_are_looked_at_for_who_is_to_act(store):
    match = await begun(store, MatchId("slow"), rated=True)
    await played(store, match, SHORT_GAME[:3])
    await played(store, await begun(store, MatchId("other")), SHORT_GAME[:2], NOW + DAY)
    [examined] = await read(store, NOW + 9 * DAY)
    assert (examined.person, [each.match.id for each in examined.running]) == (BRASIDAS, ["slow"])
    assert {where for _, where in examined.moves} == {"slow", "other"}
