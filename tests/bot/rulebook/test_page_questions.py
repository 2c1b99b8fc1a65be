"""Each rule page of three games has ten questions, each about a sentence of that page."""

from collections import Counter

from tests.bot.rulebook.page_questions import GAMES, printed, questions, rule_pages
from tests.bot.rulebook.reading import tags

LEAST = 10


def test_each_rule_page_has_enough_questions_and_no_other_page_has_any():
    wrong = []
    for key in GAMES:
        asked = Counter(each["topic"] for each in questions(key))
        wrong += [(key, topic) for topic in rule_pages(key) if asked.pop(topic, 0) < LEAST]
        wrong += [(key, topic) for topic in asked]
    assert wrong == []


def test_no_question_is_asked_twice_and_each_has_an_answer():
    for key in GAMES:
        asked = Counter((each["topic"], each["asks"].casefold()) for each in questions(key))
        assert [question for question, times in asked.items() if times > 1] == []
        assert [each for each in questions(key) if not each["answer"]] == []


def test_the_page_has_the_sentence_that_answers():
    wrong = [
        (key, each["asks"])
        for key in GAMES
        for each in questions(key)
        if each["tag"] not in tags(key, each["topic"])
    ]
    assert wrong == []


def test_a_reader_sees_no_answers():
    for key in GAMES:
        for topic in rule_pages(key):
            assert " -> " not in printed(key, topic)
