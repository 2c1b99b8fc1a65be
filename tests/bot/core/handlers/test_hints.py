"""Hints in a match between people, as they ask for them and agree, over a real store."""

import pytest

from bot.core.matches.agreements import HINTS, HintsAllowed, HintsAsked, HintsDeclined
from bot.core.matches.evolve import fold
from bot.core.service.audit import problem_of
from tests.bot.core.computer_bench import Table
from tests.bot.core.conftest import codes, control, labels, told


@pytest.fixture
def table(bench):
    return Table(bench)


@pytest.fixture
async def match(table):
    return await table.bench.begin()


async def press(table, name, label):
    return await table.bench.press(name, control(await table.bench.seen(name), label))


async def test_they_are_asked_for_and_agreed_to_by_buttons(table, match):
    bench = table.bench
    assert "button-hint" not in labels(await bench.seen("Alkaios"))
    asked = await press(table, "Alkaios", "button-hints-ask")
    assert codes(asked) == ["done-hints-asked"]
    assert "button-hints-ask" not in labels(asked.view)
    view = await bench.seen("Brasidas")
    assert "\u2068Alkaios\u2069 asks whether you may both use hints in this match." in told(
        view.notes
    )
    assert labels(view)[:2] == ["button-hints-yes", "button-hints-no"]
    shared = await bench.dispatcher.views.shared(match)
    assert "note-hints-theirs" in [note.code for note in shared.notes]
    more = await bench.press("Brasidas", control(shared, "button-more"))
    assert "button-hints-yes" in labels(more)
    agreed = await bench.press("Brasidas", control(view, "button-hints-yes"))
    assert codes(agreed) == ["done-hints-allowed"]
    for name in ("Alkaios", "Brasidas"):
        notes = told((await bench.seen(name)).notes)
        assert "Hints are allowed in this match." in notes
    hinted = await press(table, "Alkaios", "button-hint")
    assert codes(hinted) == ["hint"]
    await bench.press("Alkaios", control(hinted.view, "button-play"))
    assert codes(await press(table, "Brasidas", "button-hint")) == ["hint"]
    log = await bench.store.log(match)
    asked_and_agreed = [each for each in log if isinstance(each, HintsAsked | HintsAllowed)]
    assert [type(each) for each in asked_and_agreed] == [HintsAsked, HintsAllowed]
    assert await problem_of(bench.store, match) is None


async def test_they_are_asked_for_and_agreed_to_by_the_word(table, match):
    bench = table.bench
    assert codes(await bench.say("Brasidas", "hint")) == ["done-hints-asked"]
    assert codes(await bench.say("Brasidas", "hint")) == ["refused-hints-stands"]
    assert codes(await bench.say("Alkaios", "hint")) == ["done-hints-allowed"]
    assert codes(await bench.say("Alkaios", "hint")) == ["hint"]
    assert codes(await bench.say("Brasidas", "hint")) == ["refused-not-your-turn"]
    assert codes(await bench.say("Chares", f"hint match={match}")) == ["refused-stranger"]


async def test_accept_and_decline_answer_the_wish(table, match):
    bench = table.bench
    await bench.say("Alkaios", "hint")
    assert codes(await bench.say("Brasidas", "decline")) == ["done-hints-declined"]
    await bench.say("Brasidas", "hint")
    assert codes(await bench.say("Alkaios", "accept")) == ["done-hints-allowed"]
    assert (await bench.store.match(match)).hints_allowed


async def test_nobody_is_asked_twice(table, match):
    bench = table.bench
    await bench.say("Alkaios", "hint")
    no = control(await bench.seen("Brasidas"), "button-hints-no")
    assert codes(await bench.press("Brasidas", no)) == ["done-hints-declined"]
    assert codes(await bench.press("Brasidas", no)) == ["refused-no-hints-asked"]
    assert "button-hints-ask" not in labels(await bench.seen("Alkaios"))
    assert codes(await bench.say("Alkaios", "hint")) == ["refused-hints-declined"]
    assert "button-hints-ask" in labels(await bench.seen("Brasidas"))
    stored = await bench.store.match(match)
    assert fold(await bench.store.log(match)).hints_declined == stored.hints_declined
    assert isinstance((await bench.store.log(match))[-1], HintsDeclined)


async def test_a_wish_is_open_until_it_is_answered_whatever_is_played(table, match):
    bench = table.bench
    await bench.say("Alkaios", "hint")
    yes = control(await bench.seen("Brasidas"), "button-hints-yes")
    await bench.play(match, "a2-a3", "a7-a6")
    assert codes(await bench.press("Brasidas", yes)) == ["done-hints-allowed"]


async def test_a_button_that_asks_never_agrees_unseen(table, match):
    bench = table.bench
    old = await bench.seen("Brasidas")
    await bench.say("Alkaios", "hint")
    crossed = await bench.press("Brasidas", control(old, "button-hints-ask"))
    assert codes(crossed) == ["refused-hints-to-answer"]
    assert not (await bench.store.match(match)).hints_allowed


async def test_an_old_button_gives_no_hint_after_the_match(table, match):
    bench = table.bench
    await bench.say("Alkaios", "hint")
    old = await bench.seen("Brasidas")
    asked = await bench.say("Alkaios", "resign")
    await bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    assert codes(await bench.press("Brasidas", control(old, "button-hints-yes"))) == [
        "refused-over"
    ]
    assert HINTS.asker(await bench.store.match(match)) is None


async def test_where_an_overlooked_capture_is_punished_nobody_can_ask(table):
    bench = table.bench
    match = await bench.begin(ruleset="lemery-compact(compulsory=huff)")
    for name in ("Alkaios", "Brasidas"):
        assert codes(await bench.say(name, "hint")) == ["refused-hint-hidden"]
        assert "button-hints-ask" not in labels(await bench.seen(name))
    assert await problem_of(bench.store, match) is None


async def test_without_a_computer_nobody_is_asked(bench):
    await bench.begin()
    assert codes(await bench.say("Alkaios", "hint")) == ["refused-no-computer"]
