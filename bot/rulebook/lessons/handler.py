"""Answers words and buttons of the lessons; the port is in the core. Pure."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from itertools import count, takewhile
from typing import TYPE_CHECKING

from bot.core.handlers.registry import LessonAnswer
from bot.core.matches.actions import action_named, choices
from bot.core.matches.controls import read_prefix
from bot.core.matches.messages import Refused, refused
from bot.core.matches.picking import prefix_of
from bot.core.matches.puzzles import DAILY, Tried
from bot.core.typed.letter_doubts import settled
from bot.core.typed.ruleset_names import name_within
from bot.core.typed.terms import KEYED, known_ruleset, named_part, retold
from bot.core.typed.vocabulary import value_meant
from bot.core.views.pictures import look_of
from bot.core.views.queries import refusal
from bot.rulebook.lessons import lists, pages
from bot.rulebook.lessons.goals import missed
from bot.rulebook.lessons.lesson import TaskKind, lesson_of, lessons
from bot.rulebook.lessons.places import (
    FIRST_STEPS,
    HINT,
    PUZZLE_KINDS,
    TELL,
    LessonPlace,
    read_place,
)
from bot.rulebook.lessons.standalone import daily_puzzle, place_of, rated_puzzles, standalone_puzzle
from bot.rulebook.lessons.telling import refutation_lines
from engine import NotationError, read_square
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from datetime import date

    from bot.core.matches.controls import Control
    from bot.core.matches.model import Account
    from bot.core.views.pictures import Look
    from bot.core.views.views import Answer
    from bot.rulebook.lessons.lesson import Lesson
    from engine import Action

FORGED = LessonAnswer(refusal(refused("forged")))

_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


class RulebookLessons:
    """Answers with lessons, in each person's own theme."""

    def open(self, who: Account, typed: str, solved: frozenset[str]) -> LessonAnswer:
        """Answer words: a ruleset, the number of a lesson, what is done in it; or nothing."""
        look = _look_of(who)
        if not typed:
            return LessonAnswer(lists.menu(look, solved))
        first, _, rest = typed.partition(" ")
        key = FIRST_STEPS
        if not value_meant(first, (FIRST_STEPS,)):
            named, rest = _split(typed)
            name = known_ruleset(named)
            if isinstance(name, Refused):
                meant = retold(name, lambda text: f"learn {text} {rest}".strip())
                return LessonAnswer(refusal(meant))
            key = ruleset(name).key
        number, _, said = rest.partition(" ")
        if not _is_number(number, len(lessons(key))):
            return LessonAnswer(lists.overview(key, look, solved))
        lesson = lessons(key)[int(number) - 1]
        if not said:
            return LessonAnswer(pages.task(lesson, look))
        read = settled(
            lesson.game.ruleset,
            who.settings.letters,
            (who.settings.letters.meant(said),),
            is_legal=lambda way: _is_possible(lesson, way[0]),
            retyped=lambda way: f"learn {key} {number} {way}",
        )
        if isinstance(read, Refused):
            return LessonAnswer(refusal(read))
        return _typed(lesson, look, read[0])

    def press(self, who: Account, choice: str, solved: frozenset[str]) -> LessonAnswer:
        """Answer a button, by its choice; it may be old or forged."""
        look = _look_of(who)
        place = read_place(choice)
        if place is None:
            return FORGED
        if not place.key:
            return LessonAnswer(lists.menu(look, solved))
        is_standalone = place.key in PUZZLE_KINDS
        if not place.name and not is_standalone:
            return LessonAnswer(lists.overview(place.key, look, solved))
        lesson = (standalone_puzzle if is_standalone else lesson_of)(place.key, place.name)
        stage, word = _stage(lesson, place.word) if lesson else (None, "")
        done = _pressed(stage, look, word) if stage else FORGED
        if lesson is None or not is_standalone:
            return replace(done, tried=None)
        return replace(done, about=lesson.key)

    def daily(self, who: Account, day: date) -> LessonAnswer:
        """Answer with the puzzle of a day."""
        puzzle = daily_puzzle(day)
        return LessonAnswer(pages.task(puzzle, _look_of(who)), about=puzzle.key)

    def rated(self, game: str = "") -> Mapping[str, int]:
        """Return the puzzles that people are given by their level, perhaps of one game."""
        return rated_puzzles(game)

    def streak(self, solved: Collection[str], day: date) -> int:
        """Count the days in a row whose puzzle was solved, up to a day or the one before."""

        def is_solved(ago: int) -> bool:
            return f"{DAILY}={place_of(day - timedelta(days=ago)).name}" in solved

        return sum(1 for _ in takewhile(is_solved, count(0 if is_solved(0) else 1)))

    def posted(self, day: date) -> Answer:
        """Return the puzzle of a day as a group reads it, with the button that opens it."""
        return pages.posted(daily_puzzle(day), look_of(None))

    def next_control(self, key: str, solved: frozenset[str]) -> Control:
        """Return the control of a beginner's first lesson that is not solved, else of a list.

        The first steps come before the lessons of the ruleset.
        """
        every = (*lessons(FIRST_STEPS), *lessons(key))
        left = (each.place() for each in every if each.key not in solved)
        return next(left, LessonPlace(key)).control


