"""What not every ruleset has, on Telegram: placing, dice, taking off, huffing, options, Greek."""

import pytest

from bot.core.matches.chance import Chance
from engine import Cue, Side
from tests.bot.plays import BOUND

pytestmark = [pytest.mark.old_server, pytest.mark.usefixtures("every_move_is_confirmed")]


async def game(bench):
    """The only game that there is."""
    (match_id,) = await bench.store.match_ids(None, 2)
    return (await bench.store.match(match_id)).game


async def play_all(bench, pair, agora, actions):
    for number, action in enumerate(actions):
        await bench.say(pair[number % 2], f"/move {action}", agora)


@pytest.mark.parametrize("key", ["lemery-latrunculi", "poleis"])
async def test_a_man_is_placed_on_any_square_of_the_board(bench, pair, agora, key):
    one, two = pair
    board = await bench.match(agora, one, two, f"/challenge {key} first")
    assert board.labels()[0] == "Place a man"
    await bench.press(one, board, "Place a man")
    assert [len(row) for row in board.keyboard["inline_keyboard"]] == [8] * 8 + [1]
    drawn = board.photo
    await bench.press(one, board, "h8")
    assert board.photo != drawn
    assert board.labels() == ["Play", "Back"]
    await bench.press(one, board, "Play")
    assert "h8" in agora.last.text
    await bench.press(two, agora.last, "Place a man")
    assert agora.last.labels().count("·") == 1
    before = agora.last.labels()
    assert not (await bench.press(two, agora.last, "·")).get("text")
    assert agora.last.labels() == before
    assert (await bench.press(one, agora.last, "·"))["show_alert"]


async def test_a_bound_man_is_taken_off(bench, pair, agora):
    one, two = pair
    await bench.match(agora, one, two, "/challenge lemery-latrunculi first")
    await bench.play_out(BOUND[:-2])
    await play_all(bench, pair, agora, BOUND[-2:])
    board = agora.last
    await bench.press(one, board, "Move")
    drawn = board.photo
    await bench.press(one, board, "capture d4")
    assert "Capture the man on d4?" in board.text
    assert board.photo != drawn
    await bench.press(one, board, "Play")
    assert "\u2068Alkaios\u2069 captured the bound man on d4." in agora.last.text


async def test_dice_are_thrown_and_a_double_asks_for_another_throw(bench, pair, agora, monkeypatch):
    throws = iter([(6, 3), (2, 2), (5, 1), (4, 2)])
    monkeypatch.setattr(Chance, "seed", lambda _: None)
    monkeypatch.setattr(Chance, "throw", lambda _: next(throws))
    one, two = pair
    board = await bench.match(agora, one, two, "/challenge vogt-kubeia first")
    assert "6 and 3" in board.text
    for label in ("Move", "Γ2", "Γ4", "Play"):
        await bench.press(one, board, label)
    await bench.say(two, "B7-B6", agora, to=agora.last)
    assert agora.last.labels()[:2] == ["Throw again", "Pass"]
    assert (await bench.press(one, agora.last, "Pass"))["show_alert"]
    assert (await game(bench)).position.roll is Cue.BONUS
    await bench.press(two, agora.last, "Throw again")
    position = (await game(bench)).position
    assert (position.side, position.roll) == (Side.SECOND, (5, 1))
    await bench.say(two, "/move Γ7Γ6", agora)
    assert "Γ7-Γ6" in agora.last.text
    assert (await game(bench)).position.side is Side.FIRST


async def test_a_bonus_is_waived_in_private(bench, pair, agora, monkeypatch):
    monkeypatch.setattr(Chance, "seed", lambda _: None)
    monkeypatch.setattr(Chance, "throw", lambda _: (4, 4))
    one, two = pair
    await bench.welcome(*pair)
    await bench.match(agora, one, two, "/challenge vogt-kubeia first")
    await bench.say(one, "c2-c3")
    assert one.chat.last.labels()[:2] == ["Throw again", "Pass"]
    await bench.press(one, one.chat.last, "Pass")
    assert (await game(bench)).position.side is Side.SECOND


async def test_a_careless_man_is_huffed_on_the_groups_board_from_private(bench, pair, agora):
    one, two = pair
    await bench.welcome(*pair)
    text = "/challenge lemery-compact first options=compulsory=huff"
    await bench.match(agora, one, two, text)
    await play_all(bench, pair, agora, ("a2-a5", "h7-h5"))
    await bench.press(one, agora.last, "More")
    more = one.chat.last
    await bench.press(one, more, "Huff")
    asked = one.chat.last
    assert "h5" in asked.labels()
    await bench.press(one, asked, "h5")
    assert one.chat.last.labels() == ["Huff it", "Back"]
    assert (await bench.press(one, one.chat.last, "Huff it"))["show_alert"]
    await bench.say(one, "/huff", agora)
    assert "Which man missed" in one.chat.last.text
    await bench.say(one, "/huff h5", agora)
    assert agora.last.answers
    assert (await game(bench)).position.side is Side.FIRST


async def test_a_huff_asked_for_in_a_group_opens_the_closed_private_chat(bench, pair, agora):
    one, two = pair
    text = "/challenge lemery-compact first options=compulsory=huff"
    await bench.match(agora, one, two, text)
    await play_all(bench, pair, agora, ("a2-a5", "h7-h5"))
    await bench.say(one, "/huff", agora)
    (button,) = agora.last.buttons
    await one.open(button["url"])
    await bench.settle()
    assert "Which man missed" in one.chat.last.text


async def test_options_are_typed_with_the_challenge(bench, pair, agora):
    one, two = pair
    text = "/challenge vogt-petteia first options=mirror=on,six=off"
    board = await bench.match(agora, one, two, text)
    assert (await game(bench)).ruleset.name == "vogt-petteia(mirror=on,six=off)"
    assert "with each Basileus right of the middle, Hoplites without armour" in board.text


async def test_another_game_and_its_options_are_chosen_by_buttons(bench, pair, agora):
    one, two = pair
    await bench.welcome(*pair)
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge", agora, to=hello)
    card = agora.last
    assert (await bench.press(two, card, "Change game"))["show_alert"]
    await bench.press(one, card, "Change game")
    choosing = one.chat.last
    assert "Choose a game" in choosing.text
    assert "Latrunculi (Lemery Games)" in choosing.labels()
    assert card.labels()[0] == "Accept"
    for label in (
        "Tournament Petteia (Andreas Vogt)",
        "Hoplites in armour, up to six squares ⇄",
        "Random sides ⇄",
    ):
        await bench.press(one, choosing, label)
    assert "I begin as Orange ⇄" in choosing.labels()
    await bench.press(one, choosing, "Send challenge")
    assert "Withdraw" in choosing.labels()
    assert "Hoplites without armour" in card.text
    assert card is agora.last
    await bench.press(two, card, "Accept")
    assert (await game(bench)).ruleset.name == "vogt-petteia(six=off)"


async def test_choosing_a_game_opens_the_closed_private_chat(bench, pair, agora):
    one, _ = pair
    await bench.say(one, "/challenge", agora)
    answer = await bench.press(one, agora.last, "Change game")
    await one.open(answer["url"])
    await bench.settle()
    assert "Choose a game" in one.chat.last.text
    await bench.press(one, one.chat.last, "Back")
    assert "Change game" in one.chat.last.labels()
