"""What is said of a lesson: its texts with the squares they speak of, what was done, why not. Pure.

Law: texts name no square themselves; all come from the engine or from the lesson, in the players'
letters.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import reason_line
from bot.core.matches.history import PlayedAction
from bot.core.matches.notation import action_notation, notation, notations, square_notation
from bot.core.matches.picking import picking_by
from bot.core.matches.rulesets import ruleset_line
from bot.core.messages import family_line, line
from bot.core.views.board_words import board_words
from bot.core.views.last_turn import action_line, side_line
from bot.core.views.match import spots
from bot.core.views.pictures import with_picking
from bot.core.views.views import Figure, Hotspot
from bot.core.views.why import with_ways
from bot.rulebook.diagrams import on_its_own
from bot.rulebook.lessons.goals import prey_of
from bot.rulebook.lessons.lesson import GOES_ON, LessonPlace, lessons
from engine.actions import Move, steps
from engine.board import squares_in
from engine.errors import RefusalCode
from engine.explain import why_illegal, would_capture
from engine.position import Side

if TYPE_CHECKING:
    from bot.core.matches.picking import Picking
    from bot.core.messages import Line, Param
    from bot.core.views.pictures import Look
    from bot.rulebook.lessons.lesson import Lesson
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game
    from render.picture import Picture


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


def picked(lesson: Lesson, prefix: tuple[Square, ...]) -> Picking:
    """Return where a person stands who has picked these squares, without telling captures."""
    place = LessonPlace(lesson.ruleset, lesson.name)
    state = picking_by(lesson.game, prefix, lambda each: place.said(str(each)).control)
    quiet = tuple(replace(step, captures=()) for step in state.steps)
    return replace(state, steps=quiet)


def to_pick(lesson: Lesson, state: Picking, look: Look) -> Figure:
    """Return the board on which an action is picked, with what the task is about marked."""
    drawn = with_picking(on_its_own(lesson.game, look), lesson.game, state)
    aim = tuple(each for each in prey_of(lesson.goal) if each not in drawn.removable)
    marked = replace(drawn, prey=drawn.prey or aim)
    return _lesson_figure(lesson, lesson.game, marked, spots(lesson.game, state))


def to_point(lesson: Lesson, look: Look, square: str | None = None) -> Figure:
    """Return the board on which a piece is pointed to, perhaps with one that was."""
    drawn = replace(on_its_own(lesson.game, look), picked=square)
    return _lesson_figure(
        lesson, lesson.game, drawn, tuple(_piece(lesson, each) for each in lesson.pieces)
    )


def to_foresee(lesson: Lesson, look: Look) -> Figure:
    """Return the board on which something is about to be played."""
    name = lesson.game.ruleset.board.name
    plan = tuple(map(name, steps(lesson.shown)))
    return _lesson_figure(lesson, lesson.game, replace(on_its_own(lesson.game, look), plan=plan))


def played(lesson: Lesson, action: Action, look: Look) -> Figure:
    """Return the board after an action."""
    after = lesson.game.play(action)
    return _lesson_figure(lesson, after, on_its_own(after, look))


def ways(lesson: Lesson, square: str, look: Look) -> Figure:
    """Return the board with all that a piece may do."""
    game = lesson.game
    start = game.ruleset.board.square(square)
    return _lesson_figure(lesson, game, with_ways(on_its_own(game, look), game, start))


def still(lesson: Lesson, look: Look) -> Figure:
    """Return the board of a lesson to be seen alone."""
    return replace(_lesson_figure(lesson, lesson.game, on_its_own(lesson.game, look)), spots=None)


def _piece(lesson: Lesson, square: str) -> Hotspot:
    name = notation(lesson.game.ruleset, square)
    control = LessonPlace(lesson.ruleset, lesson.name, square).control
    return Hotspot(square, control, line("spot-piece", square=name), name)


def _lesson_figure(
    lesson: Lesson, game: Game, drawn: Picture, there: tuple[Hotspot, ...] = ()
) -> Figure:
    words: tuple[Line, ...] = board_words(game)
    return Figure(drawn, words, name=f"{lesson.ruleset}-{lesson.name}.png", spots=there)
