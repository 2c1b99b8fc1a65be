"""Which updates are handled in order, and how many at once."""

import asyncio

import pytest
from telegram import Update

from bot.frontends.telegram import inbox
from bot.frontends.telegram.inbox import UpdateOrder


def update(number, chat, user):
    message = {
        "message_id": number,
        "date": 0,
        "chat": {"id": chat, "type": "group", "title": "Agora"},
        "from": {"id": user, "is_bot": False, "first_name": "Alkaios"},
        "text": "/help",
    }
    return Update.de_json({"update_id": number, "message": message}, None)


class Work:
    """What handling an update is here: it lasts until the update is let go."""

    def __init__(self):
        self.begun, self.done = [], []
        self.doors = {}
        self.order = UpdateOrder(self.handle)

    async def handle(self, one):
        number = one.update_id
        self.begun.append(number)
        await self.doors.setdefault(number, asyncio.Event()).wait()
        self.done.append(number)

    def let_go(self, *numbers):
        for number in numbers:
            self.doors.setdefault(number, asyncio.Event()).set()


async def settled():
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def work():
    work = Work()
    yield work
    await work.order.finish(0)


async def test_one_persons_updates_in_one_chat_go_in_order_and_others_side_by_side(work):
    for each in (update(1, -1, 1), update(2, -1, 1), update(3, -1, 2), update(4, -2, 1)):
        work.order.add([each])
    await settled()
    assert work.begun == [1, 3, 4]
    work.let_go(1, 2, 3, 4)
    await work.order.finish()
    assert work.begun == [1, 3, 4, 2]
    assert len(work.order) == 0


async def test_what_arrives_together_goes_in_order_within_a_chat(work):
    work.order.add([update(1, -1, 1), update(2, -1, 2), update(3, -2, 1)])
    await settled()
    assert work.begun == [1, 3]
    work.let_go(1)
    await settled()
    assert work.begun == [1, 3, 2]


async def test_one_chat_does_not_take_all_places(work, monkeypatch):
    monkeypatch.setattr(inbox, "MAX_OF_A_CHAT", 2)
    for user in range(5):
        work.order.add([update(user, -1, user)])
    work.order.add([update(9, -2, 1)])
    await settled()
    assert work.begun == [0, 1, 9]


async def test_updates_that_are_not_finished_in_time_are_cancelled(work):
    work.order.add([update(1, -1, 1), update(2, -2, 2)])
    await settled()
    work.let_go(1)
    await work.order.finish(0.05)
    assert work.done == [1]
    assert len(work.order) == 0
