"""Groups in which more is asked than Telegram lets a bot send; its rates are shortened here."""

import asyncio
from contextlib import suppress
from time import monotonic

import pytest

from bot.frontends.telegram.pace import Rate, Rates
from tests.bot.frontends.telegram.floods import COUNTED, MANY, Flood

pytestmark = pytest.mark.old_server

WINDOW = 1.5
"""Seconds in which a group takes so many calls."""

LIMIT = 20
"""How many calls it takes in that time."""

RATES = Rates(chat=MANY, group=Rate(LIMIT, WINDOW * 1.1, answers=16, chatter=10), overall=MANY)


@pytest.fixture
async def busy(bench):
    """A bot whose outbox is delivered as it runs, on a Telegram that limits groups."""
    bench.rates = RATES
    await bench.restart()
    running = asyncio.create_task(bench.outbox_worker.run())
    yield bench
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


PATIENCE = 30.0
"""Seconds for anything on a machine that does much else."""


async def until(is_so, seconds=PATIENCE):
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)


def calls_to(api, chat):
    return [params for params in api.made(*COUNTED) if params["chat_id"] == chat.number]


async def test_one_member_who_floods_a_group_delays_nobody_else(busy, pair, agora, stoa, api):
    one, two = pair
    eve, chares, dion = map(busy.person, ("Eve", "Chares", "Dion"))
    board = await busy.match(agora, one, two)
    other = await busy.match(stoa, chares, dion)
    pick = other.data("Move")
    await busy.welcome(dion)
    api.flood = Flood(LIMIT, WINDOW)
    before, longest = len(calls_to(api, agora)), 0.0
    for number in range(300):
        await eve.say("/help", agora)
        if number % 60 == 0:
            began, heard = monotonic(), len(dion.chat.heard)
            answer = await chares.press(other, data=pick)
            await dion.say("/games")
            await until(lambda: answer.done() and len(dion.chat.heard) > heard, 1)  # noqa: B023
            longest = max(longest, monotonic() - began)

    async def soon(is_so):
        made = len(calls_to(api, agora))
        await until(is_so)
        assert len(calls_to(api, agora)) - made <= 2, "a board, after a call that is under way"

    await one.press(board, "Move")
    await soon(lambda: "a2" in board.labels())
    await two.say("/move c6-c5", agora)
    await soon(lambda: "turn" in agora.last.text)
    await one.say("/move a2-a5", agora)
    await soon(lambda: busy.outbox_worker.wake() or agora.last.mentions == [two.id])
    assert api.flood.refused == 0
    assert longest < 1
    told = [post.text for post in agora.heard if "too busy" in post.text]
    assert len(told) == 1
    assert len(calls_to(api, agora)) - before < LIMIT * 3, "what is too much is dropped"


@pytest.mark.parametrize(("confirm", "presses", "calls"), [("off", (), 3), ("on", ("Play",), 4)])
async def test_calls_a_ply_that_is_picked_in_a_group(  # noqa: PLR0913, PLR0917 -- fixtures
    bench, pair, agora, api, confirm, presses, calls
):
    for person in pair:
        await bench.welcome(person)
        await bench.say(person, f"/settings confirm={confirm}")
    board = await bench.match(agora, *pair)
    before = len(calls_to(api, agora))
    plies = (("a2", "a5"), ("c6", "c5"), ("a5", "a4"), ("c5", "c4"))
    for number, ply in enumerate(plies):
        for label in ("Move", *ply, *presses):
            await bench.press(pair[number % 2], agora.last, label)
        assert "-".join(ply) in agora.last.text
    assert agora.last is not board
    assert len(calls_to(api, agora)) - before == calls * len(plies)
    assert agora.live == [agora.last]


async def test_quick_presses_are_one_edit(busy, pair, agora, api):
    one, _ = pair
    board = await busy.match(agora, *pair)
    pick = board.data("Move")
    api.flood = Flood(20, WINDOW)
    for _ in range(20):
        api.flood.count(agora.number)
        busy.chat.queue._pace._chat(agora.number).times.append(busy.seconds())
    before = len(calls_to(api, agora))
    answers = [await one.press(board, data=pick) for _ in range(5)]
    await until(lambda: all(each.done() for each in answers), 1)
    assert len(calls_to(api, agora)) == before, "the group's time is used up"
    await until(lambda: "a2" in board.labels())
    assert len(calls_to(api, agora)) == before + 1
    assert api.flood.refused == 0
