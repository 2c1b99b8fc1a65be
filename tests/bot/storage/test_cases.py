"""Cases in the store: with their match, their people and their group, on each database."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.cases import KEPT, Case, CaseKind, Verdict
from bot.core.matches.chat import Report, Say
from bot.core.matches.model import GroupKey, Identity, Place
from bot.core.store.outbox import CaseNews
from tests.bot.core.conftest import Bench
from tests.bot.core.sample_matches import NOW

SERVER, OTHER = GroupKey("telegram", "-1"), GroupKey("telegram", "-2")
DAY = timedelta(days=1)


@pytest.fixture
async def bench(store):
    return Bench(store)


async def reported(bench, topic="stalling", group=SERVER, names=("Eupolis", "Nikias")):
    """A case about the first of two people; returns it as stored."""
    match = await bench.begin(*names)
    about, reporter = [(await bench.person(name)).id for name in names]
    kind = CaseKind.MATCH
    new = Case(
        kind=kind,
        match=match,
        about=about,
        topic=topic,
        at=bench.now,
        reporter=reporter,
        group=group,
        evidence={"moves": 3},
    )
    await bench.store.add_case(new, (), bench.now)
    stored = max(await bench.store.cases_of(about), key=lambda case: case.id)
    assert stored == replace(new, id=stored.id)
    return stored


async def decided(bench, case, verdict=Verdict.MUTE, *, operator=False):
    after = case.decide(verdict, case.reporter, bench.now, operator=operator)
    assert await bench.store.decide_case(after, case)
    return after


async def news(store):
    items = await store.due(("web", "telegram"), NOW + DAY, 99)
    return [item.notice for item in items if isinstance(item.notice, CaseNews)]


async def test_a_message_is_a_case_in_the_transaction_of_its_report(bench):
    match = await bench.begin("Eupolis", "Nikias")
    one, other = [(await bench.person(name)).id for name in ("Eupolis", "Nikias")]
    await bench.service.act(match, Say(one, "rude"))
    await bench.service.act(match, Report(other))
    [case] = await bench.store.cases_of(one)
    assert (case.kind, case.topic, case.about, case.reporter) == ("message", "1", one, other)


async def test_the_operators_hear_of_it_with_the_report(bench):
    operator = await bench.person("Theron")
    bench.service.operators = (Identity("web", "Theron"), Identity("telegram", "1"))
    match = await bench.begin("Eupolis", "Nikias")
    await bench.service.act(match, Say((await bench.person("Eupolis")).id, "rude"))
    await bench.service.act(match, Report((await bench.person("Nikias")).id))
    [told] = await news(bench.store)
    assert told.account == operator.id


async def test_of_two_decisions_at_once_the_first_holds(bench):
    case = await reported(bench)
    mute, warn = [
        case.decide(each, case.reporter, NOW, operator=False)
        for each in (Verdict.MUTE, Verdict.WARN)
    ]
    assert await bench.store.decide_case(mute, case)
    assert not await bench.store.decide_case(warn, case)
    assert await bench.store.case(case.id) == mute
    assert await news(bench.store) == [CaseNews(case=case.id, account=case.about)]


async def test_a_second_decision_before_the_first_is_told_is_told_once(bench):
    case = await reported(bench)
    await decided(bench, await decided(bench, case), Verdict.NOTHING)
    assert len(await news(bench.store)) == 1


async def test_a_person_answers_once(bench):
    case = await decided(bench, await reported(bench))
    assert await bench.store.appeal(case, "sorry", (), NOW + DAY)
    assert not await bench.store.appeal(case, "again", (), NOW + DAY)
    [waiting] = await bench.store.cases_waiting(SERVER)
    assert (waiting.appeal, waiting.appealed) == ("sorry", NOW + DAY)
    assert await bench.store.cases_waiting(OTHER) == ()
    assert await bench.store.cases_waiting(None, case.about) == ()


async def test_what_is_in_force_is_told_by_group_and_time(bench):
    case = await decided(bench, await reported(bench))
    store, who = bench.store, case.about
    assert await store.sanctions(who, SERVER, NOW) == {Verdict.MUTE: case.until}
    for group in (OTHER, None):
        assert await store.sanctions(who, group, NOW) == {}
    assert await store.sanctions(who, SERVER, case.until) == {}
    await decided(bench, case, operator=True)
    assert await store.sanctions(who, None, NOW) == {Verdict.MUTE: case.until}


async def test_a_group_with_a_new_number_keeps_its_cases_and_matches(bench):
    case = await decided(bench, await reported(bench))
    new = GroupKey("telegram", "-100")
    await bench.store.move_place(
        Place("telegram", SERVER.key), Place("telegram", new.key), bench.now
    )
    assert (await bench.store.case(case.id)).group == new
    for group in (new, SERVER):  # matches from before have the old number
        assert await bench.store.sanctions(case.about, group, NOW)
    later = replace(case, id=0, topic="engine")
    await bench.store.add_case(later, (), NOW)
    assert [each.topic for each in await bench.store.cases_waiting(new)] == ["engine"]


async def linked(bench, gone, kept):
    """The first person's account becomes a part of the second's."""
    code = (await bench.say(kept, "link")).lines[0].params[0][1]
    asked = await bench.say(gone, f"link {code}")
    await bench.press(gone, asked.choices[0].control)
    confirmed = await bench.say(kept, "link")
    done = await bench.press(kept, confirmed.choices[0].control)
    assert done.lines[0].code == "done-linked"
    return done.choices[0].control


async def test_a_second_account_does_not_shake_anything_off_and_unlinking_gives_it_back(bench):
    case = await decided(bench, await reported(bench))
    kept = (await bench.person("Philon")).id
    undo = await linked(bench, "Eupolis", "Philon")
    assert await bench.store.sanctions(kept, SERVER, NOW)
    assert await bench.store.sanctions(case.about, SERVER, NOW) == {}
    await bench.press("Philon", undo)
    assert await bench.store.sanctions(kept, SERVER, NOW) == {}
    assert await bench.store.sanctions(case.about, SERVER, NOW)


async def test_nothing_is_shaken_off_by_joining_an_account_that_was_reported_likewise(bench):
    case = await decided(bench, await reported(bench))
    twin = replace(case, id=0, about=case.reporter, reporter=case.about)
    await bench.store.add_case(twin, (), NOW)
    await bench.say("Eupolis", "resign")
    await bench.press("Eupolis", f"resign-yes:{case.match}:0:")
    await linked(bench, "Eupolis", "Nikias")
    both = await bench.store.cases_of(case.reporter)
    assert [(each.about, each.verdict) for each in both] == [
        (case.reporter, Verdict.MUTE),
        (case.reporter, None),
    ]
    assert await bench.store.sanctions(case.reporter, SERVER, NOW)


async def test_of_a_forgotten_person_what_is_in_force_is_kept_without_words(bench):
    case = await decided(bench, await reported(bench))
    other = await decided(bench, await reported(bench, "engine"), Verdict.WARN)
    await bench.store.appeal(case, "sorry", (), NOW)
    await bench.say("Eupolis", "forget sure=yes")
    [kept] = await bench.store.cases_of(case.about)
    assert (kept.id, kept.appeal, kept.evidence) == (case.id, "", {})
    assert await bench.store.case(other.id) is None
    await bench.store.save_heartbeat(case.until)
    assert await bench.store.case(case.id) is None


async def test_a_case_is_kept_for_a_year_after_its_last_change(bench):
    case = await decided(bench, await reported(bench), Verdict.WARN)
    await bench.store.save_heartbeat(NOW + KEPT - DAY)
    assert await bench.store.case(case.id)
    await bench.store.save_heartbeat(NOW + KEPT)
    assert await bench.store.case(case.id) is None
