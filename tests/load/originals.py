"""Real matches of all rulesets, played by the service, whose rows are then copied.

Their clocks go by the service's own: those in play have their last action shortly before the moment
at which filled databases are looked at, or so long before it that something is due.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum, auto
from itertools import count
from math import log

from bot.core.accounts.people import People
from bot.core.matches.agreements import DRAW, Ask, Reply
from bot.core.matches.challenges import Accept, Decline, Withdraw
from bot.core.matches.chance import Chance
from bot.core.matches.model import Identity, Place, SideWish, Stage, Terms
from bot.core.matches.play import Resign
from bot.core.matches.scheduled import Tick
from bot.core.service.service import CHALLENGE_LIFETIME, Service
from bot.core.store.values import Post
from bot.core.typed.clock_text import read_clock
from bot.storage import open_store
from engine import Side
from engine.catalogue import KEYS, options, ruleset
from tests.load.acting import any_play, granted
from tests.load.sizes import NOW

CLOCKS = ("10d+36h", "10d+36h", "10d+36h", "3d", "7d+12h,hard", "none")
LONGEST_WAIT = timedelta(hours=30)  # so that no flag falls
OVERDUE = timedelta(days=40)
YEAR = timedelta(days=365)
MEAN, MOST = 14, 150  # actions
GOLDEN = (5**0.5 - 1) / 2
TRIES = 50


class Fate(Enum):
    """What becomes of a match."""

    OVER = auto()
    UNPLAYED = auto()
    RUNNING = auto()
    DUE = auto()


SHARES = (*[Fate.OVER] * 11, Fate.UNPLAYED, *[Fate.RUNNING] * 4, *[Fate.DUE] * 2)
"""Which fates the originals have, one after another."""


@dataclass(frozen=True, slots=True)
class Original:
    """The rows of a match, as the database holds them: columns in the tables' order.

    ``own`` tells which of the events name the match or its people.
    """

    fate: Fate
    people: tuple[str, str]
    match: dict
    events: list[tuple]
    own: list[bool]
    items: list[dict]
    post: dict


@dataclass(frozen=True, slots=True)
class Originals:
    """The rows of an account and of its identity, and the matches by their fates."""

    account: dict
    identity: dict
    of: dict[Fate, list[Original]]


async def played(folder, number, chance, advance):
    """Play so many matches in a database of their own and return their rows."""
    file = folder / "originals.db"
    async with open_store(f"sqlite:///{file}") as store:
        # Nobody needs these again, so nothing waits for the disk.
        await store.database.read(lambda c: c.exec_driver_sql("PRAGMA synchronous=OFF"))
        player = Player(store, chance)
        await player.arrive()
        fates = []
        for at in range(number):
            fate = SHARES[at % len(SHARES)]
            fates.append((await player.match(KEYS[at % len(KEYS)], fate), fate))
            advance()
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        return _rows(connection, fates, player.people)


class Player:
    """Plays both sides."""

    def __init__(self, store, chance):
        self._store = store
        self._chance = chance
        self._now = NOW
        self._service = Service(store, lambda: self._now, Chance())
        self._numbers = count(1)
        self.people = ()

    async def arrive(self):
        people = People(self._store, self._service.chance)
        names = ("Alkaios", "Brasidas")
        self.people = tuple([(await people.meet(Identity("web", n), n)).id for n in names])

    async def match(self, key, fate):
        """Play a match to this fate and return its id."""
        for _ in range(TRIES):
            match = await self._match(key, fate)
            if fate not in {Fate.RUNNING, Fate.DUE} or match.stage is Stage.RUNNING:
                await self._post(match)
                return match.id
        raise AssertionError(key)

    async def _match(self, key, fate):
        waits = [self._wait() for _ in range(self._actions())]
        self._now = self._end(fate) - sum(waits, timedelta(0))
        match = granted(
            await self._service.offer(
                self.people[0], self._terms(key, fate), invited=self.people[1]
            )
        )
        if fate is Fate.UNPLAYED:
            return await self._unplayed(match)
        match = await self._act(match, Accept(self.people[1], Side.FIRST))
        for wait in waits:
            if match.stage is not Stage.RUNNING:
                return match
            self._now += wait
            match = await self._play(match)
        if fate is Fate.OVER and match.stage is Stage.RUNNING:
            match = await self._ended(match)
        return match

    async def _unplayed(self, match):
        how = self._chance.choice((Decline(self.people[1]), Withdraw(self.people[0]), Tick()))
        self._now += CHALLENGE_LIFETIME if isinstance(how, Tick) else self._wait()
        return await self._act(match, how)

    async def _play(self, match):
        return await self._act(match, any_play(match, self._chance))

    async def _ended(self, match):
        loser, other = self._chance.sample(match.seats, 2)
        if self._chance.random() < 0.8:
            return await self._act(match, Resign(loser))
        return await self._act(
            await self._act(match, Ask(loser, DRAW)), Reply(other, DRAW, agree=True)
        )

    async def _act(self, match, command):
        return granted(await self._service.act(match.id, command))

    async def _post(self, match):
        place = Place("web", match.id)
        await self._store.keep_post(Post(match=match.id, place=place, message="1", turn=match.turn))

    def _terms(self, key, fate):
        chosen = (f"{each.name}={self._chance.choice(each.choices)}" for each in options(key))
        rules = ruleset(f"{key}({','.join(chosen)})" if self._chance.random() < 0.5 else key)
        texts = CLOCKS if fate in {Fate.OVER, Fate.UNPLAYED} else CLOCKS[:-1]
        clock = read_clock(self._chance.choice(texts), "UTC")
        return Terms(rules.name, rules.revision, self._chance.choice(list(SideWish)), clock)

    def _actions(self):
        """How long it is to last: each length as often as by chance, even among a few matches."""
        quantile = next(self._numbers) * GOLDEN % 1
        return 1 + min(round(-MEAN * log(1 - quantile)), MOST)

    def _wait(self):
        return self._chance.random() * LONGEST_WAIT

    def _end(self, fate):
        if fate is Fate.RUNNING:
            return NOW - self._chance.random() * timedelta(hours=1)
        return (
            NOW - OVERDUE - (self._chance.random() * YEAR if fate is not Fate.DUE else timedelta(0))
        )


def _rows(connection, fates, people):
    of = {fate: [] for fate in Fate}
    for match_id, fate in fates:
        [match] = _all(connection, "matches", "id", match_id)
        [post] = _all(connection, "posts", "match", match_id)
        events = _all(connection, "events", "match", match_id)
        items = [
            item
            for item in _all(connection, "outbox", "match", match_id)
            if item["created"] == match["updated"]  # the rest has long been delivered
        ]
        rows = [tuple(event.values()) for event in events]
        own = [any(name in row[-1] for name in (match_id, *people)) for row in rows]
        of[fate].append(Original(fate, people, match, rows, own, items, post))
    [account] = _all(connection, "accounts", "id", people[0])
    [identity] = _all(connection, "identities", "account", people[0])
    return Originals(account, identity, of)


def _all(connection, table, column, value):
    found = connection.execute(f'SELECT * FROM {table} WHERE "{column}" = ?', (value,))  # noqa: S608 -- names of the schema
    return [dict(row) for row in found]
