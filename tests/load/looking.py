"""What is asked of a filled database by people and by the bot itself, and how long it takes."""

from contextlib import asynccontextmanager
from itertools import cycle
from random import Random
from time import perf_counter

from sqlalchemy import update

from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.model import Stage
from bot.core.service.scheduler import CLAIM_LIFETIME
from bot.core.service.service import Service
from bot.core.store.outbox import Claim
from bot.core.views.queries import MAX_FINISHED_SHOWN
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from bot.storage.schema import matches
from tests.load.acting import any_play, granted
from tests.load.copies import PLATFORMS
from tests.load.filling import drawn
from tests.load.sizes import DUE, FEWEST, NOW

DRAWN, PEOPLE = 40, 10  # matches and people, asked for again and again
BATCH = 50  # as the scheduler and the outbox worker take
MANY = 10 * DUE


@asynccontextmanager
async def open_bot(url, seed):
    """The part of a bot that answers, upon a database."""
    async with open_store(url) as store:
        bot = Bot(store, Random(seed))
        await bot.choose()
        yield bot


class Bot:
    """A service and a dispatcher at the moment for which databases are filled."""

    def __init__(self, store, chance):
        self._store = store
        self._chance = chance
        self._service = Service(store, lambda: NOW, Chance())
        self._dispatcher = Dispatcher(self._service, LANGUAGES, RulebookPages())
        self._matches = self._people = self._in_play = iter(())
        self._is_empty = True

    async def choose(self):
        """Draw the matches and the people whom everything is about."""
        self._is_empty = not await self._store.count_matches()
        if self._is_empty:
            return
        self._matches = cycle([await drawn(self._store, self._chance) for _ in range(DRAWN)])
        due = set(await self._store.matches_due(NOW, MANY))
        timed = await self._store.matches_timed(None, FEWEST * MANY)
        in_play = [match_id for match_id in timed if match_id not in due]
        in_play = self._chance.sample(in_play, min(DRAWN, len(in_play)))
        seated = [(await self._store.match(match_id)).seats[0] for match_id in in_play]
        players = tuple(dict.fromkeys(seated))[:PEOPLE]
        self._people = cycle((await self._store.accounts(players)).values())
        self._in_play = cycle(in_play)

    def tasks(self):
        """What is measured: each does it once and returns the seconds."""
        of_any = {
            "see which clocks are due": self._due,
            "take the due clocks": self._clocks,
            "see which clocks go": self._going,
            "take what is due in the outbox": self._outbox,
        }
        if self._is_empty:
            return of_any
        return {
            "load a match": self._load,
            "list a person's matches": self._mine,
            "answer “games”": self._games,
            **of_any,
            "play a turn": self._turn,
        }

    async def _load(self):
        return await _timed(self._store.match(next(self._matches)))

    async def _mine(self):
        return await _timed(self._store.matches_of(next(self._people).id, MAX_FINISHED_SHOWN))

    async def _games(self):
        return await _timed(self._dispatcher.hear(next(self._people), "games"))

    async def _due(self):
        return await _timed(self._store.matches_due(NOW, BATCH))

    async def _clocks(self):
        until = NOW + CLAIM_LIFETIME
        seconds = await _timed(self._store.take_matches_due(NOW, until=until, limit=BATCH))
        undone = update(matches).where(matches.c.due == until).values(due=NOW)
        await self._store.database.write(lambda connection: connection.execute(undone))
        return seconds

    async def _going(self):
        return await _timed(self._store.matches_timed(None, BATCH))

    async def _outbox(self):
        claim = Claim(platforms=PLATFORMS, now=NOW, until=NOW + CLAIM_LIFETIME)
        seconds = await _timed(self._store.claim(claim, BATCH))
        await self._store.release_all()
        return seconds

    async def _turn(self):
        match = await self._next_in_play()
        seconds = await _timed(self._service.act(match.id, any_play(match, self._chance)))
        await self._delivered(match.id)
        return seconds

    async def _next_in_play(self):
        while True:
            match = await self._store.match(next(self._in_play))
            if match.stage is Stage.RUNNING:
                return match

    async def _delivered(self, match_id):
        """Strike off what the turn had to say, so that all find the same outbox."""
        for item in await self._store.due(PLATFORMS, NOW, MANY):
            if item.notice.match == match_id:
                await self._store.acknowledge((item.id,))


async def _timed(asked):
    begin = perf_counter()
    granted(await asked)
    return perf_counter() - begin
