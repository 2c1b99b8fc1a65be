"""One word for one thing, and one text for it: the tables of `docs/wording.md` are kept to."""

import re
from collections import defaultdict
from functools import cache
from itertools import combinations

import pytest
from fluent.syntax.serializer import serialize_element

from bot.i18n import LANGUAGES
from tests.bot.i18n.test_wording import DOCUMENTS, entries, finds, messages

ROW = re.compile(r"^\| (?P<language>[a-z]{2}) \| (?P<other>[^|]+) \| [^|]+ \|$", re.MULTILINE)
OPTION = re.compile(r"\w+=\S+")  # as people type it, in English
FEWEST_WORDS = 4
"""Shorter texts are labels, and depend on what they are a label of."""

LITTLE_WORDS = {"a", "an", "at", "by", "in", "of", "on", "the", "to", "with", "may", "can"}


@cache
def other_words(language):
    """The words that the guide has another word for."""
    guide = (DOCUMENTS / "wording.md").read_text("utf-8")
    return tuple(
        word for of, words in ROW.findall(guide) if of == language for word in words.split(", ")
    )


@cache
def patterns(language):
    """The text of each message as it is written, with its variants."""
    return {
        entry.id.name: "".join(map(serialize_element, entry.value.elements))
        for _, entry in entries(language)
    }


def words(text):
    return re.findall(r"[\w$-]+", text.casefold())


def test_the_guide_has_words_for_each_language():
    assert {language for language in LANGUAGES if other_words(language)} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_another_word_for_the_same_thing(language):
    found = [
        (path.name, name, wrong)
        for path, name, text in messages(language)
        if (wrong := finds(other_words(language), OPTION.sub("", text)))
    ]
    assert found == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_texts_that_are_equal_in_english_are_equal_everywhere(language):
    names = defaultdict(list)
    for name, text in patterns("en").items():
        if len(words(text)) >= FEWEST_WORDS:
            names[text].append(name)
    said = patterns(language)
    assert [each for each in names.values() if len({said[name] for name in each}) > 1] == []


def test_no_two_texts_differ_only_in_little_words():
    alike = defaultdict(dict)
    for name, text in patterns("en").items():
        found = words(text)
        main = tuple(word for word in found if word not in LITTLE_WORDS)
        if len(found) >= FEWEST_WORDS:
            alike[main].setdefault(tuple(found), name)
    pairs = [pair for each in alike.values() for pair in combinations(each.values(), 2)]
    assert pairs == []
