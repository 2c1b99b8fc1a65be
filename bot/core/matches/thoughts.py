"""What a computer is asked to think about, and what comes of it: plain values, and who thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A position to think about, as another process can be given it.

    ``past`` are the texts of the positions since the last irreversible action. ``scores`` are what
    the computer thought of its own last turns in this match, as far as it remembers, the last one
    last. ``side`` is the number of its side, ``plies`` how many the match has had. The same
    ``seed`` gives the same thought.
    """

    ruleset: str
    position: str
    past: tuple[str, ...]
    side: int
    level: int
    seed: str
    plies: int = 0
    scores: tuple[int, ...] = ()
    draw_offered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """What a computer decided: an action's text, giving up, agreeing to a draw or offering one.

    The text is empty if it is not its turn. ``score`` is from its side; None if there was
    nothing to choose.
    """

    action: str = ""
    score: int | None = None
    resigns: bool = False
    agrees: bool = False
    offers_draw: bool = False


@dataclass(frozen=True, slots=True)
class GameTask:
    """A game that is over, by the texts of its actions, to be judged."""

    ruleset: str
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """The ply before a moment gave much away: the text of what was better, and what it captures."""

    moment: int
    better: str
    captures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """The course of a game: the first side's chances in percent at the start and after each ply."""

    chances: tuple[int, ...]
    mistakes: tuple[Mistake, ...] = ()


BRIEF_LEVEL: Final = 6
"""The highest level whose thoughts take a fraction of a second."""


class CannotThink(Exception):  # noqa: N818 -- it is a state, as StoreFault is
    """No thought could be had; the task may be tried again later."""


class Thinker(Protocol):
    """Thinks about positions, outside of the event loop."""

    @property
    def available(self) -> bool:
        """Whether it can think, as far as is known."""

    @property
    def workers(self) -> int:
        """How many long tasks it thinks about at the same time, beside one brief one."""

    async def think(self, task: Task) -> Thought:
        """Think about a task; raises CannotThink."""

    async def analyse(self, task: GameTask) -> Analysis:
        """Judge a game; raises CannotThink."""
