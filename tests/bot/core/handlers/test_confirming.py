"""A typed move is asked about as a picked one is."""

import pytest

from tests.bot.core.conftest import control, labels, told

OPENING = ("e2-e3", "f7-f4")
LOSING = "g2-g3"


@pytest.fixture
async def match(bench):
    """The first side can surround its own leader."""
    begun = await bench.begin()
    await bench.play(begun, *OPENING)
    return begun


async def test_a_typed_losing_move_is_asked_about(bench, match):
    asked = await bench.say("Alkaios", LOSING, bare=True)
    assert told(asked.view.notes) == ["g2-g3?", "This move loses: leader surrounded."]
    assert labels(asked.view) == ["button-play", "button-back"]
    assert (await bench.store.match(match)).outcome is None
    await bench.press("Alkaios", control(asked.view, "button-play"))
    assert (await bench.store.match(match)).outcome is not None


async def test_a_typed_losing_move_is_played_where_nobody_wants_to_be_asked(bench, match):
    await bench.say("Alkaios", "settings confirm=off")
    await bench.say("Alkaios", LOSING, bare=True)
    assert (await bench.store.match(match)).outcome is not None


async def test_every_typed_move_is_asked_about_where_a_person_wants_it(bench, match):
    await bench.say("Alkaios", "settings confirm=on")
    before = (await bench.store.match(match)).turn
    asked = await bench.say("Alkaios", "move a2-a3")
    assert told(asked.view.notes) == ["a2-a3?"]
    assert (await bench.store.match(match)).turn == before


async def test_a_typed_move_that_risks_nothing_is_played(bench, match):
    before = (await bench.store.match(match)).turn
    await bench.say("Alkaios", "a2-a3", bare=True)
    assert (await bench.store.match(match)).turn == before + 1
