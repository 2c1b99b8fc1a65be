"""Every press is answered once and soon, whatever fails behind it."""

import asyncio
from datetime import timedelta

import pytest

from bot.core.matches.messages import refused
from bot.core.notifications.sender import MIN_BACKOFF
from bot.core.views.queries import refusal
from tests.bot.frontends.telegram.floods import Refusal

FLOOD = Refusal(429, "Too Many Requests: retry after 8", retry_after=8)
DOWN = Refusal(500, "Internal Server Error")


@pytest.fixture(autouse=True)
def retries(monkeypatch):
    """What Telegram fails at is tried again at once."""
    monkeypatch.setattr("bot.frontends.telegram.outgoing.FIRST_RETRY", 0.001)


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


def answers(api):
    return api.made("answerCallbackQuery")


@pytest.mark.usefixtures("board")
async def test_a_press_is_answered_in_time_though_its_refusal_comes_late(
    bench, pair, board, api, monkeypatch
):
    one, _ = pair
    await bench.welcome(one)
    monkeypatch.setattr("bot.frontends.telegram.presses.ANSWER_WITHIN", 0.02)
    go_on = asyncio.Event()

    async def slow(*_, **__):
        await go_on.wait()
        return refusal(refused("not-kept"))

    bench.chat._dispatcher.press = slow
    answer = await one.press(board, "Move")
    async with asyncio.timeout(5):
        await answer
    go_on.set()
    await bench.settle()
    assert len(answers(api)) == 2, "Accept and Move, each once"
    assert "could not save that" in one.chat.last.text


@pytest.mark.old_server
async def test_a_limited_or_silent_private_chat_keeps_no_press_waiting(
    bench, pair, board, monkeypatch
):
    one, _ = pair
    await bench.welcome(one)
    one.chat.refusals = [FLOOD]
    assert (await bench.press(one, board, "My board"))["text"] == "See our private chat."
    assert one.chat.last.photo
    monkeypatch.setattr("bot.frontends.telegram.channels.PROBE_TIMEOUT", 0.02)
    one.chat.gate = asyncio.Event()
    answer = await one.press(board, "My board")
    async with asyncio.timeout(5):
        assert (await answer)["text"] == "See our private chat."
    one.chat.gate.set()
    await bench.settle()


@pytest.mark.old_server
async def test_an_edit_that_telegram_fails_at_is_made_after_the_answer(bench, pair, agora, board):
    one, _ = pair
    agora.refusals = [DOWN, DOWN]
    await bench.press(one, board, "Move")
    assert agora.refusals == []
    assert "a2" in board.labels()


@pytest.mark.old_server
async def test_what_cannot_be_shown_is_told_in_a_message(bench, pair, agora, board, api):
    one, _ = pair
    agora.refusals = [DOWN] * 4
    before = len(answers(api))
    await bench.press(one, board, "Move")
    assert len(answers(api)) == before + 1
    assert "Something went wrong" in agora.last.text


async def test_an_answer_that_is_lost_is_given_again(bench, pair, board, api):
    one, _ = pair
    api.losses = ["answerCallbackQuery"]
    before = len(answers(api))
    await bench.press(one, board, "Move")
    assert len(answers(api)) == before + 2


async def test_a_next_press_does_not_wait_for_a_flood_limit(pair, agora, board):
    one, _ = pair
    agora.refusals = [FLOOD]
    presses = [await one.press(board, data=board.data("Move")) for _ in range(3)]
    async with asyncio.timeout(2):
        await asyncio.gather(*presses)
    assert board.labels()[0] == "Move"


async def test_a_lost_answer_brings_a_list_once_and_no_apology(bench, pair, api):
    one, _ = pair
    await bench.welcome(one)
    before = len(one.chat.heard)
    api.losses = ["sendMessage"]
    await bench.say(one, "/games")
    assert api.losses == []
    assert len(one.chat.heard) == before + 1


@pytest.mark.old_server
async def test_a_board_sent_twice_after_a_lost_answer_is_closed_when_it_is_pressed(
    bench, pair, agora, board, api
):
    one, two = pair
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    await bench.restart()  # the process that sent it would take its buttons off
    bench.now += MIN_BACKOFF + timedelta(seconds=1)
    await bench.told()
    orphan, newest = agora.live[-2:]
    assert orphan is not board
    await bench.press(two, orphan, "Move")
    assert orphan.buttons == []
    assert "moved on" in orphan.text
    assert "c6" in newest.labels()


async def test_a_chat_without_pictures_is_written_to_without_refusals(bench, pair, agora, api):
    agora.refuses_photos = True
    one, two = pair
    await bench.match(agora, one, two)
    await bench.say(one, "/move a2-a5", agora)
    await bench.say(two, "/move c6-c5", agora)
    assert "c6-c5" in agora.last.text
    assert len(api.made("sendPhoto")) == 1
    assert api.made("editMessageCaption", "editMessageMedia") == []


async def test_talk_below_a_board_is_not_refused(bench, pair, agora, board):
    one, two = pair
    before = len(agora.heard)
    for said in ("see you at 8", "move over, please", "b4 lunch?", "accept my apologies"):
        await bench.say(two, said, agora, to=board)
    assert len(agora.heard) == before
    await bench.say(one, "a2-a6", agora, to=board)
    assert len(agora.heard) == before + 1, "an illegal move is refused"
