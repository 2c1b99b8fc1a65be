"""What is said in lessons, in every language, and the buttons that lead through them."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import bot
from bot.core.matches.actions import choices
from bot.core.matches.controls import MAX_CONTROL_BYTES, Control, Verb, read_control
from bot.core.matches.model import Account, AccountId
from bot.core.matches.preferences import Settings
from bot.core.views.views import Tone
from bot.frontends.telegram.message import MAX_CAPTION, MIN_GRID_SQUARES
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.lessons.lesson import TaskKind, lesson_of, lessons
from bot.rulebook.lessons.places import COURSES
from engine.catalogue import KEYS
from render.draw import draw
from tests.bot.rulebook.learning import (
    COURSE,
    LESSONS,
    READER,
    answered,
    codes,
    everything,
    labels,
    place,
    solving,
    turned,
    words_in,
)

LANG = Path(bot.__file__).parent / "i18n"
LONGEST_SENTENCE = 25
SAID_OF_LINES = ("missed-answer", "missed-unharmed", "missed-line", "missed-ended")
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n")


def everything_said():
    """What can be said in any lesson, with its lesson and its answer."""
    for lesson in LESSONS:
        for word, taught in everything(lesson):
            yield lesson, word, taught


def test_all_that_can_be_done_in_a_lesson_is_answered():
    for lesson, word, taught in everything_said():
        assert taught.answer.page, (lesson.key, word)
        assert not taught.answer.refused, (lesson.key, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_in_lessons_are_said_in_every_language_and_fit_beneath_a_picture(language):
    say = cache(speaker(language).say)  # the same lines are said after many words
    for lesson, word, taught in everything_said():
        answer, at = taught.answer, (lesson.key, word)
        text = "\n".join(map(say, answer.lines))
        assert "{" not in text, at
        assert len(text) < MAX_CAPTION, at
        assert all(1 <= len(say(choice.label)) <= 80 for choice in answer.choices), at
        assert all(map(say, answer.content.words)), at


def test_every_button_of_a_lesson_is_answered():
    given = {each.control for *_, taught in everything_said() for each in taught.answer.choices}
    known = {place(lesson, word) for lesson in LESSONS for word in words_in(lesson)}
    assert [control for control in given if len(str(control).encode()) > MAX_CONTROL_BYTES] == []
    assert [control for control in given if read_control(str(control)) != control] == []
    for control in given - known:
        if control.verb in {Verb.INVITE, Verb.COMPUTER}:  # then a match is played
            assert control.choice.removeprefix("1=") in KEYS
            continue
        assert control.verb is Verb.LEARN, control
        assert not turned(control).answer.refused, control


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_lessons_name_no_square_themselves(language):
    for path in (LANG / language / "rulebook").glob("lessons*.ftl"):
        assert re.findall(r"\b[a-l][1-8]\b", path.read_text("utf-8")) == []


def test_sentences_are_short():
    say = speaker("en").say
    for lesson, word in product(LESSONS, ("", "hint", "tell")):
        for told in map(say, answered(lesson, word).lines[1:]):
            for sentence in SENTENCE.split(told):
                counted = [each for each in sentence.split() if any(map(str.isalnum, each))]
                assert len(counted) <= LONGEST_SENTENCE, sentence


def test_what_solves_a_lesson_is_praised_and_nothing_else_solves_it():
    for lesson, word, taught in everything_said():
        praised = "lesson-praise" in codes(taught.answer)
        assert praised == (taught.solved == lesson.key), (lesson.key, word)


def test_once_a_lesson_is_solved_the_way_on_stands_out():
    for lesson in LESSONS:
        ways = answered(lesson, solving(lesson)).choices
        assert sum(way.tone is Tone.PRIMARY for way in ways) == 1, lesson.key


def test_each_square_that_can_be_pressed_is_a_button_as_well_and_is_called_by_name():
    say = cache(speaker("en").say)  # the same squares are called again and again
    for lesson, word, taught in everything_said():
        spots, choices, at = taught.answer.content.spots, taught.answer.choices, (lesson.key, word)
        squares = [choice.control for choice in choices if choice.control.picks_square]
        assert len(squares) < MIN_GRID_SQUARES, at
        assert set(squares) <= {spot.control for spot in spots}, at
        assert all(say(spot.label) for spot in spots), at


def test_before_it_is_solved_no_picture_and_no_button_tells_what_captures():
    for lesson, word, taught in everything_said():
        if not {"lesson-praise", "lesson-told"} & set(codes(taught.answer)):
            assert taught.answer.content.picture.strikes == (), (lesson.key, word)
            assert "step-captures" not in labels(taught.answer), (lesson.key, word)


def test_pictures_of_lessons_are_drawn():
    for lesson in (lessons(key)[0] for key in KEYS):
        for word in ("", "hint", "tell", solving(lesson)):
            assert draw(answered(lesson, word).content.picture), (lesson.key, word)


def test_a_piece_is_picked_and_then_a_square_and_another_piece_can_be_taken_instead():
    lesson = lesson_of("walker-petteia", "line")
    task = answered(lesson)
    assert codes(task) == ["lesson-title", "task-line", "pick-piece"]
    assert task.content.picture.prey == ("c4",)
    assert {spot.square for spot in task.content.spots} == {"b4", "d1", "h1"}
    piece = next(spot.control for spot in task.content.spots if spot.square == "d1")
    picked = turned(piece).answer
    assert codes(picked)[-1] == "pick-square"
    assert picked.content.picture.picked == "d1"
    assert {"b4", "h1", "d4"} <= {spot.square for spot in picked.content.spots}
    assert "learn-other" in labels(picked)
    there = next(spot.control for spot in picked.content.spots if spot.square == "d4")
    taught = turned(there)
    assert taught.solved == lesson.key
    assert taught.answer.content.picture.captured == ("c4",)
    assert taught.answer.content.spots == ()


def test_a_chain_of_jumps_can_end_or_go_on():
    lesson = lesson_of("lemery-latrunculi", "chain")
    answer = answered(lesson)
    for square in ("b2", "b4"):
        spot = next(each for each in answer.content.spots if each.square == square)
        answer = turned(spot.control).answer
    assert "button-play" in labels(answer)
    stopped = turned(
        next(each.control for each in answer.choices if each.label.code == "button-play")
    )
    assert stopped.solved == ""
    assert "missed-count" in codes(stopped.answer)
    spot = next(each for each in answer.content.spots if each.square == "d4")
    assert turned(spot.control).solved == lesson.key


def test_what_is_legal_but_not_the_task_is_shown_with_the_reply_that_speaks_against_it():
    lesson = lesson_of("walker-petteia", "save")
    taught = COURSE.open(READER, "walker-petteia 5 a1-a2", frozenset())
    say = speaker("en").say
    told = [say(line) for line in taught.answer.lines]
    assert taught.solved == ""
    assert told[1] == "That is legal, but it does not solve the task."
    assert "Blue would answer e8-e4 and capture d4." in told
    assert taught.answer.content.picture.path == ("a1", "a2")
    assert taught.answer.choices[0].control == place(lesson)


def test_a_piece_that_may_not_move_is_answered_with_the_rule_that_keeps_it():
    say = speaker("en").say
    bound = answered(lesson_of("lemery-latrunculi", "held"), "d4")
    assert say(bound.lines[2]) == "It is not the piece on d4: the piece on d4 is bound."
    assert bound.content.picture.picked == "d4"
    duty = answered(lesson_of("vogt-petteia", "must"), "a1")
    assert "so you must" in say(duty.lines[2])
    vagus = answered(lesson_of("poleis", "vagus"), "d1")
    assert "can only move to a square next to an enemy" in say(vagus.lines[2])


def test_lessons_of_each_game_are_listed_with_how_far_one_has_come():
    say = speaker("en").say
    found = lessons("poleis")
    menu = turned("learn::0:", frozenset({found[0].key})).answer
    at = COURSES.index("poleis")
    assert say(menu.choices[at].label) == f"Poleis (Dmytro): 1 of {len(found)}"
    assert say(menu.lines[2]) == "Next: 1. How a man moves"
    listed = turned(menu.choices[at].control, frozenset({found[0].key})).answer
    assert say(listed.lines[1]) == f"You have solved 1 of {len(found)} lessons."
    assert say(listed.lines[2]) == "Next: 2. Trap an enemy"
    assert [say(each.label) for each in listed.choices[:2]] == ["1. Placing ✓", "2. Trap an enemy"]
    tones = [each.tone for each in listed.choices[:5]]
    assert tones == [Tone.PLAIN, Tone.PRIMARY, Tone.PLAIN, Tone.PLAIN, Tone.PLAIN]
    whole = turned(menu.choices[at].control, {each.key for each in found}).answer
    assert codes(whole)[1:] == ["learn-done"]
    match = next(each for each in whole.choices if each.tone is Tone.PRIMARY)
    assert match.control == Control(Verb.COMPUTER, choice="1=poleis")


def test_the_opponent_answers_and_what_is_left_is_asked_until_the_aim_is_reached():
    lesson = next(each for each in LESSONS if each.aim and each.aim.turns > 2)
    taught, stage, asked = turned(place(lesson)), lesson, []
    while later := stage.later(stage.shown):
        index = choices(stage.game).index(stage.shown)
        taught = turned(place(stage, f"p{index}"))
        assert "lesson-right" in codes(taught.answer)
        assert taught.solved == ""
        said = " ".join(map(speaker("en").say, taught.answer.lines))
        assert said.count("played") == 2, said
        asked.append(taught.answer.lines[1].params)
        stage = later
    assert [dict(each)["turns"] for each in asked] == [2, 1]
    assert turned(place(lesson, solving(lesson))).solved == lesson.key


def test_what_does_not_force_it_is_shown_with_an_answer_that_refutes_it():
    seen = set()
    for lesson in LESSONS:
        for action in choices(lesson.game)[::5] if lesson.aim else ():
            if not lesson.solves(action):
                index = choices(lesson.game).index(action)
                answer = turned(place(lesson, f"p{index}")).answer
                assert codes(answer)[1] == "lesson-almost", lesson.key
                seen.add(codes(answer)[-1])
    assert {"missed-answer", "missed-unharmed"} <= seen <= {*SAID_OF_LINES}


def test_the_answer_of_a_puzzle_leads_on_to_its_next_move():
    lesson = next(each for each in LESSONS if each.aim)
    told = answered(lesson, "tell")
    [on] = [each for each in told.choices if each.label.code == "learn-on"]
    assert on.control == place(lesson.later(lesson.shown))
    assert turned(on.control).answer.lines[1].code.startswith("task-forced")


def test_every_lesson_is_reached_by_next_and_by_back():
    for key in KEYS:
        seen, control = [], place(lessons(key)[0])
        while control:
            answer = turned(control).answer
            seen.append(control)
            nexts = [each.control for each in answer.choices if each.label.code == "learn-next"]
            control = nexts[0] if nexts else ""
        assert seen == [place(lesson) for lesson in lessons(key)]
        while len(seen) > 1:
            answer = turned(seen.pop()).answer
            [back] = [
                each.control for each in answer.choices if each.label.code == "learn-previous"
            ]
            assert back == seen[-1], key


def test_boards_come_in_the_readers_theme_with_their_own_side_at_the_bottom():
    settings = Settings(theme="night")
    reader = Account(AccountId("owl"), "Owl", settings=settings)
    picture = turned(place(LESSONS[0]), reader=reader).answer.content.picture
    assert (picture.theme, picture.flipped) == ("night", False)


def test_there_is_a_task_of_each_kind_in_several_games():
    for asks in set(TaskKind) - {TaskKind.HUFF}:  # there is one game with huffing
        assert len({lesson.course for lesson in LESSONS if lesson.asks is asks}) >= 3


def test_the_rulebook_leads_to_the_lessons():
    assert str(Control(Verb.LEARN, choice="poleis")) == "learn::0:poleis"
