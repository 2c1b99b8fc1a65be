"""How often the one door has the right answer, on the half of the questions kept for measuring."""

from collections import Counter

import pytest

from bot.core.matches.actions_table import WORDS
from bot.rulebook.chapters import Topic, stories
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.asked import HALVES, TRANSLATED, asked, found, shares, told_so
from tests.bot.rulebook.reading import subjects

ENOUGH = 400


LEAST = {
    "": (0.86, 0.95, 0.66, 0.66),
    "de": (0.89, 0.94, 0.66, 0.8),
    "nl": (0.83, 0.93, 0.75, 0.75),
}
"""By language, "" for those they were asked in: which part is right first, within three, told that
there is no answer, and led to the command."""


@pytest.mark.parametrize("language", LEAST)
@pytest.mark.parametrize("half", HALVES)
def test_the_right_answer_is_found_and_what_has_none_is_told_so(half, language):
    part = shares(asked(half, language), found)
    first, within_three, unanswered, to_commands = LEAST[language]
    assert part["answerable"][1] >= first
    assert part["answerable"][2] >= within_three
    assert part["without an answer"][1] >= unanswered
    assert part["to commands"][1] >= to_commands


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_most_of_what_has_nothing_to_do_with_the_games_is_not_answered(language):
    assert told_so(language) >= 0.6


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_asks_nothing_twice(language):
    texts = Counter(
        (each["ruleset"], each["text"].casefold())
        for half in HALVES
        for each in asked(half, language)
    )
    assert [text for text, times in texts.items() if times > 1] == []


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
