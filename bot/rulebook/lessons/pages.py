"""The pages of one lesson: its task, a hint, what was done, its solution. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import notation
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import line
from bot.core.matches.picking import picking_by
from bot.core.matches.puzzles import DAILY, MORE, RUSH
from bot.core.matches.trails import PlayedAction
from bot.core.views.board_words import action_line, board_words, side_line
from bot.core.views.picking import question, spots, step_label
from bot.core.views.pictures import with_picking, with_ways
from bot.core.views.views import Answer, Choice, Figure, Hotspot, Tone
from bot.rulebook.diagrams import on_its_own
from bot.rulebook.lessons.goals import prey_of
from bot.rulebook.lessons.lesson import TaskKind, lessons
from bot.rulebook.lessons.places import (
    HINT,
    PUZZLE_KINDS,
    TELL,
    LessonPlace,
    game_of,
    match_ways,
)
from bot.rulebook.lessons.telling import ending_line, immobility_line
from engine import steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.messages import Line
    from bot.core.matches.picking import Picking
    from bot.core.views.pictures import Look
    from bot.rulebook.lessons.lesson import Lesson
    from engine import Action, Game, Square
    from render import Picture


def task(lesson: Lesson, look: Look, prefix: tuple[Square, ...] = (), *hints: Line) -> Answer:
    """Return a lesson to be solved, with the squares picked so far and perhaps a hint."""
    match lesson.asks:
        case TaskKind.ACTION:
            state = picked(lesson, prefix)
            asked, choices = question(lesson.game, state), tuple(_steps(lesson, state))
            return _open(
                lesson, _picking_figure(lesson, state, look), *hints, asked, choices=choices
            )
        case TaskKind.PIECE | TaskKind.HUFF:
            return _piece_asked(lesson, look, None, *hints)
        case TaskKind.ENDING:
            return _ending_asked(lesson, look, *hints)


def posted(lesson: Lesson, look: Look) -> Answer:
    """Return a daily puzzle for several readers, with a button that opens it for the one."""
    figure = replace(_picking_figure(lesson, picked(lesson, ()), look), spots=None)
    solve = Choice(LessonPlace(DAILY).control, line("daily-solve"), Tone.PRIMARY)
    turn = line("replay-turn", side=side_line(lesson.game.position.side))
    lines = (lesson.title, lesson.text("task"), turn)
    return Answer(lines=lines, content=figure, choices=(solve,), page=True)


def hint(lesson: Lesson, look: Look) -> Answer:
    """Return a lesson to be solved with its hint."""
    return task(lesson, look, (), _hint_line(lesson))


def solution(lesson: Lesson, look: Look) -> Answer:
    """Return a lesson with its solution, played by the engine, and the explanation.

    If the opponent answers, a button goes on from there.
    """
    answer, later = line("lesson-told", answer=lesson.text("answer")), None
    if lesson.lines:
        later = lesson.later(lesson.shown)
    on = (Choice(later.place().control, line("learn-on"), Tone.PRIMARY),) if later else ()
    choices = (*on, replace(_retry(lesson), tone=Tone.PLAIN) if on else _retry(lesson))
    return _closed(lesson, _solution_figure(lesson, look), answer, choices=choices)


def solved_page(lesson: Lesson, look: Look, action: Action | None = None) -> Answer:
    """Return a lesson that was just solved, by an action that may differ from the solution's."""
    praise, answer = line("lesson-praise", number=lesson.number), lesson.text("answer")
    if action is None or action == lesson.shown:
        return _closed(lesson, _solution_figure(lesson, look), praise, answer)
    another = line("lesson-another", answer=answer)
    figure = _played_figure(lesson, action, look)
    return _closed(lesson, figure, praise, *_effects(lesson, action), another)


def answered(lesson: Lesson, look: Look, action: Action) -> Answer | None:
    """Return what the opponent answers to an action that leads to the aim, and what is asked then.

    None if nothing is answered, since the aim is reached.
    """
    answer, later = lesson.answer_to(action), lesson.later(action)
    if answer is None or later is None:
        return None
    after = lesson.game.play(action)
    last = after.play(answer)
    played = (
        PlayedAction(lesson.game.position.side, action, after),
        PlayedAction(after.position.side, answer, last),
    )
    state = picked(later, ())
    drawn = with_picking(on_its_own(last, look), later.game, state)
    figure = _figure(later, later.game, drawn, spots(later.game, state))
    asked, choices = question(later.game, state), tuple(_steps(later, state))
    return _open(later, figure, line("lesson-right"), *action_line(played), asked, choices=choices)


