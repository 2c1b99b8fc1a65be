"""What a computer thinks of a game that is over: the work of a worker process. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.matches.thoughts import Analysis, Mistake
from bot.core.matches.trails import stored_action
from engine import PLIES, Captured, Game
from engine.catalogue import ruleset
from engine.search import judgements, turning_points, winning_chance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.matches.thoughts import GameTask
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
