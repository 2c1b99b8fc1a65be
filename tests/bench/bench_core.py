"""Turns per second of the core on SQLite, beside bare durable transactions on the same disk.

A turn is a button pressed: load the match, replay its trail, decide, play, and store the match,
its event and both players' notices in one durable transaction. The yardstick is what a program
without any of this would do in its own thread: insert a move, update a match, commit.
"""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.core.matches.challenges import Accept
from bot.core.matches.chance import Chance
from bot.core.matches.messages import Refused
from bot.core.matches.model import Account, AccountId, Identity, Match, SideWish, Stage, Terms
from bot.core.matches.play import Play
from bot.core.service.service import Service
from bot.storage import open_store
from engine import Side
from engine.catalogue import DEFAULT, ruleset
from tests.bench.report import Figure

ROUNDS = 5
TURNS, WARM = 300, 30  # a round; the first ones are not counted, as they make the statements
FIRST, SECOND = AccountId("first"), AccountId("second")
SNAPSHOT = "x" * 400  # characters, about what a snapshot has


def measure() -> Iterator[Figure]:
    """One figure: turns per second, one after the other."""
    rounds = [_round() for _ in range(ROUNDS)]
    yield Figure(
        name="turns of the core, SQLite FULL",
        median=median(ours for ours, _ in rounds),
        unit="turns/s",
        ratio=median(ours / bare for ours, bare in rounds),
        yardstick="bare sqlite3 transactions, FULL",
    )


def _round() -> tuple[float, float]:
    with TemporaryDirectory(dir=".") as folder:
        return asyncio.run(_turns(Path(folder))), _bare(Path(folder))


async def _turns(folder: Path) -> float:
    async with open_store(f"sqlite:///{folder}/core.db") as store:
        for who in (FIRST, SECOND):
            await store.add_account(Account(who, who, who), Identity("web", who))
        service = Service(store, lambda: datetime.now(UTC), Chance())
        match, spent = await _begun(service), 0.0
        for number in range(WARM + TURNS):
            command = _press(match, number)
            begin = time.perf_counter()
            match = _done(await service.act(match.id, command))
            if number >= WARM:
                spent += time.perf_counter() - begin
            if match.stage is Stage.OVER:
                match = await _begun(service)
    return TURNS / spent


async def _begun(service: Service) -> Match:
    rules = ruleset(DEFAULT)
    terms = Terms(rules.name, rules.revision, SideWish.FIRST)
    offered = _done(await service.offer(FIRST, terms, invited=SECOND))
    return _done(await service.act(offered.id, Accept(SECOND, Side.FIRST)))


def _press(match: Match, number: int) -> Play:
    """A button of those there are, another one each time."""
    if match.seats is None or match.game is None:
        raise AssertionError(match)
    side, choices = match.game.position.side, len(match.game.choices)
    return Play(match.seats[side], number * 7 % choices, match.turn)


def _done(result: Match | Refused) -> Match:
    if isinstance(result, Refused):
        raise AssertionError(result)  # noqa: TRY004 -- a bug, not a matter of types
    return result


def _bare(folder: Path) -> float:
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        connection.executescript(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = FULL;
            CREATE TABLE matches (id TEXT PRIMARY KEY, version INTEGER, snapshot TEXT);
            CREATE TABLE moves (match TEXT, ply INTEGER, move TEXT, PRIMARY KEY (match, ply))
            WITHOUT ROWID;
            INSERT INTO matches VALUES ('m', 0, '');
            """
        )
        begin = time.perf_counter()
        for ply in range(TURNS):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO moves VALUES ('m', ?, 'a2-a3')", (ply,))
            connection.execute("UPDATE matches SET version = ?, snapshot = ?", (ply, SNAPSHOT))
            connection.execute("COMMIT")
        return TURNS / (time.perf_counter() - begin)
