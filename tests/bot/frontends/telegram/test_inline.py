"""Inline mode: challenges as cards in chats where the bot is not."""

from datetime import timedelta

import pytest

from bot.core.matches.controls import MAX_CONTROL_BYTES
from bot.core.matches.model import Identity
from bot.core.matches.results import is_public
from bot.core.service.service import CHALLENGE_LIFETIME
from bot.frontends.telegram.cards import CardOffer, CardSigner
from engine.catalogue import KEYS
from tests.bot.frontends.telegram.botapi import TOKEN
from tests.bot.frontends.telegram.chats import Chat
from tests.bot.plays import WON

MAX_USER_ID = 2**52 - 1


@pytest.fixture
def elsewhere():
    """A chat in which the bot is not."""
    return Chat(-77, "group", "Elsewhere")


async def offered(bench, person, text=""):
    asked = await person.ask(text)
    await bench.settle()
    return asked.result()


async def sent(bench, person, chat, text="compact"):
    """Send the first game that is offered as a card."""
    return person.send((await offered(bench, person, text))[0], chat)


@pytest.fixture
async def card(bench, pair, elsewhere):
    return await sent(bench, pair[0], elsewhere)


def head(card):
    return card.text.splitlines()[0]


def links(card):
    return [button["text"] for button in card.buttons if "url" in button]


async def matches(bench):
    return [await bench.store.match(each) for each in await bench.store.match_ids(None, 9)]


async def test_every_game_is_offered_and_a_name_chooses(bench, pair):
    one, _ = pair
    everything = await offered(bench, one)
    assert {result["id"] for result in everything} == set(KEYS)
    [compact] = await offered(bench, one, "compact")
    assert compact["id"] == "lemery-compact"
    assert "Compact" in compact["title"]
    assert await offered(bench, one, "\u202e<b>" + "x" * 200) == []


async def test_what_is_offered_is_in_the_persons_language(bench, pair):
    pair[0].user["language_code"] = "it"
    [compact] = await offered(bench, pair[0], "compact")
    assert "ti invita" in compact["input_message_content"]["message_text"]


async def test_a_card_that_nobody_presses_makes_no_challenge(bench, card):
    assert card.labels() == ["Accept", "Rules"]
    assert card.buttons[0]["style"] == "success"
    assert await matches(bench) == []


async def test_a_challenge_is_played_to_the_end_where_the_bot_is_not(bench, pair, elsewhere, card):
    one, two = pair
    await bench.welcome(*pair)
    answer = await bench.press(two, card, "Accept")
    assert answer["text"]
    [match] = await matches(bench)
    first, second = pair if match.seats[0] == (await account(bench, one)).id else pair[::-1]
    assert head(card) == f"Waiting for \u2068{first.user['first_name']}\u2069"
    assert links(card) == ["My board", "Rules"]
    for person in pair:
        assert person.chat.last.photo, "each has a board of their own"
    plies = WON
    for number, ply in enumerate(plies):
        mover, other = (first, second) if number % 2 == 0 else (second, first)
        await bench.say(mover, ply)
        if number < len(plies) - 1:
            assert head(card) == f"Waiting for \u2068{other.user['first_name']}\u2069"
    [match] = await matches(bench)
    assert match.stage == "over"
    assert f"\u2068{first.user['first_name']}\u2069" in head(card)
    assert "won" in head(card)
    assert card.labels() == ["Replay", "Rules"]
    assert elsewhere.posts.keys() == {card.number}, "the bot writes nothing there"


async def account(bench, person):
    return await bench.store.account_of(Identity("telegram", str(person.id)))


async def test_a_card_leads_to_the_board_in_the_private_chat(bench, pair, card):
    one, two = pair
    await bench.welcome(two)
    await bench.press(two, card, "Accept")
    assert one.chat.heard == [], "the challenger has never started the bot"
    await one.open(card.link("My board"))
    await bench.settle()
    assert one.chat.last.photo


async def test_accepting_before_start_opens_the_board_of_who_is_not_to_move(bench, pair, elsewhere):
    _, two = pair
    answers = []
    while not (answers and "url" in answers[-1]):  # lots decide who begins
        card = await sent(bench, pair[0], elsewhere)
        answers.append(await bench.press(two, card, "Accept"))
        assert links(card) == ["My board", "Rules"]
        bench.pass_seconds(1)
    assert two.chat.heard == []
    await two.open(answers[-1]["url"])
    await bench.settle()
    assert two.chat.last.photo


async def test_the_challenger_cannot_accept_their_own_card(bench, pair, card):
    answer = await bench.press(pair[0], card, "Accept")
    assert "your own challenge" in answer["text"]
    assert await matches(bench) == []


async def test_the_first_of_two_gets_the_match(bench, pair, card):
    _, two = pair
    three = bench.person("Chloe")
    await bench.welcome(two, three)
    accept = card.data("Accept")
    await bench.press(two, card, "Accept")
    answer = await bench.press(three, card, data=accept)
    assert answer["show_alert"]
    assert len(await matches(bench)) == 1


