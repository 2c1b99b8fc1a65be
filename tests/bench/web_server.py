"""A process with the web chat, its core and SQLite store, for `bench_web`.

It prints one line of JSON: the port, an empty socket's port, and for each match its id, its turn
and the session tokens of its players, the first to move first. It ends when its input is closed.
"""

import argparse
import asyncio
import json
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from aiohttp import WSMsgType, web

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.challenges import Accept
from bot.core.matches.chance import Chance
from bot.core.matches.model import Account, Match, SideWish, Terms
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.service import Service
from bot.core.store.port import Store
from bot.frontends.web import WebFrontend, WebOptions
from bot.frontends.web.sign_in import identity, new_token
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from engine import Side
from engine.catalogue import DEFAULT, ruleset
from tests.bench.logs import logs_discarded
from tests.bot.frontends.web.unhurried import UNHURRIED

BODY = "x" * 12_000  # characters, about what the answer to a turn has


async def serve(folder: Path, matches: int, visitors: int) -> None:
    """Serve until the input is closed."""
    async with open_store(f"sqlite:///{folder}/web.db") as store:
        worker = OutboxWorker(store, _now)
        service = Service(store, _now, Chance(), worker=worker)
        people = People(store, service.chance)
        options = WebOptions("127.0.0.1", 0, None, limits=UNHURRIED)
        front_end = WebFrontend(Dispatcher(service, LANGUAGES, RulebookPages()), people, options)
        begun = [await _begun(service, store, number) for number in range(matches)]
        guests = [(await _person(store, f"Guest {number}"))[0] for number in range(visitors)]
        await front_end.start()
        worker.serve(front_end)
        delivering = asyncio.create_task(worker.run())
        empty = await _empty()
        ports = {"port": front_end.port, "empty": empty.addresses[0][1]}
        sys.stdout.write(json.dumps({**ports, "matches": begun, "guests": guests}) + "\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)
        await front_end.stop()
        await empty.cleanup()
        delivering.cancel()
        with suppress(asyncio.CancelledError):
            await delivering


async def _begun(service: Service, store: Store, number: int) -> dict[str, object]:
    """Begin a match of two people."""
    tokens, people = zip(
        *[await _person(store, f"Player {number} {seat}") for seat in (1, 2)], strict=True
    )
    rules = ruleset(DEFAULT)
    terms = Terms(rules.name, rules.revision, SideWish.FIRST)
    offered = await service.offer(people[0].id, terms, invited=people[1].id)
    assert isinstance(offered, Match), offered
    match = await service.act(offered.id, Accept(people[1].id, Side.FIRST))
    assert isinstance(match, Match), match
    return {"id": match.id, "turn": match.turn, "tokens": tokens}


async def _person(store: Store, name: str) -> tuple[str, Account]:
    """Make a person with a session; returns its token."""
    token = new_token()
    account = Account(Chance().account_id(), name, name.casefold(), home="web")
    await store.add_account(account, identity(token))
    return token, account


async def _empty() -> web.AppRunner:
    """Start the yardstick: each frame is answered with a frame as long as a turn's answer."""

    async def echo(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await socket.send_json({**message.json(), "body": BODY})
        return socket

    app = web.Application()
    app.add_routes([web.get("/chat", echo)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner


def _now() -> datetime:
    return datetime.now(UTC)


def main() -> None:
    """Read the folder and how many matches and visitors there are, and serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("matches", type=int)
    parser.add_argument("visitors", type=int)
    given = parser.parse_args()
    with logs_discarded():
        asyncio.run(serve(given.folder, given.matches, given.visitors))


if __name__ == "__main__":
    main()
