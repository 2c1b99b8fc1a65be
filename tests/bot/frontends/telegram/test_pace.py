"""Calls pass at Telegram's rates; boards first."""

import asyncio

from bot.frontends.telegram.pace import Pace, Rank, Rate, Rates
from tests.bot.virtual_time import run

LOOSE = Rate(1000, 1.0, answers=1000, chatter=1000)
RATES = Rates(
    chat=Rate(3, 3.0, answers=3, chatter=3),
    group=Rate(20, 60.0, answers=16, chatter=10),
    overall=Rate(30, 1.0, answers=24, chatter=15),
)


def passed(*calls, rates=RATES, block=None):
    """When these calls, each a chat with a rank, pass: (seconds, chat, rank)."""

    async def measure():
        clock = asyncio.get_running_loop().time
        pace, times = Pace(rates, clock), []
        if block:
            pace.block(*block)

        async def call(chat, rank):
            await pace.turn(chat, rank)
            times.append((clock(), chat, rank))

        await asyncio.gather(*(call(*each) for each in calls))
        return times

    return run(measure())


def most_within(times, seconds):
    return max(sum(start <= each < start + seconds for each in times) for start in times)


def test_no_more_calls_pass_in_any_time_than_the_rates_allow():
    group = [time for time, *_ in passed(*[(-7, Rank.BOARD)] * 50)]
    assert most_within(group, 60) == 20
    assert most_within(group, 3) == 3
    private = [time for time, *_ in passed(*[(7, Rank.CHATTER)] * 12)]
    assert most_within(private, 3) == 3
    assert private[-1] < 10
    all_chats = [time for time, *_ in passed(*[(each, Rank.BOARD) for each in range(1, 100)])]
    assert most_within(all_chats, 1) == 30


def test_boards_pass_before_answers_and_answers_before_chatter():
    ranks = (Rank.CHATTER, Rank.CHATTER, Rank.ANSWER, Rank.CHATTER, Rank.BOARD, Rank.ANSWER)
    rates = Rates(chat=Rate(1, 1.0, answers=1, chatter=1), group=LOOSE, overall=LOOSE)
    order = [rank for *_, rank in passed(*((7, rank) for rank in ranks), rates=rates)]
    assert order[1:] == sorted([*ranks[1:]])


def test_chatter_leaves_room_for_answers_and_boards():
    calls = [*[(-7, Rank.CHATTER)] * 30, (-8, Rank.BOARD)]
    chatter = [time for time, chat, _ in passed(*calls) if chat == -7]
    assert most_within(chatter, 60) == 10


def test_a_flood_limit_closes_its_chat_alone():
    times = {
        chat: time for time, chat, _ in passed((7, Rank.BOARD), (8, Rank.BOARD), block=(7, 30))
    }
    assert times[8] == 0
    assert 30 <= times[7] < 31
