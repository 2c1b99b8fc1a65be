"""Events in a Telegram group: made by who manages it, joined by buttons and from elsewhere."""

import re

import pytest

from bot.core.matches.play import Resign
from bot.core.service.tournaments import TournamentDirector
from tests.bot.frontends.elsewhere import Elsewhere


@pytest.fixture
async def event(bench, pair, agora):
    """The code of an event of the group, made by one of its managers."""
    await bench.welcome(*pair)
    agora.managers.add(pair[0].id)
    await bench.say(pair[0], "/event new round-robin walker petteia name=Spring", agora)
    return re.search(r"event join ([a-z0-9]{6})", agora.last.text)[1]


async def test_the_group_reads_of_an_event_once_and_people_join_by_a_button(
    bench, pair, agora, event
):
    about = [each for each in agora.heard if "Spring" in each.text]
    await bench.press(pair[1], about[-1 if about[-1].buttons else 0], "Join")
    tournament = await bench.store.tournament(event)
    assert len(tournament.entries) == 1
    assert "One player has joined." in " ".join(each.text for each in about)


async def test_people_of_three_platforms_play_and_the_group_hears_of_the_round_once(
    bench, pair, agora, event
):
    for who in pair:
        await bench.say(who, f"/event join {event}")
    guest = Elsewhere(bench.service, "web", "Chares")
    assert not (await guest.say(f"event join {event}")).refused
    before = len(agora.heard)
    await bench.say(pair[0], f"/event start {event}")
    director = TournamentDirector(bench.service)
    for _ in range(3):
        await director.run_due(bench.now)
        await bench.settle()
    told = [each.text for each in agora.heard[before:]]
    assert len(told) == 1
    assert told[0].startswith("Spring. Round 1 of 3 is running")
    [pairing] = (await bench.store.tournament(event)).unfinished
    match = await bench.store.match(pairing.match)
    assert match.tournament == event
    names = {account.name for account in (await bench.store.accounts(match.people)).values()}
    assert len(names) == 2


async def test_a_group_that_could_not_be_told_hears_of_the_last_round_alone(
    bench, pair, agora, event
):
    for who in pair:
        await bench.say(who, f"/event join {event}")
    await Elsewhere(bench.service, "web", "Chares").say(f"event join {event}")
    before, director = len(agora.heard), TournamentDirector(bench.service)
    await director.start(await bench.store.tournament(event))
    await director.run_due(bench.now)
    [pairing] = (await bench.store.tournament(event)).unfinished
    await bench.service.act(pairing.match, Resign(pairing.first))
    await director.run_due(bench.now)
    await bench.told()
    [told] = [each.text for each in agora.heard[before:]]
    assert told.startswith("Spring. Round 2 of 3 is running")


async def test_a_group_without_a_language_reads_that_of_the_organiser(bench, pair, agora, event):
    for who in pair:
        await bench.say(who, f"/event join {event}")
    await Elsewhere(bench.service, "web", "Chares").say(f"event join {event}")
    await bench.say(pair[0], "/settings language=it")
    await TournamentDirector(bench.service).start(await bench.store.tournament(event))
    await bench.told()
    assert agora.last.text.startswith("Spring. È in corso il turno 1 di 3.")


async def test_others_than_managers_cannot_make_one_in_a_group(bench, pair, agora):
    await bench.welcome(*pair)
    await bench.say(pair[1], "/event new swiss poleis", agora)
    assert agora.last.text.startswith("Only people who manage this group can make an event here.")
