"""How often the one door has the right answer, on the half of the questions kept for measuring."""

from collections import Counter

import pytest

from bot.core.words import WORDS
from bot.rulebook.chapters import Topic, stories
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.asked import HALVES, asked, found, shares
from tests.bot.rulebook.reading import subjects

ENOUGH = 400


@pytest.mark.parametrize("half", HALVES)
def test_the_right_answer_is_found_and_what_has_none_is_told_so(half):
    part = shares(half, found)
    _, first, within_three = part["answerable"]
    assert first >= 0.87
    assert within_three >= 0.955
    assert part["without an answer"][1] >= 0.88
    assert part["to commands"][1] >= 0.86


def test_there_are_enough_questions_in_both_languages_and_none_twice():
    every = [each for half in HALVES for each in asked(half)]
    assert len(every) >= ENOUGH
    assert {each["language"] for each in every} == {"en", "it"}
    texts = Counter((each["ruleset"], each["text"].casefold()) for each in every)
    assert max(texts.values()) == 1


def test_each_expected_answer_is_a_tag_that_there_may_be():
    known = {f"command:{word}" for word in WORDS} | {f"story:{each.name}" for each in stories()}
    places = {f"{topic}.{subject}" for topic in Topic for subject in subjects()}
    wrong = []
    for half in HALVES:
        for each in asked(half):
            assert not each["ruleset"] or ruleset(each["ruleset"]).name == each["ruleset"]
            for tag in each["expected"]:
                game, _, place = tag.partition(":")
                if tag not in known and not (game in {*KEYS, "*"} and place in places):
                    wrong.append(tag)
    assert wrong == []
