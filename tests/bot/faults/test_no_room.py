"""The disk is full: what cannot be stored is not taken, and everything else goes on."""

import random
from contextlib import contextmanager

import pytest
from sqlalchemy import event
from structlog.testing import capture_logs

from bot.core.matches.model import Stage
from bot.core.service.audit import problem_of
from bot.storage import Code, StorageError
from tests.bot.core.conftest import codes, told
from tests.bot.faults.conftest import alarms

PLENTY = 2**30
NOT_SAVED = "so nothing was changed. Please try again in a moment."


@pytest.fixture
def full(whole):
    """A block in which the database cannot grow by a page."""
    pages = [PLENTY]
    engine = whole.store.database._engine

    @event.listens_for(engine, "begin")
    def _bound(connection):
        connection.connection.execute(f"PRAGMA max_page_count = {pages[0]}")

    @contextmanager
    def full():
        pages[0] = 1  # SQLite takes what there is for the least
        yield
        pages[0] = PLENTY

    return full


async def played_until_full(whole, match):
    """Play until there is no room left; returns the move that was not taken, and its answer."""
    chance = random.Random(7)
    while (stored := await whole.store.match(match)).stage is Stage.RUNNING:
        action = stored.game.write(chance.choice(stored.game.choices))
        name = ("Alkaios", "Brasidas")[stored.game.position.side]
        answer = await whole.say(name, f"move {action} match={match}")
        if answer.refused:
            return name, f"move {action} match={match}", answer
    raise AssertionError("there is room for ever")


async def test_a_move_that_cannot_be_stored_is_not_taken_and_can_be_made_again(whole, full):
    match = await whole.begin()
    with full(), capture_logs() as logs:
        name, words, refused = await played_until_full(whole, match)
        before = await whole.store.match(match), await whole.items()
        again = await whole.say(name, words)
        assert codes(refused) == codes(again) == ["refused-not-kept"]
        assert told(again.lines)[0].endswith(NOT_SAVED)
        assert (await whole.store.match(match), await whole.items()) == before
        assert not (await whole.say("Brasidas", f"board {match}")).refused
        assert not (await whole.say("Alkaios", "games")).refused
    assert alarms(logs) == ["request_not_stored"] * 2
    assert [entry["problem"] for entry in logs if entry["event"] == "request_not_stored"] == [
        "full: database or disk is full"
    ] * 2
    assert not (await whole.say(name, words)).refused
    assert (await whole.store.match(match)).turn == before[0].turn + 1
    assert await problem_of(whole.store, match) is None


async def test_each_front_end_says_so_and_goes_on(whole, full, agora, pair):
    one, two = pair
    socket = await whole.visitor("Chares")
    shared = await whole.grouped(agora, one, two)
    filled = await whole.begin()
    with full():
        await played_until_full(whole, filled)
        while not (answer := await socket.hear("challenge"))["refused"]:
            pass
        assert answer["lines"][0].endswith(NOT_SAVED)
        turn = (await whole.store.match(shared)).turn
        await one.say("/move a2-a5", agora)
        await whole.settle()
        if (await whole.store.match(shared)).turn == turn:
            assert NOT_SAVED in agora.last.text
        assert not (await socket.hear("games"))["refused"]
    assert not (await socket.hear("challenge"))["refused"]


async def test_what_waits_is_said_once_however_long_there_is_no_room(whole, monkeypatch):
    await whole.begin()
    said = []

    class Counting:
        platform = "web"

        async def deliver(self, notice):
            said.append(notice)

    whole.outbox_worker.serve(Counting())
    waiting = [item.notice for item in await whole.items()]

    async def no_room(*_):
        raise StorageError(Code.FULL, "database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(whole.store, "acknowledge", no_room)
        for _ in range(5):
            with pytest.raises(StorageError):
                await whole.outbox_worker.flush()
        assert len(said) == 2, "to each of the two, once, what comes first"
    await whole.outbox_worker.flush()
    assert sorted(said, key=repr) == sorted(waiting, key=repr)
