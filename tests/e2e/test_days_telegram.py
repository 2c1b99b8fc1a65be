"""A match of three days in a Telegram group, with all that can befall a clock on the way."""

import pytest

from bot.core.model import Stage
from bot.core.verify import problem_of
from engine.position import Reason, Side
from tests.bot.days import DAY, live
from tests.bot.telegram_ui.botapi import BotApi
from tests.bot.telegram_ui.conftest import Bench
from tests.bot.telegram_ui.limits import parsed
from tests.bot.telegram_ui.persons import group


class Ringing(Bench):
    """A bot of which is noted whose telephone it makes ring by what it delivers."""

    def __init__(self, api, url):
        super().__init__(api, url)
        self._rung = []

    async def told(self):
        begin = len(self.api.calls)
        await super().told()
        self._rung += [
            person
            for method, params in self.api.calls[begin:]
            if method.startswith("send") and not params.get("disable_notification")
            for person in self._called(params)
        ]

    def rung(self):
        """The people who were called since last asked, each as often as it happened."""
        rung, self._rung = self._rung, []
        return rung

    def _called(self, params):
        chat = self.api.chats[params["chat_id"]]
        if chat.kind == "private":
            return [chat.number]
        return parsed(params.get("caption") or params["text"])[1]


@pytest.fixture
async def bench(tmp_path):
    async with BotApi() as api:
        bench = Ringing(api, f"sqlite:///{tmp_path / 'petteia.db'}")
        await bench.start()
        yield bench
        await bench.stop()
    assert api.wrongs == []


async def test_a_match_of_three_days(bench):
    agora = group(bench.api, "Agora")
    alkaios, brasidas = bench.person("Alkaios"), bench.person("Brasidas")
    await bench.welcome(alkaios, brasidas)
    hello = await brasidas.say("who plays?", agora)
    await bench.say(alkaios, "/challenge lemery-compact first clock=1d", agora, to=hello)
    assert "1 day a move" in agora.last.text
    assert bench.rung() == [brasidas.id]
    await bench.press(brasidas, agora.last, "Accept")
    assert bench.rung() == [alkaios.id]
    await bench.say(alkaios, "/move a2-a5", agora)
    assert bench.rung() == [brasidas.id]

    await live(bench, hours=17)
    assert bench.rung() == []
    await live(bench, hours=1)
    assert bench.rung() == [brasidas.id]
    await live(bench, hours=5)
    assert bench.rung() == []
    await bench.say(brasidas, "h7-h6", agora, to=agora.last)
    assert bench.rung() == [alkaios.id]

    await bench.say(alkaios, "/move b2-b3", agora)
    await bench.say(brasidas, "/move c6-c5", agora)
    assert bench.rung() == [brasidas.id, alkaios.id]
    await bench.say(brasidas, "/takeback", agora)
    assert bench.rung() == []
    board = next(post for post in reversed(agora.live) if post.photo)
    await bench.press(alkaios, board, "More")
    await bench.press(alkaios, alkaios.chat.last, "Let it be taken back")
    assert bench.rung() == [brasidas.id]

    await live(bench, days=1)
    assert bench.rung() == [brasidas.id, alkaios.id]
    await bench.say(alkaios, "/claim", agora)
    (match_id,) = await bench.store.match_ids(None, 2)
    match = await bench.store.match(match_id)
    assert match.stage is Stage.OVER
    assert (match.outcome.winner, match.outcome.reason) == (Side.FIRST, Reason.TIMEOUT)
    assert bench.rung() == [brasidas.id]
    assert await problem_of(bench.store, match.id) is None
    assert not await bench.store.due(("telegram",), bench.clock() + 99 * DAY, 10)