def incomplete(lesson: Lesson, look: Look, action: Action, left: tuple[Line, ...]) -> Answer:
    """Return what a legal action did that misses a part of the goal."""
    lines = (line("lesson-almost"), *_effects(lesson, action), *left)
    figure = _played_figure(lesson, action, look)
    return _open(lesson, figure, *lines, choices=(_retry(lesson),), with_task=False)


def wrong_piece(lesson: Lesson, look: Look, square: str) -> Answer:
    """Return why a piece is not the one that may move."""
    return _piece_asked(lesson, look, square, immobility_line(lesson, square))


def wrong_ending(lesson: Lesson, look: Look, ending: str) -> Answer:
    """Return that the game does not end so, with the hint."""
    wrong = line("lesson-not-so", ending=ending_line(ending))
    return _ending_asked(lesson, look, wrong, _hint_line(lesson))


def _piece_asked(lesson: Lesson, look: Look, square: str | None, *lines: Line) -> Answer:
    """Ask for a piece; ``square`` is marked."""
    drawn = replace(on_its_own(lesson.game, look), picked=square)
    there = tuple(_piece(lesson, each) for each in lesson.pieces)
    choices = tuple(Choice(spot.control, line("step", square=spot.name)) for spot in there)
    figure = _figure(lesson, lesson.game, drawn, there)
    return _open(lesson, figure, *lines, line("lesson-ask"), choices=choices)


def _ending_asked(lesson: Lesson, look: Look, *lines: Line) -> Answer:
    """Ask for the ending, on a board with the action that follows."""
    plan = tuple(map(lesson.game.ruleset.board.name, steps(lesson.shown)))
    figure = _figure(lesson, lesson.game, replace(on_its_own(lesson.game, look), plan=plan))
    choices = tuple(
        Choice(lesson.place(f"o{at}").control, ending_line(each))
        for at, each in enumerate(lesson.among)
    )
    return _open(lesson, figure, *lines, choices=choices)


def _open(
    lesson: Lesson,
    figure: Figure,
    *lines: Line,
    choices: tuple[Choice, ...],
    with_task: bool = True,
) -> Answer:
    """Return a page of a lesson that is not solved yet."""
    asked = (lesson.text("task"),) if with_task else ()
    help_: tuple[Choice, ...] = (
        Choice(lesson.place(HINT).control, line("learn-hint")),
        Choice(lesson.place(TELL).control, line("learn-tell")),
    )
    if lesson.course == RUSH:
        help_ = ()
    return Answer(
        lines=(lesson.title, *asked, *lines),
        content=figure,
        choices=(*choices, *help_, *_neighbours(lesson)),
        page=True,
    )


def _closed(
    lesson: Lesson, figure: Figure, *lines: Line, choices: tuple[Choice, ...] = ()
) -> Answer:
    """Return a page of a lesson whose solution is shown."""
    first = Tone.PLAIN if choices else Tone.PRIMARY
    return Answer(
        lines=(lesson.title, *lines),
        content=figure,
        choices=(*choices, *_neighbours(lesson, first)),
        page=True,
    )


def _effects(lesson: Lesson, action: Action) -> tuple[Line, ...]:
    """Return what an action does, and how it ends the game if it does."""
    game = lesson.game
    after = game.play(action)
    done = action_line((PlayedAction(game.position.side, action, after),))
    return (*done, ending_line(lesson.ending(action))) if after.outcome else tuple(done)


def _hint_line(lesson: Lesson) -> Line:
    return line("lesson-hint", hint=lesson.text("hint"))


def _retry(lesson: Lesson) -> Choice:
    return Choice(lesson.place().control, line("learn-again"), Tone.PRIMARY)


