"""If several processes edit the same messages, their content is not cached."""

import pytest

from bot.core.matches.model import Identity
from bot.core.matches.play import Play
from bot.core.notifications.platform import Status


@pytest.mark.old_server
async def test_a_board_that_another_process_has_changed_is_put_right(bench, pair, agora):
    await bench.stop()
    bench.options = {"is_alone": False}
    await bench.start()
    await bench.welcome(*pair)
    board = await bench.match(agora, *pair)
    pick = board.buttons[0]["callback_data"]
    await bench.press(pair[0], board, data=pick)
    picked = board.keyboard
    board.keyboard = None  # by another process
    await bench.press(pair[0], board, data=pick)
    assert picked
    assert board.keyboard == picked


async def test_a_front_end_without_input_delivers(api, bench, pair, agora):
    await bench.welcome(*pair)
    board = await bench.match(agora, *pair)
    turn = board.number
    await bench.say(pair[0], "/move a2-a5", agora)
    await bench.stop()
    asked = len(api.updates)
    bench.options = {"receives_input": False, "is_alone": False}
    await bench.start()
    assert bench.chat.status is Status.SERVING
    [match] = await bench.store.match_ids(None, 9)
    who = await bench.people.person(Identity("telegram", str(pair[1].id)))
    await bench.service.act(match, Play(who.id, "c6-c5"))
    await bench.told()
    assert agora.last.number > turn
    assert "c6-c5" in agora.last.text
    await pair[0].say("/games")
    assert len(api.updates) == asked + 1, "nobody has asked for it"
    api.updates.clear()
