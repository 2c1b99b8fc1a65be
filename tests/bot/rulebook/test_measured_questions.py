"""The questions that the search is measured on: each names answers that the rulebook has."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES
from bot.rulebook.pages import passages
from engine.catalogue import KEYS, ruleset

HALVES = ("tuning", "test")
TRANSLATED = ("tuning-de", "test-de", "tuning-nl", "test-nl")
"""The same questions in other languages."""

ENOUGH = 150
UNANSWERABLE = 10
UNNUMBERED = {"length", "modern", "options", "source", "tips"}
"""What the rulebook tells and no clause does."""

PAGES = Path(__file__).parents[3] / "docs" / "rules"
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


def questions(half):
    path = Path(__file__).parent / "questions" / f"{half}.toml"
    return tomllib.loads(path.read_text("utf-8"))["questions"]


def answerable(half):
    return [each for each in questions(half) if each["tag"]]


def clauses(key):
    return set(CLAUSE.findall((PAGES / f"{key}.md").read_text("utf-8")))


@pytest.mark.parametrize("half", HALVES + TRANSLATED)
def test_each_question_is_asked_of_rules_that_there_are(half):
    for each in questions(half):
        assert each.keys() == {"text", "language", "ruleset", "clause", "tag"}
        assert each["text"].strip() == each["text"] != ""
        assert each["language"] in LANGUAGES
        assert ruleset(each["ruleset"]).name == each["ruleset"]


@pytest.mark.parametrize("half", HALVES)
def test_each_answer_is_in_the_rulebook(half):
    for each in answerable(half):
        told = passages(ruleset(each["ruleset"]))
        assert set(each["tag"]) <= {tag for one in told for tag in one.tags}, each["text"]


@pytest.mark.parametrize("half", HALVES)
def test_each_clause_is_told_under_one_of_the_tags(half):
    for each in answerable(half):
        rules, wanted = ruleset(each["ruleset"]), set(each["tag"])
        told = [one for one in passages(rules) if wanted.intersection(one.tags)]
        assert set(each["clause"]) <= {clause for one in told for clause in one.clauses}, each
        assert set(each["clause"]) <= clauses(rules.key)
        assert each["clause"] or wanted <= UNNUMBERED, each["text"]


@pytest.mark.parametrize("half", TRANSLATED)
def test_a_translation_has_the_same_questions(half):
    def answers(of):
        return [(each["ruleset"], each["clause"], each["tag"]) for each in questions(of)]

    base, _, language = half.partition("-")
    assert answers(half) == answers(base)
    assert {each["language"] for each in questions(half)} == {language}


def test_no_question_is_asked_twice():
    texts = Counter(each["text"].casefold() for half in HALVES for each in questions(half))
    assert [text for text, times in texts.items() if times > 1] == []


def test_there_are_enough_and_a_third_is_italian():
    asked = [*answerable("tuning"), *answerable("test")]
    assert len(asked) >= ENOUGH
    spoken = Counter(each["language"] for each in asked)
    assert spoken["it"] * 3 == len(asked)
    assert {ruleset(each["ruleset"]).key for each in asked} == set(KEYS)


def test_the_halves_are_alike():
    one, other = (Counter(each["language"] for each in answerable(half)) for half in HALVES)
    assert one == other


@pytest.mark.parametrize("half", HALVES)
def test_some_questions_have_no_answer(half):
    without = [each for each in questions(half) if not each["tag"]]
    assert len(without) == UNANSWERABLE
    assert all(each["clause"] == [] for each in without)
