"""The search of a language is built beside the event loop, by whoever asks first."""

import asyncio
import threading

import pytest

from bot.rulebook import door, preparation


@pytest.fixture
def building(monkeypatch):
    """A build that lasts until it is let go; what has been built."""
    built, gate = [], threading.Event()

    def prepare(language):
        gate.wait(10)
        built.append((language, threading.current_thread().daemon))

    monkeypatch.setattr(preparation, "prepare", prepare)
    monkeypatch.setattr(preparation, "_begun", {})
    yield built, gate
    gate.set()


async def test_all_who_ask_meanwhile_wait_for_one_build(building):
    built, gate = building
    waiting = [asyncio.create_task(preparation.ready("de")) for _ in range(3)]
    await asyncio.sleep(0.01)
    assert preparation.is_being_prepared("de")
    waiting[0].cancel()
    gate.set()
    await asyncio.gather(*waiting[1:])
    assert built == [("de", True)], "once, and stopping does not wait for it"
    assert not preparation.is_being_prepared("de")


@pytest.mark.usefixtures("building")
async def test_a_build_that_fails_is_raised_where_it_is_waited_for(monkeypatch):
    def broken(_language):
        raise ValueError("no such file")

    monkeypatch.setattr(preparation, "prepare", broken)
    with pytest.raises(ValueError, match="no such file"):
        await preparation.ready("nl")


async def test_a_language_whose_words_are_learnt_just_now_is_not_waited_for(building):
    _, gate = building
    asking = asyncio.create_task(preparation.ready("de"))
    await asyncio.sleep(0.01)
    assert "de" not in door._others("wie zieht ein Stein", "en")
    gate.set()
    await asking
    assert "de" in door._others("wie zieht ein Stein", "en")
