"""Random play by people with matches in several places, and the law of the place.

Invariant: what everyone sees in a place is of that place. A match changes by what is typed or
pressed in its own place, in a private chat, or by what names it: its button, its code, a reply to
its board.
"""

import re
import struct
from abc import ABC, abstractmethod
from dataclasses import dataclass
from hashlib import sha256
from unittest.mock import patch

from bot.core.accounts.rate_limits import RateLimiter, RateLimits
from bot.core.matches.actions_table import EVENT, MEANT, PROFILE, TOP
from bot.core.matches.challenges import Accept
from bot.core.matches.context import RequestContext
from bot.core.matches.model import SideWish, Stage, Terms
from engine import Side, write_board
from engine.catalogue import ruleset
from tests.hostile.deeds import GAMES, NAMES, PRIVATE, draw
from tests.hostile.ledger import WIDE, Ledger, account_of, turn_of, unwarranted

MOST = 6
"""Matches of a person."""

RUNNING = 9
"""Matches in play at a time, among all of them."""

LIMITS = RateLimits(
    running=MOST,
    challenges=3,
    challenges_a_day=10**6,
    commands_a_minute=10**9,
    place_challenges_a_day=10**6,
    place_commands_a_minute=10**9,
)

NAMING = frozenset({TOP, EVENT, PROFILE})
"""What names people for another reason than a match."""

SECRET = re.compile(r"\bxenon[0-9]+\b")
PHOTO = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + struct.pack(">II", 800, 800)


@dataclass(frozen=True)
class Said:
    """What a message shows: its words, labels and controls in one text, and the board."""

    key: object
    place: int | None
    text: str
    picture: str = ""


