"""Two people who play by what they are shown: they press its buttons, or type what they mean."""

from dataclasses import dataclass, field
from datetime import datetime

from bot.core.matches.controls import Control, Verb, read_control

NAMES = ("Alkaios", "Brasidas")
REPEATED = {"refused-already-moved", "refused-over", "refused-stale"}
"""How an action is refused that was done before its answer was lost."""

PICKS = 6
"""How often someone picks squares, before they choose from a list."""


@dataclass
class Played:
    """A match as its players know it: what they meant to play at which turn, when it was over.

    One of them may play alone, against the computer.
    """

    id: str
    names: tuple = NAMES
    meant: dict = field(default_factory=dict)
    over: datetime | None = None


class Table:
    """Where the two sit."""

    def __init__(self, world, chance):
        self.matches = []
        self.problems = []
        self._world = world
        self._chance = chance

    async def sit_down(self):
        for name in NAMES:
            await self._world.ask(name, "meet")
            # So that pressing squares plays nothing, and the last button is pressed on its own.
            await self._world.ask(name, "hear", "settings confirm=on")

    async def begin(self, ruleset, clock="none", side="lot"):
        """Offer and accept a match; a challenge of which nobody heard is made again."""
        wanted = f"challenge Brasidas {ruleset} {side} clock={clock} rated=yes"
        while True:
            offered = await self._world.ask("Alkaios", "hear", wanted)
            if offered.refused:
                raise AssertionError(offered.codes)
            match = offered.view["match"]
            control = str(Control(Verb.ACCEPT, match, offered.view["turn"]))
            accepted = await self._world.ask("Brasidas", "press", control)
            if not accepted.refused or (await self._look("Brasidas", match))["board"]:
                self.matches.append(Played(match))
                return self.matches[-1]
            # A challenge lasts a week, which may have gone by.

    async def begin_alone(self, ruleset):
        """Begin a match against the computer; if no answer came, there may be two of them."""
        begun = await self._world.ask("Alkaios", "hear", f"challenge computer 1 {ruleset} first")
        if begun.refused:
            raise AssertionError(begun.codes)
        self.matches.append(Played(begun.view["match"], ("Alkaios",)))
        return self.matches[-1]

    async def turn(self, match, *, times=1):
        """Play a turn, whosever it is; return whose it was, None if the match is over."""
        name, view = await self._whose(match)
        if view is None:
            return None
        if self._chance.random() < 0.5:
            await self._type(match, name, view)
        else:
            await self._press(match, name, view, times=times)
        return name

    async def resign(self, match):
        """Give up, whosever turn it is."""
        name, view = await self._whose(match)
        if view is not None:
            control = str(Control(Verb.RESIGN_YES, match.id, view["turn"]))
            reply = await self._world.ask(name, "press", control)
            self._expect(match, [reply], again=reply.again)
            match.over = match.over or self._world.now

    async def see(self, match):
        """Look whether the match is over."""
        if (await self._look(NAMES[0], match.id))["over"]:
            match.over = match.over or self._world.now

    async def _whose(self, match):
        if len(match.names) == 1:
            await self._world.thought()
        for name in match.names:
            view = await self._look(name, match.id)
            if view["yours"]:
                return name, view
        match.over = match.over or self._world.now
        return None, None

    async def _look(self, name, match_id):
        return (await self._world.ask(name, "hear", f"board match={match_id}")).view

    async def _type(self, match, name, view):
        """Type an action; without an answer, look whether it is to be typed again."""
        await self._world.ask(name, "hear", "settings confirm=off")  # a typed move is asked about
        await self._typed(match, name, view)
        await self._world.ask(name, "hear", "settings confirm=on")

    async def _typed(self, match, name, view):
        turn, number = view["turn"], self._chance.randrange(len(view["actions"]))
        match.meant[turn], typed = view["actions"][number], view["typed"][number]
        again = False
        while view["yours"] and view["turn"] == turn:
            said = f"move {typed} match={match.id}"
            if replies := await self._world.try_to(name, "hear", said):
                self._expect(match, replies, again=again)
                return
            again = True
            view = await self._look(name, match.id)

    async def _press(self, match, name, view, *, times):
        """Press through to an action, the last button as often at once; and again if need be."""
        control = await self._picked(name, view)
        match.meant[view["turn"]] = view["actions"][read_control(control).choice]
        if replies := await self._world.try_to(name, "press", control, times=times):
            self._expect(match, replies, again=False)
        else:
            reply = await self._world.ask(name, "press", control)
            self._expect(match, [reply], again=True)

    async def _picked(self, name, view):
        """Press squares until there is a button that plays something, and choose that."""
        actions = len(view["actions"])
        for _ in range(PICKS):
            if plays := _those(view["controls"], Verb.PLAY):
                return self._chance.choice(plays)
            if not (picks := _those(view["spots"], Verb.PICK)):
                break
            view = (await self._world.ask(name, "press", self._chance.choice(picks))).view
        index = self._chance.randrange(actions)
        return str(Control(Verb.PLAY, view["match"], view["turn"], index))

    def _expect(self, match, replies, *, again):
        """Of the same action, asked for several times at once, one is done; later it may be so."""
        done = [reply for reply in replies if not reply.refused]
        refused = {code for reply in replies if reply.refused for code in reply.codes}
        if len(done) != (0 if again and not done else 1) or not refused <= REPEATED:
            said = [reply.codes for reply in replies]
            self.problems.append(f"match {match.id}: answered {said}, again: {again}")


def _those(controls, verb):
    return [control for control in controls if read_control(control).verb is verb]
