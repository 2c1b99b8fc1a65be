"""Why nothing was captured, on Telegram: asked and answered in a private chat."""

import pytest

pytestmark = pytest.mark.old_server

ASK = "Why no capture?"


@pytest.fixture(autouse=True)
async def _board(bench, pair, agora):
    await bench.welcome(*pair)
    await bench.match(agora, *pair)


async def test_of_several_pieces_one_is_chosen(bench, pair, agora):
    one, _ = pair
    await bench.say(one, "/move d2-d6", agora)
    assert ASK not in agora.last.labels()
    await bench.press(one, agora.last, "More")
    assert ASK in one.chat.last.labels()
    heard = len(agora.heard)
    await bench.press(one, one.chat.last, ASK)
    which = one.chat.last
    assert which.labels() == ["Why not c6?", "Why not d7?", "Back"]
    await bench.press(one, which, "Why not c6?")
    answer = one.chat.last
    assert answer.photo
    assert "Why d2-d6 did not capture c6:" in answer.text
    assert "no piece on the other side, on b6" in answer.text
    assert answer.labels() == ["Rules: Capturing", "Why not d7?", "Back"]
    await bench.press(one, answer, "Rules: Capturing")
    assert "Capturing" in one.chat.last.text
    assert len(agora.heard) == heard


async def test_a_forged_button_in_a_group_shows_nothing_there(bench, pair, agora):
    one, _ = pair
    await bench.say(one, "/move d2-d6", agora)
    data = agora.last.data("My board").replace("board:", "uncaught:")
    shown = agora.last.text
    await bench.press(one, agora.last, data=data)
    assert agora.last.text == shown
    assert "Why not c6?" in one.chat.last.labels()


async def test_an_old_button_shows_the_current_board(bench, pair, agora):
    one, two = pair
    await bench.say(one, "/move d2-d6", agora)
    await bench.press(one, agora.last, "More")
    old = one.chat.last
    await bench.say(two, "/move c6-c5", agora)
    said = await bench.press(one, old, ASK)
    assert said["text"].startswith("The board has changed")
