"""Boards that are sent again after a lost answer: the first copy is closed, and nothing else."""

import asyncio
from datetime import timedelta

import pytest

from bot.core.matches.play import Play
from bot.core.notifications.sender import MIN_BACKOFF
from tests.bot.frontends.telegram.floods import COUNTED
from tests.bot.frontends.telegram.persons import command


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


async def sent_again(bench):
    """Have delivered again what failed, and wait until its copies are looked for."""
    bench.now += MIN_BACKOFF + timedelta(seconds=1)
    await bench.told()
    await bench.settle()


@pytest.mark.usefixtures("board")
async def test_a_board_sent_twice_has_its_first_copy_closed(bench, pair, agora, api):
    one, _ = pair
    hello = agora.post(one.user, text="hello")
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    await sent_again(bench)
    assert [post.number for post in agora.live] == [agora.last.number]
    assert hello.text == "hello"


@pytest.mark.usefixtures("board")
async def test_a_first_copy_is_found_though_many_write_before_the_second(bench, pair, agora, api):
    one, _ = pair
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    for _ in range(30):
        agora.post(one.user, text="hello")
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
@pytest.mark.old_server
async def test_a_first_copy_is_found_though_many_have_written_before_it(bench, pair, agora, api):
    one, _ = pair
    await bench.press(one, agora.last, "Move")
    await bench.press(one, agora.last, "a2")
    for _ in range(30):  # the bot does not hear of it
        agora.post(one.user, text="hello")
    api.losses = ["sendPhoto"]
    await bench.press(one, agora.last, "a5")
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_a_first_copy_in_words_is_closed_too(bench, pair, agora, api):
    one, two = pair
    agora.refuses_photos = True
    await bench.say(one, "/move a2-a5", agora)
    api.losses = ["sendMessage"]
    await bench.say(two, "/move c6-c5", agora)
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_a_board_whose_sending_was_given_up_is_not_left_beside_its_copy(
    bench, pair, agora, api, monkeypatch
):
    one, _ = pair
    sent, is_over, real = asyncio.Event(), asyncio.Event(), api.sendPhoto

    async def hanging(params, files):
        message = await real(params, files)
        sent.set()
        await is_over.wait()
        return message

    with monkeypatch.context() as patch:
        patch.setattr(api, "sendPhoto", hanging)
        saying = asyncio.create_task(bench.say(one, "/move a2-a5", agora))
        await sent.wait()
        await bench.outbox_worker.deliveries.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        is_over.set()
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_looking_for_a_first_copy_keeps_to_the_pace_of_the_chat(bench, pair, agora, api):
    one, _ = pair
    counted = bench.chat.queue._pace._chat(agora.number).times
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    agora.post(one.user, text="hello")
    await sent_again(bench)
    calls = [params for params in api.made(*COUNTED) if params["chat_id"] == agora.number]
    assert len(counted) == len(calls)


@pytest.mark.old_server
async def test_a_board_of_another_match_keeps_its_buttons_after_a_restart(bench, pair, agora, api):
    one, two = pair
    first = await bench.match(agora, one, two)
    other = await bench.match(agora, bench.person("Chares"), bench.person("Dion"))
    await bench.restart()
    await bench.press(one, first, "Move")
    await bench.press(one, first, "a2")
    api.losses = ["sendPhoto"]
    await bench.press(one, first, "a5")
    await sent_again(bench)
    assert "a2-a5" in agora.last.text
    assert "Move" in other.labels()


async def test_a_board_of_before_a_restart_keeps_its_buttons_after_what_waited_is_handled(
    bench, pair, agora, api
):
    """What is handled first after the start may have been written before the board was sent."""
    one, two = pair
    first = await bench.match(agora, one, two)
    late = command(one, "/move a2-a5", agora)["message"]
    other = await bench.match(agora, bench.person("Chares"), bench.person("Dion"))
    await bench.restart()
    api.losses = ["sendPhoto"]
    await api.push(message={**late, "reply_to_message": first.json()})
    await bench.settle()
    await sent_again(bench)
    assert "a2-a5" in agora.last.text
    assert "Move" in other.labels()


@pytest.mark.usefixtures("board")
async def test_what_other_processes_have_sent_keeps_its_buttons(bench, pair, agora, api):
    one, _ = pair
    await bench.stop()
    bench.options = {"is_alone": False}
    await bench.start()
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    theirs = agora.post(api.me, text="The puzzle of the day", photo=b"a picture")
    theirs.keyboard = {"inline_keyboard": [[{"text": "Solve", "callback_data": "x"}]]}
    await sent_again(bench)
    assert "a2-a5" in agora.last.text
    assert theirs.labels() == ["Solve"]


async def test_a_page_that_comes_between_a_board_and_its_copy_keeps_its_buttons(bench, pair, api):
    one, two = pair
    await bench.welcome(one, two)
    await bench.say(one, "challenge lemery-compact first")
    match, *_ = await bench.store.match_ids(None, 1)
    await bench.say(two, f"accept {match}")
    await bench.service.act(match, Play((await bench.store.match(match)).challenger, "a2-a5"))
    api.losses = ["sendPhoto"]
    await bench.told()
    await bench.say(two, "/settings")
    page = two.chat.last
    await sent_again(bench)
    assert page.photo
    assert page.buttons
    assert [post for post in two.chat.boards if post is not page] == [two.chat.last]


async def test_a_page_that_is_not_sent_again_keeps_its_buttons(bench, pair, api):
    one, _ = pair
    await bench.welcome(one)
    api.losses = ["sendPhoto"]
    await bench.say(one, "/settings")
    assert api.losses == []
    page = one.chat.last
    await bench.say(one, "/help")
    assert one.chat.last is not page
    assert page.buttons
