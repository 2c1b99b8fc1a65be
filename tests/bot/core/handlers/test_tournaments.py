"""Events by the word and by buttons: made, joined, begun, played to the end."""

import asyncio
import sys
from datetime import timedelta

import pytest

from bot.core.handlers.tournaments import Act
from bot.core.matches.context import RequestContext
from bot.core.matches.play import Play, Resign
from bot.core.matches.tournaments import Phase
from bot.core.service.tournaments import TournamentDirector
from bot.core.typed.vocabulary import value_meant, value_names
from bot.core.typed.words import Request, read_request
from tests.bot.core.conftest import codes, control, labels, told

NAMES = ("Alkaios", "Brasidas", "Chares", "Dion", "Eupolis")


class Director:
    """Makes events on a bench and lets time pass in them."""

    def __init__(self, bench):
        self.bench = bench
        self.director = TournamentDirector(bench.service)

    async def make(self, text="swiss poleis name=Spring", names=NAMES):
        """An event that people have joined; returns its code."""
        made = await self.bench.say(names[0], f"event new {text}")
        assert not made.refused, told(made.lines)
        [code] = await self.held()
        for name in names:
            assert not (await self.bench.say(name, f"event join {code}")).refused
        return code

    async def held(self):
        rows = await self.bench.store.database.read(
            lambda link: link.exec_driver_sql("SELECT id FROM tournaments").all()
        )
        return [row.id for row in rows]

    async def begin(self, code, name=NAMES[0]):
        started = await self.bench.say(name, f"event start {code}")
        assert not started.refused, told(started.lines)
        await self.look()
        return await self.bench.store.tournament(code)

    async def look(self):
        await self.director.run_due(self.bench.now)

    async def finish_round(self, code):
        """End every match of the round: the second side resigns."""
        tournament = await self.bench.store.tournament(code)
        for pairing in tournament.unfinished:
            await self.bench.service.act(pairing.match, Resign(pairing.second))
        await self.look()
        return await self.bench.store.tournament(code)


@pytest.fixture
def director(bench):
    return Director(bench)


async def test_without_its_library_a_swiss_is_refused_and_other_events_are_not(
    bench, director, monkeypatch
):
    made = await director.make("swiss poleis", NAMES[:4])
    monkeypatch.setitem(sys.modules, "py4swiss", None)  # as when it is not installed
    for text in (f"event start {made}", "event new swiss poleis"):
        answer = await bench.say(NAMES[0], text)
        assert codes(answer) == ["refused-event-no-swiss"]
    assert not (await bench.say(NAMES[0], "event new round-robin poleis")).refused


async def test_an_event_is_made_joined_begun_and_played_to_the_end(bench, director):
    code = await director.make()
    page = await bench.say("Dion", "event")
    assert told(page.lines)[0] == "Spring: Swiss in Poleis (Dmytro)"
    assert labels(page) == ["event-act-leave"]
    assert "event-act-start" in labels(await bench.say("Alkaios", "event"))
    tournament = await director.begin(code)
    assert (tournament.phase, tournament.round, tournament.rounds) == (Phase.RUNNING, 1, 4)
    matches = [await bench.store.match(each.match) for each in tournament.unfinished]
    assert all(match.tournament == code for match in matches)
    assert [len(match.people) for match in matches] == [2, 2]
    for number in range(2, 5):
        tournament = await director.finish_round(code)
        assert tournament.round == number
    tournament = await director.finish_round(code)
    assert (tournament.phase, tournament.due) == (Phase.OVER, None)
    page = await bench.say("Alkaios", f"event standings {code}")
    rows = told(page.lines)[2:]
    assert len(rows) == len(NAMES)
    assert rows[0].startswith("1. ")


async def test_each_player_is_told_of_a_match_once(bench, director):
    code = await director.make(names=NAMES[:4])
    await director.begin(code)
    await director.look()
    for name in NAMES[:4]:
        assert [call for call, _ in await bench.said_to(name)] == [True], name


async def test_a_round_ends_by_its_date_and_a_player_who_did_not_move_is_withdrawn(bench, director):
    code = await director.make("swiss poleis days=3 clock=none", NAMES[:4])
    tournament = await director.begin(code)
    first, second = tournament.unfinished
    match = await bench.store.match(first.match)
    await bench.service.act(match.id, Play(first.first, 0))
    bench.now += timedelta(days=2)
    await director.look()
    assert (await bench.store.tournament(code)).round == 1
    bench.now += timedelta(days=1)
    await director.look()
    tournament = await bench.store.tournament(code)
    assert tournament.round == 2
    gone = {each.account for each in tournament.entries if each.until is not None}
    assert gone == {first.second, second.first}
    ended = await bench.store.match(second.match)
    assert (ended.outcome.winner, ended.outcome.reason) == (None, "deadline")


async def test_a_match_lost_by_time_is_decided_by_the_clock(bench, director):
    code = await director.make("swiss poleis days=3 clock=1d", NAMES[:4])
    tournament = await director.begin(code)
    late = tournament.unfinished[0]
    bench.now += timedelta(days=4)
    await director.look()
    match = await bench.store.match(late.match)
    assert match.outcome.reason == "timeout"
    assert match.seats[match.outcome.winner] == late.second


async def test_two_processes_go_on_with_an_event_once(bench, director):
    code = await director.make(names=NAMES[:4])
    await director.begin(code)
    tournament = await bench.store.tournament(code)
    for pairing in tournament.unfinished:
        await bench.service.act(pairing.match, Resign(pairing.second))
    other = TournamentDirector(bench.service)
    for each in (director.director, other, director.director):
        await each.run_due(bench.now)
    tournament = await bench.store.tournament(code)
    assert tournament.round == 2
    assert len(tournament.of_round(2)) == 2