def _stage(lesson: Lesson, word: str) -> tuple[Lesson | None, str]:
    """Return a lesson after what was played in it by its answers, and what is said there."""
    parts = word.split("=") if word else []
    stage: Lesson | None = lesson
    while stage and parts and _NUMBER.fullmatch(parts[0]):
        actions, index = choices(stage.game), int(parts.pop(0))
        is_right = index < len(actions) and stage.solves(actions[index])
        stage = stage.later(actions[index]) if is_right else None
    return (None, "") if parts[1:] else (stage, "".join(parts))


def _split(typed: str) -> tuple[str, str]:
    """Split the name of a ruleset off the beginning of a text."""
    if keyed := KEYED.search(typed):
        return keyed[1], typed[keyed.end() :].strip()
    found = name_within(typed, leading=True)
    return (named_part(typed, found), found.after) if found else (typed, "")


def _pressed(lesson: Lesson, look: Look, word: str) -> LessonAnswer:
    if word == "":
        return LessonAnswer(pages.task(lesson, look))
    if word == HINT:
        return LessonAnswer(pages.hint(lesson, look), tried=Tried.HINTED)
    if word == TELL:
        return LessonAnswer(pages.solution(lesson, look), tried=Tried.MISSED)
    match lesson.asks:
        case TaskKind.ACTION:
            return _picked(lesson, look, word)
        case TaskKind.PIECE | TaskKind.HUFF if word in lesson.pieces:
            return _pointed(lesson, look, word)
        case TaskKind.ENDING if (number := _number_after("o", word)) is not None:
            return _predicted(lesson, look, number)
        case _:
            return FORGED


def _picked(lesson: Lesson, look: Look, word: str) -> LessonAnswer:
    """Go on picking an action; it is played once it is complete and cannot go on."""
    actions, number = choices(lesson.game), _number_after("p", word)
    if number is not None and number < len(actions):
        return _played(lesson, look, actions[number])
    begun = read_prefix(word)
    prefix = prefix_of(lesson.game, begun) if begun else None
    if not prefix:
        return FORGED
    state = pages.picked(lesson, prefix)
    if state.action is not None and not state.steps:
        return _played(lesson, look, state.action)
    return LessonAnswer(pages.task(lesson, look, prefix))


def _played(lesson: Lesson, look: Look, action: Action) -> LessonAnswer:
    if lesson.aim is not None:
        if not lesson.solves(action):
            left = refutation_lines(lesson, action)
            page = pages.incomplete(lesson, look, action, left)
            return LessonAnswer(page, tried=Tried.MISSED)
        answered = pages.answered(lesson, look, action)
        if answered is not None:
            return LessonAnswer(answered)
    elif left := missed(lesson.game, action, lesson.goal):
        return LessonAnswer(pages.incomplete(lesson, look, action, left))
    page = pages.solved_page(lesson, look, action)
    return LessonAnswer(page, lesson.key, tried=Tried.SOLVED)


def _pointed(lesson: Lesson, look: Look, square: str) -> LessonAnswer:
    if lesson.fits(square):
        return LessonAnswer(pages.solved_page(lesson, look), lesson.key)
    return LessonAnswer(pages.wrong_piece(lesson, look, square))


def _predicted(lesson: Lesson, look: Look, number: int) -> LessonAnswer:
    if number >= len(lesson.among):
        return FORGED
    ending = lesson.among[number]
    if ending == lesson.ending(lesson.shown):
        return LessonAnswer(pages.solved_page(lesson, look), lesson.key)
    return LessonAnswer(pages.wrong_ending(lesson, look, ending))


def _is_possible(lesson: Lesson, said: str) -> bool:
    """Return whether an action is legal in a lesson, or a square has a piece it asks about."""
    is_legal = not isinstance(action_named(lesson.game, said), Refused)
    return is_legal or _square(lesson, said) in lesson.pieces


def _typed(lesson: Lesson, look: Look, said: str) -> LessonAnswer:
    """Do in a lesson what was typed: an action, a piece's square, the number of an ending."""
    if lesson.asks is TaskKind.ACTION:
        action = action_named(lesson.game, said)
        if isinstance(action, Refused):
            return LessonAnswer(refusal(action))
        return _played(lesson, look, action)
    asks_piece = lesson.asks in {TaskKind.PIECE, TaskKind.HUFF}
    if asks_piece and (square := _square(lesson, said)) in lesson.pieces:
        return _pointed(lesson, look, square)
    if lesson.asks is TaskKind.ENDING and _is_number(said, len(lesson.among)):
        return _predicted(lesson, look, int(said) - 1)
    return LessonAnswer(pages.task(lesson, look))


def _square(lesson: Lesson, said: str) -> str:
    """Return the engine's name of a square that was typed, or an empty text if it is none."""
    rules = lesson.game.ruleset
    try:
        return rules.board.name(read_square(rules.board, said, rules.letters))
    except NotationError:
        return ""


def _look_of(who: Account) -> Look:
    """Return how boards look to a person who always plays the first side."""
    return replace(look_of(who), flipped=False)


def _number_after(letter: str, word: str) -> int | None:
    """Return the number after a letter, or None if the word is something else."""
    number = word.removeprefix(letter)
    return int(number) if word.startswith(letter) and _NUMBER.fullmatch(number) else None


def _is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdecimal() and 1 <= int(text[:4]) <= most
