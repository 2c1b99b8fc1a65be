"""The process ends in good time, whatever hangs."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.operations.shutdown import (
    EXIT_TIMEOUT,
    FRONT_END_TIMEOUT,
    LOOP_TIMEOUT,
    cancelled,
    finish_all,
)

ROOT = Path(__file__).parents[3]


@pytest.fixture
async def never():
    """Something that never ends, until the test does."""
    over = asyncio.Event()

    async def never():
        while not over.is_set():
            with suppress(asyncio.CancelledError):
                await over.wait()

    yield never
    over.set()
    await asyncio.sleep(0)


async def test_what_ends_is_waited_for_and_what_hangs_is_left_behind(never):
    done = []

    async def end():
        await asyncio.sleep(0)
        done.append(True)

    with capture_logs() as lines:
        await finish_all({"web": end(), "discord": never(), "telegram": end()}, 0.01)
    assert done == [True, True]
    assert [(line["event"], line["what"]) for line in lines] == [("not_stopped", "discord")]


async def test_what_ends_badly_keeps_nothing_else_from_ending():
    async def fail():
        raise OSError("the line is dead")

    with capture_logs() as lines:
        await finish_all({"web": fail()}, 1)
    [line] = lines
    assert (line["event"], line["what"]) == ("stop_failed", "web")
    assert "the line is dead" in line["error"]


async def test_a_task_that_takes_no_cancelling_for_an_answer_is_left_behind(never):
    task = asyncio.create_task(never())
    await asyncio.sleep(0)
    with capture_logs() as lines:
        await finish_all({"outbox": cancelled(task)}, 0.01)
    assert [line["what"] for line in lines] == ["outbox"]


async def test_with_nothing_to_end_nothing_is_waited_for():
    await finish_all({}, 9999)


def test_all_of_it_fits_into_ten_seconds():
    assert FRONT_END_TIMEOUT + LOOP_TIMEOUT < EXIT_TIMEOUT < 10


# A bot whose only front-end holds up everything when it is stopped.
PROGRAM = """
import time
from functools import partial
from bot import app
from bot.core.notifications.platform import Status
from bot.config.reading import load
from bot.operations.shutdown import exit_after

class Stuck:
    platform, status = "web", Status.SERVING
    def delivery_scope(self): return None
    async def start(self): pass
    async def stop(self): time.sleep(60)
    async def deliver(self, notice): pass

# The traceback is written without a lock: the frames of a thread that runs are not safe to read.
app._load_texts = lambda receives_input: None
app.front_ends = lambda settings, dispatcher, people: iter([Stuck()])
app.exit_after = partial(exit_after, 0.2)
app.serve(load(), partial(print, flush=True))
"""


@pytest.mark.usefixtures("bare_environment")
def test_even_a_process_that_does_nothing_any_more_is_ended():
    with subprocess.Popen(
        (sys.executable, "-c", PROGRAM),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert b"ready" in process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        _, trace = process.communicate(timeout=120)
    assert process.returncode == 1
    assert b"in stop" in trace


# A bot that reads the texts of all languages only when it has been told to stop.
STOPPED_EARLY = """
import threading
from functools import partial
from bot import app
from bot.config.reading import load
from bot.operations.shutdown import exit_after

told, load_texts = threading.Event(), app._load_texts

def load_later(**given):
    told.wait()
    load_texts(**given)

def told_to_stop():
    told.set()
    exit_after(120)

app._load_texts, app.exit_after = load_later, told_to_stop
app.serve(load(), partial(print, flush=True))
"""


@pytest.mark.usefixtures("bare_environment")
def test_a_process_that_still_reads_its_texts_ends_well(free_port):
    with subprocess.Popen(
        (sys.executable, "-c", STOPPED_EARLY),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PETTEIA_WEB__PORT": str(free_port)},
    ) as process:
        assert b"ready" in process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=120)
    assert process.returncode == 0
    assert [word for word in (b"Traceback", b"Timeout", b"not_stopped") if word in said] == []
