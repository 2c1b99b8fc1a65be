"""Lessons: small positions, each with a task, and their texts. Pure.

Each ruleset has a file in `book/lessons/`, free of any language. The texts of a lesson are the
messages ``lesson-``, ``task-``, ``hint-`` and ``answer-`` with its ``words``, which rulesets can
share. Law: texts contain no squares; these are parameters from the engine or from the lesson.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.core.controls import Control, Verb
from bot.core.matches.actions import (
    action_notation,
    choices,
    notation,
    notations,
    reason_line,
    square_notation,
)
from bot.core.matches.terms import ruleset_line
from bot.core.messages import family_line, line
from bot.core.views.board_words import side_line
from bot.rulebook.lessons.goals import missed, prey_of
from engine.actions import Move, steps
from engine.board import squares_in
from engine.catalogue import KEYS, ruleset
from engine.errors import RefusalCode
from engine.explain import why_illegal, would_capture
from engine.game import Game
from engine.position import Side

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.messages import Line, Param
    from bot.rulebook.lessons.goals import Goal
    from engine.actions import Action


class TaskKind(StrEnum):
    """The kind of a task: play an action, find a piece that may move, predict the ending."""

    ACTION = "action"
    PIECE = "piece"
    ENDING = "ending"


GOES_ON = "on"
"""The ending of a game that goes on."""

HINT, TELL = "hint", "tell"
"""The words that ask for the hint and for the solution."""


class LessonPlace(NamedTuple):
    """An address: of all rulesets, the lessons of one, or a lesson with a word said in it."""

    key: str = ""
    name: str = ""
    word: str = ""

    @property
    def control(self) -> str:
        """Return the text of the button that leads here."""
        return str(Control(Verb.LEARN, choice="=".join(self).rstrip("=")))


def read_place(choice: str) -> LessonPlace | None:
    """Return the address in a control's choice, or None where it is malformed."""
    parts = choice.split("=", 2) if choice else []
    if not all(parts) or (parts and parts[0] not in KEYS):
        return None
    return LessonPlace(*parts)


@dataclass(frozen=True, eq=False, kw_only=True)
class Lesson:
    """A position's text with a task in it.

    ``solved`` are all solutions, the one to show first: actions by their texts, pieces by their
    squares, an ending out of ``among``, which lists the choices. They are claims for the tests; an
    answer is checked against the ``goal``. Where an ending is asked for, ``action`` is played.
    ``named`` are squares that the texts mention.
    """

    ruleset: str
    name: str
    words: str
    position: str
    solved: tuple[str, ...]
    asks: TaskKind
    goal: Goal = field(default_factory=dict)
    action: str = ""
    among: tuple[str, ...] = ()
    named: Mapping[str, str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The key under which a person's progress is stored."""
        return f"{self.ruleset}={self.name}"

    @property
    def number(self) -> int:
        """Its number among its ruleset's lessons, from 1."""
        return lessons(self.ruleset).index(self) + 1

    @cached_property
    def game(self) -> Game:
        """The game before the task; raises NotationError where the ruleset differs."""
        return Game.load(ruleset(self.ruleset), self.position)

    @property
    def shown(self) -> Action:
        """The action of the solution, or one of the piece that is the solution."""
        wanted = self.action or self.solved[0]
        written = {self.game.write(each): each for each in choices(self.game)}
        begin = next((text for text in written if text.startswith(f"{wanted}-")), wanted)
        return written.get(wanted) or written[begin]

    @property
    def pieces(self) -> tuple[str, ...]:
        """The squares of all pieces of the side to act, movable or not."""
        position, board = self.game.position, self.game.ruleset.board
        return tuple(map(board.name, sorted(squares_in(position.men[position.side]))))

    def may_move(self, square: str) -> bool:
        """Tell whether an action begins with the piece on a square."""
        name = self.game.ruleset.board.name
        return any(name(steps(each)[0]) == square for each in choices(self.game))

    def solves(self, action: Action) -> bool:
        """Tell whether a legal action reaches the goal."""
        return not missed(self.game, action, self.goal)

    def ending(self, action: Action) -> str:
        """Return how a legal action ends the game: ``first-no-moves``, ``draw-quiet``, ``on``."""
        outcome = self.game.play(action).outcome
        if outcome is None:
            return GOES_ON
        winner = "draw" if outcome.winner is None else outcome.winner.name.lower()
        return f"{winner}-{outcome.reason}"

    def place(self, word: str = "") -> LessonPlace:
        """Return the address of this lesson, with a word said in it."""
        return LessonPlace(self.ruleset, self.name, word)

    @property
    def name_line(self) -> Line:
        """The name of the lesson."""
        return family_line("lesson", self.words)

    @property
    def title(self) -> Line:
        """The heading of the lesson's pages."""
        return line(
            "lesson-title",
            ruleset=ruleset_line(self.ruleset),
            number=self.number,
            count=len(lessons(self.ruleset)),
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
            **{word: notation(rules, square) for word, square in self.named.items()},
        }


@cache
def lessons(key: str) -> tuple[Lesson, ...]:
    """Return the lessons of a ruleset in their order."""
    text = files("bot.rulebook").joinpath("book", "lessons", f"{key}.toml").read_text("utf-8")
    return tuple(_lesson(key, entry) for entry in tomllib.loads(text)["lessons"])


def lesson_of(key: str, name: str) -> Lesson | None:
    """Return a lesson by its name, or None where a ruleset has none of it."""
    return next((each for each in lessons(key) if each.name == name), None)


def _lesson(key: str, entry: dict[str, Any]) -> Lesson:
    fields = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
    }
    fields["asks"] = TaskKind(entry.get("asks", TaskKind.ACTION))
    return Lesson(**{"ruleset": key, "words": entry["name"], **fields})


def ending_line(ending: str) -> Line:
    """Return how a game ends, as lessons list it."""
    winner, _, reason = ending.partition("-")
    if winner == GOES_ON:
        return line("ends-on")
    if winner == "draw":
        return line("ends-draw", reason=family_line("reason", reason))
    side = side_line(Side[winner.upper()])
    return line("ends-won", side=side, reason=family_line("reason", reason))


def immobility_line(lesson: Lesson, square: str) -> Line:
    """Return why a piece may not move; a rule that binds it rather than an occupied square."""
    game = lesson.game
    rules, start = game.ruleset, game.ruleset.board.square(square)
    offered = [each for each in rules.pseudo_legal(game.position) if steps(each)[:1] == (start,)]
    nearby = [Move((start, end)) for end in squares_in(rules.board.beside[start])]
    refusals = [why_illegal(game, each) for each in offered or nearby]
    refusal = min(refusals, key=lambda each: each.code is RefusalCode.OCCUPIED)
    why = reason_line(game, refusal)
    return line("lesson-cannot", square=square_notation(rules, start), why=why)
