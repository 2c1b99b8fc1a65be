"""People in a server who report one another, and those who decide about it."""

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.groups import Group
from bot.core.matches.model import GroupKey, Identity, Place
from bot.core.notifications.outbox_worker import OutboxWorker
from tests.bot.core.conftest import codes, told

SERVER, OTHER_SERVER = GroupKey("discord", "7"), GroupKey("discord", "8")
AGORA = Place("discord", "c1")
ONE, OTHER, MANAGER, OPERATOR = "Alkaios", "Brasidas", "Chares", "Dion"


class FrontEnd:
    """Remembers what is told to whom, and where."""

    platform = "web"

    def __init__(self, platform="web"):
        self.platform = platform
        self.told = []

    async def deliver(self, _notification):
        return None

    async def deliver_lines(self, to, lines, _language):
        self.told.append((to, told(lines)))


class Court:
    """People in a server, of whom one manages it, and an operator."""

    def __init__(self, bench):
        self.bench, self.manages = bench, True
        bench.service.operators = (Identity("web", OPERATOR),)
        self.front_ends = {name: FrontEnd(name) for name in ("web", "discord")}
        self.worker = OutboxWorker(bench.store, bench.clock)
        for front_end in self.front_ends.values():
            self.worker.serve(front_end)

    def context(self, key, *, manages=False):
        async def may():
            return manages

        group = Group(key, AGORA, ("reports",), may, lambda place: f"#{place}")
        return RequestContext(place=AGORA, stay=AGORA, group=group) if key else RequestContext()

    async def say(self, name, text, key=SERVER):
        who = await self.bench.person(name)
        manages = name == MANAGER and self.manages
        return await self.bench.dispatcher.hear(who, text, self.context(key, manages=manages))

    async def press(self, name, pressed, key=SERVER):
        who = await self.bench.person(name)
        context = self.context(key, manages=name == MANAGER and self.manages)
        return await self.bench.dispatcher.press(who, read_control(str(pressed)), context)

    async def begin(self, key=SERVER, terms="lemery-compact"):
        await self.bench.person(OTHER)
        made = await self.say(ONE, f"challenge {OTHER} {terms} first", key)
        accepted = await self.say(OTHER, f"accept {made.view.match}", key)
        assert not accepted.refused, codes(accepted)
        return made.view.match

    async def report(self, key=SERVER, text="rude *words* @everyone"):
        """A match in which one is reported by the other; returns the match."""
        match = await self.begin(key)
        await self.say(ONE, f"say match={match} {text}", key)
        assert codes(await self.say(OTHER, f"report {match}", key)) == ["done-reported"]
        return match

    async def decide(self, verdict, name=MANAGER, key=SERVER, case=1):
        return await self.press(name, f"reports::0:{case}-{verdict}", key)

    async def told_to(self, name):
        await self.worker.flush()
        who = await self.bench.person(name)
        return [text for to, lines in self.front_ends["web"].told if to == who.id for text in lines]
