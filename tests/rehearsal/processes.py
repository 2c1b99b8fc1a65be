"""The processes of a rehearsal, and how much memory and processor time each has taken."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from tests.bot.frontends.discord.loopback import TOKEN

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
STOP_SECONDS = 20
NO_LIMIT = str(10**9)
LIMITS = (
    *("running", "challenges", "challenges_a_day", "commands_a_minute"),
    *("place_challenges_a_day", "place_commands_a_minute"),
)


class Petteia:
    """One `petteia run`, which can be killed and started again."""

    def __init__(  # noqa: PLR0913 -- all that differs between them
        self, url, api, log, *, shards, shard_ids, ports, requests
    ):
        """``api`` is Discord's address; the ports are those of the web chat and of operators."""
        self.shard_ids = shard_ids
        self.web, self.operating = ports
        self._log = log
        self._environment = {
            **os.environ,
            "PETTEIA_DATABASE__URL": url,
            "PETTEIA_DISCORD__TOKEN": TOKEN,
            "PETTEIA_DISCORD__BASE_URL": api,
            "PETTEIA_DISCORD__SHARDS": str(shards),
            "PETTEIA_DISCORD__SHARD_IDS": str(list(shard_ids)),
            "PETTEIA_WEB__PORT": str(self.web),
            "PETTEIA_WEB__TRUSTED_PROXIES": '["127.0.0.1"]',
            "PETTEIA_OPERATING__PORT": str(self.operating),
            "PETTEIA_COMPUTER__ENABLED": "false",
            "PETTEIA_DISCORD__REQUESTS_A_SECOND": str(requests),
            "PETTEIA_LOG__LEVEL": "info",
            "PETTEIA_LOG__FORMAT": "json",
            **{f"PETTEIA_LIMITS__{each.upper()}": NO_LIMIT for each in LIMITS},
        }
        self._process = None

    @property
    def pid(self):
        return self._process.pid

    @property
    def has_ended(self):
        return self._process.returncode is not None

    async def start(self):
        """Start it; it is ready some time later."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", "from bot.cli.main import main; main()", "run"),
                env=self._environment,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=log,
            )

    async def kill(self):
        """End it as when the machine fails."""
        self._process.kill()
        await self._process.wait()

    async def stop(self):
        """End it as an operator does."""
        if self._process is None or self._process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._process.wait()
        except TimeoutError:
            await self.kill()

    def log_lines(self):
        """What it has logged."""
        return self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []


def memory(pid):
    """The resident memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE


def processor(pid):
    """The seconds of processor that a process and its children that have ended have taken."""
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICKS
    return 0.0


def family(pid):
    """A process and its children."""
    found = [pid]
    with suppress(FileNotFoundError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (task / "children").read_text(encoding="ascii").split())
    return found
