"""Two people at a table, who play one match after another through a front-end."""

from itertools import count

from bot.core.matches.actions import choices
from bot.core.matches.challenges import Accept
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import Identity, SideWish, Stage, Terms
from bot.frontends.web.sign_in import identity
from engine import Side
from engine.catalogue import ruleset
from tests.bench.network import Press

NUMBERS = count(1)
LOOKS = (Verb.BOARD, Verb.MORE, Verb.WORDS, Verb.RULES, Verb.REPLAY, Verb.TERMS)
"""What people look at between their moves."""

SAID = (
    "what happens in a corner",
    "kann ich ziehen ohne zu schlagen?",
    "welk spel heeft dobbelstenen?",
    "export",
    "replay film match={match}",
)
"""What people in the web chat type between their moves."""

GIVEN_UP = 0.1
"""How often someone gives up: so there are soon as many old and new matches as there will be."""


class Table:
    """A table with its ruleset; ``chance`` chooses what is played."""

    def __init__(self, core, key, chance):
        self._core = core
        self._key = key
        self._chance = chance
        self._seen = -1
        self.match = None

    async def turn(self):
        """Play a turn, and now and then look at something; a match that is over is followed."""
        match = await self._core.store.match(self.match) if self.match else None
        if match is None or match.stage is Stage.OVER:
            match = await self._sit_down()
        elif match.version == self._seen:
            message = f"the last turn of a match of {self._key} was not played"
            raise AssertionError(message)
        self._seen = match.version
        if self._chance.random() < 0.1:
            await self._press(match, Control(self._chance.choice(LOOKS), match.id, match.turn))
        if self._chance.random() < GIVEN_UP:
            await self._press(match, Control(Verb.RESIGN_YES, match.id, match.turn))
            return
        index = self._chance.randrange(len(choices(match.game)))
        await self._press(match, Control(Verb.PLAY, match.id, match.turn, index))

    async def _sit_down(self):
        """Begin a match; the player who was first is first again."""
        people, service = await self.people(), self._core.service
        rules = ruleset(self._key)
        terms = Terms(rules.name, rules.revision, SideWish.FIRST)
        here = RequestContext(place=self.place, stay=self.place, theirs=self.place)
        offered = await service.offer(people[0], terms, invited=people[1], context=here)
        self.match = offered.id
        match = await service.act(offered.id, Accept(people[1], Side.FIRST, self.place))
        await self.ready()
        return match

    async def ready(self):
        """Wait until there is something to press a button in."""

    async def _press(self, match, control):
        who = (await self.people()).index(match.seats[match.game.position.side])
        await self.press(who, str(control))


class StubTable(Table):
    """A room of a platform whose network is a stub."""

    def __init__(self, core, key, chance, *, stub, room):
        super().__init__(core, key, chance)
        self._stub = stub
        self._room = room
        self._known = None
        self.place = stub.place(room)

    async def people(self):
        if self._known is None:
            self._known = [await self._meet(str(self._number(who))) for who in (0, 1)]
        return self._known

    async def _meet(self, key):
        return (await self._core.people.meet(Identity(self._stub.platform, key), key)).id

    async def ready(self):
        if self._room not in self._stub._boards:
            await self._core.said()

    def _number(self, who):
        return 2 * self._room + 10_001 + who

    async def press(self, who, control):
        press = Press(next(NUMBERS), self._number(who), self._room, control)
        await self._stub.feed(self._stub.written(press))


class WebTable(Table):
    """Two browsers, which see their boards, and now and then come back by a new socket."""

    place = None  # each has their own chat

    def __init__(self, core, key, chance, *, guests):
        super().__init__(core, key, chance)
        self._guests = guests
        self._known = None

    async def people(self):
        if self._known is None:
            tokens = [guest.browser.token for guest in self._guests]
            found = [await self._core.people.person(identity(token)) for token in tokens]
            self._known = [person.id for person in found]
        return self._known

    async def press(self, who, control):
        guest = self._guests[who]
        for each in self._guests:
            await each.caught_up()
        if self._chance.random() < 0.05:
            await guest.hang_up()
            await guest.connect()
        if self._chance.random() < 0.1:
            said = self._chance.choice(SAID).format(match=self.match)
            await self._ask(guest, {"kind": "hear", "n": next(NUMBERS), "text": said})
        await self._ask(guest, {"kind": "press", "n": next(NUMBERS), "control": control})

    async def _ask(self, guest, frame):
        """Have a frame answered, and load the picture or the film that comes."""
        frames = guest.frames
        answer = await guest.ask(frame)
        if answer["kind"] == "error":
            raise AssertionError(answer["text"])
        posts = [frame["post"] for frame in frames if frame.get("post")]
        frames.clear()
        if posts and (shown := posts[-1].get("film") or posts[-1]["picture"]):
            await guest.browser.get(shown["src"], Connection="close")
