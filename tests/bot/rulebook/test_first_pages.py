"""A game's first page alone answers what a beginner has to know, in every language."""

from engine.catalogue import KEYS
from tests.bot.rulebook.first_page_questions import FOLDER, answered, is_on_the_page, questions

LEAST = 10
ASKED = [(key, question) for key in KEYS for question in questions(key)]


def test_every_game_has_its_questions():
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(KEYS)
    assert {key for key in KEYS if len(questions(key)) < LEAST} == set()


def test_no_question_is_asked_twice():
    for key in KEYS:
        asked = [(each["asks"], each["position"], each.get("play")) for each in questions(key)]
        assert len(set(asked)) == len(asked), key


def test_the_engine_gives_the_same_answers():
    found = [(key, each["asks"], answered(key, each), each["answer"]) for key, each in ASKED]
    assert [each for each in found if each[2] != each[3]] == []


def test_the_answer_is_on_the_first_page():
    assert [(key, each["asks"]) for key, each in ASKED if not is_on_the_page(key, each)] == []
