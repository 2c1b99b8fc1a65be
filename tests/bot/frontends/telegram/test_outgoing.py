"""The send queue: the latest change of a message wins, and what fails is tried again."""

import asyncio

import pytest
from telegram.error import NetworkError, TimedOut

from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.observer import Observer
from bot.frontends.telegram.outgoing import MAX_CHATTER, SendQueue
from bot.frontends.telegram.pace import Pace, Rank, Rate, Rates
from tests.bot.frontends.telegram.floods import MANY, UNHURRIED
from tests.bot.virtual_time import run

SLOW = Rates(chat=Rate(1, 2.0, answers=1, chatter=1), group=MANY, overall=MANY)


class Sender:
    """A queue, and what was sent through it."""

    def __init__(self, rates=UNHURRIED):
        self.loop = asyncio.get_running_loop()
        self.pace = Pace(rates, self.loop.time)
        self.queue = SendQueue(
            self.pace, failed=lambda chat, error: self.failed.append((chat, error))
        )
        self.sent, self.failed = [], []

    def put(self, text, chat=7, rank=Rank.ANSWER, *, errors=(), **how):
        errors = list(errors)

        async def send():
            if errors:
                raise errors.pop(0)
            await self.pace.turn(chat, rank)
            self.sent.append((text, round(self.loop.time())))

        return self.queue.put(chat, rank, send, **how)

    @property
    def texts(self):
        return [text for text, _ in self.sent]


def sends(work, rates=UNHURRIED):
    """Run work with a sender in a time of its own, and wait until all is sent."""

    async def done():
        sender = Sender(rates)
        work(sender)
        await sender.queue.idle()
        return sender

    return run(done())


def test_the_latest_change_of_a_message_replaces_those_that_wait():
    def work(sender):
        sender.put("now")
        for step in ("move", "a2", "a5"):
            sender.put(step, key="board")

    assert sends(work, SLOW).texts == ["now", "a5"]


def test_a_flood_limit_stops_one_chat_and_the_latest_change_comes_after_it():
    def work(sender):
        sender.put("old", key="board", errors=[TryLater(30)])
        sender.put("elsewhere", 8)

    assert sends(work).sent == [("elsewhere", 0), ("old", 30)]

    def changed(sender):
        sender.put("old", key="board", errors=[TryLater(30)])
        sender.loop.call_later(10, lambda: sender.put("new", key="board"))

    assert "old" not in sends(changed).texts


def test_boards_go_before_answers_and_answers_before_chatter():
    def work(sender):
        for rank in reversed(Rank):
            sender.put(rank.name, rank=rank)

    assert sends(work, SLOW).texts == ["BOARD", "ANSWER", "CHATTER"]


def test_chatter_that_would_wait_long_is_not_taken():
    taken = []

    def work(sender):
        taken.extend(sender.put(each, rank=Rank.CHATTER) for each in range(300))

    assert len(sends(work, SLOW).texts) == MAX_CHATTER
    assert taken.count(True) == MAX_CHATTER


def test_what_telegram_fails_at_is_tried_again_and_told_in_the_end():
    def work(sender):
        sender.put("at last", errors=[NetworkError("502 Bad Gateway")] * 2)
        sender.put("never", 8, errors=[NetworkError("502 Bad Gateway")] * 9)

    sender = sends(work)
    assert sender.texts == ["at last"]
    assert [chat for chat, _ in sender.failed] == [8]


def test_after_a_lost_answer_only_what_may_be_done_twice_is_tried_again():
    def work(sender):
        sender.put("list", errors=[TimedOut()])
        sender.put("edit", key="board", repeatable=True, errors=[TimedOut()])

    sender = sends(work)
    assert sender.texts == ["edit"]
    assert sender.failed == []


def test_a_closed_chat_is_no_fault():
    sender = sends(lambda sender: sender.put("hello", errors=[Unreachable("blocked")]))
    assert (sender.sent, sender.failed) == ([], [])


@pytest.mark.parametrize("hangs", [False, True])
async def test_what_can_go_at_once_is_sent_before_it_stops(hangs, monkeypatch):
    monkeypatch.setattr("bot.frontends.telegram.outgoing.STOP_GRACE", 0.05)
    sender = Sender()
    sender.put("bye")
    sender.put("later", errors=[TryLater(3600)] if hangs else ())
    await sender.queue.stop()
    assert sender.texts == (["bye"] if hangs else ["bye", "later"])


async def test_what_is_dropped_is_counted():
    class Counting(Observer):
        dropped_on = ()

        def dropped(self, platform):
            self.dropped_on += (platform,)

    counting, pace = Counting(), Pace(SLOW, asyncio.get_running_loop().time)
    queue = SendQueue(pace, counting)

    async def nothing():
        pass

    taken = [queue.put(7, Rank.CHATTER, nothing) for _ in range(MAX_CHATTER + 2)]
    assert counting.dropped_on == ("telegram",) * 2
    assert taken[-2:] == [False, False]
    await queue.stop()
