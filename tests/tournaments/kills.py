"""An event on virtual time whose process is killed at any write.

    python -m tests.tournaments.kills 200

People win, lose and draw by chance; a tenth vanishes in some round. Each kill is between two
writes of the store, or right after one that is committed; then everything is made anew.
"""

import argparse
import asyncio
import logging
import sys
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import structlog
from rich.progress import Progress
from sqlalchemy import text

from bot.core.matches.agreements import DRAW
from bot.core.matches.chance import Chance
from bot.core.matches.model import Account, AccountId, Identity, Terms
from bot.core.matches.play import Play, Resign
from bot.core.matches.tournaments import Format, Phase, Tournament, join
from bot.core.service.service import Service
from bot.core.service.tournaments import TournamentDirector
from bot.storage import open_store
from tests.cluster import cluster
from tests.load.processes import database
from tests.terminal import open_console
from tests.tournaments.laws import broken
from tests.tournaments.random_events import NOW

DAYS = 7
LOOK = timedelta(hours=6)


class Killed(BaseException):
    """The process is gone."""


class Event:
    """An event of so many people on a store, directed by a process that is killed now and then."""

    def __init__(self, store, people, kills, seed):
        self.store, self.random, self.now = store, Random(seed), NOW
        self.people = [AccountId(f"p{number}") for number in range(people)]
        self.gone, self.killed, self.kills, self.writes = set(), 0, kills, None
        self.found, self.began = [], {}
        self._write = store.database.write
        store.database.write = self.write
        self.restart()

    async def write(self, work):
        """Write, and be killed before or after it when it is time."""
        if self.writes is None:
            return await self._write(work)
        self.writes -= 1
        if self.writes == 0 and self.random.random() < 0.5:
            raise Killed
        found = await self._write(work)
        if self.writes <= 0:
            raise Killed
        return found

    def restart(self):
        """Make what a process has anew."""
        self.service = Service(self.store, lambda: self.now, Chance())
        self.director = TournamentDirector(self.service)

    async def begin(self):
        """Register the people and start the event."""
        for who in self.people:
            await self.store.add_account(Account(who, who, who), Identity("web", who))
        made = Tournament(
            id="event1",
            version=0,
            name="Killed",
            format=Format.SWISS,
            terms=Terms("walker-petteia", 1),
            holder=self.people[0],
            created=NOW,
            days=DAYS,
            rounds=9,
        )
        for who in self.people:
            made = join(made, who, self.random.gauss(1500, 300))
        await self.store.add_tournament(made)
        await self.director.start(await self.store.tournament("event1"))

    async def look(self):
        """Let the director look; when it is killed, a new one looks at once."""
        looks = True
        while looks:
            if self.killed < self.kills:
                self.writes = self.random.randint(1, max(2, len(self.people) // 24))
            try:
                await self.director.run_due(self.now)
                looks = False
            except Killed:
                self.killed += 1
                self.restart()
            self.writes = None

    async def play(self, tournament):
        """Most people play; those who vanish do nothing from then on."""
        for pairing in tournament.unfinished:
            if not pairing.begun or self.random.random() < 0.7:
                continue
            here = [who for who in pairing.people if who not in self.gone]
            if len(here) == 2:
                await self._decide(pairing)
            elif pairing.first in here:
                await self.service.act(pairing.match, Play(pairing.first, 0))

    async def _decide(self, pairing):
        chance = self.random.random()
        if chance < 0.2:
            await self.service.act(pairing.match, DRAW.to_ask(pairing.first))
            await self.service.act(pairing.match, DRAW.to_agree(pairing.second))
        else:
            await self.service.act(pairing.match, Resign(pairing.people[chance < 0.6]))

    async def run(self, progress):
        """Play the event to its end; returns what was wrong."""
        await self.begin()
        bar = progress.add_task("rounds", total=9)
        last = 0
        while True:
            await self.look()
            tournament = await self.store.tournament("event1")
            if tournament.round != last:
                last = tournament.round
                progress.update(bar, completed=last)
                self.began[last] = self.now
                vanishing = self.random.sample(self.people, max(1, len(self.people) // 80))
                self.gone.update(vanishing)
                if last > 1:
                    await self._check_round(tournament)
            if tournament.phase is Phase.OVER:
                return await self._check(tournament)
            self.now += LOOK
            await self.play(tournament)

    async def _check_round(self, tournament):
        late = self.began[tournament.round] - self.began[tournament.round - 1]
        if late > timedelta(days=DAYS) + 40 * LOOK / 4:
            self.found.append(f"round {tournament.round} began {late} after the one before")

    async def _check(self, tournament):
        found = self.found + broken(tournament, set())
        rows = await self.store.database.read(
            lambda link: link.execute(text("SELECT id FROM matches")).all()
        )
        stored = {row.id for row in rows}
        paired = Counter(each.match for each in tournament.pairings if each.match)
        found += [f"{match} is of {n} pairings" for match, n in paired.items() if n > 1]
        found += [f"{match} was lost" for match in paired.keys() - stored]
        found += [f"{match} is of no pairing" for match in stored - paired.keys()]
        calls = await self.store.database.read(
            lambda link: link.execute(
                text(
                    'SELECT o."match", o.account, count(*) AS n FROM outbox o'
                    ' JOIN events e ON e."match" = o."match" AND e.seq = 1 AND e.at = o.created'
                    " WHERE o.call GROUP BY 1, 2"
                )
            ).all()
        )
        twice = (row for row in calls if row.n > 1)
        found += [f"{row.account} is called {row.n} times in {row.match}" for row in twice]
        if len(calls) != 2 * len(stored):
            found.append(f"{len(calls)} calls for {len(stored)} matches")
        return found


async def played(url, options, progress):
    """Play one event on a database; returns it and what was wrong."""
    async with open_store(url) as store:
        event = Event(store, options.people, options.kills, options.seed)
        return event, await event.run(progress)


async def main(options):
    """Play on each database; returns the exit status."""
    console, wrong = open_console(), 0
    with TemporaryDirectory() as folder, cluster() as server:
        async with database(server.url) as shared:
            for url in (f"sqlite:///{Path(folder) / 'event.db'}", shared):
                with Progress(console=console, transient=True) as progress:
                    event, found = await played(url, options, progress)
                wrong += len(found)
                for each in found[:10]:
                    console.print(each)
                console.print(
                    f"{url.partition(':')[0]}: {options.people} people, {len(event.began)} rounds,"
                    f" {event.killed} kills, {len(event.gone)} vanished:"
                    f" {len(found)} broken laws"
                )
    return 1 if wrong else 0


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--people", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(asyncio.run(main(parser.parse_args())))
