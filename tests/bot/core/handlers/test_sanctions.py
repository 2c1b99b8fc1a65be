"""What people may not do after a decision: where, until when, and what they still may."""

from dataclasses import replace

import pytest

from bot.core.matches.challenges import Propose
from bot.core.matches.messages import Refused
from bot.core.matches.play import Play
from tests.bot.core.conftest import codes
from tests.bot.core.handlers.court import ONE, OPERATOR, OTHER, OTHER_SERVER, SERVER, Court


@pytest.fixture
def court(bench):
    return Court(bench)


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
