"""A dispatcher over a real store, and people who ask it."""

from datetime import timedelta

import pytest

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.messages import Refused
from bot.core.matches.model import Identity
from bot.core.matches.play import Play
from bot.core.service.scheduler import Scheduler
from bot.core.service.service import Service
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import RulebookPages
from bot.storage import open_store, sqlite
from tests.bot.core.sample_matches import LOBBY, NOW

SEED = "b1" * 32


class Dice(Chance):
    """Chance whose next throws are known; once they are used up, every throw is 2 and 1.

    A match that is offered while throws are known has no seed, which would know better.
    """

    def __init__(self):
        self.throws = []

    def seed(self):
        return None if self.throws else SEED

    def throw(self):
        return self.throws.pop(0) if self.throws else (2, 1)


class Bench:
    """A dispatcher with its store and its clock, and people who talk to it by name."""

    def __init__(self, store):
        self.store = store
        self.now = NOW
        self.dice = Dice()
        self.service = Service(store, self.clock, self.dice)
        self.dispatcher = Dispatcher(self.service, LANGUAGES, RulebookPages())
        self.people = People(store, self.dice)

    def clock(self):
        return self.now

    def pass_days(self, days):
        self.now += timedelta(days=days)

    async def person(self, name):
        identity = Identity("web", name)
        known = await self.people.person(identity)
        return known or await self.people.register(identity, name)

    async def say(self, name, text, here=None, **how):
        return await self.dispatcher.hear(
            await self.person(name), text, RequestContext(here, LOBBY), **how
        )

    async def press(self, name, control):
        return await self.dispatcher.press(await self.person(name), read_control(str(control)))

    async def complete(self, name, text, here=None):
        found = await self.dispatcher.complete(
            await self.person(name), text, RequestContext(here, LOBBY)
        )
        return [completion.text for completion in found]

    async def posts(self, name):
        return await self.dispatcher.views.posts(await self.person(name))

    async def seen(self, name):
        """The only match in a person's chat, as they see it."""
        [view] = await self.posts(name)
        return view

    async def items(self):
        """All that waits to be said, to anyone, wherever."""
        return await self.store.due(("web",), self.now, 1000)

    async def said_to(self, name):
        """What is to be said to a person: whether it calls them, and the news."""
        who = await self.person(name)
        mine = [each.notice for each in await self.items() if each.notice.account == who.id]
        return [(notice.call, notice.news and say(notice.news)) for notice in mine]

    async def begin(
        self, first="Alkaios", second="Brasidas", ruleset="lemery-compact", clock="none"
    ):
        """A match in play between two people; returns its id."""
        await self.person(second)
        made = await self.say(first, f"challenge {second} {ruleset} first clock={clock}")
        accepted = await self.say(second, f"accept {made.view.match}")
        assert not accepted.refused
        return made.view.match

    async def play(self, match, *actions, names=("Alkaios", "Brasidas")):
        """Play these one after another, each by the side to act; returns what the last is told.

        The last is typed; nobody looks at what those before it are told, so nothing is composed.
        """
        stored = await self.store.match(match)
        for action in actions[:-1]:
            by = stored.seats[stored.game.position.side]
            stored = await self.service.act(match, Play(by, action))
            assert not isinstance(stored, Refused), (action, stored)
        name = names[stored.game.position.side]
        answer = await self.say(name, f"move {actions[-1]} match={match}")
        assert not answer.refused, codes(answer)
        if answer.changed is None:  # it would lose or draw the match, so it is asked about
            answer = await self.press(name, control(answer.view, "button-play"))
        return answer


def codes(answer):
    """The codes of an answer's lines."""
    return [line.code for line in answer.lines]


def say(line):
    return speaker("en").say(line)


def told(lines):
    """The sentences of some lines."""
    return [say(line) for line in lines]


def labels(view_or_answer):
    """The codes of the buttons."""
    return [choice.label.code for choice in view_or_answer.choices]


def spot(view, square):
    """The spot of a square in the picture."""
    return next(spot for spot in view.spots if spot.square == square)


def control(view_or_answer, code):
    """The control of the button with this label."""
    return next(
        str(choice.control) for choice in view_or_answer.choices if choice.label.code == code
    )


@pytest.fixture
async def bench(sqlite_url, monkeypatch):
    # No machine loses its power here, so nobody waits until the disk has what is written.
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "synchronous=OFF"))
    async with open_store(sqlite_url) as store:
        yield Bench(store)


@pytest.fixture
def scheduler(bench):
    """What acts for nobody, upon the bench."""
    return Scheduler(bench.service)