def _steps(lesson: Lesson, state: Picking) -> Iterator[Choice]:
    """Yield the squares that may come next; a chain of jumps may also end here."""
    if state.index is not None:
        stop = lesson.place(f"p{state.index}")
        yield Choice(stop.control, line("button-play"), Tone.PRIMARY)
    for step in state.steps:
        yield Choice(step.control, step_label(lesson.game, state, step))
    if state.picked:
        yield Choice(lesson.place().control, line("learn-other"))


def _neighbours(lesson: Lesson, tone: Tone = Tone.PLAIN) -> tuple[Choice, ...]:
    """Return the lessons before and after, and the list; the first way on has the ``tone``."""
    if lesson.course == RUSH:
        return ()
    if lesson.course in PUZZLE_KINDS:
        return _other_puzzles(lesson, tone)
    found, number = lessons(lesson.course), lesson.number
    before, after = found[: number - 1], found[number:]
    back = (Choice(before[-1].place().control, line("learn-previous")),) if before else ()
    on = (Choice(after[0].place().control, line("learn-next"), tone),) if after else ()
    play = () if after else match_ways(lesson.course, tone)
    lessons_ = Choice(LessonPlace(lesson.course).control, line("learn-lessons"))
    return (*back, *on, *play, lessons_)


def _other_puzzles(lesson: Lesson, tone: Tone) -> tuple[Choice, ...]:
    """Return the ways from a puzzle of no course, of one that is closed with what is told of it."""
    another = Choice(LessonPlace(MORE).control, line("puzzle-more"), tone)
    courses = Choice(LessonPlace().control, line("learn-games"))
    if lesson.course == MORE:
        same = LessonPlace(MORE, game_of(lesson.rules.partition("(")[0])).control
        return (another, Choice(same, line("puzzle-same-game")), courses)
    rush = Choice(LessonPlace(RUSH).control, line("rush-title"))
    if tone is not Tone.PRIMARY:
        return (another, rush, courses)
    share = Choice(Control(Verb.LEARN, choice=f"share={lesson.name}"), line("puzzle-share"))
    return (another, share, rush, *match_ways(lesson.rules, Tone.PLAIN), courses)


def picked(lesson: Lesson, prefix: tuple[Square, ...]) -> Picking:
    """Return the state of picking after these squares, without hints at captures."""
    state = picking_by(lesson.game, prefix, lambda each: lesson.place(str(each)).control)
    return replace(state, steps=tuple(replace(step, captures=()) for step in state.steps))


def _picking_figure(lesson: Lesson, state: Picking, look: Look) -> Figure:
    """Return the board on which an action is picked, with the pieces of the goal marked."""
    drawn = with_picking(on_its_own(lesson.game, look), lesson.game, state)
    aim = tuple(each for each in prey_of(lesson.goal) if each not in drawn.removable)
    marked = replace(drawn, prey=drawn.prey or aim)
    return _figure(lesson, lesson.game, marked, spots(lesson.game, state))


def _solution_figure(lesson: Lesson, look: Look) -> Figure:
    """Return the board after the solution, or with all moves of the piece that is the solution."""
    if lesson.asks is not TaskKind.PIECE:  # a huff is played as an action is
        return _played_figure(lesson, lesson.shown, look)
    game = lesson.game
    start = game.ruleset.board.square(lesson.solved[0])
    return _figure(lesson, game, with_ways(on_its_own(game, look), game, start))


def _played_figure(lesson: Lesson, action: Action, look: Look) -> Figure:
    after = lesson.game.play(action)
    return _figure(lesson, after, on_its_own(after, look))


def still(lesson: Lesson, look: Look) -> Figure:
    """Return the board of a lesson without squares to press."""
    return replace(_figure(lesson, lesson.game, on_its_own(lesson.game, look)), spots=None)


def _piece(lesson: Lesson, square: str) -> Hotspot:
    name = notation(lesson.game.ruleset, square)
    control = lesson.place(square).control
    return Hotspot(square, control, line("spot-piece", square=name), name)


def _figure(lesson: Lesson, game: Game, drawn: Picture, there: tuple[Hotspot, ...] = ()) -> Figure:
    name = f"{lesson.course}-{lesson.name}.png"
    return Figure(drawn, board_words(game), name=name, spots=there)
