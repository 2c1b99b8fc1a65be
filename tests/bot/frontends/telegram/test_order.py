"""Which updates are handled in order."""

import asyncio

from telegram import Update

from bot.frontends.telegram.interactions import OrderedUpdateProcessor, queue_key


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
    """Things to do that last until they are let go."""

    def __init__(self):
        self.begun, self.done = [], []
        self.doors = {}

    async def do(self, name):
        self.begun.append(name)
        await self.doors.setdefault(name, asyncio.Event()).wait()
        self.done.append(name)

    def let_go(self, name):
        self.doors.setdefault(name, asyncio.Event()).set()


async def settled():
    for _ in range(10):
        await asyncio.sleep(0)


async def test_one_persons_updates_in_one_chat_go_in_order_and_others_side_by_side():
    work, processor = Work(), OrderedUpdateProcessor()
    given = [("a1", -1, 1), ("a2", -1, 1), ("b", -1, 2), ("c", -2, 1)]
    async with processor, asyncio.TaskGroup() as tasks:
        for number, (name, chat, user) in enumerate(given):
            tasks.create_task(processor.process_update(update(number, chat, user), work.do(name)))
        await settled()
        assert work.begun == ["a1", "b", "c"]
        work.let_go("b")
        work.let_go("c")
        await settled()
        assert work.done == ["b", "c"]
        work.let_go("a1")
        await settled()
        assert work.begun[-1] == "a2"
        work.let_go("a2")
    assert work.done == ["b", "c", "a1", "a2"]
    assert len(processor.locks) == 0


async def test_a_failed_update_lets_the_next_one_go_on():
    processor = OrderedUpdateProcessor()

    async def fail():
        raise ValueError("no")

    results = await asyncio.gather(
        processor.process_update(update(1, -1, 1), fail()),
        processor.process_update(update(2, -1, 1), settled()),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [ValueError, type(None)]
    assert len(processor.locks) == 0


def test_what_is_no_update_has_a_queue_of_its_own():
    assert queue_key(object()) is None
    assert queue_key(update(1, -5, 7)) == (-5, 7)
