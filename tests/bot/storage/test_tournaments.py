"""Tournaments in the store: as they were, guarded by their version, with the people they have."""

from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest

from bot.core.matches.chance import Chance
from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import Account, AccountId, GroupKey, Identity, Place, Terms
from bot.core.matches.pairings import begin
from bot.core.matches.play import Resign
from bot.core.matches.tournaments import Format, PairingResult, Tournament, join
from bot.core.service.service import Service
from bot.core.service.tournaments import TournamentDirector
from bot.core.store.outbox import TournamentNews
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER
from tests.bot.storage import steps

AGORA = GroupKey("telegram", "-7")
PLACE = Place("telegram", "-7")
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
    news = TournamentNews(after.id, PLACE)
    await store.save_tournament(replace(tournament, version=1), after, news, NOW)
    return await store.tournament("event1")


async def test_it_is_read_as_it_was_stored(store, made):
    assert await store.tournament("event1") == replace(made, version=1)
    after = await begun(store, made)
    again = begin(made, NOW, lambda: "m1")
    assert after == replace(again, version=2)
    [item] = await store.due(("telegram",), NOW, 10)
    assert item.notice == TournamentNews("event1", PLACE)


async def test_of_two_who_change_it_one_has_to_load_it_again(store, made):
    await begun(store, made)
    with pytest.raises(VersionConflict):
        await begun(store, made)


async def test_the_end_of_the_last_match_makes_it_due(store, made):
    service = Service(store, lambda: NOW, Chance())
    tournament = await begun(store, made)
    await TournamentDirector(service).run_due(NOW)
    assert await store.next_tournament_due() == tournament.ends == NOW + timedelta(days=14)
    [pairing] = (await store.tournament("event1")).unfinished
    await service.act(pairing.match, Resign(pairing.second))
    assert await store.tournaments_due(NOW, 10) == ("event1",)
    [over] = [each for each in (await store.tournament("event1")).of_round(1) if each.second]
    assert over.result is PairingResult.FIRST


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
