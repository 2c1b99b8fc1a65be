"""The victim as seen from outside: begun, asked, killed, buried.

Processes come from a server that has the bot's modules loaded already, so that a life begins at
once.
"""

import asyncio
import json
import multiprocessing
import os
import signal
import socket
from itertools import count

from tests.torture.victim import live

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [f"tests.torture.{name}" for name in ("victim", "on_telegram", "on_discord", "on_pages")]
)
PATIENCE = 60.0
"""How many seconds anything may take, before it counts as hanging."""


class Died(Exception):  # noqa: N818 -- named for what has happened
    """The victim is no more, and will not answer."""


class Victim:
    """One life of the bot."""

    def __init__(self, process):
        self._process = process
        self._numbers = count()
        self._end = None
        self._waiting = {}

    @classmethod
    async def born(cls, life):
        """Begin a life, and return it with what comes true when it serves people."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = FORKS.Process(target=live, args=(life, theirs), daemon=True)
            process.start()
        self = cls(process)
        reader, self._writer = await asyncio.open_connection(sock=ours)
        ready = self._awaited("ready")
        self._reading = asyncio.create_task(self._read(reader))
        return self, ready

    async def ask(self, frame):
        """Ask and return the answer; raises Died when there will be none."""
        if self._reading.done():
            raise Died
        number = next(self._numbers)
        answer = self._awaited(number)
        self._writer.write(f"{json.dumps({**frame, 'n': number})}\n".encode())
        async with asyncio.timeout(PATIENCE):
            return await answer

    def kill(self):
        """End it, wherever it is."""
        self._process.kill()

    def kill_later(self, seconds):
        """End it after a while, wherever it is then."""
        self._end = asyncio.get_running_loop().call_later(seconds, self.kill)

    def told_to_stop(self):
        """Ask it to end by itself."""
        os.kill(self._process.pid, signal.SIGTERM)

    async def buried(self):
        """Wait until nothing is left of it, and return how it ended."""
        await self._reading
        if self._end:
            self._end.cancel()
        self._writer.close()
        self._process.join(PATIENCE)
        ended = self._process.exitcode
        self._process.close()
        return ended

    def _awaited(self, number):
        self._waiting[number] = asyncio.get_running_loop().create_future()
        return self._waiting[number]

    async def _read(self, reader):
        try:
            async for text in reader:
                if text.endswith(b"\n"):  # and was not cut off
                    frame = json.loads(text)
                    self._waiting.pop(frame.get("n", "ready")).set_result(frame)
        except ConnectionResetError:
            pass  # killed with frames that it had not read
        for answer in self._waiting.values():
            answer.set_exception(Died())
