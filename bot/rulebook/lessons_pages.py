"""The pages of the lessons: the menu, the lessons of a ruleset, a task, what came of it. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.matches.terms import ruleset_line
from bot.core.messages import line
from bot.core.views.picking_text import question, step_label
from bot.core.views.views import Answer, Choice, Tone
from bot.rulebook.address import Address
from bot.rulebook.lessons import HINT, TELL, LessonPlace, TaskKind, lessons, numbered
from bot.rulebook.lessons_board import picked, played, still, to_foresee, to_pick, to_point, ways
from bot.rulebook.lessons_words import (
    deed,
    ending_line,
    name_line,
    number_of,
    text,
    title,
    why_still,
)
from engine.catalogue import DEFAULT, KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.picking import Picking
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from bot.core.views.views import Figure
    from bot.rulebook.lessons import Lesson
    from engine.actions import Action
    from engine.board import Square

Solved = frozenset[str]
"""The keys of the lessons that somebody has solved."""


def menu(look: Look, solved: Solved) -> Answer:
    """Return which games can be learnt, and how far a person has come in each."""
    every = [each for key in KEYS for each in lessons(key)]
    done = sum(each.key in solved for each in every)
    ways_on = tuple(Choice(LessonPlace(key).control, _progress(key, solved)) for key in KEYS)
    return Answer(
        lines=(line("learn-menu"), line("learn-all", solved=done, count=len(every))),
        figure=still(lessons(DEFAULT)[0], look),
        choices=(*ways_on, Choice(str(Control(Verb.RULES)), line("learn-rules"))),
        page=True,
    )


def listed(key: str, look: Look, solved: Solved) -> Answer:
    """Return the lessons of a ruleset."""
    found = lessons(key)
    left = [each for each in found if each.key not in solved]
    done = len(found) - len(left)
    state = (
        line("learn-solved", solved=done, count=len(found))
        if left
        else line("learn-done", count=len(found))
    )
    rules = Address(ruleset(key).name).control
    return Answer(
        lines=(line("learn-title", ruleset=ruleset_line(key)), state),
        figure=still((left or found)[0], look),
        choices=(
            *(_entry(each, solved, next_one=each in left[:1]) for each in found),
            Choice(rules, line("learn-rules")),
            Choice(LessonPlace().control, line("learn-games")),
        ),
        page=True,
    )


def task(lesson: Lesson, look: Look, prefix: tuple[Square, ...] = (), *hints: Line) -> Answer:
    """Return a lesson to be solved, as far as an action is picked, with a hint or without."""
    match lesson.asks:
        case TaskKind.ACTION:
            state = picked(lesson, prefix)
            board, asked = to_pick(lesson, state, look), question(lesson.game, state)
            return _page(lesson, board, *hints, asked, choices=tuple(_steps(lesson, state)))
        case TaskKind.PIECE:
            board = to_point(lesson, look)
            return _page(lesson, board, *hints, line("lesson-ask"), choices=_pieces(board))
        case TaskKind.ENDING:
            return _page(lesson, to_foresee(lesson, look), *hints, choices=_endings(lesson))


def hinted(lesson: Lesson, look: Look) -> Answer:
    """Return a lesson to be solved with its hint."""
    return task(lesson, look, (), line("lesson-hint", hint=text(lesson, "hint")))


def told(lesson: Lesson, look: Look) -> Answer:
    """Return a lesson with its answer: what the engine makes of it, and why."""
    answer = line("lesson-told", answer=text(lesson, "answer"))
    again = Choice(_at(lesson).control, line("learn-again"), Tone.PRIMARY)
    return _over(lesson, _shown(lesson, look), answer, choices=(again,))


def done(lesson: Lesson, look: Look, action: Action | None = None) -> Answer:
    """Return a lesson that has just been solved, by an action that may not be the answer's."""
    praise, answer = line("lesson-praise", number=number_of(lesson)), text(lesson, "answer")
    if action is None or action == lesson.shown:
        return _over(lesson, _shown(lesson, look), praise, answer)
    another = line("lesson-another", answer=answer)
    return _over(lesson, played(lesson, action, look), praise, *deed(lesson, action), another)


