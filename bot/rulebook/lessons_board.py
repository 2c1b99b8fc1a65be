"""The boards of lessons: what can be tapped on them, and what they show. Pure.

Law: before a task is solved, a picture tells no more than the task: of the squares a piece may go
to, those that capture look like the others.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.notation import notation
from bot.core.matches.picking import picking_by
from bot.core.messages import line
from bot.core.views.board_words import board_words
from bot.core.views.picking import spots
from bot.core.views.pictures import with_picking, with_ways
from bot.core.views.views import Figure, Hotspot
from bot.rulebook.diagrams import on_its_own
from bot.rulebook.lessons import LessonPlace
from bot.rulebook.lessons_goals import prey_of
from engine.actions import steps

if TYPE_CHECKING:
    from bot.core.matches.picking import Picking
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from bot.rulebook.lessons import Lesson
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game
    from render.picture import Picture


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
    return _figure(lesson, lesson.game, marked, spots(lesson.game, state))


def to_point(lesson: Lesson, look: Look, square: str | None = None) -> Figure:
    """Return the board on which a piece is pointed to, perhaps with one that was."""
    drawn = replace(on_its_own(lesson.game, look), picked=square)
    return _figure(
        lesson, lesson.game, drawn, tuple(_piece(lesson, each) for each in lesson.pieces)
    )


def to_foresee(lesson: Lesson, look: Look) -> Figure:
    """Return the board on which something is about to be played."""
    name = lesson.game.ruleset.board.name
    plan = tuple(map(name, steps(lesson.shown)))
    return _figure(lesson, lesson.game, replace(on_its_own(lesson.game, look), plan=plan))


def played(lesson: Lesson, action: Action, look: Look) -> Figure:
    """Return the board after an action."""
    after = lesson.game.play(action)
    return _figure(lesson, after, on_its_own(after, look))


def ways(lesson: Lesson, square: str, look: Look) -> Figure:
    """Return the board with all that a piece may do."""
    game = lesson.game
    start = game.ruleset.board.square(square)
    return _figure(lesson, game, with_ways(on_its_own(game, look), game, start))


def still(lesson: Lesson, look: Look) -> Figure:
    """Return the board of a lesson to be seen alone."""
    return replace(_figure(lesson, lesson.game, on_its_own(lesson.game, look)), spots=None)


def _piece(lesson: Lesson, square: str) -> Hotspot:
    name = notation(lesson.game.ruleset, square)
    control = LessonPlace(lesson.ruleset, lesson.name, square).control
    return Hotspot(square, control, line("spot-piece", square=name), name)


def _figure(lesson: Lesson, game: Game, drawn: Picture, there: tuple[Hotspot, ...] = ()) -> Figure:
    words: tuple[Line, ...] = board_words(game)
    return Figure(drawn, words, name=f"{lesson.ruleset}-{lesson.name}.png", spots=there)
