"""Lessons by words, and by controls that no bot wrote."""

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.preferences import Letters
from bot.i18n import speaker
from bot.rulebook.lessons.lesson import lesson_of
from tests.bot.rulebook.learning import COURSE, READER, answered, codes

FORGED = [
    *("chess", "poleis=nothing", "=line", "poleis==x="),
    *(f"poleis=line={word}" for word in ("9999-1", "0-9", "p9999", "a1", "o0", "p", "0-0", "zz")),
    *("poleis=vagus=h8", "poleis=vagus=p0", "poleis=end=o9", "poleis=end=o"),
]
OPENED = [
    ("", "learn-menu"),
    ("walker-dux", "learn-title"),
    ("walker-dux 2", "lesson-title"),
    ("walker-dux 40", "learn-title"),
    ("path 3", "lesson-title"),
    ("percorso", "learn-title"),
    ("walker-dux(corner=on) 2", "lesson-title"),
    ("walker-dox", "refused-unknown-ruleset-near"),
    ("walker-petteia 1 d1d4", "lesson-title"),
    ("walker-petteia 1 d1-h8", "refused-illegal"),
    ("walker-petteia 1 ???", "refused-notation"),
]
TYPED = [
    ("walker-petteia 1 d1-d4", "walker-petteia=line"),
    ("poleis 4 a1", "poleis=vagus"),
    ("poleis 4 d1", ""),
    ("poleis 4 h8", ""),
    ("poleis 6 2", "poleis=end"),
    ("poleis 6 1", ""),
    ("poleis 6 two", ""),
    ("vogt-petteia 2 Ε1", "vogt-petteia=must"),  # noqa: RUF001 -- an Epsilon
    ("vogt-petteia 1 e3-e5", "vogt-petteia=many"),
]


def test_what_no_bot_wrote_is_refused():
    for choice in FORGED:
        taught = COURSE.press(READER, choice, frozenset())
        assert taught.answer.refused, choice
        assert codes(taught.answer) == ["refused-forged"], choice
        assert taught.solved == "", choice


@given(st.text("abcdefghijklmnopqrstuvwxyz0123456789=-", max_size=30))
def test_any_choice_is_answered(choice):
    assert COURSE.press(READER, choice, frozenset()).answer.lines


@given(st.text(max_size=60))
def test_any_words_are_answered(typed):
    for begun in ("", "poleis ", "poleis 1 ", "poleis 4 ", "poleis 6 "):
        assert COURSE.open(READER, begun + typed, frozenset()).answer.lines


def test_words_open_lessons_and_answer_in_them():
    for typed, code in OPENED:
        assert codes(COURSE.open(READER, typed, frozenset()).answer)[0] == code, typed


def test_answers_can_be_typed():
    for typed, solved in TYPED:
        assert COURSE.open(READER, typed, frozenset()).solved == solved, typed


def test_squares_are_said_in_the_letters_that_a_reader_chose():
    lesson = lesson_of("vogt-petteia", "rout")
    line = answered(lesson, "tell").lines[1]
    told = {letters: speaker("en", letters=letters).say(line) for letters in Letters}
    assert "f1-f3" in told[Letters.LATIN]
    assert "Ζ1-Ζ3" in told[Letters.GAME]  # noqa: RUF001 -- Zetas
