"""Boards that people ask for by a word, and edits that fail for a while."""

from datetime import timedelta

import pytest

from bot.core.notifications.delivery import CLOSE_AGAIN
from tests.bot.frontends.telegram.floods import EDITS, Refusal

BAD_GATEWAY = Refusal(502, "Bad Gateway")


@pytest.fixture
def fails(api, monkeypatch):
    """Have the next calls of a method fail."""

    def fails(method, times):
        real, left = getattr(api, method), [BAD_GATEWAY] * times

        async def failing(params, files):
            if left:
                raise left.pop()
            return await real(params, files)

        monkeypatch.setattr(api, method, failing)

    return fails


async def test_an_edit_that_fails_for_now_holds_no_call_back(bench, pair, agora, fails):
    one, two = pair
    await bench.match(agora, one, two)
    for method in EDITS:
        fails(method, times=99)
    await bench.say(one, "/draw", agora)
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.mentions == [two.id]
    assert "a2-a5" in agora.last.text


async def test_a_board_in_a_new_message_has_the_one_before_it_deleted_in_the_end(
    bench, pair, agora, fails
):
    one, two = pair
    await bench.match(agora, one, two)
    fails("deleteMessage", times=1)
    await bench.say(one, "/board", agora)
    assert len(agora.live) == 2, "the older one has its buttons yet"
    bench.now += timedelta(seconds=CLOSE_AGAIN + 1)
    await bench.told()
    assert [post.number for post in agora.live] == [agora.last.number]
