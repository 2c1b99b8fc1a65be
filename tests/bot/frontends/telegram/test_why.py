"""“Why?” on Telegram: answered in the private chat, wherever it was asked."""

import pytest

from bot.core.matches.preferences import Settings
from bot.core.views.pictures import look_of
from bot.frontends.telegram.render import answer_message
from bot.rulebook.citations import refusal_page
from engine import RefusalCode


@pytest.fixture
async def board(bench, pair, agora):
    await bench.welcome(*pair)
    return await bench.match(agora, *pair)


@pytest.mark.usefixtures("board")
async def test_the_word_is_answered_with_a_picture_and_ways_on(bench, pair):
    one, _ = pair
    await bench.say(one, "/why a2-b3")
    told = one.chat.last
    assert told.photo
    assert "is not legal: pieces move in a straight line" in told.text
    assert "The rules say: “A piece moves any number of empty squares" in told.text
    assert told.labels() == ["Move", "Rules: Moving", "More about this", "Back"]


@pytest.mark.usefixtures("board")
async def test_a_refused_move_has_the_button_that_tells(bench, pair):
    one, _ = pair
    await bench.say(one, "/move a1-a5")
    refused = one.chat.last
    assert refused.labels() == ["Why?"]
    await bench.press(one, refused, "Why?")
    told = one.chat.last
    assert "the piece on a2 is in the way" in told.text
    assert told.photo
    await bench.press(one, told, "More about this")
    assert told.text.startswith("Something is in the way")
    assert told.labels() == ["Rules", "Back to the board"]


@pytest.mark.old_server
async def test_in_a_group_the_answer_is_private(bench, pair, agora, board):
    one, two = pair
    for text, how in (("/why a2-b3", {}), ("why a2-b3", {"to": board})):
        await bench.say(one, text, agora, **how)
        assert agora.heard[-1] is board
        assert "The piece on a2 can go to" in one.chat.last.text
    await bench.say(one, "/move a2-b3", agora)
    refused = agora.last
    assert refused.labels() == ["Why?"]
    await bench.press(two, refused, "Why?")
    assert agora.last is refused
    theirs = two.chat.last.text
    assert "The piece on" not in theirs
    assert "\u2019s turn. On" in theirs


@pytest.mark.usefixtures("board")
async def test_once_the_board_has_changed_the_button_says_so(bench, pair, agora):
    one, two = pair
    await bench.say(one, "/move a2-b3", agora)
    refused = agora.last
    await bench.say(one, "/move a2-a5", agora)
    said = await bench.press(two, refused, "Why?")
    assert said["text"].startswith("The board has changed")
    assert said["show_alert"]


@pytest.mark.usefixtures("board")
async def test_what_is_typed_is_no_markup_and_never_too_long(bench, pair):
    one, _ = pair
    for typed in ("<b>a2-a5</b>", "&lt;", "*_[x](tg://user?id=1)", "x" * 3900, "\u202ea2-b3"):
        await bench.say(one, f"/why {typed}")
        assert one.chat.last.text
        assert one.chat.last.mentions == []


def test_the_page_of_a_refusal_fits_beneath_its_picture():
    for code in RefusalCode:
        card = answer_message(refusal_page(code, look_of(None)), Settings())
        assert card.picture is not None, code
        assert "…" not in card.text, code


@pytest.mark.old_server
async def test_who_has_no_chat_with_the_bot_yet_is_led_to_the_answer(bench, pair, agora):
    one, two = pair
    await bench.welcome(one)
    await bench.match(agora, *pair)
    await bench.say(one, "/move a2-b3", agora)
    said = await bench.press(two, agora.last, "Why?")
    await two.open(said["url"])
    await bench.settle()
    assert "is not legal" in two.chat.last.text
    assert two.chat.last.photo