class Places(ABC):
    """A running bot, six people and four places; after each deed the law is looked at."""

    platform = ""

    def __init__(self, folder, chance, running=RUNNING):
        self.path = folder / "petteia.db"
        self.most = running
        self.chance = chance
        self.ledger = Ledger(self.path)
        self.matches = {}
        self.arrangements = [set() for _ in GAMES]
        self.pictures = {}
        self.buttons = {}
        self.shown_before = {}
        self.deeds = 0

    # --- what a platform adds -------------------------------------------------------------------

    @abstractmethod
    async def open(self):
        """Start the bot, and let everyone be known to it."""

    @abstractmethod
    async def close(self):
        """Stop everything."""

    @abstractmethod
    def identity(self, who):
        """Return what the platform calls one of the people."""

    @abstractmethod
    def place(self, index):
        """Return the place of an index, None for private chats."""

    @abstractmethod
    async def type(self, deed):
        """Type the words of a deed, and wait until all is said."""

    @abstractmethod
    async def press(self, deed):
        """Press the button of a deed, and wait until all is said."""

    @abstractmethod
    async def told(self):
        """Have everything delivered that waits."""

    @abstractmethod
    def said(self):
        """Yield what everyone sees that is new or changed."""

    @abstractmethod
    def seen(self):
        """Yield the buttons that anyone sees."""

    @abstractmethod
    def trouble(self):
        """Yield what else went wrong."""

    # --- a step ---------------------------------------------------------------------------------

    async def begin(self):
        """Open, with pictures that are drawn at once and tell what they show."""
        self._drawing = patch("bot.frontends.drawing.png", self._drawn)
        self._drawing.start()
        await self.open()
        self.service.rate_limiter = RateLimiter(LIMITS, self.service.clock)
        self.rows = self.ledger.read()
        await self._fill()

    async def end(self):
        self._drawing.stop()
        await self.close()

    def _drawn(self, picture):
        pieces = getattr(picture, "pieces", "")
        digest = sha256(f"{pieces} {getattr(picture, 'files', 0)}".encode()).digest()
        self.pictures[digest.hex()] = pieces
        return PHOTO + digest

    def shown_in(self, content):
        """Return the board that drawn bytes show, empty for anything else."""
        return self.pictures.get(content[len(PHOTO) :].hex(), "") if content else ""

    async def step(self):
        """Do something at random; returns the sentences that say what broke the law."""
        await self._fill()
        before, deed = self.rows, draw(self)
        self.deeds += 1
        found = []
        try:
            await (self.press(deed) if deed.button else self.type(deed))
        except Exception as error:  # noqa: BLE001 -- that nothing escapes is asked too
            found.append(f"escaped: {error!r}")
        self.rows = self.ledger.read()
        places = {key: places for key, (_, places) in self.matches.items()}
        await self._learn(before)
        found += self.trouble()
        found += self._played_elsewhere(deed, before, places)
        found += self._shown_elsewhere(deed)
        self._look()
        return [f"{deed}\n    {problem}" for problem in found]

    async def _fill(self):
        """Begin matches until there are enough in play."""
        while len(self.running()) < self.most:
            place = self.chance.randrange(len(GAMES))
            free = [who for who in range(len(NAMES)) if self._load(who) < MOST]
            one, two = self.chance.sample(free, 2)
            await self._sit_down(place, one, two)
            before, self.rows = self.rows, self.ledger.read()
            await self._learn(before)
            for said in self.said():
                self.shown_before[said.key] = said
            self._look()

    def running(self):
        """Return the matches in play."""
        return [match for match, _ in self.matches.values() if match.stage is Stage.RUNNING]

    def _load(self, who):
        account = self.account(who)
        return sum(account in match.people for match, _ in self.matches.values() if match.is_open)

    def account(self, who):
        """Return who one of the people is, None before they are known."""
        return account_of(self.rows, self.platform, self.identity(who))

    async def _sit_down(self, index, one, two):
        service, here = self.service, self.place(index)
        first, second = self.account(one), self.account(two)
        for barring, barred in ((first, second), (second, first)):
            await service.store.unblock(barring, barred)
        keeper, service.rate_limiter = service.rate_limiter, None
        rules = ruleset(list(GAMES)[index])
        terms = Terms(rules.name, rules.revision, SideWish.FIRST)
        context = RequestContext(place=here, stay=here, theirs=here)
        offered = await service.offer(first, terms, invited=second, context=context)
        await service.act(offered.id, Accept(second, Side.FIRST, here))
        service.rate_limiter = keeper
        await self.told()

    async def _learn(self, before):
        """Load what has changed, and note the boards that may be seen in each place."""
        for (key,), row in self.rows["matches"].items():
            if before["matches"].get((key,)) == row and key in self.matches:
                continue
            match = await self.service.store.match(key)
            # Where it was played once its board may stand for ever.
            _, places = self.matches.get(key, (None, set()))
            places = places | self._places_of(match)
            self.matches[key] = match, places
            if match.game is None:
                continue
            board = write_board(match.game.ruleset.board, match.game.position)
            for place in places:
                self.arrangements[place].add(board)

    def _places_of(self, match):
        """Return the places of a match by its own account, whatever was shown where."""
        own = {each for each in (match.place, *(stay.place for stay in match.stays)) if each}
        return {at for at in range(PRIVATE) if self._is_at(self.place(at), own)} or {PRIVATE}

    def _is_at(self, place, own):
        return place in own

    def _look(self):
        """Keep the buttons that are in sight; those seen before stay in mind."""
        for button in self.seen():
            self.buttons.setdefault((button.place, button.control, button.owner), button)

    # --- the law --------------------------------------------------------------------------------

    def _played_elsewhere(self, deed, before, places_before):
        """Yield the matches that were changed by what was done in another place."""
        actors = frozenset({self.account(deed.who)} - {None})
        everybody = frozenset(map(self.account, range(len(NAMES)))) - {None}
        is_named = deed.button and deed.row is not MEANT
        control = deed.button.control if is_named else ""
        yield from unwarranted(before, self.rows, actors=actors, named=everybody, control=control)
        for (key,), row in self.rows["matches"].items():
            old = before["matches"].get((key,))
            if old is not None and old["version"] == row["version"]:
                continue
            if not self._may_change(deed, key, places_before.get(key), is_named=is_named):
                at = sorted(self.matches[key][1])
                yield f"played elsewhere: {key} of places {at}, from turn {old and turn_of(old)}"

    def _may_change(self, deed, key, places_before, *, is_named):
        match, places = self.matches[key]
        if {key, match.rematch_of} & deed.names or (deed.control and deed.control.verb in WIDE):
            return True
        if places_before is None:
            # What is new belongs where it was asked for; in private, a rematch where they played.
            return deed.place in places or (deed.place == PRIVATE and places <= self._shared(match))
        if is_named:
            return False
        return deed.place == PRIVATE or deed.place in places_before

    def _shared(self, match):
        """Return the places of all other matches of the same people."""
        others = [
            places
            for other, places in self.matches.values()
            if other.id != match.id and {*other.people} == {*match.people}
        ]
        return {PRIVATE}.union(*others)

    def _shown_elsewhere(self, deed):
        """Yield what everyone in a place sees of a match that is not of that place."""
        for said in self.said():
            before = self.shown_before.get(said.key)
            self.shown_before[said.key] = said
            if said.place is None:
                continue
            old = before.text if before else ""
            typed = deed.text if deed.place == said.place else ""
            for what in self._foreign(said, deed, old, typed):
                yield f"shown to all in place {said.place}: {what} in {said.text[:300]!r}"

    def _foreign(self, said, deed, old, typed):
        place = said.place
        here = [match for match, places in self.matches.values() if place in places]
        for code, (_, places) in self.matches.items():
            if place not in places and code in said.text and code not in old + typed:
                yield f"the code {code}"
        if deed.row not in NAMING:
            yield from self._strangers(said, deed, old + typed, here)
        games = {match.terms.ruleset for match in here}
        is_about_match = deed.place != place or (deed.row is not None and deed.row.needs.is_match)
        for key, name in GAMES.items():
            if is_about_match and key not in games and name in said.text and name not in old:
                yield f"the game {name}"
        for secret in SECRET.findall(said.text):
            if secret not in old + typed and not secret.startswith(f"xenon{place}"):
                yield f"the words {secret}"
        elsewhere = set().union(*self.arrangements) - self.arrangements[place]
        if said.picture in elsewhere and (deed.row is None or deed.row.needs.is_match):
            yield "a board of another place"

    def _strangers(self, said, deed, known, here):
        people = {person for match in here for person in match.people}
        for who, name in enumerate(NAMES):
            is_actor = who == deed.who and deed.place == said.place
            is_of_place = is_actor or self.account(who) in people
            if name in said.text and name not in known and not is_of_place:
                yield f"the name {name}"
