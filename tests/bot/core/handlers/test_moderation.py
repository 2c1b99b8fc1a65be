"""Reports: who decides about them, what the person is told and can say to it."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.cases import MAX_OPEN_REPORTS, Case, CaseKind
from bot.core.matches.model import Identity
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.handlers.court import (
    AGORA,
    MANAGER,
    ONE,
    OPERATOR,
    OTHER,
    OTHER_SERVER,
    SERVER,
    Court,
)


@pytest.fixture
def court(bench):
    return Court(bench)


async def test_a_manager_reads_the_words_and_the_match_and_decides(court):
    match = await court.report()
    listed = await court.say(MANAGER, "reports")
    assert told(listed.lines) == [
        "One report is waiting:",
        "1. \u2068Alkaios\u2069 said: rude *words* @everyone",
    ]
    page = await court.press(MANAGER, control(listed, "button-case"))
    assert match in told(page.lines)[1]
    assert "Reported by \u2068Brasidas\u2069" in told(page.lines)
    assert labels(page) == [
        *(f"verdict-{each}" for each in ("nothing", "warn", "mute", "bar", "block")),
        *("button-replay", "button-reports"),
    ]
    decided = await court.press(MANAGER, control(page, "verdict-mute"))
    assert told(decided.lines)[-1].endswith("Mute for a week")
    assert told((await court.say(MANAGER, "reports")).lines) == ["No reports are waiting."]


async def test_nobody_else_sees_or_decides_anything(court):
    await court.report()
    court.manages = False
    for key in (SERVER, OTHER_SERVER, None):
        for name in (MANAGER, ONE, OTHER):
            for answer in (
                await court.say(name, "reports", key),
                await court.say(name, "reports 1", key),
                await court.decide("block", name, key),
            ):
                assert codes(answer) in (["refused-no-reports"], ["refused-no-case"])
    assert (await court.bench.store.case(1)).verdict is None


async def test_the_manager_of_another_server_does_not_decide(court):
    await court.report()
    assert codes(await court.decide("mute", key=OTHER_SERVER)) == ["refused-no-reports"]
    assert codes(await court.say(MANAGER, "reports", OTHER_SERVER)) == ["reports"]


async def test_who_is_reported_never_learns_of_it_or_decides_about_it(court):
    court.bench.service.operators = (Identity("web", ONE),)
    await court.report()
    assert await court.told_to(ONE) == []
    assert told((await court.say(ONE, "reports", None)).lines) == ["No reports are waiting."]
    assert codes(await court.decide("nothing", ONE, None)) == ["refused-no-case"]


async def test_of_a_private_match_the_operator_hears_alone(court):
    await court.bench.person(OPERATOR)
    await court.report(None)
    assert await court.told_to(OPERATOR) == [
        "One report is waiting. Moderators, type “reports” to see it."
    ]
    assert codes(await court.say(MANAGER, "reports 1")) == ["refused-no-reports"]
    page = await court.say(OPERATOR, "reports 1", None)
    assert "button-replay" not in labels(page)  # it is in play, in private
    assert codes(await court.decide("warn", OPERATOR, None))[-1] == "case-decided"


async def test_an_announcement_says_how_many_wait_and_nothing_else(court):
    chosen = replace(await court.bench.store.group_settings(SERVER), reports=AGORA.key)
    await court.bench.store.keep_group_settings(SERVER, chosen, court.bench.now)
    await court.report()
    await court.worker.flush()
    said = "One report is waiting. Moderators, type “reports” to see it."
    assert court.front_ends["discord"].told == [(AGORA, [said])]


async def test_without_that_setting_nothing_is_said_in_the_server(court):
    await court.report()
    await court.worker.flush()
    assert court.front_ends["discord"].told == []


async def test_the_same_report_twice_is_one_case(court):
    match = await court.report()
    await court.say(OTHER, f"report {match}")
    for _ in range(2):
        assert codes(await court.say(OTHER, f"report stalling match={match}")) == ["done-reported"]
    cases = await court.bench.store.cases_waiting(SERVER)
    assert [(each.kind, each.topic) for each in cases] == [("message", "1"), ("match", "stalling")]


async def test_play_is_reported_by_word_or_button(court):
    match = await court.begin()
    asked = await court.say(OTHER, f"report {match}")
    assert labels(asked) == ["behaviour-stalling", "behaviour-engine"]
    pressed = await court.press(OTHER, control(asked, "behaviour-engine"))
    assert codes(pressed) == ["done-reported"]
    [case] = await court.bench.store.cases_waiting(SERVER)
    assert case.about == (await court.bench.person(ONE)).id
    shown = told((await court.say(MANAGER, "reports")).lines)[1]
    assert shown == "1. \u2068Alkaios\u2069 was reported for this: Moves by a program"


async def test_a_person_has_so_many_open_reports(court):
    match = await court.begin()
    for number in range(1, MAX_OPEN_REPORTS + 1):
        await court.say(ONE, f"say match={match} {number}")
        court.bench.now += timedelta(minutes=1)
        assert codes(await court.press(OTHER, f"report:{match}:0:{number}")) == ["done-reported"]
    refused = await court.say(OTHER, f"report engine match={match}")
    assert codes(refused) == ["refused-many-reports"]
    await court.decide("nothing")
    assert codes(await court.say(OTHER, f"report engine match={match}")) == ["done-reported"]


async def test_strangers_report_nothing_and_the_computer_is_not_reported(court):
    match = await court.begin()
    await court.say(ONE, "resign")
    refused = await court.say(MANAGER, f"report engine match={match}")
    assert codes(refused) == ["refused-stranger"]
    terms = (await court.bench.store.match(match)).terms
    who = await court.bench.person(MANAGER)
    begun = await court.bench.service.begin(who.id, terms, 1, context=court.context(SERVER))
    refused = await court.say(MANAGER, f"report engine match={begun.id}")
    assert codes(refused) == ["refused-report-computer"]


async def test_the_person_is_told_once_and_not_by_whom(court):
    match = await court.report()
    await court.decide("mute")
    await court.decide("mute")
    assert await court.told_to(ONE) == [
        (
            f"The managers of the Discord server where match {match} was made have made a "
            "decision about one of your messages there."
        ),
        (
            "You cannot send messages to opponents in matches from there until "
            "Sun, Mar 8, 2026, 12:00 (UTC)."
        ),
        "You can appeal once: type “appeal” and what you want to say.",
    ]
    assert OTHER not in str(await court.told_to(ONE))


async def test_of_a_report_that_comes_to_nothing_the_person_does_not_hear(court):
    await court.report()
    await court.decide("nothing")
    await court.decide("nothing", OPERATOR, None)
    assert await court.told_to(ONE) == []
    assert codes(await court.say(ONE, "appeal", None)) == ["refused-no-decision"]


async def test_in_quiet_hours_the_person_is_told_afterwards(court):
    await court.report()
    await court.say(ONE, "settings quiet=11:00-14:00", None)
    await court.decide("warn")
    assert await court.told_to(ONE) == []
    court.bench.now += timedelta(hours=3)
    assert "This is a warning. Please keep to the terms." in await court.told_to(ONE)


async def test_managers_change_their_minds_for_an_hour_and_after_the_answer_once(court):
    await court.report()
    await court.decide("block")
    assert codes(await court.decide("warn"))[-1] == "case-decided"
    court.bench.now += timedelta(hours=1)
    assert codes(await court.decide("nothing")) == ["refused-case-closed"]
    assert "verdict-nothing" not in labels(await court.say(MANAGER, "reports 1"))
    answered = await court.say(ONE, "appeal I am *sorry*, @everyone", None)
    assert codes(answered) == ["done-appealed"]
    assert codes(await court.say(ONE, "appeal again", None)) == ["refused-appealed"]
    assert codes(await court.say(MANAGER, "reports")) == ["reports", "case-message"]
    page = await court.say(MANAGER, "reports 1")
    assert "Appeal by the reported person: I am *sorry*, @everyone" in told(page.lines)
    await court.decide("nothing")
    assert "The decision has no consequences for you." in await court.told_to(ONE)
    court.bench.now += timedelta(hours=1)
    assert codes(await court.decide("block")) == ["refused-case-closed"]


async def test_an_answer_that_is_too_long_is_refused_and_not_cut(court):
    await court.report()
    await court.decide("warn")
    long = await court.say(ONE, f"appeal {'x' * 401}", None)
    assert codes(long) == ["refused-appeal-long"]
    assert codes(await court.say(ONE, "appeal", None)) == [
        *("decision-why", "decision-warn", "decision-appeal"),
    ]


async def test_a_finding_is_a_case_like_the_others(court):
    match = await court.begin()
    who, now = await court.bench.person(ONE), court.bench.now
    finding = Case(
        kind=CaseKind.FINDING,
        match=match,
        about=who.id,
        topic="dumping",
        at=now,
        group=SERVER,
        evidence={
            "lost": 6,
            "meetings": 6,
            "thrown": 5,
            "rating": 1500,
            "opponent": 1500,
            "odds": 20000,
        },
    )
    await court.bench.store.add_case(finding, (), now)
    page = await court.say(MANAGER, "reports 1")
    assert told(page.lines)[0] == (
        "1. \u2068Alkaios\u2069 was reported by a test. This person lost 6 of 6 rated matches"
        " against the same opponent. Matches given up, or lost on time or by an illegal move,"
        " without being clearly behind: 5. Before the first match, this person\u2019s rating was"
        " 1,500 and the opponent\u2019s 1,500. Only about one in 20,000 pairs of honest players has"
        " such results."
    )
    assert codes(await court.decide("bar"))[-1] == "case-decided"


async def exported(court, name):
    document = json.loads((await court.say(name, "export", None)).content.text)
    return document["cases"], document["reports"]


async def test_an_export_has_the_cases_about_a_person_and_what_they_reported(court):
    match = await court.report()
    await court.decide("mute")
    await court.say(ONE, "appeal sorry", None)
    [about], made = await exported(court, ONE)
    assert made == []
    assert about == {
        "at": "2026-03-01T12:00:00+00:00",
        "kind": "message",
        "topic": "1",
        "match": match,
        "evidence": {},
        "decision": "mute",
        "by": "managers",
        "decided": "2026-03-01T12:00:00+00:00",
        "until": "2026-03-08T12:00:00+00:00",
        "answer": "sorry",
    }
    assert await exported(court, OTHER) == (
        [],
        [{"at": "2026-03-01T12:00:00+00:00", "kind": "message", "topic": "1", "match": match}],
    )


async def test_of_whoever_is_forgotten_only_what_is_in_force_is_kept_until_it_ends(court):
    await court.report()
    await court.decide("mute")
    await court.say(ONE, "appeal sorry", None)
    who = await court.bench.person(ONE)
    await court.say(ONE, "forget sure=yes", None)
    [kept] = await court.bench.store.cases_of(who.id)
    assert (kept.verdict, kept.appeal) == ("mute", "")
    assert told((await court.say(MANAGER, "reports 1")).lines)[0] == "1. \u2068?\u2069 said: "
    await court.bench.store.save_heartbeat(kept.until)
    assert await court.bench.store.cases_of(who.id) == ()


async def test_a_reporter_who_is_forgotten_is_named_nowhere(court):
    await court.report()
    await court.say(OTHER, "forget sure=yes", None)
    assert "case-reporter" not in codes(await court.say(MANAGER, "reports 1"))


@pytest.mark.parametrize("text", ["1-hang", "1-", "9", "x", "1--mute", "999999999-mute"])
async def test_forged_buttons_change_nothing(court, text):
    await court.report()
    await court.press(MANAGER, f"reports::0:{text}")
    assert (await court.bench.store.case(1)).verdict is None
