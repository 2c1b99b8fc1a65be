"""Raw HTTP as an attacker sends it: half, broken, never read, and from many addresses at once."""

import asyncio
import random
import resource
import sys
from contextlib import suppress
from time import monotonic

from tests.bot.frontends.web.browsers import Guest

PATIENCE = 30  # seconds
ACCOUNTS = 20
ATTACKERS = 16
"""From how many loopback addresses the attacks come; the players are at another one."""

HOST = b"Host: HOST\r\nOrigin: http://HOST\r\n"
HALF = b"GET / HTTP/1.1\r\n" + HOST + b"Cookie: petteia="
JUNK = b"GET / HTTP/1.1\r\n" + HOST + b"Cookie\0: petteia=" + b"A" * 9000 + b"\r\n\r\n"
BROKEN_OFF = b"POST /name HTTP/1.1\r\n" + HOST + b"Content-Length: 99\r\n\r\n{"
NOT_READ = (b"GET /static/style.css HTTP/1.1\r\n" + HOST + b"\r\n") * 4
PIPELINE = NOT_READ * 8


class Flood:
    """The attacks, each of ``many`` connections that are held for some ``seconds``.

    They are made by a process of their own, so that those who play are not slowed by it.
    """

    def __init__(self, port, many, seconds):
        self._port = port
        self._many = many
        self._seconds = seconds

    async def run(self):
        """Make all attacks one after another."""
        await self._hold(HALF)
        await self._hold(HALF, addresses=1)
        await self._hold(NOT_READ)
        await self._hold(PIPELINE)
        await self._hold(JUNK)
        await self._hold(BROKEN_OFF, closes=True)
        await self._chats(1)
        await self._chats(ACCOUNTS)

    async def _hold(self, data, *, addresses=ATTACKERS, closes=False):
        """Open connections and send something over each; what is closed is opened again."""
        end = monotonic() + self._seconds
        data = data.replace(b"HOST", f"localhost:{self._port}".encode())
        places = [f"127.0.1.{1 + number % addresses}" for number in range(self._many)]
        await asyncio.gather(*(self._one(place, data, end, closes) for place in places))

    async def _one(self, place, data, end, closes):
        await self._spread()
        while monotonic() < end:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(max(end - monotonic(), 0.01)):
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", self._port, local_addr=(place, 0), limit=1000
                    )
                    try:
                        writer.write(data)
                        await asyncio.sleep(0.2)
                        if not closes:
                            await asyncio.sleep(max(end - monotonic() - 1, 0))
                            await reader.read(1)
                    finally:
                        writer.transport.abort()
            await asyncio.sleep(0.2)

    async def _spread(self):
        """Wait for a part of a second: attackers and bot share the processor."""
        await asyncio.sleep(random.random() * min(self._seconds / 5, 2))

    async def _chats(self, accounts):
        """Open sockets of some accounts, as many as there can be."""
        guests = [Guest(f"http://127.0.0.1:{self._port}") for _ in range(accounts)]
        for guest in guests:
            await guest.browser.enter(f"Villain {accounts} {guests.index(guest)}")
        end = monotonic() + self._seconds
        lines = []

        async def open_one(number):
            await self._spread()
            browser = guests[number % accounts].browser
            headers = {**browser.origin, "Cookie": f"petteia={browser.token}"}
            handshake = "".join(f"{key}: {value}\r\n" for key, value in headers.items())
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    place = f"127.0.1.{1 + number % ATTACKERS}"
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", self._port, local_addr=(place, 0)
                    )
                    lines.append((reader, writer))
                    writer.write(
                        b"GET /chat HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        b"Sec-WebSocket-Version: 13\r\n"
                        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                        + f"Host: 127.0.0.1:{self._port}\r\n{handshake}\r\n".encode()
                    )
                    await reader.readuntil(b"\r\n\r\n")

        with suppress(asyncio.IncompleteReadError):
            await asyncio.gather(
                *(open_one(number) for number in range(self._many * 2)), return_exceptions=True
            )
        await asyncio.sleep(max(end - monotonic(), 0))
        for _, writer in lines:
            writer.transport.abort()
        for guest in guests:
            await guest.leave()


def main():
    """Attack a port: as the process that makes the attacks."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    port, many, seconds = sys.argv[1:]
    asyncio.run(Flood(int(port), int(many), float(seconds)).run())


if __name__ == "__main__":
    main()
