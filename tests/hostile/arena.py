"""Where a bot is attacked through one of its front-ends, and what must hold after each attack."""

import random
import re
from abc import ABC, abstractmethod

from bot.core.accounts.rate_limits import RateLimiter, RateLimits
from bot.core.matches.challenges import Accept
from bot.core.matches.context import RequestContext
from bot.core.matches.model import SideWish, Terms
from engine import Side
from engine.catalogue import ruleset
from tests.hostile.inputs import Attack
from tests.hostile.ledger import Ledger, account_of, turn_of, unwarranted

LIMITS = RateLimits(
    running=20,
    challenges=3,
    challenges_a_day=40,
    commands_a_minute=10**9,
    place_challenges_a_day=60,
    place_commands_a_minute=10**9,
)
"""Those of a bot in use, but that nobody is told to slow down."""

KEYS = ("lemery-compact", "poleis", "vogt-kubeia")
MATCH = re.compile("MATCH([0-9])")


class Arena(ABC):
    """A running bot on a database of its own, and people; ``attacks`` draws what they do."""

    platform = ""

    def __init__(self, folder, log):
        self.path = folder / "petteia.db"
        self.log = log
        self.ledger = Ledger(self.path)
        self.rows = {}
        self.matches = []
        self.pointed = set()

    @abstractmethod
    async def open(self):
        """Start the bot, and have the first two people begin matches."""

    @abstractmethod
    async def close(self):
        """Stop everything."""

    @abstractmethod
    async def act(self, attack: Attack, text: str):
        """Do what the attack is, and wait until all is said; yields what went wrong meanwhile."""

    @abstractmethod
    async def begin(self, key):
        """Have the first two begin a match of their own."""

    @abstractmethod
    def key(self, who):
        """Return what the platform calls one of the people."""

    @abstractmethod
    def sent(self):
        """Yield what is wrong with what was sent since."""

    @abstractmethod
    def secrets(self):
        """Return what must stand in no log."""

    def limit(self, service, clock):
        """Have a service keep to the limits."""
        service.rate_limiter = RateLimiter(LIMITS, clock)

    async def suffer(self, attack):
        """Take an attack; returns the sentences that say what broke."""
        before = await self.refreshed()
        self.pointed = set()
        text = self.filled(attack.text)
        found = []
        try:
            found += await self.act(attack, text)
        except Exception as error:  # noqa: BLE001 -- that nothing escapes is what is asked
            found.append(f"escaped: {error!r}")
        found += self.sent()
        found += self.log.problems(self.secrets())
        self.rows = self.ledger.read()
        found += unwarranted(
            before,
            self.rows,
            actors=self._ids({attack.who}, before, self.rows),
            named=self._ids(self.pointed, before, self.rows),
            control=text if attack.way in self.pressing else "",
        )
        return found

    pressing = frozenset({"press"})
    """The ways whose text is a control."""

    async def refreshed(self):
        """Return the rows, with the first two in as many matches as there should be."""
        rows = self.rows or self.ledger.read()
        running = [
            key for (key,), row in sorted(rows["matches"].items()) if self._is_theirs(row, rows)
        ]
        for key in KEYS[len(running) :]:
            await self.begin(key)
            rows = self.ledger.read()
        self.matches = [
            key for (key,), row in sorted(rows["matches"].items()) if self._is_theirs(row, rows)
        ]
        self.rows = rows
        return rows

    def _is_theirs(self, row, rows):
        pair = {account_of(rows, self.platform, self.key(who)) for who in (0, 1)}
        return row["stage"] == "running" and {row["challenger"], row["opponent"]} == pair

    def filled(self, text):
        """Return a text with the codes and turns of matches that are there."""
        named = [self.matches[int(at) % len(self.matches)] for at in MATCH.findall(text)]
        filled = MATCH.sub(lambda found: self.matches[int(found[1]) % len(self.matches)], text)
        turn = turn_of(self.rows["matches"][named[0],]) if named and self.rows else 0
        return filled.replace("TURN", str(turn))

    def _ids(self, people, *rows):
        found = {account_of(each, self.platform, self.key(who)) for each in rows for who in people}
        return frozenset(found - {None})

    async def sit_down(self, service, key, place):
        """Have the first two, who are known, begin a match at a place, or in their own chats."""
        rows = self.ledger.read()
        one, two = (account_of(rows, self.platform, self.key(who)) for who in (0, 1))
        for barring, barred in ((one, two), (two, one)):
            await service.store.unblock(barring, barred)
        keeper, service.rate_limiter = service.rate_limiter, None
        rules = ruleset(key)
        terms = Terms(rules.name, rules.revision, SideWish.FIRST)
        here = RequestContext(place=place, stay=place, theirs=place)
        offered = await service.offer(one, terms, invited=two, context=here)
        await service.act(offered.id, Accept(two, Side.FIRST, place))
        service.rate_limiter = keeper


def chosen(attack):
    """Return a chance that comes out the same for the same attack."""
    return random.Random(attack.dice)
