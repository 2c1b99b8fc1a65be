"""Each clause of the rules is taught by a lesson, or `taught.toml` says why none does."""

import tomllib
from pathlib import Path

from engine.catalogue import KEYS
from tests.bot.rulebook.learning import LESSONS
from tests.engine.test_clauses import CLAUSE, page

TAUGHT = tomllib.loads(Path(__file__).with_name("taught.toml").read_text("utf-8"))
REASONS = TAUGHT["reasons"]

MISSED_ONCE = {
    "lemery-petteia=lars",
    "lemery-petteia=huff",
    "lemery-latrunculi=place",
    "poleis=place",
    "vogt-petteia=corner",
    "vogt-petteia=six",
    "vogt-petteia=active",
    "vogt-petteia=third",
    "vogt-kubeia=zeus",
    "walker-petteia=stuck",
}
"""Lessons of rules that readers looked for in vain."""


def test_every_clause_is_listed_and_no_other():
    for key in KEYS:
        assert sorted(TAUGHT[key]) == sorted(CLAUSE.findall(page(key))), key


def test_what_teaches_a_clause_is_a_lesson_and_what_does_not_has_a_reason():
    known = {lesson.key for lesson in LESSONS}
    told = [(key, clause, by) for key in KEYS for clause, by in TAUGHT[key].items()]
    wrong = [each for each in told if isinstance(each[2], list) and not set(each[2]) <= known]
    assert wrong == []
    assert [each for each in told if isinstance(each[2], str) and each[2] not in REASONS] == []
    assert set(REASONS) == {by for *_, by in told if isinstance(by, str)}


def test_every_lesson_without_an_answer_teaches_a_clause():
    lists = [by for key in KEYS for by in TAUGHT[key].values() if isinstance(by, list)]
    taught = {name for each in lists for name in each}
    single = {lesson.key for lesson in LESSONS if lesson.aim is None}
    assert single - taught == set()
    assert taught >= MISSED_ONCE
