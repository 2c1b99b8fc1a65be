"""What questions are compared with is loaded beside the event loop, when somebody asks first."""

import asyncio
import threading

import pytest

from bot.rulebook import search


@pytest.fixture
def loading(monkeypatch):
    """A load that lasts until it is let go; what has been loaded."""
    loaded, gate = [], threading.Event()

    def prepare():
        gate.wait(10)
        loaded.append(threading.current_thread().daemon)

    monkeypatch.setattr(search, "prepare", prepare)
    search._begun.cache_clear()
    yield loaded, gate
    gate.set()
    search._begun.cache_clear()


async def test_all_who_ask_meanwhile_wait_for_one_load(loading):
    loaded, gate = loading
    waiting = [asyncio.create_task(search.ready()) for _ in range(3)]
    await asyncio.sleep(0.01)
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()
    gate.set()
    await asyncio.gather(*waiting[1:])
    assert loaded == [True], "once, and stopping does not wait for it"


@pytest.mark.usefixtures("loading")
async def test_a_load_that_fails_is_raised_where_it_is_waited_for(monkeypatch):
    def broken():
        raise ValueError("no such file")

    monkeypatch.setattr(search, "prepare", broken)
    with pytest.raises(ValueError, match="no such file"):
        await search.ready()
