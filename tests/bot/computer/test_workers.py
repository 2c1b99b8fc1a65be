"""The worker processes: started, killed, hung, idle, and gone with the bot."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

import pytest

from bot.computer import workers as workers_module
from bot.computer.processes import NICENESS
from bot.computer.workers import Workers, usable_workers
from bot.core.matches.thoughts import CannotThink
from engine import Game
from engine.catalogue import ruleset
from tests.bot.computer.test_thinking import task_in

ROOT = Path(__file__).parents[3]
START = Game.start(ruleset("lemery-compact"))
QUICK, SLOW = task_in(START), task_in(START, level=8)

BOT = """
import asyncio
from bot.computer.workers import Workers
from tests.bot.computer.test_workers import SLOW

async def main():
    workers = Workers(2)
    thinking = [asyncio.create_task(workers.think(SLOW)) for _ in range(2)]
    while len(workers.processes) < 2:
        await asyncio.sleep(0.05)
    print(*workers.processes, flush=True)
    await asyncio.gather(*thinking)

asyncio.run(main())
"""
"""A bot that thinks, and says in which processes."""


@pytest.fixture
async def workers():
    made = Workers(1)
    yield made
    await made.stop()


async def soon(is_so, seconds=60):
    """Wait until something is so, in another process or thread."""
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110 -- nothing tells it
            await asyncio.sleep(0.02)


async def first_process(workers):
    await soon(lambda: workers.processes)
    return workers.processes[0]


def is_running(pid):
    with suppress(OSError):
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        return status.rpartition(")")[2].split()[0] != "Z"
    return False


async def test_a_thought_is_had_in_a_niced_process_that_is_not_the_bot(workers):
    assert workers.processes == ()
    thought = await workers.think(QUICK)
    assert START.read(thought.action) in START.legal
    [pid] = workers.processes
    assert pid != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, pid) == NICENESS


async def test_a_worker_that_is_killed_while_it_thinks_is_replaced(workers):
    thinking = asyncio.create_task(workers.think(SLOW))
    pid = await first_process(workers)
    thinking.cancel()
    again = asyncio.create_task(workers.think(QUICK))
    os.kill(pid, signal.SIGKILL)
    assert START.read((await again).action) in START.legal
    assert workers.processes != (pid,)
    assert workers.available


async def test_workers_that_die_of_a_task_are_given_up_and_tried_again_for_the_next(
    workers, monkeypatch
):
    monkeypatch.setattr(workers_module, "ATTEMPTS", 1)
    dying = asyncio.create_task(workers.think(SLOW))
    os.kill(await first_process(workers), signal.SIGKILL)
    with pytest.raises(CannotThink):
        await dying
    assert not workers.available
    await workers.think(QUICK)
    assert workers.available


async def test_a_worker_that_hangs_is_ended(monkeypatch):
    monkeypatch.setattr(workers_module, "ATTEMPTS", 1)
    workers = Workers(1, longest=0.1)
    with pytest.raises(CannotThink):
        await workers.think(SLOW)
    await workers.stop()
    assert workers.processes == ()


async def test_processes_that_are_idle_end():
    workers = Workers(1, idle=0.05)
    await workers.think(QUICK)
    await soon(lambda: not workers.processes)
    await workers.stop()


async def test_where_no_process_can_be_started_it_cannot_think(workers, monkeypatch):
    def fails(*_args):
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", fails)
    monkeypatch.setattr(workers_module.Pool, "__init__", fails)
    with pytest.raises(CannotThink):
        await workers.think(QUICK)
    assert not workers.available


async def test_where_nothing_can_be_shared_it_is_known_before_a_worker_is_needed(
    workers, monkeypatch
):
    monkeypatch.setattr(workers_module, "RETRY_TIME", 0.05)
    monkeypatch.setattr(workers_module, "TRIAL", "raise SystemExit(1)")
    await workers.prepare()
    assert not workers.available
    monkeypatch.undo()
    await soon(lambda: workers.available)
    assert workers.processes == ()


async def test_a_pool_that_ends_in_the_middle_of_cancelled_thoughts_says_nothing(
    workers, capfd, caplog
):
    thinking = [asyncio.create_task(workers.think(SLOW)) for _ in range(3)]
    await first_process(workers)
    for each in thinking:
        each.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    await workers.stop()
    del thinking, each
    gc.collect()
    assert capfd.readouterr().err == ""
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_no_worker_outlives_a_bot_that_is_killed():
    bot = subprocess.Popen(  # noqa: ASYNC220 -- it is the test's victim
        (sys.executable, "-c", BOT), cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    line = await asyncio.to_thread(bot.stdout.readline)
    pids = [int(pid) for pid in line.split()]
    bot.kill()
    killed = time.monotonic()
    bot.wait()
    await soon(lambda: not any(map(is_running, pids)), seconds=5)
    assert time.monotonic() - killed < 5
    assert len(pids) == 2
    bot.stdout.close()


def test_one_core_is_left_to_the_bot(monkeypatch):
    for cores, wanted, given in ((8, None, 7), (8, 2, 2), (8, 20, 7), (2, None, 1), (1, None, 1)):
        monkeypatch.setattr(workers_module.os, "cpu_count", lambda cores=cores: cores)
        assert usable_workers(wanted) == given, (cores, wanted)


async def test_who_stops_waiting_stops_also_when_the_thought_comes_just_then(monkeypatch):
    coming = Future()
    monkeypatch.setattr(workers_module.Pool, "__init__", lambda *_: None)
    monkeypatch.setattr(workers_module.Pool, "submit", lambda *_: coming)
    waiting = asyncio.create_task(Workers(1).think(QUICK))
    await soon(lambda: coming._done_callbacks)
    coming.set_result("a thought")
    asyncio.get_running_loop().call_soon(waiting.cancel)
    with pytest.raises(asyncio.CancelledError):
        await waiting
