"""Each rule page of three games has ten questions, each about a sentence of that page."""

from collections import Counter

from tests.bot.rulebook.page_questions import (
    FOLDER,
    GAMES,
    asked_in,
    printed,
    questions,
    rule_pages,
)
from tests.bot.rulebook.reading import tags

LEAST = 10
ASKED = [(key, language) for key in GAMES for language in asked_in(key)]
"""The games, in each language of the bot that has questions about them."""


def test_each_rule_page_has_enough_questions_and_no_other_page_has_any():
    wrong = []
    for key, language in ASKED:
        asked = Counter(each["topic"] for each in questions(key, language))
        few = [topic for topic in rule_pages(key) if asked.pop(topic, 0) < LEAST]
        wrong += [(key, language, topic) for topic in [*few, *asked]]
    assert wrong == []


def test_no_question_is_asked_twice_and_each_has_an_answer():
    for key, language in ASKED:
        every = questions(key, language)
        asked = Counter((each["topic"], each["asks"].casefold()) for each in every)
        assert [question for question, times in asked.items() if times > 1] == []
        assert [each for each in every if not each["answer"]] == []


def test_the_page_has_the_sentence_that_answers():
    wrong = [
        (key, each["asks"])
        for key, language in ASKED
        for each in questions(key, language)
        if each["tag"] not in tags(key, each["topic"], language)
    ]
    assert wrong == []


def test_every_language_has_the_questions_of_the_english_files_in_their_order():
    for path in FOLDER.glob("*-??.toml"):
        key, _, language = path.stem.rpartition("-")
        places = [
            [(each["topic"], each["tag"]) for each in every]
            for every in (questions(key), questions(key, language))
        ]
        assert places[0] == places[1], path.name


def test_a_reader_sees_no_answers():
    for key, language in ASKED:
        for topic in rule_pages(key):
            assert " -> " not in printed(key, topic, language)
