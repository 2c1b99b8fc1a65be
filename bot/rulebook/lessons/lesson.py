"""Lessons: small positions, each with a task, and their texts. Pure.

Each course has a file in `book/lessons/`, free of any language, and puzzles in `book/puzzles/`. The
texts of a lesson are the messages ``lesson-``, ``task-``, ``hint-`` and ``answer-`` with its
``words``, which courses can share. Invariant: texts contain no squares; these are parameters from
the engine or from the lesson.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from bot.core.matches.actions import (
    action_notation,
    choices,
    notation,
    notations,
    square_notation,
)
from bot.core.matches.messages import family_line, line
from bot.core.typed.terms import ruleset_line
from bot.core.views.board_words import side_line
from bot.rulebook.lessons.goals import missed, prey_of
from bot.rulebook.lessons.places import FIRST_STEPS, LessonPlace
from bot.rulebook.lessons.puzzles import COURSE, puzzles
from engine import Captured, Game, Huff, Placement, Side, squares_in, steps
from engine.catalogue import ruleset
from engine.explain import would_capture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.messages import Line, Param
    from bot.rulebook.lessons.forcing import Aim
    from bot.rulebook.lessons.goals import Goal
    from bot.rulebook.lessons.puzzles import Puzzle
    from engine import Action


class TaskKind(StrEnum):
    """The kind of a task.

    Play an action, find a piece that may move, find one that can be huffed, predict the ending.
    """

    ACTION = "action"
    PIECE = "piece"
    HUFF = "huff"
    ENDING = "ending"


GOES_ON, AGAIN = "on", "again"
"""The endings of a game that goes on: with the other side, with the same side again."""

STAYS, FATES = "stays", ("stays", "lost", "bound", "turned")
"""What may become of a man who is placed, and among it what does."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Lesson:
    """A position's text with a task in it.

    ``solved`` are all solutions, the one to show first: actions by their texts, pieces by their
    squares, an ending out of ``among``, which lists the choices. They are claims for the tests; an
    answer is checked against the ``goal``. If an ending is asked for, ``action`` is played.
    ``named`` are squares that the texts mention. ``rules`` are those of the course by default.

    If the opponent answers, there is an ``aim`` instead of a goal, and all ``lines`` that reach
    it: actions by turns, the answers among them. ``trail`` are the indexes of the actions that the
    learner has played already.
    """

    course: str
    name: str
    words: str
    position: str
    solved: tuple[str, ...]
    asks: TaskKind
    goal: Goal = field(default_factory=dict)
    action: str = ""
    among: tuple[str, ...] = ()
    named: Mapping[str, str] = field(default_factory=dict)
    rules: str = ""
    aim: Aim | None = None
    lines: tuple[tuple[str, ...], ...] = ()
    trail: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """The key under which a person's progress is stored."""
        return f"{self.course}={self.name}"

    @property
    def number(self) -> int:
        """Its number among its course's lessons, from 1."""
        return next(at for at, each in enumerate(lessons(self.course), 1) if each.name == self.name)

    @cached_property
    def game(self) -> Game:
        """The game before the task; raises NotationError if the ruleset differs."""
        return Game.load(ruleset(self.rules or self.course), self.position)

    @property
    def shown(self) -> Action:
        """The action of the solution, or one of the piece that is the solution."""
        wanted = self.action or self.solved[0]
        written = {self.game.write(each): each for each in choices(self.game)}
        if self.asks is TaskKind.HUFF:
            return Huff(self.game.ruleset.board.square(wanted))
        begin = next((text for text in written if text.startswith(f"{wanted}-")), wanted)
        return written.get(wanted) or written[begin]

    @property
    def pieces(self) -> tuple[str, ...]:
        """The squares of the pieces to choose among: all of a side, movable or not."""
        position, board = self.game.position, self.game.ruleset.board
        side = position.side.other if self.asks is TaskKind.HUFF else position.side
        return tuple(map(board.name, sorted(squares_in(position.men[side]))))

    def fits(self, square: str) -> bool:
        """Return whether a piece is one that the task asks for."""
        if self.asks is TaskKind.HUFF:
            return Huff(self.game.ruleset.board.square(square)) in self.game.legal
        return self.may_move(square)

    def may_move(self, square: str) -> bool:
        """Return whether an action begins with the piece on a square."""
        name = self.game.ruleset.board.name
        return any(name(steps(each)[0]) == square for each in choices(self.game))

    def solves(self, action: Action) -> bool:
        """Return whether a legal action reaches the goal, or leads to it whatever is answered."""
        if self.lines:
            return self.game.write(action) in {moves[0] for moves in self.lines}
        return not missed(self.game, action, self.goal)

    def answer_to(self, action: Action) -> Action | None:
        """Return what the opponent answers to an action of a line; None if the line ends."""
        played = self.game.write(action)
        left = next((moves for moves in self.lines if moves[0] == played), ())
        if not left[1:]:
            return None
        after = self.game.play(action)
        return next(each for each in after.legal if after.write(each) == left[1])

    def later(self, action: Action) -> Lesson | None:
        """Return what is left of the lesson once an action was answered; None if it is over."""
        answer = self.answer_to(action)
        if answer is None or self.aim is None:
            return None
        after, played = self.game.play(action), self.game.write(action)
        taken = sum(isinstance(each, Captured) for each in after.events)
        lines = tuple(moves[2:] for moves in self.lines if moves[0] == played)
        return replace(
            self,
            position=after.play(answer).text,
            solved=first_moves(lines),
            aim=self.aim.after(taken),
            lines=lines,
            trail=(*self.trail, choices(self.game).index(action)),
        )

    def ending(self, action: Action) -> str:
        """Return how a legal action ends the game: ``first-no-moves``, ``draw-quiet``, ``on``."""
        after = self.game.play(action)
        outcome = after.outcome
        if isinstance(action, Placement):
            return STAYS
        if outcome is None:
            return AGAIN if after.position.side is self.game.position.side else GOES_ON
        winner = "draw" if outcome.winner is None else outcome.winner.name.lower()
        return f"{winner}-{outcome.reason}"

    def place(self, word: str = "") -> LessonPlace:
        """Return the address of this lesson, with a word said in it."""
        said = (*map(str, self.trail), word) if word else map(str, self.trail)
        return LessonPlace(self.course, self.name, "=".join(said))

    @property
    def name_line(self) -> Line:
        """The name of the lesson."""
        turns = {"turns": self.aim.turns + len(self.trail)} if self.aim else {}
        return family_line("lesson", self.words, **turns)

    @property
    def title(self) -> Line:
        """The heading of the lesson's pages."""
        return line(
            "lesson-title",
            ruleset=course_line(self.course),
            number=self.number,
            count=len(lessons(self.course)),
            name=self.name_line,
        )

    def text(self, family: str) -> Line:
        """Return the task, the hint or the answer."""
        return family_line(family, self.words, **self._facts())

    def _facts(self) -> dict[str, Param]:
        """Return the parameters of the texts: squares of the solution, those that it names."""
        game, action, rules = self.game, self.shown, self.game.ruleset
        prey = tuple(map(rules.board.name, would_capture(game, action))) or prey_of(self.goal)
        path, roll = steps(action), game.position.roll
        thrown = {"high": roll[0], "low": roll[1]} if isinstance(roll, tuple) else {}
        return {
            "move": action_notation(game, action),
            "from": square_notation(rules, path[0]),
            "to": square_notation(rules, path[-1]),
            "prey": notations(rules, prey),
            "count": len(prey),
            **thrown,
            **self._aimed(),
            **self._huffed(),
            **{word: notation(rules, square) for word, square in self.named.items()},
        }

    def _huffed(self) -> dict[str, Param]:
        if self.asks is not TaskKind.HUFF:
            return {}
        return {"huffed": notation(self.game.ruleset, self.solved[0])}

    def _aimed(self) -> dict[str, Param]:
        """Return the parameters of a lesson in which the opponent answers."""
        if self.aim is None:
            return {}
        answer = self.answer_to(self.shown)
        after = self.game.play(self.shown)
        told = {"answer": action_notation(after, answer)} if answer else {}
        gain = {"gain": self.aim.gain} if self.aim.gain is not None else {}
        return {"turns": self.aim.turns, "enemy": side_line(Side.SECOND), **gain, **told}


