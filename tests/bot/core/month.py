"""Weeks of matches by a clock of its own: who is rung when, for what, and on which platform."""

import random
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from heapq import heappop, heappush
from itertools import count

from bot.core.accounts.people import note_platform
from bot.core.matches.agreements import DRAW, TAKEBACK, Ask, Reply
from bot.core.matches.challenges import Accept
from bot.core.matches.context import RequestContext
from bot.core.matches.messages import Refused
from bot.core.matches.model import AccountId, Identity, MatchId, Place, SideWish, Stage, Terms
from bot.core.matches.play import Claim, Play
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.notifications.policy import called_people
from bot.core.service.scheduler import Scheduler
from bot.core.service.service import Service
from bot.core.typed.clock_text import read_clock
from engine import Side
from tests.bot.core.sample_matches import to_act
from tests.bot.storage.steps import join

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
PLATFORMS = ("web", "telegram", "discord")
PLACES = {
    "telegram": (Place("telegram", "-1"), Place("telegram", "-2/3")),
    "discord": (Place("discord", "c1"), Place("discord", "c2")),
    "web": (),
}
RULESETS = ("lemery-compact", "walker-petteia", "vogt-petteia")
CLOCKS = ("2d", "3d,hard", "4d+12h", "2d,weekends", "none")


@dataclass(frozen=True)
class Ring:
    """A phone that rang."""

    who: AccountId
    at: datetime
    platform: str
    place: Place | None = None
    match: MatchId | None = None
    turn: int = 0
    kind: str = "digest"


@dataclass(frozen=True)
class Turn:
    """A turn that someone had, from when until when, and whether it was another who began it."""

    who: AccountId
    match: MatchId
    number: int
    since: datetime
    until: datetime
    is_called: bool


class Phones:
    """A front-end that rings where the real ones do, and keeps count."""

    def __init__(self, platform, month):
        self.platform = platform
        self._month = month

    async def deliver(self, notice):
        month = self._month
        for person in called_people(notice):
            match = await month.bench.store.match(notice.match)
            if notice.turn != match.turn:
                month.late.append(notice)
                continue
            kind = kind_of(notice, match, person)
            at = (month.bench.now, self.platform, notice.place)
            month.rings.append(Ring(person, *at, match.id, match.turn, kind))

    async def deliver_digest(self, account):
        month = self._month
        who = await month.bench.store.account(account)
        if await month.bench.dispatcher.waiting(who) is None:
            return False
        month.rings.append(Ring(account, month.bench.now, self.platform))
        return True


def kind_of(notice, match, person):
    if notice.nudge:
        return "nudge"
    if match.stage is not Stage.RUNNING:
        return "challenge" if match.is_open else "end"
    return "turn" if match.waits_for(person) else "lapse"


class Noting(Service):
    """The service, which notes whose turn it is and how long it was the one before's."""

    def __init__(self, *parts):
        super().__init__(*parts)
        self.turns, self.played = [], Counter()
        self._standing = {}

    async def act(self, match_id, command):
        done = await super().act(match_id, command)
        what = f" {command.kind.name}" if isinstance(command, Ask | Reply) else ""
        self.played[f"{type(command).__name__}{what}", isinstance(done, Refused)] += 1
        if not isinstance(done, Refused):
            self._note(done, command.by)
        return done

    def _note(self, match, by):
        now = (to_act(match), match.turn) if match.stage is Stage.RUNNING else None
        before = self._standing.get(match.id)
        if before and now != before[:2]:
            who, turn, since, beginner = before
            called = who != beginner
            self.turns.append(Turn(who, match.id, turn, since, self.clock(), called))
        if now is None:
            self._standing.pop(match.id, None)
        elif not before or now != before[:2]:
            self._standing[match.id] = (*now, self.clock(), by)


