"""Tournaments in the store: as they were, guarded by their version, with the people they have."""

from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from sqlalchemy import text

from bot.core.matches.chance import Chance
from bot.core.matches.chat import Say
from bot.core.matches.errors import VersionConflict
from bot.core.matches.groups import GroupSettings
from bot.core.matches.model import Account, AccountId, GroupKey, Identity, Place, Terms
from bot.core.matches.pairings import begin
from bot.core.matches.play import Resign
from bot.core.matches.tournament_standings import standings
from bot.core.matches.tournaments import Format, PairingResult, Tournament, join, leave
from bot.core.service.computer_player import RETRY_DELAY
from bot.core.service.service import Service
from bot.core.service.tournaments import TournamentDirector
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage import steps
from tests.bot.storage.test_undoing import changes, link

AGORA = GroupKey("telegram", "-7")
PLACE = Place("telegram", "-7")
DAY = timedelta(days=1)
PEOPLE = (ALKAIOS, BRASIDAS, STRANGER)


@pytest.fixture
async def made(store):
    """A round robin of three people in a group."""
    tournament = Tournament(
        id="event1",
        version=0,
        name="Spring",
        format=Format.ROUND_ROBIN,
        terms=Terms("walker-petteia", 1),
        holder=ALKAIOS,
        created=NOW,
        place=PLACE,
        group=AGORA,
    )
    for number, who in enumerate(PEOPLE):
        tournament = join(tournament, who, 1500.5 + number)
    await store.add_tournament(tournament)
    return tournament


async def begun(store, tournament):
    numbers = count(1)
    after = begin(tournament, NOW, lambda: f"m{next(numbers)}")
    await store.save_tournament(replace(tournament, version=1), after, NOW, announce=True)
    return await store.tournament(tournament.id)


async def test_it_is_read_as_it_was_stored(store, made):
    assert await store.tournament("event1") == replace(made, version=1)
    after = await begun(store, made)
    again = begin(made, NOW, lambda: "m1")
    assert after == replace(again, version=2)
    assert await announced(store) == [PLACE]


async def announced(store):
    """Where the event was announced: when it was made, and after that."""
    items = await store.due(("telegram",), NOW, 10)
    assert {each.notice.tournament for each in items} == {"event1"}
    return [each.notice.place for each in items]


async def test_it_is_announced_where_its_group_wants_that(store, made):
    await store.keep_group_settings(AGORA, GroupSettings(events="-7/5"), NOW)
    await begun(store, made)
    assert await announced(store) == [Place("telegram", "-7/5")]


async def test_a_step_that_is_no_news_is_not_announced(store, made):
    loaded = await store.tournament(made.id)
    await store.save_tournament(loaded, leave(loaded, STRANGER), NOW)
    assert await announced(store) == [PLACE]


async def test_of_two_changes_at_once_one_has_to_load_it_again(store, made):
    await begun(store, made)
    with pytest.raises(VersionConflict):
        await begun(store, made)


async def test_the_end_of_a_match_makes_it_due(store, made):
    # Of each match: two that end at the same moment do not see each other's end.
    await store.add_account(Account(AccountId("fourth"), "F."), Identity("telegram", "9"))
    four = join(replace(made, id="event2"), AccountId("fourth"), 1500)
    await store.add_tournament(four)
    tournament = await begun(store, four)
    service = Service(store, lambda: NOW, Chance())
    await TournamentDirector(service).run_due(NOW)
    assert await store.next_tournament_due() == tournament.ends == NOW + timedelta(days=14)
    [pairing, _] = (await store.tournament("event2")).unfinished
    await service.act(pairing.match, Resign(pairing.second))
    assert await store.tournaments_due(NOW, 10) == ("event2",)
    [over, _] = (await store.tournament("event2")).of_round(1)
    assert over.result is PairingResult.FIRST


async def played(store, tournament):
    """The first round: Brasidas has lost to the stranger, Alkaios had a bye.

    Also returns the tournament as it was while they played.
    """
    service = Service(store, lambda: NOW, Chance())
    await TournamentDirector(service).run_due(NOW)
    running = await store.tournament(tournament.id)
    [pairing] = running.unfinished
    return await service.act(pairing.match, Resign(BRASIDAS)), running