def course_line(course: str) -> Line:
    """Return the name of a course."""
    return line("learn-path") if course == FIRST_STEPS else ruleset_line(course)


@cache
def lessons(course: str) -> tuple[Lesson, ...]:
    """Return the lessons of a course in their order, its puzzles last."""
    text = files("bot.rulebook").joinpath("book", "lessons", f"{course}.toml").read_text("utf-8")
    own = (each for each in puzzles(COURSE) if each.course == course)
    return (
        *(_lesson(course, entry) for entry in tomllib.loads(text)["lessons"]),
        *(puzzle_lesson(course, f"p{chr(ord('a') + at)}", each) for at, each in enumerate(own)),
    )


def lesson_of(course: str, name: str) -> Lesson | None:
    """Return a lesson by its name, or None if a course has none of it."""
    return next((each for each in lessons(course) if each.name == name), None)


def puzzle_lesson(course: str, name: str, puzzle: Puzzle) -> Lesson:
    """Return a puzzle as a lesson of a course."""
    return Lesson(**puzzle_fields(course, name, puzzle))


def puzzle_fields(course: str, name: str, puzzle: Puzzle) -> dict[str, Any]:
    """Return the fields of a lesson that is a puzzle."""
    lines = tuple(tuple(each.split()) for each in puzzle.lines)
    return {
        "course": course,
        "name": name,
        "words": "forced-win" if puzzle.aim.gain is None else "forced-gain",
        "position": puzzle.position,
        "solved": first_moves(lines),
        "asks": TaskKind.ACTION,
        "rules": puzzle.ruleset,
        "aim": puzzle.aim,
        "lines": lines,
    }


def first_moves(lines: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Return what lines begin with, each once and in their order."""
    return tuple(dict.fromkeys(moves[0] for moves in lines))


def _lesson(course: str, entry: dict[str, Any]) -> Lesson:
    fields = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
    }
    fields["asks"] = TaskKind(entry.get("asks", TaskKind.ACTION))
    return Lesson(**{"course": course, "words": entry["name"], **fields})
