"""Every lesson is replayed: what is claimed to solve it does, and nothing else."""

import re
import tomllib
from pathlib import Path

import pytest

import bot.rulebook
from bot.core.matches.actions import choices
from bot.rulebook.lessons.goals import JUDGES, missed
from bot.rulebook.lessons.lesson import AGAIN, FATES, GOES_ON, TaskKind, lesson_of, lessons
from bot.rulebook.lessons.pages import still
from bot.rulebook.lessons.places import COURSES
from bot.rulebook.lessons.telling import immobility_line
from engine import Bound, Captured, Freed, Reason, Side, steps, write_position
from tests.bot.rulebook.learning import LESSONS, LOOK, of_kind

MOST_LESSONS = 20
"""With the buttons beneath them they fit into a message of Discord."""

BOOK = Path(bot.rulebook.__file__).parent / "book" / "lessons"


def test_every_course_has_lessons_with_names_of_their_own():
    for key in COURSES:
        names = [each.name for each in lessons(key)]
        assert 5 <= len(names) <= MOST_LESSONS, key
        assert len(set(names)) == len(names), key
        assert all(re.fullmatch(r"[a-z]{1,6}", name) for name in names), key


def test_no_lessons_are_written_that_belong_to_no_game():
    assert {path.stem for path in BOOK.glob("*.toml")} == set(COURSES)


def test_the_ruleset_knows_the_position_and_the_first_side_is_to_act():
    for lesson in LESSONS:
        game = lesson.game
        board, position = lesson.position.split()[:2]
        assert game.outcome is None, lesson.key
        assert game.position.side is Side.FIRST, lesson.key
        assert write_position(game.ruleset.board, game.position).split()[:2] == [board, position]
        assert still(lesson, LOOK).picture.pieces == board, lesson.key


def test_what_is_claimed_solves_a_task_and_no_other_action_does():
    for lesson in of_kind(TaskKind.ACTION):
        game = lesson.game
        solving = [game.write(each) for each in choices(game) if lesson.solves(each)]
        assert sorted(solving) == sorted(lesson.solved), lesson.key
        assert 0 < len(solving) < len(game.legal), lesson.key
        assert lesson.goal.keys() <= JUDGES.keys(), lesson.key


def test_the_pieces_that_may_move_are_those_that_are_claimed():
    for lesson in of_kind(TaskKind.PIECE):
        movable = {lesson.game.ruleset.board.name(steps(each)[0]) for each in lesson.game.legal}
        assert movable == set(lesson.solved), lesson.key
        assert movable < set(lesson.pieces), lesson.key
        for square in set(lesson.pieces) - movable:
            why = dict(immobility_line(lesson, square).params)["why"]
            assert why.code.startswith("illegal-"), (lesson.key, square)


def test_it_ends_as_is_claimed_and_the_other_endings_are_the_games_own():
    for lesson in of_kind(TaskKind.ENDING):
        game = lesson.game
        [action] = [each for each in game.legal if game.write(each) == lesson.action]
        assert lesson.shown == action, lesson.key
        assert (lesson.ending(action),) == lesson.solved, lesson.key
        assert lesson.solved[0] in lesson.among, lesson.key
        assert 3 <= len(set(lesson.among)) == len(lesson.among), lesson.key
        for ending in set(lesson.among) - {GOES_ON, AGAIN, *FATES}:
            winner, _, reason = ending.partition("-")
            assert winner in {"first", "second", "draw"}, lesson.key
            assert reason in set(Reason), lesson.key


def test_squares_that_texts_speak_of_are_on_the_board():
    for lesson in LESSONS:
        board = lesson.game.ruleset.board
        named = lesson.named.values()
        assert all(board.square(square) in board.squares for square in named), lesson.key


def test_nothing_can_be_asked_for_that_no_lesson_asks():
    assert {name for lesson in LESSONS for name in lesson.goal} == JUDGES.keys()


def test_a_solution_that_is_none_is_seen():
    lesson = lesson_of("walker-petteia", "line")
    [wrong] = [each for each in lesson.game.legal if lesson.game.write(each) == "d1-d3"]
    assert not lesson.solves(wrong)
    assert [left.code for left in missed(lesson.game, wrong, lesson.goal)] == ["missed-captured"]


@pytest.mark.parametrize(
    ("key", "name", "action", "missing"),
    [
        ("walker-petteia", "many", "h1-h2", "missed-count"),
        ("walker-petteia", "save", "a1-a2", "missed-unharmed"),
        ("walker-petteia", "single", "d6-d7", "missed-ended"),
        ("lemery-compact", "over", "b4-b5", "missed-reached"),
        ("lemery-crossing", "stop", "a1-a2", "missed-held"),
        ("lemery-crossing", "stop", "a1-l1", "missed-held"),
        ("lemery-latrunculi", "bind", "e3-d3", "missed-bound"),
        ("lemery-latrunculi", "free", "f3-f4", "missed-freed"),
        ("poleis", "attack", "a1-a4", "missed-upright"),
    ],
)
def test_what_an_action_leaves_undone_is_said(key, name, action, missing):
    lesson = lesson_of(key, name)
    [played] = [each for each in lesson.game.legal if lesson.game.write(each) == action]
    assert missing in {left.code for left in missed(lesson.game, played, lesson.goal)}


def test_a_man_is_freed_by_a_jump_as_well_as_by_a_binding():
    lesson = lesson_of("lemery-latrunculi", "free")
    happened = {}
    for action in choices(lesson.game):
        if lesson.solves(action):
            events = lesson.game.play(action).events
            happened[lesson.game.write(action)] = {type(event) for event in events}
    assert {Freed, Bound} <= happened["f3-e3"]
    assert {Freed, Captured} <= happened["e5xe3"]


def test_the_files_say_nothing_in_any_language():
    for path in BOOK.glob("*.toml"):
        for told in tomllib.loads(path.read_text("utf-8"))["lessons"]:
            assert told.keys() <= {
                *("name", "words", "rules", "position", "goal", "solved", "named"),
                *("asks", "action", "among"),
            }
