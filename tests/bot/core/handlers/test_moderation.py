"""Reports: who decides about them, what follows, what the person is told and can say to it."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.cases import MAX_OPEN_REPORTS, Case, CaseKind
from bot.core.matches.challenges import Propose
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.groups import Group
from bot.core.matches.messages import Refused
from bot.core.matches.model import GroupKey, Identity, Place
from bot.core.matches.play import Play
from bot.core.notifications.outbox_worker import OutboxWorker
from tests.bot.core.conftest import codes, control, labels, told

SERVER, OTHER_SERVER = GroupKey("discord", "7"), GroupKey("discord", "8")
AGORA = Place("discord", "c1")
ONE, OTHER, MANAGER, OPERATOR = "Alkaios", "Brasidas", "Chares", "Dion"


class FrontEnd:
    """Remembers what is told to whom, and where."""

    platform = "web"

    def __init__(self, platform="web"):
        self.platform = platform
        self.told = []

    async def deliver(self, _notification):
        return None

    async def deliver_lines(self, to, lines):
        self.told.append((to, told(lines)))


class Court:
    """People in a server, of whom one manages it, and an operator."""

    def __init__(self, bench):
        self.bench, self.manages = bench, True
        bench.service.operators = (Identity("web", OPERATOR),)
        self.front_ends = {name: FrontEnd(name) for name in ("web", "discord")}
        self.worker = OutboxWorker(bench.store, bench.clock)
        for front_end in self.front_ends.values():
            self.worker.serve(front_end)

    def context(self, key, *, manages=False):
        async def may():
            return manages

        group = Group(key, AGORA, ("reports",), may, lambda place: f"#{place}")
        return RequestContext(place=AGORA, stay=AGORA, group=group) if key else RequestContext()

    async def say(self, name, text, key=SERVER):
        who = await self.bench.person(name)
        manages = name == MANAGER and self.manages
        return await self.bench.dispatcher.hear(who, text, self.context(key, manages=manages))

    async def press(self, name, pressed, key=SERVER):
        who = await self.bench.person(name)
        context = self.context(key, manages=name == MANAGER and self.manages)
        return await self.bench.dispatcher.press(who, read_control(str(pressed)), context)

    async def begin(self, key=SERVER, terms="lemery-compact"):
        await self.bench.person(OTHER)
        made = await self.say(ONE, f"challenge {OTHER} {terms} first", key)
        accepted = await self.say(OTHER, f"accept {made.view.match}", key)
        assert not accepted.refused, codes(accepted)
        return made.view.match

    async def report(self, key=SERVER, text="rude *words* @everyone"):
        """A match in which one is reported by the other; returns the match."""
        match = await self.begin(key)
        await self.say(ONE, f"say match={match} {text}", key)
        assert codes(await self.say(OTHER, f"report {match}", key)) == ["done-reported"]
        return match

    async def decide(self, verdict, name=MANAGER, key=SERVER, case=1):
        return await self.press(name, f"reports::0:{case}-{verdict}", key)

    async def told_to(self, name):
        await self.worker.flush()
        who = await self.bench.person(name)
        return [text for to, lines in self.front_ends["web"].told if to == who.id for text in lines]


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
        "One report is waiting. “reports” shows it to those who decide."
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
    said = "One report is waiting. “reports” shows it to those who decide."
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
    assert labels(asked) == ["behavior-stalling", "behavior-engine"]
    pressed = await court.press(OTHER, control(asked, "behavior-engine"))
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
        "You can answer once: type “appeal” and what you want to say.",
    ]
    assert OTHER not in str(await court.told_to(ONE))


async def test_of_a_report_that_comes_to_nothing_the_person_does_not_hear(court):
    await court.report()
    await court.decide("nothing")
    assert await court.told_to(ONE) == []
    assert codes(await court.say(ONE, "appeal", None)) == ["refused-no-decision"]


async def test_in_quiet_hours_the_person_is_told_afterwards(court):
    await court.report()
    await court.say(ONE, "settings quiet=11:00-14:00", None)
    await court.decide("warn")
    assert await court.told_to(ONE) == []
    court.bench.now += timedelta(hours=3)
    assert "This is a warning. Please keep to the terms." in await court.told_to(ONE)


async def test_who_is_muted_says_nothing_in_matches_of_that_server_for_a_week(court):
    match = await court.report()
    await court.decide("mute")
    refused = await court.say(ONE, f"say match={match} again")
    assert codes(refused) == ["refused-sanctioned-mute"]
    elsewhere = await court.begin(None)
    assert codes(await court.say(ONE, f"say match={elsewhere} hello", None)) == ["done-said"]
    court.bench.pass_days(7)
    assert codes(await court.say(ONE, f"say match={match} sorry")) == ["done-said"]


async def test_who_is_barred_plays_on_but_begins_no_rated_match_there(court):
    running = await court.begin(terms="lemery-compact rated=yes")
    await court.report()
    waiting = await court.say(OTHER, f"challenge {ONE} lemery-compact rated=yes")
    plain = await court.say(ONE, f"challenge {OTHER} lemery-compact rated=no")
    await court.decide("bar")
    for answer in (
        await court.say(ONE, f"challenge {OTHER} lemery-compact rated=yes"),
        await court.say(ONE, f"accept {waiting.view.match}"),
    ):
        assert codes(answer) == ["refused-sanctioned-bar"]
    stored = await court.bench.store.match(plain.view.match)
    rated = Propose(stored.challenger, replace(stored.terms, rated=True), stored.turn)
    refused = await court.bench.service.act(stored.id, rated)
    assert refused.line.code == "refused-sanctioned-bar"
    stored = await court.bench.store.match(running)
    first = Play(stored.seats[0], stored.game.write(stored.game.choices[0]))
    assert not isinstance(await court.bench.service.act(running, first), Refused)
    assert not (await court.say(ONE, f"challenge {OTHER} lemery-compact rated=yes", None)).refused
    court.bench.pass_days(30)
    assert not (await court.say(ONE, f"challenge {OTHER} lemery-compact rated=yes")).refused


async def test_a_challenge_made_before_the_bar_is_not_taken_up(court):
    await court.report()
    made = await court.say(ONE, f"challenge {OTHER} lemery-compact rated=yes")
    await court.decide("bar")
    refused = await court.say(OTHER, f"accept {made.view.match}")
    assert codes(refused) == ["refused-not-available"]


async def test_who_is_blocked_begins_nothing_in_that_server(court):
    await court.report()
    waiting = await court.say(OTHER, f"challenge {ONE} lemery-compact")
    await court.decide("block")
    for text in (f"challenge {OTHER}", "challenge", f"accept {waiting.view.match}"):
        assert codes(await court.say(ONE, text)) == ["refused-sanctioned-block"], text
    for key in (OTHER_SERVER, None):
        assert not (await court.say(ONE, "challenge lemery-compact", key)).refused


async def test_what_the_operator_decides_holds_everywhere_and_managers_do_not_change_it(court):
    await court.report()
    await court.decide("bar", OPERATOR, None)
    for key in (SERVER, OTHER_SERVER, None):
        answer = await court.say(ONE, f"challenge {OTHER} lemery-compact rated=yes", key)
        assert codes(answer) == ["refused-sanctioned-bar"]
    assert codes(await court.decide("nothing")) == ["refused-case-closed"]
    assert codes(await court.decide("nothing", OPERATOR, None))[-1] == "case-decided"
    assert not (await court.say(ONE, f"challenge {OTHER} lemery-compact rated=yes")).refused


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
    assert "Their answer: I am *sorry*, @everyone" in told(page.lines)
    await court.decide("nothing")
    assert "Nothing follows from it." in await court.told_to(ONE)
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
        topic="first-choice",
        at=now,
        group=SERVER,
        evidence={"moves": 40, "agreed": 39},
    )
    await court.bench.store.add_case(finding, (), now)
    page = await court.say(MANAGER, "reports 1")
    assert told(page.lines)[0] == (
        "1. \u2068Alkaios\u2069: the test “first-choice” found moves 40, agreed 39"
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
