"""Moves on the card of a match, in a chat where the bot is not."""

import pytest

from bot.core.matches.model import Identity
from tests.bot.frontends.telegram.guests import name_bot, other_chat

NAME = "@PetteiaTestBot"


async def taken_up(bench, pair):
    """A card that the second of two has accepted; the match, who is to move and who is not."""
    asked = await name_bot(pair[0], f"{NAME} lemery-compact", other_chat(bench.api))
    await bench.settle()
    card = asked.result()
    known = set(await bench.store.match_ids(None, 99))
    await bench.press(pair[1], card, "Accept")
    [number] = set(await bench.store.match_ids(None, 99)) - known
    match = await bench.store.match(number)
    one = await bench.store.account_of(Identity("telegram", str(pair[0].id)))
    return card, match, *(pair if match.seats[0] == one.id else pair[::-1])


@pytest.fixture
async def at_hand(bench, pair):
    await bench.welcome(*pair)
    return await taken_up(bench, pair)


def pieces(card):
    return [button["text"] for button in card.buttons if len(button["text"]) == 2]


async def test_a_move_is_two_presses_and_everybody_sees_it(bench, at_hand):
    card, match, first, second = at_hand
    assert "Which piece?" in card.text
    assert "a2" in pieces(card)
    await bench.press(first, card, "a2")
    assert "a2: where to?" in card.text
    assert pieces(card) == ["a3", "a4", "a5", "a6"]
    answer = await bench.press(first, card, "a5")
    assert answer["text"] == "You played a2-a5."
    assert f"Waiting for \u2068{second.user['first_name']}\u2069" in card.text
    assert (await bench.store.match(match.id)).turn == match.turn + 1
    assert second.chat.last.rings, "it is called in its own chat, as a card does not ring"


async def test_back_shows_the_pieces_again(bench, at_hand):
    card, _, first, second = at_hand
    before = card.text, card.labels()
    await bench.press(first, card, "a2")
    assert (await bench.press(second, card, "Back"))["show_alert"]
    assert "a2: where to?" in card.text
    await bench.press(first, card, "Back")
    assert (card.text, card.labels()) == before


async def test_only_the_player_to_move_picks(bench, at_hand):
    card, match, _, second = at_hand
    before = card.text, card.labels()
    for person in (second, bench.person("Chloe")):
        assert (await bench.press(person, card, "a2"))["show_alert"]
    assert (card.text, card.labels()) == before
    assert (await bench.store.match(match.id)).turn == match.turn


async def test_a_press_of_an_earlier_turn_changes_nothing(bench, at_hand):
    card, match, first, _ = at_hand
    old = card.data("a2")
    await bench.say(first, "a2-a5")
    shown = card.text, card.labels()
    assert (await bench.press(first, card, data=old))["show_alert"]
    assert (card.text, card.labels()) == shown
    assert (await bench.store.match(match.id)).turn == match.turn + 1


async def test_a_match_of_another_place_is_not_shown_or_played_on_a_card(bench, pair, at_hand):
    """A client may send any text as a button's, also one that belongs to another message."""
    card, _, *_ = at_hand
    await bench.say(pair[0], "/challenge lemery-ultra")
    await bench.say(pair[1], f"/accept {await newest(bench, at_hand)}")
    elsewhere = await bench.store.match(await newest(bench, at_hand))
    assert elsewhere.stage == "running"
    before = card.text, card.labels()
    for verb, choice in (
        ("accept", ""),
        ("pick", ""),
        ("pick", "0.1"),
        ("play", "0"),
        ("board", "back"),
    ):
        for person in pair:
            data = f"{verb}:{elsewhere.id}:{elsewhere.turn}:{choice}"
            assert (await bench.press(person, card, data=data))["show_alert"], data
    for verb in ("resign-yes", "board", "more", "record", "words", "draw"):
        data = f"{verb}:{at_hand[1].id}:{at_hand[1].turn}:"
        assert (await bench.press(at_hand[2], card, data=data))["show_alert"], data
    assert (card.text, card.labels()) == before
    assert (await bench.store.match(elsewhere.id)).turn == elsewhere.turn


async def newest(bench, at_hand):
    [number] = set(await bench.store.match_ids(None, 99)) - {at_hand[1].id}
    return number


async def test_a_second_card_of_the_same_challenge_is_not_played_on(bench, pair):
    await bench.welcome(*pair)
    asked = await pair[0].ask("compact")
    await bench.settle()
    [result] = asked.result()
    card, again = (pair[0].send(result, other_chat(bench.api)) for _ in range(2))
    await bench.press(pair[1], card, "Accept")
    assert pieces(card)
    await bench.press(pair[1], again, "Accept")
    assert again.labels() == ["My board", "Rules"]
