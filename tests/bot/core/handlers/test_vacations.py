"""Going on vacation by words and buttons, over a real store, with a clock that the test moves."""

import json

from bot.core.matches.clocks import flag_fall
from bot.core.matches.messages import Timestamp, line
from bot.core.matches.model import PRESENT, Stage
from bot.core.service.audit import problem_of
from engine import Side
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.linked_accounts import linked
from tests.bot.core.timed import DAY, HOUR, MINUTE, at

AWAY = "settings vacation=9d"


async def news(bench):
    """What waits to be told, and to whom, which is then struck off; nobody may be called."""
    waiting = await bench.store.due(("web",), bench.now, 999)
    for item in waiting:
        await bench.store.acknowledge((item.id,))
    notices = [item.notice for item in waiting]
    assert not any(notice.call or notice.called for notice in notices)
    return [(notice.account, notice.news) for notice in notices if notice.news]


async def settled(bench):
    for item in await bench.store.due(("web",), bench.now, 999):
        await bench.store.acknowledge((item.id,))


async def away(bench, match):
    return (await bench.store.match(match)).away


async def ends(bench, match):
    stored = await bench.store.match(match)
    return flag_fall(stored.terms.clock, stored.timer, stored.game.position.side)


async def test_a_vacation_stops_the_clocks_of_all_ones_matches_and_tells_the_opponents(bench):
    mine = [await bench.begin(clock="3d"), await bench.begin("Chares", "Alkaios", clock="none")]
    others = await bench.begin("Chares", "Brasidas", clock="3d")
    await settled(bench)
    answer = await bench.say("Alkaios", AWAY)
    until = bench.now + 9 * DAY
    assert told(answer.lines)[-1] == (
        "You are on vacation until Tue, Mar 10, 2026, 12:00 (UTC), and all your clocks are paused. "
        "Left in 2026: 19 days."
    )
    assert [await away(bench, match) for match in mine] == [(until, None), (None, until)]
    assert await away(bench, others) == PRESENT
    said = line("news-away", moment=Timestamp(until))
    people = [await bench.person(name) for name in ("Brasidas", "Chares")]
    assert dict(await news(bench)) == {person.id: said for person in people}
    shared = told((await bench.dispatcher.views.shared(mine[0])).notes)
    assert "\u2068Alkaios\u2069 is on vacation until Tue, Mar 10, 2026, 12:00 (UTC)." in shared
    await bench.play(mine[0], "a2-a5", "c6-c5")
    for match in (*mine, others):
        assert await problem_of(bench.store, match) is None


async def test_it_ends_by_itself_at_the_moment_that_was_said(bench, scheduler):
    match = await bench.begin(clock="3d,hard")
    start = bench.now
    await at(bench, scheduler, start + DAY)
    await bench.say("Alkaios", AWAY)
    await settled(bench)
    await at(bench, scheduler, start + 10 * DAY - MINUTE)
    assert await news(bench) == []
    assert await bench.store.next_match_due() == start + 10 * DAY
    await at(bench, scheduler, start + 10 * DAY)
    mine, theirs = [(await bench.person(name)).id for name in ("Alkaios", "Brasidas")]
    assert await news(bench) == [(mine, line("news-back-yours")), (theirs, line("news-back"))]
    assert await ends(bench, match) == start + 12 * DAY
    await at(bench, scheduler, start + 12 * DAY - MINUTE)
    assert (await bench.store.match(match)).stage is Stage.RUNNING
    await at(bench, scheduler, start + 12 * DAY)
    assert (await bench.store.match(match)).stage is Stage.OVER
    assert await problem_of(bench.store, match) is None


async def test_it_is_ended_by_its_button_and_counts_what_was_used(bench):
    match = await bench.begin(clock="3d")
    shown = await bench.say("Alkaios", AWAY)
    assert control(shown, "vacation-off") == "settings::0:vacation=off"
    bench.now += 2 * DAY
    back = await bench.press("Alkaios", control(shown, "vacation-off"))
    assert told(back.lines)[-1].startswith("Vacation: 26 days left in 2026 (of 28 days).")
    assert "vacation-off" not in labels(back)
    assert await away(bench, match) == PRESENT
    assert await ends(bench, match) == bench.now + 3 * DAY
    again = await bench.press("Alkaios", control(shown, "vacation-off"))
    assert codes(again) == ["refused-not-away"]
    assert codes(await bench.press("Alkaios", "settings::0:vacation=9d")) == ["refused-forged"]


async def test_it_lasts_until_a_day_begins_where_the_person_lives(bench):
    match = await bench.begin(clock="3d")
    answer = await bench.say("Alkaios", "settings vacation=2026-03-11 zone=America/New_York")
    assert not answer.refused
    [until, _] = await away(bench, match)
    assert until.isoformat() == "2026-03-11T04:00:00+00:00"
    longer = await bench.say("Alkaios", "settings vacation=2026-03-12")
    assert not longer.refused
    assert (await away(bench, match))[0] == until + DAY
    assert len(await bench.store.vacations_of((await bench.person("Alkaios")).id)) == 1


async def test_days_and_weeks_are_read_in_any_language(bench):
    for typed in ("14g", '"2 Wochen"', "14 μέρες", "2 weeks", "14D"):
        assert not (await bench.say("Alkaios", f"settings vacation={typed}")).refused, typed
        [kept] = await bench.store.vacations_of((await bench.person("Alkaios")).id)
        assert kept.end - kept.begin == 14 * DAY, typed
        await bench.say("Alkaios", "settings vacation=off")


