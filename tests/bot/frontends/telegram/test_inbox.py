"""Updates are stored before they are confirmed: none is lost, and none is handled twice."""

import asyncio
import json
from datetime import timedelta

import pytest
from aiohttp import ClientSession
from structlog.testing import capture_logs

from bot.core.handlers.dispatcher import Dispatcher
from bot.core.store.values import InputKey, StoredInput
from bot.frontends.telegram import inbox
from bot.frontends.telegram.client import WEBHOOK_HEADER
from bot.storage import Code, StorageError
from tests.bot.frontends.telegram.botapi import BOT
from tests.bot.frontends.telegram.conftest import comes

SOURCE = f"telegram/{BOT['id']}"
WEBHOOK = {
    "webhook_url": "https://petteia.example.org/telegram",
    "webhook_secret": "owl",
    "webhook_port": 0,
}


@pytest.fixture(autouse=True)
def _stops_are_quick(monkeypatch):
    monkeypatch.setattr(inbox, "STOP_SECONDS", 0.05)


@pytest.fixture
def one(bench):
    return bench.person("Alkaios")


def holds(bench, monkeypatch, name):
    """Have a method of this store wait for ever; returns what is set when it is reached."""
    reached = asyncio.Event()

    async def wait(*_given, **_named):
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(bench.store, name, wait)
    return reached


def stored(update):
    return StoredInput(InputKey(SOURCE, update["update_id"]), json.dumps(update))


async def waiting(store):
    """The updates that are stored with their content."""

    def read(connection):
        found = connection.exec_driver_sql("SELECT body FROM inbox WHERE body IS NOT NULL")
        return [json.loads(body) for body in found.scalars()]

    return await store.database.read(read)


async def challenges(bench):
    return await bench.store.count_matches()


async def test_a_command_whose_process_ends_before_its_effect_is_done_at_the_next_start(
    api, bench, monkeypatch, agora, one
):
    reached = holds(bench, monkeypatch, "create")
    await one.say("/challenge", agora)
    await reached.wait()
    await api.fetched()  # Telegram has forgotten it
    await bench.stop()
    await bench.start()
    await bench.settle()
    assert await challenges(bench) == 1
    assert await waiting(bench.store) == []


async def test_a_command_whose_process_ends_after_its_effect_is_not_done_again(
    api, bench, agora, one
):
    agora.gate = asyncio.Event()
    await one.say("/challenge", agora)

    async def is_made():
        return await challenges(bench) == 1

    await comes(is_made)
    await api.fetched()
    await bench.stop()
    agora.gate = None
    await bench.start()
    await bench.settle()
    assert await challenges(bench) == 1
    assert await waiting(bench.store) == []


async def test_an_update_is_stored_before_it_is_confirmed(api, bench, monkeypatch, one):
    reached = holds(bench, monkeypatch, "keep_inputs")
    await one.start()
    await reached.wait()
    await bench.stop()
    assert api.updates != []
    await bench.start()
    await bench.settle()
    assert len(one.chat.heard) == 1


async def test_what_telegram_sends_again_after_a_restart_is_not_done_again(api, bench, agora, one):
    await bench.say(one, "/challenge", agora)
    await bench.stop()
    await api.repeat()
    await bench.start()
    await bench.settle()
    assert await challenges(bench) == 1


async def test_handled_updates_leave_no_content(bench, agora, one):
    await bench.say(one, "/challenge", agora)
    await bench.say(one, "/games")
    assert await waiting(bench.store) == []


async def test_what_was_repeated_while_the_bot_was_away_is_answered_once(bench, one):
    async def says(*texts, late):
        sent = bench.clock() - timedelta(hours=1) if late else bench.clock()
        before = len(one.chat.heard)
        for text in texts:
            post = one.chat.post(one.user, text=text)
            command = {"type": "bot_command", "offset": 0, "length": len(text)}
            message = {**post.json(), "entities": [command], "date": int(sent.timestamp())}
            await bench.api.push(message=message)
        await bench.settle()
        return len(one.chat.heard) - before

    await bench.welcome(one)
    assert await says("/start", "/start", "/games", "/games", "/start", late=True) == 3
    assert await says("/start", "/start", late=False) == 2


