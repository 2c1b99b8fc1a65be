"""The bot of commit e6d2a13 with people who play, for the program beside it.

The imports are those of that commit: leave them as they are when modules move or are renamed.
"""

import random
from datetime import UTC, datetime, timedelta

from bot.core.here import Here
from bot.core.match.commands import Play
from bot.core.match.model import Place, Stage
from bot.core.matches.chance import ALPHABET, SystemChance
from bot.core.matches.controls import Verb, read_control
from bot.core.notice.announcer import Announcer
from bot.core.person.people import People
from bot.core.ports import Post
from bot.core.service.service import Service
from bot.core.talk.desk import Desk
from bot.core.ticking import Ticking
from bot.core.typed.words import read_request
from bot.lang import LANGUAGES
from bot.rulebook import Rules
from engine.position import Side

START = datetime(2026, 3, 1, 12, tzinfo=UTC)
LOBBY = Place("web", "lobby")
CHANNEL = Place("discord", "7001")
GROUP = Place("telegram", "-100/3")
WANDERING = frozenset(Verb) - {
    *(Verb.ACCEPT, Verb.DECLINE, Verb.WITHDRAW, Verb.TERMS_YES, Verb.PLAY, Verb.RESIGN_YES),
    *(Verb.HUFF_YES, Verb.CLAIM, Verb.PAUSE, Verb.PAUSE_NO, Verb.RESUME, Verb.DRAW, Verb.DRAW_YES),
    *(Verb.DRAW_NO, Verb.TAKEBACK, Verb.TAKEBACK_YES, Verb.TAKEBACK_NO, Verb.PLAN_YES),
    *(Verb.PLAN_NO, Verb.REMATCH, Verb.BLOCK, Verb.UNBLOCK, Verb.SETTINGS, Verb.FORGET_YES),
}
"""What a person may press without changing a match or an account."""


class Seeded(SystemChance):
    """Chance that is the same each time; without ``seeds`` as before matches had any."""

    def __init__(self, seed):
        self.random, self.seeds = random.Random(seed), True

    def lot(self):
        return Side(self.random.randint(0, 1))

    def throw(self):
        return tuple(sorted((self.random.randint(1, 6) for _ in range(2)), reverse=True))

    def seed(self):
        return self.random.randbytes(32).hex() if self.seeds else None

    def match_id(self):
        return "".join(self.random.choices(ALPHABET, k=6))

    def link_code(self):
        return "".join(self.random.choices(ALPHABET, k=10))

    def account_id(self):
        return self.random.randbytes(12).hex()


class FrontEnd:
    """Keeps a post of all that it delivers, as the real ones do, until it is ``down``."""

    def __init__(self, platform, store):
        self.platform, self.store, self.down, self.count = platform, store, False, 0

    async def deliver(self, notice):
        if self.down:
            raise ConnectionError(self.platform)
        match = await self.store.match(notice.match)
        place = notice.place or Place(self.platform, f"chat-{notice.account[:6]}")
        old = [
            post for post in await self.store.posts(match.id, self.platform) if post.place == place
        ]
        self.count += 1
        message = old[-1].message if old else str(self.count)
        await self.store.keep_post(
            Post(match=match.id, place=place, message=message, turn=match.turn, language="en")
        )

    async def deliver_digest(self, _account):
        return True


class World:
    """The bot of that commit with people on three platforms; notes each button that is shown."""

    def __init__(self, store, now=START):
        self.store, self.now, self.chance = store, now, Seeded(9)
        self.random = random.Random(7)
        self.service = Service(store, lambda: self.now, self.chance)
        self.desk = Desk(self.service, LANGUAGES, Rules())
        self.people = People(store, self.chance)
        self.announcer = Announcer(store, lambda: self.now)
        self.front_ends = [FrontEnd(name, store) for name in ("web", "discord", "telegram")]
        for each in self.front_ends:
            self.announcer.serve(each)
        self.ticking, self.seen = Ticking(self.service), {}

    def clock(self):
        return self.now

    async def put_forward(self, moment):
        self.now = moment

    async def told(self):
        await self.announcer.flush()

    async def who(self, account):
        return await self.store.account(account.id)

    def note(self, account, answer):
        found = [*answer.choices]
        for part in (answer.view, answer.figure):
            found += [*getattr(part, "choices", ()), *(getattr(part, "spots", ()) or ())]
        for each in found:
            self.seen.setdefault((account.id, each.id))
        return [each.id for each in found]

    async def say(self, account, text, here=None, opponent=None):
        here, request = here or Here(place=LOBBY), read_request(text)
        answer = await self.desk.do(await self.who(account), request, here, opponent=opponent)
        self.note(account, answer)
        return answer

    async def press(self, account, verb, match):
        """Press the button of a verb that the person is shown with this match, or under More."""
        answer = await self.say(account, f"board match={match}")
        shown = self.note(account, answer)
        for each in [*shown, f"more:{match}:{answer.view.turn}:"]:
            if read_control(each).verb is Verb.MORE:
                shown += self.note(account, await self.desk.press(await self.who(account), each))
        wanted = next(each for each in shown if read_control(each).verb is Verb(verb))
        answer = await self.desk.press(await self.who(account), wanted)
        assert not answer.refused, (wanted, answer.lines)
        self.note(account, answer)
        return answer

    async def challenge(self, one, two, name, more="first clock=none", here=None):
        said = f"challenge ruleset={name} {more}".replace(" first", " side=first")
        answer = await self.say(one, said, here, two)
        assert not answer.refused, (name, answer.lines)
        return answer.view.match

    async def begin(self, one, two, name, more="first clock=none", here=None):
        match = await self.challenge(one, two, name, more, here)
        answer = await self.say(two, f"accept {match}", here)
        assert not answer.refused, answer.lines
        return match

    async def play(self, match, *texts, plies=0):
        """Play these actions, then so many drawn ones, minutes apart."""
        for text in (*texts, *[None] * plies):
            self.now += timedelta(minutes=7)
            stored = await self.store.match(match)
            if stored.stage is not Stage.RUNNING:
                return
            by = stored.seats[stored.game.position.side]
            action = text or stored.game.write(self.random.choice(stored.game.choices))
            done = await self.service.act(match, Play(by, action, stored.turn))
            assert hasattr(done, "stage"), (action, done)

    async def wander(self, account, match=None, steps=6):
        """Follow some buttons that change nothing, from each that the person is shown."""
        said = f"board match={match}" if match else "help"
        first = self.note(account, await self.say(account, said))
        if match:
            view = await self.desk.post(await self.who(account), match)
            first += [each.id for each in view.choices] if view else []
            first.append(f"more:{match}:{(await self.store.match(match)).turn}:")
        for control in dict.fromkeys(first):
            await self.follow(account, control, steps)

    async def follow(self, account, control, steps):
        for _ in range(steps):
            if read_control(control).verb not in WANDERING:
                return
            answer = await self.desk.press(await self.who(account), control)
            onward = [c for c in self.note(account, answer) if read_control(c).verb in WANDERING]
            if not onward:
                return
            control = self.random.choice(onward)
