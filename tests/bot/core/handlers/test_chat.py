"""Words to the opponent: who hears them, who does not, and what becomes of them."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.chat import MAX_AT_ONCE, MAX_MESSAGE_LENGTH, MESSAGES_KEPT, Say
from bot.core.matches.computers import computer_account
from bot.core.matches.decide import decide
from bot.core.matches.evolve import fold
from tests.bot.core import sample_matches
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.sample_matches import ALKAIOS

ONE, OTHER, STRANGER = "Alkaios", "Brasidas", "Chares"


async def heard_by(bench, name):
    return told((await bench.seen(name)).chat)


async def test_the_opponent_hears_it_without_a_call_and_nobody_else_does(bench):
    match = await bench.begin()
    assert codes(await bench.say(ONE, "say Good luck, *friend*!")) == ["done-said"]
    assert (False, "Your opponent says: Good luck, *friend*!") in await bench.said_to(OTHER)
    assert await heard_by(bench, OTHER) == ["\u2068Alkaios\u2069: Good luck, *friend*!"]
    assert await heard_by(bench, ONE) == await heard_by(bench, OTHER)
    assert (await bench.dispatcher.views.shared(match)).chat == ()


async def test_it_can_be_said_after_the_end(bench):
    match = await bench.begin()
    await bench.press(ONE, control((await bench.say(ONE, "resign")).view, "button-resign-yes"))
    await bench.say(OTHER, f"say match={match} good game")
    assert await heard_by(bench, ONE) == ["\u2068Brasidas\u2069: good game"]


@pytest.mark.parametrize(
    "typed", ["zeg partij={} well", "πες ΠΑΡΤΊΔΑ={} well", "say Match={} well"]
)
async def test_a_match_is_named_in_any_language_and_its_name_is_not_said(bench, typed):
    match = await bench.begin()
    await bench.begin(ONE, STRANGER)
    assert codes(await bench.say(ONE, typed.format(match), None)) == ["done-said"]
    assert await heard_by(bench, OTHER) == ["\u2068Alkaios\u2069: well"]


async def test_other_equations_are_said_as_they_are(bench):
    await bench.begin()
    await bench.say(ONE, "say word=again x=2")
    assert await heard_by(bench, OTHER) == ["\u2068Alkaios\u2069: word=again x=2"]


@pytest.mark.parametrize("text", ["say", "say  \u200b ", f"say {'x' * (MAX_MESSAGE_LENGTH + 1)}"])
async def test_what_is_nothing_or_too_long_is_refused_and_not_cut(bench, text):
    await bench.begin()
    assert codes(await bench.say(ONE, text)) in (["refused-say-what"], ["refused-say-long"])
    assert await heard_by(bench, OTHER) == []


async def test_a_stranger_says_nothing_to_players(bench):
    match = await bench.begin()
    assert codes(await bench.say(STRANGER, f"say match={match} hi")) == ["refused-stranger"]


async def test_the_computer_does_not_listen(bench):
    match = replace(sample_matches.running(), seats=(ALKAIOS, computer_account(3).id))
    decided = decide(match, Say(ALKAIOS, "hello"), bench.now)
    assert decided.line.code == "refused-say-computer"


async def test_too_many_at_once_are_refused_until_a_minute_is_over(bench):
    await bench.begin()
    for _ in range(MAX_AT_ONCE):
        await bench.say(ONE, "say again")
    assert codes(await bench.say(ONE, "say again")) == ["refused-say-often"]
    assert codes(await bench.say(OTHER, "say I hear you")) == ["done-said"]
    bench.now += timedelta(minutes=1)
    assert codes(await bench.say(ONE, "say again")) == ["done-said"]


async def test_the_last_messages_are_kept(bench):
    await bench.begin()
    for number in range(MESSAGES_KEPT + 3):
        await bench.say(ONE, f"say {number}")
        bench.now += timedelta(minutes=1)
    found = await heard_by(bench, OTHER)
    assert len(found) == MESSAGES_KEPT
    assert found[-1].endswith(f": {MESSAGES_KEPT + 2}")


async def test_who_is_muted_is_told_nothing_and_not_heard(bench):
    await bench.begin()
    await bench.say(ONE, "say first")
    await bench.press(OTHER, control(await bench.seen(OTHER), "button-mute"))
    before = await bench.said_to(OTHER)
    assert codes(await bench.say(ONE, "say second")) == ["done-said"]
    assert await bench.said_to(OTHER) == before
    assert len(await heard_by(bench, OTHER)) == 1
    assert len(await heard_by(bench, ONE)) == 2
    assert codes(await bench.say(OTHER, "unmute")) == ["done-unmuted"]
    await bench.say(ONE, "say third")
    assert len(await heard_by(bench, OTHER)) == 2


async def test_who_is_blocked_is_not_heard_either(bench):
    await bench.begin()
    await bench.say(OTHER, "settings block=Alkaios")
    assert codes(await bench.say(ONE, "say hello")) == ["done-said"]
    assert await heard_by(bench, OTHER) == []


async def test_the_last_message_is_reported_once(bench):
    match = await bench.begin()
    assert codes(await bench.say(OTHER, "report")) == ["report-what"]
    await bench.say(ONE, "say rude")
    assert codes(await bench.press(OTHER, control(await bench.seen(OTHER), "button-report"))) == [
        "done-reported"
    ]
    assert (await bench.store.match(match)).chat[0].reported
    assert "button-report" not in labels(await bench.seen(OTHER))
    assert "button-mute" not in labels(await bench.seen(ONE))


async def test_the_log_makes_the_same_match_also_when_the_speaker_was_forgotten(bench):
    match = await bench.begin()
    await bench.say(ONE, "say secret")
    await bench.say(OTHER, "say thanks")
    await bench.say(ONE, "forget sure=yes")
    stored = await bench.store.match(match)
    log = await bench.store.log(match)
    assert replace(fold(log), version=stored.version) == stored
    assert "secret" not in repr([vars_of(event) for event in log])
    assert [message.text for message in stored.chat] == ["thanks"]


def vars_of(event):
    return {name: getattr(event, name) for name in type(event).__dataclass_fields__}


async def test_a_person_exports_what_they_said_and_heard(bench):
    await bench.begin()
    await bench.say(ONE, "say hello")
    await bench.say(OTHER, "mute")
    await bench.say(ONE, "say unheard")
    exported = json.loads((await bench.say(OTHER, "export")).content.text)
    [match] = exported["matches"]
    assert [(each["own"], each["text"]) for each in match["messages"]] == [(False, "hello")]


async def test_which_match_is_asked_where_several_are_played(bench):
    await bench.begin()
    await bench.begin(second=STRANGER)
    assert codes(await bench.say(ONE, "say hello")) == ["which-match"]