async def test_one_offer_is_one_match_though_it_is_sent_twice(bench, pair, elsewhere):
    one, two = pair
    three = bench.person("Chloe")
    await bench.welcome(two, three)
    [result] = await offered(bench, one, "compact")
    card, again = one.send(result, elsewhere), one.send(result, Chat(-78, "group", "Another"))
    await bench.press(two, card, "Accept")
    answer = await bench.press(three, again, "Accept")
    assert answer["show_alert"]
    assert len(await matches(bench)) == 1
    assert again.labels() == ["My board", "Rules"]


async def test_two_who_press_at_once_make_one_match(bench, pair, card):
    _, two = pair
    three = bench.person("Chloe")
    await bench.welcome(two, three)
    answers = [await person.press(card, "Accept") for person in (two, three)]
    await bench.settle()
    assert sorted(bool(each.result().get("show_alert")) for each in answers) == [False, True]
    assert len(await matches(bench)) == 1


async def test_a_challenge_made_by_a_press_does_not_settle_the_press(
    bench, pair, card, monkeypatch
):
    """After a crash between the two the press is handled again, and accepts."""
    await bench.welcome(*pair)
    settled = []
    write = bench.store.create

    async def create(change):
        settled.append(change.input)
        return await write(change)

    monkeypatch.setattr(bench.store, "create", create)
    await bench.press(pair[1], card, "Accept")
    assert settled == [None]


async def test_a_redelivered_press_makes_no_second_match(bench, pair, card, api):
    _, two = pair
    await bench.welcome(two)
    await bench.press(two, card, "Accept")
    await api.repeat()
    await bench.settle()
    assert len(await matches(bench)) == 1


async def test_a_forged_button_changes_nothing(bench, pair, card):
    one, two = pair
    await bench.welcome(*pair)
    data = card.data("Accept")
    foreign = CardSigner("another token").write(CardOffer("lemery-compact", one.id, 1_772_000_000))
    other = data.replace("lemery-compact", "lemery-petteia")
    by_another = data.split(":")
    by_another[2] = "7ps"
    for forged in (
        *(data[:-1] + ("0" if data[-1] != "0" else "1"), foreign, other, ":".join(by_another)),
        *("card:", "card:::::", "card:x:0:0:" + "0" * 16, "accept:nosuch:0:", "resign-yes:a:0:"),
        *("settings::0:", "x" * 64, "forget-yes::0:"),
    ):
        before = card.text, card.labels()
        answer = await bench.press(two, card, data=forged)
        assert answer["show_alert"], forged
        assert (card.text, card.labels()) == before
    assert await matches(bench) == []


async def test_an_old_card_is_closed(bench, pair, card):
    await bench.welcome(pair[1])
    bench.now += CHALLENGE_LIFETIME + timedelta(seconds=1)
    answer = await bench.press(pair[1], card, "Accept")
    assert "expired" in answer["text"]
    assert "no longer open" in card.text
    assert card.buttons == []
    assert await matches(bench) == []


async def test_a_card_whose_challenger_is_forgotten_is_closed(bench, pair, card):
    one, two = pair
    await bench.welcome(*pair)
    await bench.say(one, "/forget sure=yes")
    if one.chat.last.buttons:
        await bench.press(one, one.chat.last, one.chat.last.labels()[0])
    assert await account(bench, one) is None
    await bench.press(two, card, "Accept")
    assert card.buttons == []
    assert await matches(bench) == []


async def test_cards_work_after_a_restart(bench, pair, card):
    _, two = pair
    await bench.welcome(two)
    await bench.restart()
    await bench.press(two, card, "Accept")
    await bench.restart()
    assert links(card) == ["My board", "Rules"]
    await bench.say(two, "/resign")
    await bench.press(two, two.chat.last, "Yes, resign")
    assert card.labels() == ["Replay", "Rules"]


async def test_a_card_that_was_deleted_stops_nothing(bench, pair, card, api):
    _, two = pair
    await bench.welcome(*pair)
    accept = card.data("Accept")
    del api.cards[card.card]
    await bench.press(two, card, data=accept)
    assert (await matches(bench))[0].stage == "running"
    assert two.chat.last.photo


def test_what_a_card_says_fits_a_button_in_every_game():
    signer = CardSigner(TOKEN)
    for key in KEYS:
        offer = CardOffer(key, MAX_USER_ID, 4_000_000_000)
        text = signer.write(offer)
        assert len(text.encode()) <= MAX_CONTROL_BYTES
        assert signer.read(text) == offer


async def test_a_card_has_no_link_to_watch_as_its_chat_may_be_a_private_one(bench, pair, card):
    bench.chat._dispatcher.views.site_url = "https://petteia.example"
    await bench.welcome(pair[1])
    await bench.press(pair[1], card, "Accept")
    [match] = await matches(bench)
    assert not is_public(match)
    assert "https://petteia.example" not in card.html
