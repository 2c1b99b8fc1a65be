"""One account that sends frames over WebSockets as fast as it can, while others ask for help.

With and without nginx as docs/operating/web.md sets it up, but for TLS. How long the others wait is
measured before the flood and in it.
"""

import asyncio
import os
import shutil
import struct
import sys
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from statistics import median
from time import monotonic

from tests.bot.frontends.web.browsers import Guest
from tests.hostile.flood import INVITATION, ROOT, Bot, free_port

OTHERS = 6
"""How many people ask: one may ask three times a second."""

DIRECTLY = "directly"
SOCKETS = 15
MOST = 3.0
"""How many times their idle median the others' median may be."""

FLOOR = 0.005
"""Seconds below which a median is as good as idle."""

MASK = bytes(4)
PING = '{"kind": "ping"}'.encode("ascii")
AHEAD = "pings behind the handshake"
FRAMES = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "empty fragments": b"\x00\x80" + MASK,
    "text": struct.pack("!BB", 0x81, 0x80 | len(PING)) + MASK + PING,
    "pings on new sockets": b"\x89\x80" + MASK,
    AHEAD: b"\x89\x80" + MASK,
    "new sockets": b"",
}
BRIEF = {"pings on new sockets": 20_000, AHEAD: 20_000, "new sockets": 0}
"""How many frames are sent on each socket before another one takes its place."""

LINGER = 0.05
"""Seconds until it does."""

FIRST = {"empty fragments": b"\x01\x80" + MASK}
"""What is sent before frames that cannot be the first."""

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/nginx.log; worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
    server {{
        listen 127.0.0.1:{proxy};
        location / {{
            proxy_pass http://127.0.0.1:{port};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_read_timeout 90s;
        }}
    }}
}}
"""


@dataclass(frozen=True)
class Waits:
    """How long others waited for an answer, in seconds: without a flood, and while it went on."""

    way: str
    kind: str
    idle: tuple[float, ...]
    flooded: tuple[float, ...]

    @property
    def is_fair(self):
        """Whether the others hardly noticed."""
        return median(self.flooded) <= max(MOST * median(self.idle), FLOOR)

    def __str__(self):
        """Return the figures in a line, in milliseconds."""
        idle, flooded = 1000 * median(self.idle), 1000 * median(self.flooded)
        return (
            f"{self.kind}, {self.way}: others {idle:.1f} -> {flooded:.1f} ms, "
            f"at most {1000 * max(self.flooded):.0f} ms ({len(self.flooded)} answers)"
        )


@asynccontextmanager
async def _proxied(bot, folder):
    """Put nginx before a bot; yields the port of nginx."""
    settings = folder / "nginx.conf"
    settings.write_text(NGINX.format(folder=folder, proxy=bot.proxy, port=bot.port), "utf-8")
    process = await asyncio.create_subprocess_exec("nginx", "-c", settings, "-p", folder)
    try:
        await bot.answers(bot.proxy)
        yield bot.proxy
    finally:
        process.terminate()
        await process.wait()


async def flooded_by_frames(folder, size):
    """Yield what others wait in a flood of each kind of frames, in each way to reach the bot."""
    for way in (DIRECTLY, "through nginx") if shutil.which("nginx") else (DIRECTLY,):
        place = folder / way.partition(" ")[2]
        place.mkdir(exist_ok=True)
        proxy = free_port() if way != DIRECTLY else None
        async with Bot(place, size, proxy=proxy) as bot, AsyncExitStack() as stack:
            port = await stack.enter_async_context(_proxied(bot, place)) if proxy else bot.port
            for kind in FRAMES:
                yield await _waits(way, kind, port, size)


async def _waits(way, kind, port, size):
    async with AsyncExitStack() as stack:
        guests, invited = [], {"invitation": INVITATION} if way != DIRECTLY else {}
        for number in range(OTHERS):
            guest = Guest(f"http://127.0.0.1:{port}")
            stack.push_async_callback(guest.leave)
            await guest.browser.enter(f"{kind} {chr(97 + number)}", **invited)
            await guest.connect()
            guests.append(guest)
        idle = await _asked(guests, size.seconds)
        villain = Guest(f"http://127.0.0.1:{port}")
        stack.push_async_callback(villain.leave)
        await villain.browser.enter(f"{kind} z", **invited)
        given = (kind, str(port), villain.browser.token, str(size.seconds))
        attack = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.hostile.frames", *given), cwd=ROOT, stdout=PIPE
        )
        stack.push_async_callback(attack.wait)
        await attack.stdout.readline()
        return Waits(way, kind, idle, await _asked(guests, size.seconds))


async def _asked(guests, seconds):
    """Have people ask for help by turns for so long; returns how long each answer took."""
    waits, end = [], monotonic() + seconds
    while not waits or monotonic() < end:
        for guest in guests:
            began = monotonic()
            await guest.ask({"kind": "hear", "n": 1, "text": "help"})
            waits.append(monotonic() - began)
            guest.frames.clear()
            await asyncio.sleep(0.08)
    return tuple(waits)


async def _attack(kind, port, token, seconds):
    """Write frames to all sockets of an account as fast as it can, and open new ones."""
    end = monotonic() + seconds
    data = FRAMES[kind] * BRIEF.get(kind, 2000)
    request = (
        f"GET /chat HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Cookie: petteia={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()

    async def one():
        while monotonic() < end:
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(max(end - monotonic(), 0.01)):
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", port, local_addr=("127.0.1.1", 0)
                    )
                    try:
                        writer.write(request + data if kind == AHEAD else request)
                        await reader.readuntil(b"\r\n\r\n")
                        writer.write(FIRST.get(kind, b""))
                        while True:
                            writer.write(data)
                            await writer.drain()
                            await asyncio.sleep(LINGER if kind in BRIEF else 0)
                            if kind in BRIEF:
                                break
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(0.01)

    os.write(sys.stdout.fileno(), b"begun\n")
    await asyncio.gather(*(one() for _ in range(SOCKETS)))


if __name__ == "__main__":
    os.nice(19)  # the attacker would have a machine of its own
    which, port, token, seconds = sys.argv[1:]
    asyncio.run(_attack(which, int(port), token, float(seconds)))
