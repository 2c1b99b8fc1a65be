"""Processes of the bot from different source trees, and a Telegram that calls all of them."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from http import HTTPStatus
from itertools import count

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.config.settings import Limits
from bot.frontends.telegram.client import WEBHOOK_HEADER
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.e2e.conftest import free_port

PROGRAM = "from bot.cli.main import main; main()"
SECRET = "a-secret-of-the-webhook"
MUCH = 1_000_000
READY_SECONDS, STOP_SECONDS = 120.0, 20.0
CALL_TIMEOUT = ClientTimeout(30)
CALL_AGAIN = 0.05  # seconds


class Telegram(BotApi):
    """A Telegram behind a proxy, which asks another process if one does not take an update."""

    def __init__(self):
        super().__init__()
        self.doors, self.calls_again = [], 0
        self._turn, self._calls = count(), set()

    async def push(self, **update):
        """Have an update brought to one of the processes."""
        number = next(self.number)
        call = asyncio.create_task(self._brought({"update_id": number, **update}))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)
        return number

    async def _brought(self, update):
        headers = {WEBHOOK_HEADER: SECRET}
        async with ClientSession(headers=headers, timeout=CALL_TIMEOUT) as session:
            while True:
                door = self.doors[next(self._turn) % len(self.doors)]
                with suppress(ClientError, TimeoutError):
                    address = f"http://127.0.0.1:{door}/telegram"
                    async with session.post(address, json=update) as answer:
                        if answer.status == HTTPStatus.OK:
                            return
                self.calls_again += 1
                await asyncio.sleep(CALL_AGAIN)


class Petteia:
    """One process of the bot, with the code of a source tree."""

    def __init__(self, tree, *, url, api, log, web_port):
        self.tree, self.door = tree, free_port()
        self._log = log
        settings = {
            "DATABASE__URL": url,
            "WEB__ENABLED": str(web_port is not None).lower(),
            "WEB__PORT": web_port or free_port(),
            "TELEGRAM__TOKEN": TOKEN,
            "TELEGRAM__BASE_URL": api.url,
            "TELEGRAM__WEBHOOK_URL": "https://petteia.example.org/telegram",
            "TELEGRAM__WEBHOOK_SECRET": SECRET,
            "TELEGRAM__WEBHOOK_PORT": self.door,
            "LOG__LEVEL": "error",
            **{f"LIMITS__{name.upper()}": MUCH for name in Limits.model_fields},
        }
        self._environment = {
            **{key: value for key, value in os.environ.items() if key[:8] != "PETTEIA_"},
            **{f"PETTEIA_{name}": str(value) for name, value in settings.items()},
            "PYTHONPATH": str(tree),
        }
        self._process = None

    async def start(self):
        """Start it; returns what it said if it ended instead of being ready, else nothing."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", PROGRAM, "run"),
                cwd=self.tree,
                env=self._environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        async with asyncio.timeout(READY_SECONDS):
            async for line in self._process.stdout:
                if b"is ready" in line:
                    return ""
        await self._process.wait()
        return self._log.read_text().strip().splitlines()[-1]

    async def stop(self):
        """Stop it as an operator does; returns how it ended."""
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STOP_SECONDS):
            return await self._process.wait()

    async def command(self, *words):
        """Run another command of its version; returns how it ended and all that it said."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", PROGRAM, *words),
            cwd=self.tree,
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
        return process.returncode, said.decode()

    def kill(self):
        """End it if it is still there."""
        with suppress(ProcessLookupError, AttributeError):
            self._process.kill()
