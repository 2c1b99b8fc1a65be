"""Boards that people ask for by a word, and edits that fail for now."""

import pytest

from tests.bot.frontends.telegram.floods import EDITS, Refusal

BAD_GATEWAY = Refusal(502, "Bad Gateway")


@pytest.fixture
def fails(api, monkeypatch):
    """Have a method fail, as often as it is said; without a number until it is healed."""

    def fails(method, times=None):
        real, left = getattr(api, method), [] if times is None else [BAD_GATEWAY] * times

        async def failing(params, files):
            if times is None or left:
                raise left.pop() if left else BAD_GATEWAY
            return await real(params, files)

        monkeypatch.setattr(api, method, failing)

    return fails


async def test_an_edit_that_fails_for_now_holds_no_call_back(bench, pair, agora, fails):
    one, two = pair
    await bench.match(agora, one, two)
    for method in EDITS:
        fails(method)
    await bench.say(one, "/draw", agora)
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.mentions == [two.id]
    assert "a2-a5" in agora.last.text
