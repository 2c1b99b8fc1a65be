"""A match with dice: the bot throws at the start of each turn, and a double gives a bonus."""

import asyncio

import pytest

from bot.core.matches.challenges import Accepted, Offered
from bot.core.matches.chance import Chance
from bot.core.matches.evolve import fold
from bot.core.matches.play import Played, Thrown
from bot.core.service.audit import problem_of
from engine import THROWS, Cue, Side
from tests.bot.core.conftest import codes, control, labels, told

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

KUBEIA = "vogt-kubeia"


async def begin(bench, *throws):
    bench.dice.throws = list(throws)
    return await bench.begin(ruleset=KUBEIA)


async def test_the_first_throw_is_stored_with_the_acceptance(bench):
    match = await begin(bench, (6, 3))
    assert [type(event) for event in await bench.store.log(match)] == [Offered, Accepted, Thrown]
    view = await bench.seen("Alkaios")
    assert (view.turn, view.picture.dice) == (1, (6, 3))
    assert told(view.notes)[0] == (
        "You threw 6 and 3. Peltasts can move up to 6 squares, Hoplites up to 3. "
        "The Basileus can move up to 3 or exactly 6 squares."
    )
    assert told((await bench.seen("Brasidas")).notes)[0] == "\u2068Alkaios\u2069 threw 6 and 3."


async def test_each_turn_begins_with_a_throw_in_the_same_step(bench):
    match = await begin(bench, (6, 3), (3, 2))
    await bench.play(match, "a2-a4")
    assert (await bench.store.log(match))[-2:] == (
        Played(Side.FIRST, "a2-a4"),
        Thrown(Side.SECOND, 3, 2),
    )
    stored = await bench.store.match(match)
    assert (stored.turn, stored.last.text, stored.game.position.roll) == (3, "a2-a4", (3, 2))
    notes = told((await bench.seen("Brasidas")).notes)
    assert notes[0] == "\u2068Alkaios\u2069 played Α2-Α4."  # noqa: RUF001 -- Greek letters
    assert notes[1].startswith("You threw 3 and 2.")


async def test_a_double_lets_one_throw_again_or_pass(bench):
    match = await begin(bench, (4, 4), (5, 1), (2, 2))
    await bench.play(match, "a2-a4")
    bonus = await bench.seen("Alkaios")
    assert bonus.headline.code == "turn-bonus-yours"
    assert labels(bonus)[:2] == ["button-again", "button-pass"]
    assert (bonus.spots, bonus.picture.movable, bonus.picture.dice) == ((), (), None)
    waiting = await bench.seen("Brasidas")
    assert waiting.headline.code == "turn-bonus-theirs"
    assert not waiting.yours
    shared = await bench.dispatcher.views.shared(match)
    assert labels(shared)[:2] == ["button-again", "button-pass"]
    assert codes(await bench.press("Brasidas", control(shared, "button-again"))) == [
        "refused-not-your-turn"
    ]
    again = await bench.press("Alkaios", control(bonus, "button-again"))
    assert told(again.lines) == ["You threw again: 5 and 1."]
    assert again.view.yours
    await bench.play(match, "b2-b3")
    waited = await bench.seen("Brasidas")
    assert waited.yours
    assert told(waited.notes)[:3] == [
        "\u2068Alkaios\u2069 played Α2-Α4.",  # noqa: RUF001
        "\u2068Alkaios\u2069 threw the dice again.",
        "\u2068Alkaios\u2069 played Β2-Β3.",  # noqa: RUF001
    ]
    passed = await bench.play(match, "a7-a6", "pass")
    assert told(passed.lines) == ["You passed the bonus throw."]
    notes = told((await bench.seen("Alkaios")).notes)
    assert notes[:2] == [
        "\u2068Brasidas\u2069 played \u03917-\u03916.",
        "\u2068Brasidas\u2069 passed the bonus throw.",
    ]
    assert (await bench.store.match(match)).game.position.side is Side.FIRST


async def test_the_opponent_is_called_only_when_it_is_their_turn(bench):
    match = await begin(bench, (4, 4), (5, 1))
    calls = await calls_of(bench, "Brasidas")
    await bench.play(match, "a2-a4", "again")
    assert await calls_of(bench, "Brasidas") == calls
    await bench.play(match, "b2-b3")
    assert await calls_of(bench, "Brasidas") == calls + 1


async def calls_of(bench, name):
    who = await bench.person(name)
    notices = [item.notice for item in await bench.store.due(("web",), bench.now, 100)]
    return sum(notice.call for notice in notices if notice.account == who.id)


async def test_the_dice_are_nobodys_to_choose(bench):
    match = await begin(bench, (6, 3))
    assert codes(await bench.say("Alkaios", "move roll66")) == ["refused-illegal"]
    assert codes(await bench.say("Alkaios", "move again")) == ["refused-illegal"]
    assert len(await bench.store.log(match)) == 3


async def test_a_piece_cannot_go_further_than_its_die(bench):
    await begin(bench, (2, 1))
    refused = await bench.say("Alkaios", "move A2-A5")
    assert told(refused.lines) == ["“A2-A5” is not legal: that is too far for this throw."]


async def test_a_button_pressed_twice_is_known_although_a_throw_came_between(bench):
    await begin(bench, (6, 3))
    view = await bench.seen("Alkaios")
    piece = (await bench.press("Alkaios", str(view.spots[0].control))).view
    preview = (await bench.press("Alkaios", str(piece.spots[0].control))).view
    play = control(preview, "button-play")
    assert not (await bench.press("Alkaios", play)).refused
    assert codes(await bench.press("Alkaios", play)) == ["refused-already-moved"]


async def test_replay_needs_no_chance(bench):
    match = await begin(bench, (6, 3), (3, 2), (3, 3), (6, 5), (4, 2))
    await bench.play(match, "a2-a4", "h6-z6", "a1-a3", "again", "b2-b5", "Λ7-Λ5")
    stored = await bench.store.match(match)
    assert fold(await bench.store.log(match)).game == stored.game
    assert stored.game.position.roll is not Cue.THROW
    assert await problem_of(bench.store, match) is None


def test_each_of_the_throws_comes_up_the_higher_first():
    chance = Chance()
    thrown = {chance.throw() for _ in range(3000)}
    assert thrown == {(roll.high, roll.low) for roll in THROWS}


async def test_of_two_moves_at_once_one_is_played_with_one_throw(bench):
    match = await begin(bench, (6, 3))
    answers = await asyncio.gather(
        *(bench.say("Alkaios", f"move {move}") for move in ("a2-a3", "b2-b3", "c2-c3"))
    )
    assert sorted(answer.refused for answer in answers) == [False, True, True]
    kinds = [type(event) for event in await bench.store.log(match)]
    assert kinds == [Offered, Accepted, Thrown, Played, Thrown]
    assert await problem_of(bench.store, match) is None
