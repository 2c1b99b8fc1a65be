"""Lessons as tests take them: each with all that can be done in it."""

from functools import cache

from bot.core.controls import read_control
from bot.core.matches.actions import choices
from bot.core.matches.model import Account, AccountId
from bot.core.views.pictures import look_of
from bot.rulebook.lessons.handler import RulebookLessons
from bot.rulebook.lessons.lesson import HINT, TELL, LessonPlace, TaskKind, lessons
from engine.actions import steps
from engine.catalogue import KEYS

LESSONS = [lesson for key in KEYS for lesson in lessons(key)]
LOOK = look_of(None)
COURSE = RulebookLessons()
READER = Account(AccountId("reader"), "Reader")


def said_of(lesson):
    return lesson.key


def of_kind(asks):
    return [lesson for lesson in LESSONS if lesson.asks is asks]


def place(lesson, word=""):
    """The control of a lesson with something said in it."""
    return LessonPlace(lesson.ruleset, lesson.name, word).control


def words_in(lesson):
    """All that can be said in a lesson, the squares that are picked one by one among it."""
    yield from ("", HINT, TELL)
    match lesson.asks:
        case TaskKind.ACTION:
            for index, action in enumerate(choices(lesson.game)):
                yield from (f"{index}-{length}" for length in range(1, len(steps(action)) + 1))
                yield f"p{index}"
        case TaskKind.PIECE:
            yield from lesson.pieces
        case TaskKind.ENDING:
            yield from (f"o{at}" for at in range(len(lesson.among)))


def solving(lesson):
    """What is said in a lesson to solve it, as buttons say it."""
    match lesson.asks:
        case TaskKind.ACTION:
            return next(
                f"p{index}"
                for index, action in enumerate(choices(lesson.game))
                if lesson.solves(action)
            )
        case TaskKind.PIECE:
            return lesson.solved[0]
        case TaskKind.ENDING:
            return f"o{lesson.among.index(lesson.solved[0])}"


def turned(control, solved=frozenset(), reader=READER):
    return COURSE.turn(reader, read_control(control).choice, solved)


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
    "previous next play",
    "lesson": "title ask hint told another praise almost cannot not-so",
    "ends": "on won draw",
    "missed": "captured bound freed count upright reached ended otherwise unharmed held",
}
"""What is said around lessons, by families."""


def said_in_lessons():
    """The codes that lessons say."""
    yield from (f"{family}-{name}" for family, names in ALWAYS.items() for name in names.split())
    for words in {lesson.words for lesson in LESSONS}:
        yield from (f"{family}-{words}" for family in ("lesson", "task", "hint", "answer"))
