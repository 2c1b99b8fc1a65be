"""What a computer does in a position: the work of a worker process. Pure."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from bot.core.matches.thoughts import Thought
from engine.catalogue import ruleset
from engine.game import Game
from engine.position import Side
from engine.search import LEVELS, accepts_draw, choose, wants_to_resign

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.matches.thoughts import Task


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
    level, chance = LEVELS[task.level - 1], Random(task.seed)  # noqa: S311 -- no secret
    history = game.since_irreversible
    found = choose(rules, game.position, history, level, chance, deadline=deadline)
    score = found.score if is_own_turn else -found.score
    scores = [*task.scores, score]
    return Thought(
        action=game.write(found.actions[0]) if is_own_turn else "",
        score=score,
        resigns=is_own_turn and wants_to_resign(scores),
        agrees=task.draw_offered and _agrees(game, side, scores),
    )


def _agrees(game: Game, side: Side, scores: list[int]) -> bool:
    """Tell whether to stop now: as a winner yes, as a loser no, else where there is no more."""
    winner = game.outcome_on_agreement().winner
    if winner is not None:
        return winner is side
    return accepts_draw(scores)
