"""Lessons as tests take them: each with all that can be done in it."""

from datetime import timedelta
from functools import cache

from bot.core.matches.actions import choices
from bot.core.matches.controls import read_control
from bot.core.matches.model import Account, AccountId
from bot.core.views.pictures import look_of
from bot.rulebook.lessons.handler import RulebookLessons
from bot.rulebook.lessons.lesson import TaskKind, lessons
from bot.rulebook.lessons.places import COURSES, HINT, TELL
from bot.rulebook.lessons.puzzles import MORE, puzzles
from bot.rulebook.lessons.standalone import WEEKS_FROM, daily_puzzle, standalone_puzzle
from engine import steps

LESSONS = [lesson for course in COURSES for lesson in lessons(course)]
LOOK = look_of(None)
COURSE = RulebookLessons()
SOME = 30
"""One in so many actions that do not solve a puzzle is tried."""

READER = Account(AccountId("reader"), "Reader")


def said_of(lesson):
    return lesson.key


def of_kind(asks):
    return [lesson for lesson in LESSONS if lesson.asks is asks]


def place(lesson, word=""):
    """The control of a lesson with something said in it."""
    return lesson.place(word).control


def stages(lesson):
    """A lesson, and what is left of it after each answer of the opponent."""
    yield lesson
    for action in choices(lesson.game):
        if lesson.solves(action) and (later := lesson.later(action)):
            yield from stages(later)


def standalone_puzzles():
    """Some puzzles of no course: of days, and out of games."""
    days = (WEEKS_FROM + timedelta(days=11 * at) for at in range(6))
    numbers = range(1, len(puzzles(MORE)), 211)
    return [*map(daily_puzzle, days), *(standalone_puzzle("more", f"{at}") for at in numbers)]


def last_stage(lesson):
    """What is left of a lesson once its solution was played up to the last action."""
    return last_stage(later) if (later := lesson.later(lesson.shown)) else lesson


def words_in(lesson):
    """All that can be said in a lesson, the squares that are picked one by one among it.

    If the opponent answers, of what does not solve it only a little.
    """
    for stage in stages(lesson):
        yield from (said_after(stage, word) for word in words_at(stage))


def said_after(stage, word):
    """A word behind the indexes of what was played."""
    return "=".join(filter(None, (*map(str, stage.trail), word)))


def words_at(lesson):
    """All that can be said in a lesson before anything is answered."""
    yield from ("", HINT, TELL)
    match lesson.asks:
        case TaskKind.ACTION:
            for index, action in enumerate(choices(lesson.game)):
                if lesson.lines and index % SOME and not lesson.solves(action):
                    continue
                yield from (f"{index}-{length}" for length in range(1, len(steps(action)) + 1))
                yield f"p{index}"
        case TaskKind.PIECE | TaskKind.HUFF:
            yield from lesson.pieces
        case TaskKind.ENDING:
            yield from (f"o{at}" for at in range(len(lesson.among)))


def solving(lesson):
    """What is said in a lesson to solve it, as buttons say it, after all that is answered."""
    stage = last_stage(lesson)
    match stage.asks:
        case TaskKind.ACTION:
            index = next(
                index for index, action in enumerate(choices(stage.game)) if stage.solves(action)
            )
            return said_after(stage, f"p{index}")
        case TaskKind.PIECE | TaskKind.HUFF:
            return stage.solved[0]
        case TaskKind.ENDING:
            return f"o{stage.among.index(stage.solved[0])}"


def turned(control, solved=frozenset(), reader=READER):
    return COURSE.press(reader, read_control(str(control)).choice, solved)


def answered(lesson, word=""):
    return turned(place(lesson, word)).answer


def codes(answer):
    return [line.code for line in answer.lines]


def labels(answer):
    return [choice.label.code for choice in answer.choices]


@cache
def everything(lesson):
    """All that can be said in a lesson, with what is answered."""
    return [(word, turned(place(lesson, word))) for word in words_in(lesson)]


ALWAYS = {
    "learn": "menu all entry title solved done lesson games rules lessons hint tell again other "
    "previous next play path ahead match on daily",
    "daily": "solve title",
    "more": "title",
    "rush": "puzzle",
    "puzzle": "same-game share",
    "lesson": "title ask hint told another praise almost cannot not-so right",
    "ends": "on won draw again stays lost bound turned",
    "missed": "captured bound freed count upright reached active ended otherwise unharmed "
    "held line answer",
}
"""What is said around lessons, by families."""


def said_in_lessons():
    """The codes that lessons say."""
    yield from (f"{family}-{name}" for family, names in ALWAYS.items() for name in names.split())
    for words in {lesson.words for lesson in LESSONS}:
        yield from (f"{family}-{words}" for family in ("lesson", "task", "hint", "answer"))
