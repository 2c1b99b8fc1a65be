"""What is said of a lesson: its texts with the squares they speak of, what was done, why not. Pure.

Law: texts name no square themselves; all come from the engine or from the lesson, in the players'
letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.actions import reason_line
from bot.core.matches.history import PlayedAction
from bot.core.matches.notation import action_notation, notation, notations, square_notation
from bot.core.matches.terms import ruleset_line
from bot.core.messages import family_line, line
from bot.core.views.last_turn import action_line, side_line
from bot.rulebook.lessons import GOES_ON, lessons
from bot.rulebook.lessons_goals import prey_of
from engine.actions import Move, steps
from engine.board import squares_in
from engine.errors import RefusalCode
from engine.explain import why_illegal, would_capture
from engine.position import Side

if TYPE_CHECKING:
    from bot.core.messages import Line, Param
    from bot.rulebook.lessons import Lesson
    from engine.actions import Action


def name_line(lesson: Lesson) -> Line:
    """Return what a lesson is called."""
    return family_line("lesson", lesson.words)


def title(lesson: Lesson) -> Line:
    """Return what stands above a lesson."""
    listed = lessons(lesson.ruleset)
    return line(
        "lesson-title",
        ruleset=ruleset_line(lesson.ruleset),
        number=number_of(lesson),
        count=len(listed),
        name=name_line(lesson),
    )


def number_of(lesson: Lesson) -> int:
    """Return which of its ruleset's lessons it is; they count from 1."""
    return lessons(lesson.ruleset).index(lesson) + 1


def text(lesson: Lesson, family: str) -> Line:
    """Return the task, the hint or the answer."""
    return family_line(family, lesson.words, **_facts(lesson))


def deed(lesson: Lesson, action: Action) -> tuple[Line, ...]:
    """Return what an action does, and how it ends the game if it does."""
    game = lesson.game
    after = game.play(action)
    done = action_line((PlayedAction(game.position.side, action, after),))
    return (*done, *((_outcome(lesson, action),) if after.outcome else ()))


def ending_line(ending: str) -> Line:
    """Return how a game ends, as lessons list it."""
    winner, _, reason = ending.partition("-")
    if winner == GOES_ON:
        return line("ends-on")
    if winner == "draw":
        return line("ends-draw", reason=family_line("reason", reason))
    side = side_line(Side[winner.upper()])
    return line("ends-won", side=side, reason=family_line("reason", reason))


def why_still(lesson: Lesson, square: str) -> Line:
    """Return why a piece may not move: the rule that keeps it, rather than who is in its way."""
    game = lesson.game
    rules, start = game.ruleset, game.ruleset.board.square(square)
    offered = [each for each in rules.pseudo_legal(game.position) if steps(each)[:1] == (start,)]
    nearby = [Move((start, end)) for end in squares_in(rules.board.beside[start])]
    refusals = [why_illegal(game, each) for each in offered or nearby]
    refusal = min(refusals, key=lambda each: each.code is RefusalCode.OCCUPIED)
    return line(
        "lesson-cannot", square=square_notation(rules, start), why=reason_line(game, refusal)
    )


def _outcome(lesson: Lesson, action: Action) -> Line:
    return ending_line(lesson.ending(action))


def _facts(lesson: Lesson) -> dict[str, Param]:
    """What the texts may speak of: what the answer shows, and the squares that the lesson names."""
    game, action, rules = lesson.game, lesson.shown, lesson.game.ruleset
    taken = would_capture(game, action)
    prey = tuple(map(rules.board.name, taken)) or prey_of(lesson.goal)
    path, roll = steps(action), game.position.roll
    thrown = {"high": roll[0], "low": roll[1]} if isinstance(roll, tuple) else {}
    return {
        "move": action_notation(game, action),
        "from": square_notation(rules, path[0]),
        "to": square_notation(rules, path[-1]),
        "prey": notations(rules, prey),
        "count": len(prey),
        **thrown,
        **{word: notation(rules, square) for word, square in lesson.named.items()},
    }
