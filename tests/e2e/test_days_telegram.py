"""A match of three days in a Telegram group, with all that can befall a clock on the way."""

import pytest

from bot.core.matches.timing import deadline
from bot.core.service.audit import problem_of
from engine import Reason, Side
from tests.bot.days import DAY, HOUR, live
from tests.bot.frontends.telegram.botapi import BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.limits import parsed
from tests.bot.frontends.telegram.persons import group


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

    async def only_match(self):
        (match_id,) = await self.store.match_ids(None, 2)
        return await self.store.match(match_id)

    def _called(self, params):
        chat = self.api.chats[params["chat_id"]]
        if chat.kind == "private":
            return [chat.number]
        called = parsed(params.get("caption") or params["text"])[1]
        return called or ["everybody"]  # as a sound is that is for nobody


@pytest.fixture(params=[100, 103])
async def bench(sqlite_url, request):
    """A bot on a server of before messages that one person sees, and on one of today."""
    async with BotApi() as api:
        api.api_level = request.param
        bench = Ringing(api, sqlite_url)
        await bench.start()
        yield bench
        await bench.stop()
    assert api.wrongs == []


@pytest.fixture
def agora(bench):
    return group(bench.api, "Agora")


async def test_a_match_of_three_days(bench, agora):
    alkaios, brasidas = bench.person("Alkaios"), bench.person("Brasidas")
    await bench.welcome(alkaios, brasidas)
    await a_challenge_with_a_clock_is_taken_up(bench, agora, alkaios, brasidas)
    await who_lets_time_go_by_is_nudged_once(bench, agora, alkaios, brasidas)
    await a_vacation_stops_the_clock_and_ends_by_itself(bench, agora, alkaios)
    await a_plan_comes_true_at_once(bench, agora, alkaios, brasidas)
    await a_move_is_taken_back_by_consent(bench, agora, alkaios, brasidas)
    await a_soft_flag_falls_and_is_claimed(bench, agora, alkaios, brasidas)
    match = await bench.only_match()
    assert (match.outcome.winner, match.outcome.reason) == (Side.FIRST, Reason.TIMEOUT)
    assert await problem_of(bench.store, match.id) is None
    assert not await bench.store.due(("telegram",), bench.clock() + 99 * DAY, 10)


async def a_challenge_with_a_clock_is_taken_up(bench, agora, one, two):
    hello = await two.say("who plays?", agora)
    await bench.say(one, "/challenge lemery-compact first clock=1d", agora, to=hello)
    stated = "1 day per move. If you run out of time, your opponent can claim the win or wait."
    assert stated in agora.last.text
    assert bench.rung() == [two.id]
    await bench.press(two, agora.last, "Accept")
    assert "has until Mon, Mar 2, 2026, 12:00 (UTC)" in agora.last.text
    assert bench.rung() == [one.id]


async def who_lets_time_go_by_is_nudged_once(bench, agora, one, two):
    await bench.say(one, "/move a2-a5", agora)
    assert bench.rung() == [two.id]
    await live(bench, hours=17)
    assert bench.rung() == []
    await live(bench, hours=1)
    assert "Your time is running out." in board(agora).text
    assert bench.rung() == [two.id]
    await live(bench, hours=5)
    assert bench.rung() == []
    await bench.say(two, "h7-h6", agora, to=agora.last)
    assert bench.rung() == [one.id]


async def a_vacation_stops_the_clock_and_ends_by_itself(bench, agora, one):
    await live(bench, hours=1)
    await bench.say(one, "/settings vacation=1d")
    assert "You are on vacation until Tue, Mar 3, 2026, 12:00 (UTC)" in one.chat.last.text
    note = "Alkaios\u2069 is on vacation until Tue, Mar 3, 2026, 12:00 (UTC)."
    assert note in board(agora).text
    assert deadline(await bench.only_match()) is None
    await live(bench, hours=23)
    assert note in board(agora).text
    await live(bench, hours=1)
    assert "is on vacation" not in board(agora).text
    assert "has until Wed, Mar 4, 2026, 11:00 (UTC)" in board(agora).text
    assert bench.rung() == []


async def a_plan_comes_true_at_once(bench, agora, one, two):
    await bench.say(one, "/move b2-b3", agora)
    assert bench.rung() == [two.id]
    await bench.say(one, "/plan if b7-b6 then h2-h4")
    assert "if b7-b6 then h2-h4" in one.chat.last.text
    await bench.say(two, "/board")
    assert not any("h2-h4" in post.text for post in (*agora.heard, *two.chat.heard))
    await bench.say(two, "b7-b6", agora, to=board(agora))
    assert "\u2068Alkaios\u2069 answered b7-b6 right away." in board(agora).text
    assert "\u2068Alkaios\u2069 played h2-h4." in board(agora).text
    assert bench.rung() == []


async def a_move_is_taken_back_by_consent(bench, agora, one, two):
    await bench.say(two, "/move c6-c5", agora)
    assert bench.rung() == [one.id]
    await bench.say(two, "/takeback", agora)
    assert "Brasidas\u2069 asks to take back c6-c5." in board(agora).text
    assert bench.rung() == []
    await bench.press(one, board(agora), "More")
    await bench.press(one, (*one.sees(agora), one.chat.last)[0], "Allow")
    assert "\u2068Alkaios\u2069 played h2-h4." in board(agora).text
    assert bench.rung() == [two.id]


async def a_soft_flag_falls_and_is_claimed(bench, agora, one, two):
    end = deadline(await bench.only_match())
    await live(bench, until=end - HOUR)
    assert bench.rung() == [two.id]
    await live(bench, until=end)
    assert (
        "Brasidas\u2069 ran out of time. The deadline was Wed, Mar 4, 2026, 12:00 (UTC)."
        in board(agora).text
    )
    assert bench.rung() == [one.id]
    await bench.press(one, board(agora), "Claim the win")
    assert "Alkaios\u2069 won: \u2068Brasidas\u2069 ran out of time." in agora.last.text
    assert bench.rung() == [two.id]


def board(chat):
    return chat.boards[-1]
