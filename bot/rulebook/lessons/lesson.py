"""Lessons: small positions, each with a task. Whether it is solved is the engine's to say. Pure.

Each ruleset has a file in `book/lessons/`, free of any language. What is said of a lesson are the
messages ``lesson-``, ``task-``, ``hint-`` and ``answer-`` with its words; several rulesets may have
the same words for a lesson of each.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from bot.core.controls import Control, Verb
from bot.core.matches.actions import choices
from bot.rulebook.lessons.goals import missed
from engine.actions import steps
from engine.catalogue import KEYS, ruleset
from engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.rulebook.lessons.goals import Goal
    from engine.actions import Action


class TaskKind(StrEnum):
    """What is to be done: play an action, find a piece that may move, say how it ends."""

    ACTION = "action"
    PIECE = "piece"
    ENDING = "ending"


GOES_ON = "on"
"""How a game ends that does not end."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Lesson:
    """A position's text with a task in it.

    ``solved`` are all that solve it, the one that is shown first: actions by their texts, pieces by
    their squares, an ending as in ``among``, which lists the endings to choose from. It is claimed,
    and proved by the tests: what a person does is judged by the ``goal``. Where an ending is asked
    for, ``action`` is what is played. ``named`` are squares that the texts speak of.
    """

    ruleset: str
    name: str
    words: str
    position: str
    asks: TaskKind
    goal: Goal
    action: str
    among: tuple[str, ...]
    solved: tuple[str, ...]
    named: Mapping[str, str]

    @property
    def key(self) -> str:
        """What the progress of a person is kept by."""
        return f"{self.ruleset}={self.name}"

    @cached_property
    def game(self) -> Game:
        """The game as it stands before; raises NotationError where the ruleset differs."""
        return Game.load(ruleset(self.ruleset), self.position)

    @property
    def shown(self) -> Action:
        """The action that the answer shows: a solution, what a piece does, what ends it."""
        wanted = self.action or self.solved[0]
        written = {self.game.write(each): each for each in choices(self.game)}
        begin = next((text for text in written if text.startswith(f"{wanted}-")), wanted)
        return written.get(wanted) or written[begin]

    @property
    def pieces(self) -> tuple[str, ...]:
        """The squares of all pieces of the side to act, whether they may move or not."""
        position, board = self.game.position, self.game.ruleset.board
        return tuple(
            board.name(square)
            for square in board.squares
            if position.men[position.side] >> square & 1
        )

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


@cache
def lessons(key: str) -> tuple[Lesson, ...]:
    """Return the lessons of a ruleset in their order."""
    text = files("bot.rulebook").joinpath("book", "lessons", f"{key}.toml").read_text("utf-8")
    return tuple(_lesson(key, told) for told in tomllib.loads(text)["lessons"])


def lesson_of(key: str, name: str) -> Lesson | None:
    """Return a lesson by its name, or None where a ruleset has none of it."""
    return next((each for each in lessons(key) if each.name == name), None)


def _lesson(key: str, told: Mapping[str, Any]) -> Lesson:
    return Lesson(
        ruleset=key,
        name=told["name"],
        words=told.get("words", told["name"]),
        position=told["position"],
        asks=TaskKind(told.get("asks", TaskKind.ACTION)),
        goal=told.get("goal", {}),
        action=told.get("action", ""),
        among=tuple(told.get("among", ())),
        solved=tuple(told["solved"]),
        named=told.get("named", {}),
    )


HINT, TELL = "hint", "tell"
"""What may be asked for in a lesson."""

_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """All rulesets, the lessons of one, or a lesson, and what is said in it."""

    key: str = ""
    name: str = ""
    word: str = ""

    @property
    def control(self) -> str:
        """Return the text of the button that leads here."""
        return str(Control(Verb.LEARN, choice="=".join(self._parts).rstrip("=")))

    @property
    def _parts(self) -> tuple[str, str, str]:
        return self.key, self.name, self.word

    def said(self, word: str) -> LessonPlace:
        """Return the same lesson with something said in it."""
        return replace(self, word=word)


def read_place(choice: str) -> LessonPlace | None:
    """Return the place that a choice stands for, or None where it leaves out what it needs."""
    parts = choice.split("=", 2) if choice else []
    if not all(parts) or (parts and parts[0] not in KEYS):
        return None
    return LessonPlace(*parts)


def numbered(letter: str, number: int) -> str:
    """Return how one of several is said: ``p`` for an action to be played, ``o`` for an outcome."""
    return f"{letter}{number}"


def number_said(letter: str, word: str) -> int | None:
    """Return which of several was said, or None where another thing was."""
    number = word.removeprefix(letter)
    return int(number) if word.startswith(letter) and _NUMBER.fullmatch(number) else None
