"""Hints in a position, and analyses of games that are over, as people ask for them.

Results are only in memory. Losing them with the process costs time only: they are computed again
when someone asks again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, TypeAlias

import structlog

from bot.core.matches.thoughts import CannotThink, GameTask, Task

if TYPE_CHECKING:
    from bot.core.matches.model import Match, MatchId
    from bot.core.matches.thoughts import Analysis, Thinker

_Ended: TypeAlias = "tuple[MatchId, int]"
"""A match and the turn with which it ended; it can be in play again (`TryAgain`)."""

HINT_LEVEL: Final = 6
PATIENCE: Final = 2.0
"""Seconds that a person waits for an answer; after that they are asked to look again."""

ANALYSES_KEPT: Final = 200
MOST_UNDER_WAY: Final = 20
"""How many games may wait to be analysed; one is at a time, as computers have to move, too."""

log = structlog.get_logger()


class Analyst:
    """Asks the computer's thinker for people."""

    def __init__(self, thinker: Thinker, patience: float = PATIENCE) -> None:
        """Begin with nothing analysed."""
        self._thinker = thinker
        self._patience = patience
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[_Ended, asyncio.Task[Analysis]] = {}
        self._known: OrderedDict[_Ended, Analysis] = OrderedDict()

    @property
    def available(self) -> bool:
        """Whether anything can be asked."""
        return self._thinker.available

    async def hint(self, match: Match) -> str:
        """Return the text of a good action; raises CannotThink if it would take too long."""
        assert match.game is not None  # noqa: S101 -- it is someone's turn
        task = Task(
            ruleset=match.terms.ruleset,
            position=match.game.text,
            past=match.game.past,
            side=match.game.position.side,
            level=HINT_LEVEL,
            seed=f"{match.id} {match.turn}",
        )
        try:
            async with asyncio.timeout(2 * self._patience):
                thought = await self._thinker.think(task)
        except TimeoutError as error:
            raise CannotThink("others are served first") from error
        return thought.action

    def known(self, match: Match) -> Analysis | None:
        """Return the analysis of a match if it has been made."""
        return self._known.get((match.id, match.turn))

    async def analysis(self, match: Match, actions: tuple[str, ...]) -> Analysis | None:
        """Return the analysis of a match that is over, None while it is made; raises CannotThink.

        ``actions`` are the texts of all its actions.
        """
        key = match.id, match.turn
        if known := self._known.get(key):
            self._known.move_to_end(key)
            return known
        making = self._under_way.get(key)
        if making is None:
            if len(self._under_way) >= MOST_UNDER_WAY:
                raise CannotThink("too many games wait to be analysed")
            task = GameTask(match.terms.ruleset, actions)
            making = self._under_way[key] = asyncio.create_task(self._make(key, task))
            making.add_done_callback(_seen)
        done, _ = await asyncio.wait((making,), timeout=self._patience)
        return making.result() if done else None

    async def stop(self) -> None:
        """End what is under way."""
        tasks = tuple(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: _Ended, task: GameTask) -> Analysis:
        try:
            async with self._one_at_a_time:
                made = await self._thinker.analyse(task)
            self._known[key] = made
            while len(self._known) > ANALYSES_KEPT:
                self._known.popitem(last=False)
        except CannotThink as fault:
            log.warning("analysis_not_made", problem=str(fault))
            raise
        else:
            return made
        finally:
            del self._under_way[key]


def _seen(making: asyncio.Task[Analysis]) -> None:
    """Look at an error that nobody waits for any more; it is logged."""
    if not making.cancelled():
        making.exception()
