"""People who play on Telegram while the bot is upgraded, and how long each press takes."""

import asyncio
from dataclasses import dataclass
from time import monotonic

from bot.core.matches.controls import Control, Verb, read_control
from tests.bot.frontends.telegram.persons import Person, group

RULESET = "lemery-compact"
PLIES = 16
"""How many plies of a match are played at most; then another one begins."""

PATIENCE = 60.0
"""Seconds after which a press is lost."""

STORED_WITHIN = 5.0
"""Seconds after the answer to a press within which what it does is stored, unless it is refused."""

LATE = 3.0  # seconds
LOOK_EVERY = 0.05  # seconds
BOARDS = ("sendPhoto", "editMessageMedia", "editMessageCaption", "sendMessage", "editMessageText")


@dataclass(frozen=True, slots=True)
class Press:
    """A press: seconds until its answer and until the board was shown; what was wrong with it.

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
    """Two people in a group, who play one match after another until they are told to stop."""

    def __init__(self, fleet, pool, number, pause):
        """``pool`` has connections to the database; ``pause`` is the time between two plies."""
        self.presses, self.played = [], {}
        self._fleet, self._api, self._pool, self._pause = fleet, fleet.api, pool, pause
        self._pair = [Person(fleet.api, f"{name} {number}") for name in ("Alkaios", "Brasidas")]
        self._place = group(fleet.api, f"Agora {number}")
        self._is_over = False
        self._wait = number % 8 / 8 * pause  # so that not all press at once

    def stop(self):
        """Let this be the last ply."""
        self._is_over = True

    async def play(self):
        """Play until stopped."""
        one, two = self._pair
        await asyncio.sleep(self._wait)
        hello = await two.say("hello", self._place)
        while not self._is_over:
            await one.say(f"/challenge {RULESET} first clock=none", self._place, to=hello)
            if not await self._asked(lambda: self._offer):
                self._note(Press("challenge", self._fleet.does, PATIENCE, wrong="lost"))
                return
            post = self._offer
            match = read_control(post.data("Accept")).match
            await self._press(two, post, post.data("Accept"), match)
            self.played[match] = 0
            for turn in range(PLIES):
                if self._is_over or not await self._runs(match):
                    break
                await asyncio.sleep(self._pause)
                control = str(Control(Verb.PLAY, match, turn, turn // 2 % 3))
                person = self._pair[turn % 2]
                if not await self._press(person, post, control, match, turn + 1):
                    break
                self.played[match] += 1

    @property
    def _offer(self):
        """The last post with an offer, if there is one."""
        offers = [post for post in self._place.heard if "Accept" in post.labels()]
        return offers[-1] if offers else None

    async def _asked(self, is_so):
        try:
            async with asyncio.timeout(PATIENCE):
                await self._api.until(is_so)
        except TimeoutError:
            return False
        return True

    async def _press(self, person, post, control, match, plies=0):
        """Press a button, and note how long that took.

        Returns whether its match is accepted then, and has so many plies.
        """
        what = f"ply {plies} of {match}" if plies else f"accept {match}"
        during = self._fleet.does
        asked, began = len(self._api.calls), monotonic()
        answer = await person.press(post, data=control)
        try:
            async with asyncio.timeout(PATIENCE):
                said = await answer
        except TimeoutError:
            return self._note(Press(what, during, PATIENCE, wrong="lost"))
        answered = monotonic() - began
        if not await self._has(match, plies):
            return self._note(Press(what, during, answered, wrong=f"refused: {said}"))
        is_shown = await self._asked(lambda: self._is_shown(asked))
        shown = monotonic() - began
        return self._note(Press(what, during, answered, shown, "" if is_shown else "not shown"))

    def _note(self, press):
        self.presses.append(press)
        return not press.wrong

    def _is_shown(self, since):
        return any(
            method in BOARDS and given.get("chat_id") == self._place.number
            for method, given in self._api.calls[since:]
        )

    async def _has(self, match, plies):
        """Return whether so many plies of a match are stored, and it is accepted."""
        query = (
            "SELECT count(*) FILTER (WHERE kind = 'Accepted') > 0"
            " AND count(*) FILTER (WHERE kind = 'Played') >= $2 FROM events WHERE match = $1"
        )
        end = monotonic() + STORED_WITHIN
        while not await self._pool.fetchval(query, match, plies):
            if monotonic() > end:
                return False
            await asyncio.sleep(LOOK_EVERY)
        return True

    async def _runs(self, match):
        query = "SELECT stage = 'running' FROM matches WHERE id = $1"
        return await self._pool.fetchval(query, match)