async def test_what_cannot_be_is_refused_in_words_and_keeps_nothing(bench):
    match = await bench.begin(clock="3d")
    before, who = await bench.store.match(match), await bench.person("Alkaios")
    for typed, code in (
        ("vacation=29d", "vacation-long"),
        ("vacation=2027-06-01", "vacation-long"),
        ("vacation=2026-03-01", "vacation-past"),
        ("vacation=0d", "vacation-past"),
        ("vacation=off", "not-away"),
        ("vacation=soon", "unknown-vacation"),
        ("vacation=2026-02-31", "unknown-vacation"),
        ("vacation=5d theme=nothing", "unknown-setting"),
        ("vacation=5d zone=Nowhere/Land", "unknown-zone"),
    ):
        answer = await bench.say("Alkaios", f"settings {typed} orientation=first")
        assert answer.refused, typed
        assert codes(answer)[0].startswith(f"refused-{code}"), typed
        assert all(told(answer.lines)), typed
        assert await bench.store.match(match) == before, typed
        assert await bench.store.vacations_of(who.id) == (), typed
        assert await bench.person("Alkaios") == who, typed


async def test_there_is_no_more_than_there_is(bench):
    await bench.say("Alkaios", "settings vacation=28d")
    bench.now += 30 * DAY
    [said] = told((await bench.say("Alkaios", "settings vacation=1d")).lines)
    assert said == "You have used all 28 days of vacation in 2026."
    shown = told((await bench.say("Alkaios", "settings")).lines)
    assert any(each.startswith("Vacation: nothing left in 2026 (of 28 days).") for each in shown)
    bench.now += 300 * DAY
    assert not (await bench.say("Alkaios", "settings vacation=28d")).refused


async def test_a_match_that_begins_meanwhile_begins_with_it(bench, scheduler):
    await bench.person("Alkaios")
    await bench.say("Brasidas", AWAY)
    until = bench.now + 9 * DAY
    match = await bench.begin(clock="3d")
    stored = await bench.store.match(match)
    assert stored.away == (None, until)
    assert stored.timer.stops
    log = await bench.store.log(match)
    assert [type(event).__name__ for event in log[1:]] == ["Accepted", "Timed", "Stopped", "Timed"]
    await bench.person("Chares")
    made = await bench.say("Brasidas", "challenge Chares lemery-compact first clock=none")
    await bench.say("Chares", f"accept {made.view.match}")
    assert await away(bench, made.view.match) == (until, None)
    await at(bench, scheduler, until)
    assert await away(bench, match) == await away(bench, made.view.match) == PRESENT
    assert await problem_of(bench.store, match) is None


async def test_a_paused_match_says_that_it_stands_on(bench):
    await bench.begin(clock="3d")
    await bench.say("Alkaios", "pause")
    await bench.say("Brasidas", "pause")
    await bench.say("Brasidas", AWAY)
    assert codes(await bench.say("Alkaios", "resume")) == ["done-resumed-away"]
    assert any(
        note.startswith("Clock paused. \u2068Alkaios\u2069: 3 days left")
        for note in told((await bench.seen("Alkaios")).notes)
    )


async def test_vacations_are_taken_away_with_all_the_rest(bench):
    begin = bench.now
    await bench.say("Alkaios", AWAY)
    answer = await bench.say("Alkaios", "export")
    assert json.loads(answer.content.text)["vacations"] == [
        {"begin": begin.isoformat(), "end": (begin + 9 * DAY).isoformat()}
    ]
    assert '"vacations": []' in (await bench.say("Brasidas", "export")).content.text
    who = await bench.person("Alkaios")
    await bench.say("Alkaios", "forget yes")
    assert await bench.store.vacations_of(who.id) == ()


async def test_whoever_joins_two_accounts_is_away_with_both(bench, scheduler):
    mine, theirs = await bench.begin(clock="3d"), await bench.begin("Dion", "Chares", clock="3d")
    await bench.say("Dion", AWAY)
    until = bench.now + 9 * DAY
    await linked(bench, "Dion", "Alkaios")
    await at(bench, scheduler, bench.now + HOUR)
    assert await away(bench, mine) == await away(bench, theirs) == (until, None)
    await bench.say("Dion", "settings vacation=off")
    assert await away(bench, mine) == await away(bench, theirs) == PRESENT
    for match in (mine, theirs):
        assert await problem_of(bench.store, match) is None


async def test_vacations_are_completed(bench):
    assert await bench.complete("Alkaios", "settings vacation=") == [
        *(f"settings vacation={days}d" for days in (3, 7, 14, 28)),
        "settings vacation=off",
    ]


async def test_the_list_of_matches_shows_first_what_has_least_time_left(bench):
    """If the clock is paused there is time."""
    paused, goes = await bench.begin(clock="1d"), await bench.begin("Alkaios", "Chares", clock="9d")
    await bench.say("Brasidas", AWAY)
    listed = [
        str(choice.control).split(":")[1]
        for choice in (await bench.say("Alkaios", "games")).choices
    ]
    assert listed == [goes, paused]
    assert (await bench.store.match(goes)).game.position.side is Side.FIRST
