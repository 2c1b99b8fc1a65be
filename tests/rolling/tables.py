"""Tables at which people play while the bot is upgraded, and how long each press takes."""

import asyncio
from dataclasses import dataclass
from time import monotonic

from bot.core.matches.controls import Control, Verb

RULESET = "lemery-compact"
PLIES = 16
"""How many plies of a match are played at most; then another one begins."""

PATIENCE = 60.0
"""Seconds after which a press is lost."""

STORED_WITHIN = 5.0
"""Seconds after the answer to a press within which what it does is stored, unless it is refused."""

LATE = 3.0  # seconds
LOOK_EVERY = 0.05  # seconds
STORED = """
    SELECT count(*) FILTER (WHERE kind = 'Accepted') > 0
        AND count(*) FILTER (WHERE kind = 'Played') >= $2
    FROM events WHERE match = $1
"""


@dataclass(frozen=True, slots=True)
class Press:
    """A press: seconds until its answer and until others saw it; what was wrong with it.

    ``during`` is what happened to the processes meanwhile.
    """

    what: str
    during: str
    answered: float
    shown: float = 0.0
    wrong: str = ""

    @property
    def is_late(self):
        return self.answered > LATE


class Table:
    """Two people who play one match after another until they are told to stop."""

    def __init__(self, fleet, pool, pause, wait):
        """``pool`` has connections to the database; ``pause`` is the time between two plies.

        They ``wait`` before the first match, so that not all tables press at once.
        """
        self.presses, self.played = [], {}
        self.fleet = fleet
        self._pool, self._pause, self._wait = pool, pause, wait
        self._is_over = False

    async def begin(self):
        """Offer a match; returns its id, who accepts it (0 or 1), and by which control."""
        raise NotImplementedError

    async def press(self, person, control):
        """Press a control until it is answered; returns what was said."""
        raise NotImplementedError

    async def shown(self, person, match, turn):
        """Wait until a person sees a turn of a match."""
        raise NotImplementedError

    def stop(self):
        """Let this be the last ply."""
        self._is_over = True

    async def play(self):
        """Play until stopped."""
        await asyncio.sleep(self._wait)
        while not self._is_over:
            try:
                async with asyncio.timeout(PATIENCE):
                    match, person, control = await self.begin()
            except TimeoutError:
                self.presses.append(Press("begin", self.fleet.does, PATIENCE, wrong="lost"))
                return
            if not await self._press(person, control, match):
                continue
            self.played[match] = 0
            for turn in range(PLIES):
                if self._is_over or not await self._runs(match):
                    break
                await asyncio.sleep(self._pause)
                control = str(Control(Verb.PLAY, match, turn, turn // 2 % 3))
                if not await self._press(turn % 2, control, match, turn + 1):
                    break
                self.played[match] += 1

    async def _press(self, person, control, match, plies=0):
        """Press a control, and note how long that took.

        Returns whether its match is accepted then, and has so many plies.
        """
        what = f"{type(self).__name__}: ply {plies} of {match}"
        during, began = self.fleet.does, monotonic()
        wrong = "lost"
        answered = shown = PATIENCE
        try:
            async with asyncio.timeout(PATIENCE):
                said = await self.press(person, control)
                answered = monotonic() - began
                wrong = f"refused: {said}"
                await self._stored(match, plies)
                wrong = "not shown"
                await self.shown(1 - person, match, plies)
                shown, wrong = monotonic() - began, ""
        except TimeoutError:
            pass
        self.presses.append(Press(what, during, answered, shown, wrong))
        return not wrong

    async def _stored(self, match, plies):
        """Wait until a match is accepted and has so many plies."""
        async with asyncio.timeout(STORED_WITHIN):
            while not await self.has(match, plies):  # noqa: ASYNC110 -- the database tells nobody
                await asyncio.sleep(LOOK_EVERY)

    async def has(self, match, plies):
        """Return whether a match is accepted and has so many plies."""
        return await self._pool.fetchval(STORED, match, plies)

    async def _runs(self, match):
        query = "SELECT stage = 'running' FROM matches WHERE id = $1"
        return await self._pool.fetchval(query, match)
