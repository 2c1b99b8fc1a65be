"""Worker processes that think about positions and whole games: how one begins, thinks and ends.

Invariant: no worker outlives the bot, however the bot ended.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager, suppress
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from random import Random
from threading import Lock, Thread
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from bot.core.matches.thoughts import Analysis, Mistake, Thought
from bot.core.matches.trails import stored_action
from engine import PLIES, Captured, Game, Side
from engine.catalogue import ruleset
from engine.search import (
    LEVELS,
    accepts_draw,
    choose,
    has_too_few_men,
    judgements,
    offers_draw,
    turning_points,
    wants_to_resign,
    winning_chance,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.core.matches.thoughts import GameTask, Task
    from engine import Action
    from engine.search import Judgement


NODES: Final = 150_000
"""About how many nodes the whole of a game has, so that a long one takes no longer."""

MOST, LEAST = 2000, 200
"""How many nodes a position has at most, and at least."""


def judge(task: GameTask, deadline: Callable[[], bool] | None = None) -> Analysis:
    """Judge a game; ``deadline`` makes the rest of it be judged by a glance.

    Raises CorruptMatch for actions that cannot be played.
    """
    game = start = Game.start(ruleset(task.ruleset))
    actions: list[Action] = []
    for text in task.actions:
        actions.append(stored_action(game, text))
        game = game.play(actions[-1])
    nodes = max(LEAST, min(MOST, NODES // max(1, len(actions))))
    judged = tuple(judgements(start, actions, nodes, deadline=deadline))
    first = judged[0].before if judged else 0
    scores = (first, *(each.after for each in judged))
    return Analysis(
        tuple(round(100 * winning_chance(score)) for score in scores),
        tuple(_mistakes(start, actions, judged)),
    )


def _mistakes(start: Game, actions: Sequence[Action], judged: Sequence[Judgement]) -> list[Mistake]:
    before = _positions(start, actions)
    found = []
    for index in turning_points(judged):
        game, better = before[index], judged[index].best[0]
        name = game.ruleset.board.name
        events = game.ruleset.apply(game.position, better)[1]
        captures = tuple(name(event.square) for event in events if isinstance(event, Captured))
        found.append(Mistake(index + 1, game.write(better), captures))
    return found


def _positions(start: Game, actions: Sequence[Action]) -> list[Game]:
    """Return the games before each ply, with the throw that it was played with."""
    game, found = start, []
    for action in actions:
        if isinstance(action, PLIES):
            found.append(game)
        game = game.play(action)
    return found


def decide(task: Task, deadline: Callable[[], bool] | None = None) -> Thought:
    """Choose an action, and whether to give up or to agree to a draw.

    ``deadline`` cuts the thinking short; there is an action also then. Raises ValueError for a
    position that cannot be read or is decided.
    """
    rules = ruleset(task.ruleset)
    game = Game.load(rules, task.position, task.past)
    side = Side(task.side)
    is_own_turn = game.position.side is side
    if is_own_turn and len(game.legal) == 1 and not task.draw_offered:
        return Thought(action=game.write(game.legal[0]))
    level, chance = LEVELS[task.level], Random(task.seed)  # noqa: S311 -- no secret
    history = game.since_irreversible
    found = choose(
        *(rules, game.position, history, level, chance), deadline=deadline, plies=task.plies
    )
    score = found.score if is_own_turn else -found.score
    scores = [*task.scores, score]
    return Thought(
        action=game.write(found.actions[0]) if is_own_turn else "",
        score=score,
        resigns=is_own_turn and wants_to_resign(scores),
        agrees=task.draw_offered and _agrees(game, side, scores),
        offers_draw=is_own_turn and offers_draw(rules, game.position, score),
    )


def _agrees(game: Game, side: Side, scores: list[int]) -> bool:
    """Return whether to stop now: as a winner yes, as a loser no, else when nothing is left."""
    winner = game.outcome_on_agreement().winner
    if winner is not None:
        return winner is side
    return accepts_draw(scores, too_few_men=has_too_few_men(game.ruleset, game.position))


NICENESS: Final = 19
"""Thinking leaves the processor to everything else."""

LONGEST_THOUGHT: Final = 30.0
"""Seconds after which a worker plays the best that it has found."""

_MAIN: Final = "__main__"
_starting = Lock()


class WorkerProcess(SpawnProcess):
    """A process that imports what it needs to think, and not the program that started it."""

    def start(self) -> None:
        """Start the process."""
        with _without_main():
            super().start()


class Workshop(SpawnContext):
    """Starts worker processes, and remembers them so that they can be ended."""

    def __init__(self) -> None:
        """Begin without any."""
        super().__init__()
        self.started: list[WorkerProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> WorkerProcess:  # type: ignore[override]  # noqa: N802 -- the context's name
        """Return a new process, not yet started."""
        process = WorkerProcess(*args, **kwargs)
        self.started.append(process)
        return process

    @property
    def alive(self) -> tuple[WorkerProcess, ...]:
        """The processes that run now."""
        return tuple(each for each in self.started if each.pid and each.exitcode is None)

    def end(self) -> None:
        """End all processes by force: they hold nothing that could be lost."""
        for process in self.alive:
            process.kill()
            process.join()


def begin() -> None:
    """Begin a worker: the last to be served, deaf to Ctrl-C, gone when the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with suppress(OSError):
        os.nice(NICENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def think(task: Task) -> Thought:
    """Think about a task, in a worker."""
    until = monotonic() + LONGEST_THOUGHT
    return decide(task, lambda: monotonic() > until)


def analyse(task: GameTask) -> Analysis:
    """Judge a game, in a worker."""
    until = monotonic() + LONGEST_THOUGHT
    return judge(task, lambda: monotonic() > until)


def _end_with_parent() -> None:
    bot = parent_process()
    if bot is not None:
        connection.wait([bot.sentinel])
    os._exit(1)


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the main module, which a new process would import otherwise: all of the bot."""
    with _starting:
        main = sys.modules[_MAIN]
        sys.modules[_MAIN] = ModuleType(_MAIN)
        try:
            yield
        finally:
            sys.modules[_MAIN] = main