def almost(lesson: Lesson, look: Look, action: Action, left: tuple[Line, ...]) -> Answer:
    """Return what a legal action did that leaves something of the task undone."""
    again = Choice(_at(lesson).control, line("learn-again"), Tone.PRIMARY)
    what = deed(lesson, action)
    return _page(
        lesson,
        played(lesson, action, look),
        line("lesson-almost"),
        *what,
        *left,
        choices=(again,),
        task=False,
    )


def wrong_piece(lesson: Lesson, look: Look, square: str) -> Answer:
    """Return why a piece is not the one that may move."""
    figure = to_point(lesson, look, square)
    why = why_still(lesson, square)
    return _page(lesson, figure, why, line("lesson-ask"), choices=_pieces(figure))


def wrong_ending(lesson: Lesson, look: Look, said: str) -> Answer:
    """Return that it does not end so, and what to look at."""
    no = line("lesson-not-so", ending=ending_line(said))
    hint = line("lesson-hint", hint=text(lesson, "hint"))
    return _page(lesson, to_foresee(lesson, look), no, hint, choices=_endings(lesson))


def _page(
    lesson: Lesson, figure: Figure, *lines: Line, choices: tuple[Choice, ...], task: bool = True
) -> Answer:
    """A lesson that is not solved yet."""
    place = _at(lesson)
    asked = (text(lesson, "task"),) if task else ()
    help_ = (
        Choice(place.said(HINT).control, line("learn-hint")),
        Choice(place.said(TELL).control, line("learn-tell")),
    )
    return Answer(
        lines=(title(lesson), *asked, *lines),
        figure=figure,
        choices=(*choices, *help_, *_ways_on(lesson)),
        page=True,
    )


def _over(lesson: Lesson, figure: Figure, *lines: Line, choices: tuple[Choice, ...] = ()) -> Answer:
    """A lesson whose answer is known."""
    first = Tone.PLAIN if choices else Tone.PRIMARY
    return Answer(
        lines=(title(lesson), *lines),
        figure=figure,
        choices=(*choices, *_ways_on(lesson, first)),
        page=True,
    )


def _shown(lesson: Lesson, look: Look) -> Figure:
    if lesson.asks is TaskKind.PIECE:
        return ways(lesson, lesson.solved[0], look)
    return played(lesson, lesson.shown, look)


def _at(lesson: Lesson) -> LessonPlace:
    return LessonPlace(lesson.ruleset, lesson.name)


def _steps(lesson: Lesson, state: Picking) -> Iterator[Choice]:
    """The squares that may come next; a chain of jumps may also end where it has come to."""
    if state.index is not None:
        stop = _at(lesson).said(numbered("p", state.index))
        yield Choice(stop.control, line("button-play"), Tone.PRIMARY)
    for step in state.steps:
        yield Choice(step.control, step_label(lesson.game, state, step))
    if state.picked:
        yield Choice(_at(lesson).control, line("learn-other"))


def _pieces(figure: Figure) -> tuple[Choice, ...]:
    return tuple(Choice(spot.id, line("step", square=spot.name)) for spot in figure.spots or ())


def _endings(lesson: Lesson) -> tuple[Choice, ...]:
    place = _at(lesson)
    return tuple(
        Choice(place.said(numbered("o", at)).control, ending_line(each))
        for at, each in enumerate(lesson.among)
    )


def _ways_on(lesson: Lesson, tone: Tone = Tone.PLAIN) -> tuple[Choice, ...]:
    """The lessons before and after, and the list; ``tone`` is that of what comes next."""
    found, at = lessons(lesson.ruleset), number_of(lesson) - 1
    back = (Choice(_at(found[at - 1]).control, line("learn-previous")),) if at else ()
    rest = found[at + 1 :]
    on = (Choice(_at(rest[0]).control, line("learn-next"), tone),) if rest else ()
    last = Tone.PLAIN if rest else tone
    return (*back, *on, Choice(LessonPlace(lesson.ruleset).control, line("learn-lessons"), last))


def _entry(lesson: Lesson, solved: Solved, *, next_one: bool) -> Choice:
    is_solved = "yes" if lesson.key in solved else "no"
    label = line("learn-lesson", number=number_of(lesson), name=name_line(lesson), solved=is_solved)
    return Choice(_at(lesson).control, label, Tone.PRIMARY if next_one else Tone.PLAIN)


def _progress(key: str, solved: Solved) -> Line:
    found = lessons(key)
    done = sum(each.key in solved for each in found)
    return line("learn-entry", name=ruleset_line(key), solved=done, count=len(found))