async def test_a_person_who_leaves_is_paired_no_more_and_can_come_back(bench, director):
    code = await director.make(names=NAMES[:4])
    await director.begin(code)
    assert not (await bench.say("Dion", f"event leave {code}")).refused
    dion = await bench.person("Dion")
    tournament = await director.finish_round(code)
    assert dion.id not in [who for each in tournament.of_round(2) for who in each.people]
    await bench.say("Dion", f"event join {code}")
    tournament = await director.finish_round(code)
    assert dion.id in [who for each in tournament.of_round(3) for who in each.people]


async def test_on_a_ladder_a_person_challenges_those_above(bench, director):
    code = await director.make("ladder poleis", NAMES)
    await director.begin(code)
    assert codes(await bench.say("Alkaios", f"event play {code}")) == ["refused-event-rung"]
    assert codes(await bench.say("Dion", f"event play 99 {code}")) == ["refused-event-rung"]
    page = await bench.say("Eupolis", f"event {code}")
    assert labels(page).count("button-event-play") == 3
    await bench.press("Eupolis", control(page, "button-event-play"))
    await director.look()
    [pairing] = (await bench.store.tournament(code)).unfinished
    eupolis, brasidas = await bench.person("Eupolis"), await bench.person("Brasidas")
    assert set(pairing.people) == {eupolis.id, brasidas.id}
    assert codes(await bench.say("Dion", f"event play 2 {code}")) == ["refused-event-playing"]
    await bench.service.act(pairing.match, Resign(brasidas.id))
    page = await bench.say("Dion", f"event standings {code}")
    assert "\u2068Eupolis\u2069" in told(page.lines)[3]


async def test_a_league_begins_with_the_month_if_enough_have_joined(bench, director):
    code = await director.make("league poleis", NAMES[:3])
    tournament = await bench.store.tournament(code)
    assert (tournament.ends.day, tournament.phase) == (1, Phase.OPEN)
    bench.now = tournament.ends
    await director.look()
    tournament = await bench.store.tournament(code)
    assert (tournament.phase, tournament.ends.day) == (Phase.OPEN, 1)
    await bench.say("Dion", f"event join {code}")
    bench.now = tournament.ends
    await director.look()
    await director.look()
    tournament = await bench.store.tournament(code)
    assert (tournament.phase, len(tournament.unfinished)) == (Phase.RUNNING, 2)


async def test_wrong_words_are_refused_with_what_would_be_right(bench):
    for text, code in (
        ("event new poleis", "refused-event-format"),
        ("event new swiss poleis days=0", "refused-event-number"),
        ("event new swiss poleis days=x", "refused-event-number"),
        ("event new swiss poleis double=on", "refused-event-double"),
        ("event join k7qd3x", "refused-no-event"),
        ("event", "events"),
    ):
        assert codes(await bench.say("Alkaios", text))[0] == code, text
    for _ in range(3):
        assert not (await bench.say("Alkaios", "event new swiss poleis")).refused
    assert codes(await bench.say("Alkaios", "event new ladder poleis")) == ["refused-event-many"]


async def test_people_who_join_at_once_are_all_in(bench, director):
    code = await director.make(names=NAMES[:1])
    names = [f"Person {number}" for number in range(40)]
    for name in names:
        await bench.person(name)
    await asyncio.gather(*(bench.say(name, f"event join {code}") for name in names))
    assert len((await bench.store.tournament(code)).active) == 1 + len(names)


async def test_an_event_is_called_by_its_name_or_by_its_code(bench, director):
    for text, name in (
        ("new swiss poleis name=Spring Cup days=3", "Spring Cup"),
        ('new swiss poleis days=3 name="Spring Cup"', "Spring Cup"),
        (f"new swiss poleis {'Spring ' * 9}", "Spring Spring Spring Spring Spring Sprin"),
    ):
        made = await bench.say(text, f"event {text}")
        assert told(made.lines)[0] == f"{name}: Swiss in Poleis (Dmytro)", text
    made = await bench.say("Dion", "event new ladder poleis")
    [code] = {each for each in await director.held() if each in told(made.lines)[0]}
    assert told(made.lines)[0] == f"{code}: ladder in Poleis (Dmytro)"


def test_what_is_done_is_read_beside_a_code_in_every_language():
    for act in Act:
        for name in (act, *value_names((act,))):
            text = f"{name} k7qd3x"
            assert read_request(f"event {text}") == Request("event", {"event": text})
            assert value_meant(name, tuple(Act)) == act


async def test_in_a_group_anyone_can_press_what_all_read(bench, director):
    code = await director.make("swiss poleis", NAMES[:4])
    here = RequestContext(is_public=True)
    dispatcher, alkaios = bench.dispatcher, await bench.person("Alkaios")
    shown = await dispatcher.hear(alkaios, f"event {code}", here)
    assert labels(shown)[:2] == ["event-act-join", "event-act-leave"]
    await director.begin(code)
    shown = await dispatcher.hear(alkaios, f"event standings {code}", here)
    assert labels(shown) == ["event-act-join", "event-act-leave", "event-act-pairings"]


async def test_a_forgotten_person_is_out_of_the_event(bench, director):
    code = await director.make(names=NAMES[:4])
    await director.begin(code)
    await bench.say("Dion", "forget sure=yes")
    tournament = await director.finish_round(code)
    assert len(tournament.active) == 3
    page = await bench.say("Alkaios", f"event standings {code}")
    assert "Dion" not in " ".join(told(page.lines))