async def test_what_is_left_is_handled_in_order(bench, agora, one):
    """The withdrawal of a challenge comes after it, though one chat has them both."""
    texts = ("/challenge", "/withdraw")
    posts = [agora.post(one.user, text=text) for text in texts]
    left = [
        {
            "update_id": 100 + number,
            "message": {
                **post.json(),
                "entities": [{"type": "bot_command", "offset": 0, "length": len(post.text)}],
            },
        }
        for number, post in enumerate(posts)
    ]
    bodies = tuple(stored(each) for each in left)
    await bench.store.keep_inputs(bodies, bench.clock())
    await bench.restart()
    await bench.settle()
    assert await bench.store.count_matches() == 1
    assert not [each for each in await bench.store.open_challenges(bench.clock(), 9, "") if each]


async def test_a_webhook_confirms_what_is_stored(api, bench, monkeypatch, one):
    await bench.stop()
    bench.options = WEBHOOK
    await bench.start()
    await one.start()
    update = api.updates.pop()
    url = f"http://127.0.0.1:{bench.chat.webhook_port}/telegram"
    async with ClientSession(headers={WEBHOOK_HEADER: "owl"}) as session:

        async def told():
            async with session.post(url, json=update) as answer:
                return answer.status

        with monkeypatch.context() as patch:
            reached = holds(bench, patch, "keep_inputs")
            telling = asyncio.create_task(told())
            await reached.wait()
            assert not telling.done()
            telling.cancel()
        assert [await told() for _ in range(3)] == [200] * 3
    await bench.settle()
    assert len(one.chat.heard) == 1


async def test_a_webhook_takes_up_what_another_process_left(bench, agora, one):
    await bench.stop()
    bench.options = {**WEBHOOK, "is_alone": False}
    await bench.start()
    post = agora.post(one.user, text="/challenge")
    entity = {"type": "bot_command", "offset": 0, "length": len(post.text)}
    update = {"update_id": 100, "message": {**post.json(), "entities": [entity]}}
    body = stored(update)
    await bench.store.keep_inputs((body,), bench.clock())
    await bench.chat._inbox.take_left(inbox.ABANDONED_AFTER)
    await bench.settle()
    assert await challenges(bench) == 0
    bench.pass_seconds(inbox.ABANDONED_AFTER.total_seconds())
    await bench.chat._inbox.take_left(inbox.ABANDONED_AFTER)
    await bench.settle()
    assert await challenges(bench) == 1


async def test_what_cannot_be_stored_is_handled_before_it_is_confirmed(
    api, bench, monkeypatch, one
):
    async def refused(*_):
        raise StorageError(Code.FULL, "database or disk is full")

    await one.start()
    await bench.settle()
    hear, reached, goes_on = Dispatcher.hear, asyncio.Event(), asyncio.Event()

    async def hear_later(*given, **named):
        reached.set()
        await goes_on.wait()
        return await hear(*given, **named)

    with capture_logs() as logs:
        with monkeypatch.context() as patch:
            patch.setattr(bench.store, "keep_inputs", refused)
            patch.setattr(Dispatcher, "hear", hear_later)
            await one.say("/games")
            await reached.wait()
            assert api.updates != []
            goes_on.set()
            await bench.settle()
        await bench.say(one, "/games")
    assert len(one.chat.heard) == 3
    events = [each["event"] for each in logs]
    assert events.count("updates_not_stored") == events.count("updates_stored_again") == 1


async def test_updates_whose_numbers_are_out_of_range_are_not_asked_for_again(bench, one):
    await bench.stop()
    bench.options = WEBHOOK
    await bench.start()
    url = f"http://127.0.0.1:{bench.chat.webhook_port}/telegram"
    numbers = (2**63, -(2**63) - 1, 10**30, 2**63 - 1)
    with capture_logs() as logs:
        async with ClientSession(headers={WEBHOOK_HEADER: "owl"}) as session:
            statuses = []
            for number in numbers:
                message = one.chat.post(one.user, text="/start").json()
                update = {"update_id": number, "message": message}
                async with session.post(url, json=update) as answer:
                    statuses.append(answer.status)
        await bench.settle()
    assert statuses == [200] * len(numbers)
    assert [each["event"] for each in logs].count("update_not_read") == len(numbers) - 1


async def test_updates_that_cannot_be_read_stop_nothing(api, bench, one):
    with capture_logs() as logs:
        await api.push(message=5)
        await api.push(message={"text": "x" * inbox.MAX_UPDATE_BYTES})
        await bench.say(one, "/start")
    assert len(one.chat.heard) <= 1
    events = [each["event"] for each in logs]
    assert "update_not_read" in events
    assert "update_too_large" in events
    assert "x" * 100 not in json.dumps(logs)
    await bench.say(one, "/games")
    assert await waiting(bench.store) == []