async def test_a_match_that_ends_while_its_round_is_looked_at_is_not_overlooked(store, made):
    await begun(store, made)
    _, running = await played(store, made)
    await store.settle_tournament(running)
    assert await store.tournaments_due(NOW, 10) == ("event1",)


async def test_a_word_after_a_match_leaves_its_event_alone(store, made):
    await begun(store, made)
    match, _ = await played(store, made)
    service = Service(store, lambda: NOW, Chance())
    await TournamentDirector(service).run_due(NOW)
    assert await store.tournaments_due(NOW, 10) == ()
    await service.act(match.id, Say(BRASIDAS, "Well played."))
    assert await store.tournaments_due(NOW, 10) == ()


async def test_an_event_that_fails_waits_and_the_others_go_on(store, made):
    await store.add_tournament(replace(made, id="event2", ends=NOW + DAY, format=Format.LEAGUE))
    for id_ in ("event1", "event2"):
        await store.defer_tournament(id_, NOW)
    broken = text("UPDATE tournaments SET snapshot = '{}' WHERE id = 'event1'")
    await store.database.write(lambda connection: connection.execute(broken))
    await TournamentDirector(Service(store, lambda: NOW, Chance())).run_due(NOW)
    assert await store.tournaments_due(NOW, 10) == ()
    assert await store.next_tournament_due() == NOW + RETRY_DELAY


async def test_a_joined_account_plays_on_as_the_other(store, made):
    guest = AccountId("guest")
    await store.add_account(Account(guest, "G."), Identity("telegram", "8"))
    other = replace(made, id="event2", entries=())
    for who in (guest, BRASIDAS, STRANGER):
        other = join(other, who, 1500)
    await store.add_tournament(other)
    assert await store.tournaments_of(guest) == ("event2",)
    await steps.join(store, guest, ALKAIOS, ())
    assert await store.tournaments_of(guest) == ()
    assert await store.tournaments_of(ALKAIOS) == ("event1", "event2")


async def test_a_group_with_another_key_keeps_its_tournaments(store, made):
    await store.move_place(PLACE, Place("telegram", "-100"), NOW)
    assert await store.tournaments_in(AGORA) == ()
    assert await store.tournaments_in(GroupKey("telegram", "-100")) == (made.id,)


async def test_a_forgotten_person_leaves_and_holds_no_tournament(store, made):
    await begun(store, made)
    await store.forget(ALKAIOS, ())
    after = await store.tournament("event1")
    assert after.holder is None
    assert [each.account for each in after.active] == [BRASIDAS, STRANGER]
    assert await store.tournaments_held(ALKAIOS) == 0


async def parted(store, *changed):
    [joined] = await store.links_of(STRANGER, NOW)
    await store.unlink(joined, changed, NOW)


async def test_of_two_joined_accounts_in_one_event_each_keeps_its_results(store, made):
    await begun(store, made)
    match, _ = await played(store, made)
    before = await store.tournament("event1")
    await link(store, *changes(match, BRASIDAS, STRANGER))
    after = await store.tournament("event1")
    assert [each.account for each in after.active] == [ALKAIOS, STRANGER]
    assert after.pairings == before.pairings
    assert standings(after) == standings(before)
    await parted(store, *changes(await store.match(match.id), STRANGER, BRASIDAS))
    assert (await store.tournament("event1")).pairings == before.pairings


async def test_parted_accounts_have_their_own_events_again(store, made):
    other = replace(made, id="event2", holder=BRASIDAS, entries=())
    for who in (ALKAIOS, BRASIDAS):
        other = join(other, who, 1500)
    await store.add_tournament(other)
    numbers = count(1)
    paired = begin(other, NOW, lambda: f"n{next(numbers)}")
    await store.save_tournament(replace(other, version=1), paired, NOW)
    before = await store.tournament("event2")
    await link(store)
    joined = await store.tournament("event2")
    assert joined.holder == STRANGER
    assert [each.account for each in joined.entries] == [ALKAIOS, STRANGER]
    assert {who for each in joined.pairings for who in each.people} == {ALKAIOS, STRANGER}
    await parted(store)
    assert await store.tournament("event2") == replace(before, version=4)


async def test_an_event_is_loaded_again_when_two_accounts_were_joined(store, made):
    loaded = await store.tournament(made.id)
    await link(store)
    with pytest.raises(VersionConflict):
        await store.save_tournament(loaded, begin(loaded, NOW, lambda: "m1"), NOW)