class Month:
    """People who play at their own pace, each step a stored one by the real service."""

    def __init__(self, bench, *, matches, days=30, seed=7):
        self.bench = bench
        self.service = Noting(bench.store, bench.clock, bench.dice)
        self.rings, self.late = [], []
        self._random = random.Random(seed)
        self._matches, self._end = matches, bench.now + days * DAY
        self._announcer = OutboxWorker(bench.store, bench.clock)
        self._ticking = Scheduler(self.service)
        self._people = {}
        self._plans, self._number = [], count()
        self.clocks, self.stood = {}, 0
        # The ids of matches decide who begins: with the same ones all goes as it went before.
        ids = count()
        bench.dice.match_id = lambda: MatchId(f"m{next(ids):05}")
        for platform in PLATFORMS:
            self._announcer.serve(Phones(platform, self))

    async def person(self, name, platforms, *wishes):
        """Someone of these platforms, the last of which is home at first."""
        first, *others = platforms
        who = await self.bench.people.meet(Identity(first, name), name)
        for other in others:
            twin = await self.bench.people.meet(Identity(other, name), name)
            await join(self.bench.store, twin.id, who.id, ())
            who = await self.bench.store.account(who.id)
        for wish in wishes:
            answer = await self.bench.dispatcher.hear(who, f"settings {wish}")
            assert not answer.refused, answer.lines
            who = await self.bench.store.account(who.id)
        self._people[who.id] = platforms
        return who

    async def go(self):
        """Let the month go by, from one moment at which something is due to the next."""
        for number in range(self._matches):
            self._soon((0, 140), self._offer, *self._random.sample(list(self._people), 2), number)
        while (moment := await self._next()) < self._end:
            self.bench.now = max(self.bench.now, moment)
            while self._plans and self._plans[0][0] <= self.bench.now:
                await heappop(self._plans)[2]()
            await self._ticking.tick()
            await self._announcer.flush()

    async def _next(self):
        store = self.bench.store
        moments = [await store.next_due(PLATFORMS), await store.next_match_due()]
        moments += [plan[0] for plan in self._plans[:1]]
        return min([moment for moment in moments if moment], default=self._end)

    def _soon(self, hours, doing, *what):
        at = self.bench.now + self._random.uniform(*hours) * HOUR
        heappush(self._plans, (at, next(self._number), partial(doing, *what)))

    async def _speaking(self, person):
        """Where a person acts just now: on one of their platforms, at a place or by themselves."""
        platform = self._random.choice(self._people[person])
        if platform != "web":
            who = await self.bench.store.account(person)
            await note_platform(self.bench.store, who, RequestContext(chat=platform))
        return self._random.choice((*PLACES[platform], None))

    async def _offer(self, one, two, number):
        at = await self._speaking(one)
        typed = CLOCKS[number % len(CLOCKS)]
        clock = read_clock(typed, "Europe/Rome")
        terms = Terms(RULESETS[number % len(RULESETS)], 1, SideWish.LOT, clock)
        theirs = self._random.choice((at, None))
        here = RequestContext(place=at, stay=at, theirs=theirs)
        made = await self.service.offer(one, terms, invited=two, context=here)
        assert not isinstance(made, Refused), made.line
        self.clocks[made.id] = typed
        self._soon((1, 40), self._accept, made.id, two)

    async def _accept(self, match, person):
        await self.service.act(match, Accept(person, Side.FIRST, await self._speaking(person)))
        self._soon((1, 60), self._act, match)

    async def _act(self, match_id):
        """The player to act does; before that they may talk, which notifies nobody."""
        match = await self.bench.store.match(match_id)
        if match.stage is not Stage.RUNNING:
            return
        mover, chance = to_act(match), self._random.random()
        self.stood += match.away[match.game.position.side] is not None
        [other] = {*match.seats} - {mover}
        if match.lapsed and chance < 0.4:
            await self.service.act(match_id, Claim(other))
            return
        if match.last and chance < 0.3:
            asking = self._random.choice((TAKEBACK, DRAW))
            await self.service.act(match_id, Ask(other, asking))
            if asking is TAKEBACK and chance < 0.1:
                await self.service.act(match_id, Reply(mover, TAKEBACK, agree=True))
                self._soon((5, 100), self._act, match_id)
                return
        action = match.game.write(self._random.choice(match.game.choices))
        await self.service.act(match_id, Play(mover, action, at=await self._speaking(mover)))
        self._soon((5, 100), self._act, match_id)

    def counted(self):
        """How often each person was rung for each turn of each match, by kind."""
        found = defaultdict(Counter)
        for ring in self.rings:
            if ring.match is not None:
                found[ring.who, ring.match, ring.turn][ring.kind] += 1
        return found
