"""The lists of the lessons: all courses, and the lessons of one, with a person's progress. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import line
from bot.core.matches.puzzles import DAILY
from bot.core.views.views import Answer, Choice, Tone
from bot.rulebook.chapters import Address
from bot.rulebook.lessons.lesson import course_line, lessons
from bot.rulebook.lessons.pages import still
from bot.rulebook.lessons.places import COURSES, LessonPlace, game_of, match_ways
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.views.pictures import Look
    from bot.rulebook.lessons.lesson import Lesson

Solved = frozenset[str]
"""The keys of the lessons that a person has solved."""


def menu(look: Look, solved: Solved) -> Answer:
    """Return all courses, and a person's progress in each; the one to go on with stands out."""
    every = [each for course in COURSES for each in lessons(course)]
    left = [each for each in every if each.key not in solved]
    ahead = left[0].course if left else ""
    courses = tuple(
        Choice(
            LessonPlace(course).control,
            _progress(course, solved),
            Tone.PRIMARY if course == ahead else Tone.PLAIN,
        )
        for course in COURSES
    )
    done = line("learn-all", solved=len(every) - len(left), count=len(every))
    return Answer(
        lines=(line("learn-menu"), done, *map(_ahead, left[:1])),
        content=still((left or every)[0], look),
        choices=(
            *courses,
            Choice(LessonPlace(DAILY).control, line("learn-daily")),
            Choice(Control(Verb.RULES), line("learn-rules")),
        ),
        page=True,
    )


def overview(course: str, look: Look, solved: Solved) -> Answer:
    """Return the lessons of a course, and the match that ends it."""
    found = lessons(course)
    left = [each for each in found if each.key not in solved]
    state = line("learn-done", count=len(found))
    if left:
        state = line("learn-solved", solved=len(found) - len(left), count=len(found))
    return Answer(
        lines=(line("learn-title", ruleset=course_line(course)), state, *map(_ahead, left[:1])),
        content=still((left or found)[0], look),
        choices=(
            *(_entry(each, solved, is_next=each in left[:1]) for each in found),
            *match_ways(course, Tone.PLAIN if left else Tone.PRIMARY),
            Choice(Address(ruleset(game_of(course)).name).control, line("learn-rules")),
            Choice(LessonPlace().control, line("learn-games")),
        ),
        page=True,
    )


def _ahead(lesson: Lesson) -> Line:
    """Return what is next."""
    return line("learn-ahead", number=lesson.number, name=lesson.name_line)


def _entry(lesson: Lesson, solved: Solved, *, is_next: bool) -> Choice:
    is_solved = "yes" if lesson.key in solved else "no"
    label = line("learn-lesson", number=lesson.number, name=lesson.name_line, solved=is_solved)
    return Choice(lesson.place().control, label, Tone.PRIMARY if is_next else Tone.PLAIN)


def _progress(course: str, solved: Solved) -> Line:
    found = lessons(course)
    done = sum(each.key in solved for each in found)
    return line("learn-entry", name=course_line(course), solved=done, count=len(found))
