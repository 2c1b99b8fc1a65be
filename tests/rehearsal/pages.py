"""Pages of the web chat, in a process of their own, spread over the processes of Petteia.

It reads a line of JSON with the ports and with the tokens of the people, connects a page for each,
and prints the seconds until each had what it shows. A page whose socket is closed connects to
another port, as behind a proxy. For each further line it prints the seconds of those that did so
since the last one.
"""

import asyncio
import json
import sys
from itertools import count
from random import Random
from time import monotonic

from aiohttp import ClientError, ClientSession, TCPConnector, WSMessageTypeError, WSMsgType

from bot.core.matches.chance import Chance
from bot.core.matches.model import Account
from bot.frontends.web.sign_in import identity, new_token
from bot.storage import open_store

AT_ONCE = 100  # that are connecting
AGAIN = (0.5, 3.0)  # seconds until a page connects again, between these
CHANCE = Random()
PEOPLE_AT_ONCE = 20


class Pages:
    """The pages, from the side of Petteia's rehearsal."""

    def __init__(self, url, ports, number):
        self._url, self._ports, self._number = url, ports, number

    async def open(self):
        """Make the people, connect their pages; return the seconds of each."""
        room = asyncio.Semaphore(PEOPLE_AT_ONCE)
        async with open_store(self._url) as store:

            async def person(number):
                async with room:
                    return await _person(store, f"Reader {number}")

            tokens = await asyncio.gather(*map(person, range(self._number)))
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.rehearsal.pages"),
            stdin=pipe,
            stdout=pipe,
            limit=1 << 26,
        )
        return await self._ask({"ports": self._ports, "tokens": tokens})

    async def returned(self):
        """The seconds of the pages that had to connect again."""
        return await self._ask({})

    async def close(self):
        self._process.kill()
        await self._process.wait()

    async def _ask(self, line):
        self._process.stdin.write(f"{json.dumps(line)}\n".encode())
        return json.loads(await self._process.stdout.readline())


async def _person(store, name):
    token = new_token()
    account = Account(Chance().account_id(), name, name.casefold(), home="web")
    await store.add_account(account, identity(token))
    return token


class Browser:
    """All pages of this process."""

    def __init__(self, session, ports):
        self._session, self._ports = session, ports
        self._room = asyncio.Semaphore(AT_ONCE)
        self._numbers = count()
        self.taken = []

    async def keep(self, token, opened):
        """Keep a page connected; ``opened`` gets a result when it first is."""
        address = next(self._numbers)
        client = f"10.{address >> 16}.{address >> 8 & 255}.{address & 255}"
        began = monotonic()
        while True:
            try:
                async with self._room:
                    socket = await self._connected(token, client)
                self.taken.append(monotonic() - began)
                if not opened.done():
                    opened.set_result(None)
                while (await socket.receive()).type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    pass
                began = monotonic()
            except (ClientError, OSError, TimeoutError, WSMessageTypeError):
                pass
            await asyncio.sleep(CHANCE.uniform(*AGAIN))

    async def _connected(self, token, client):
        """Connect, and wait for what the page shows first."""
        url = f"http://127.0.0.1:{CHANCE.choice(self._ports)}"
        headers = {"Origin": url, "Cookie": f"petteia={token}", "X-Forwarded-For": client}
        async with asyncio.timeout(30):
            socket = await self._session.ws_connect(f"{url}/chat", headers=headers, max_msg_size=0)
            while '"words"' not in (await socket.receive_str()):
                pass
        return socket


async def _run():
    said = json.loads(await asyncio.to_thread(sys.stdin.readline))
    async with (
        ClientSession(connector=TCPConnector(limit=0)) as session,
        asyncio.TaskGroup() as pages,  # an error of one ends all, and is shown
    ):
        browser = Browser(session, said["ports"])
        opened = [asyncio.get_running_loop().create_future() for _ in said["tokens"]]
        kept = [
            pages.create_task(browser.keep(token, future))
            for token, future in zip(said["tokens"], opened, strict=True)
        ]
        await asyncio.gather(*opened)
        while True:
            sys.stdout.write(f"{json.dumps(browser.taken)}\n")
            sys.stdout.flush()
            browser.taken = []
            if not await asyncio.to_thread(sys.stdin.readline):
                break
        for page in kept:
            page.cancel()


if __name__ == "__main__":
    asyncio.run(_run())
