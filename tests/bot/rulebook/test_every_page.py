"""Every page of the rulebook by each choice of options: its text, its passages, its pictures.

These tests stand together so that one process reads the pages for all of them.
"""

import re
from itertools import chain

import pytest

from bot.core.matches.controls import MAX_CONTROL_BYTES, read_control
from bot.core.views.pictures import look_of
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import pages
from bot.rulebook.chapters import Address, chapter, read_address
from bot.rulebook.diagrams import DiagramMoment, figure
from bot.rulebook.pages import passage
from engine import RefusalCode
from engine.catalogue import KEYS, ruleset
from engine.explain import clauses_of
from tests.bot.rulebook.reading import (
    PAGES,
    address,
    captions,
    every_name,
    every_page,
    said,
    shown,
    tags,
    told,
    variations,
)

LONGEST_TEXT = 900
LONGEST_SENTENCE = 25
MOST_PICTURES = 20
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n")
NAMES = [name for key in KEYS for name in every_name(key)]


@pytest.fixture(scope="module", autouse=True)
def _pictures_of_a_page_are_chosen_once():
    """Passages look at the same pictures as these tests: finding them takes longest of all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "pictures", lambda rules, topic: shown(rules.name, topic))
        yield


def in_every_language():
    """Every page in every language."""
    return [(*page, language) for page in every_page() for language in LANGUAGES]


def differing(pages):
    """Of the pages of a ruleset that have the same topic, text and tags, the first."""
    found = {}
    for name, topic, language in pages:
        reads = (said(name, topic, language), tags(name, topic))
        found.setdefault((ruleset(name).key, topic, *reads), (name, topic, language))
    return found.values()


def words(sentence):
    return [word for word in sentence.split() if any(map(str.isalnum, word))]


def dense(text):
    """A text without its spaces."""
    return "".join(text.split())


def test_a_page_with_its_longest_caption_is_one_screen():
    lengths = {
        page: len(said(*page)) + max(map(len, captions(*page))) for page in in_every_language()
    }
    assert {page: length for page, length in lengths.items() if length > LONGEST_TEXT} == {}


def test_a_page_has_no_empty_line_and_nothing_unsaid():
    assert [
        page for page in in_every_language() if "\n\n" in said(*page) or "{" in said(*page)
    ] == []


def test_sentences_are_short():
    sentences = {
        sentence
        for page in every_page()
        for sentence in (*SENTENCE.split(said(*page)), *captions(*page))
    }
    assert [each for each in sentences if len(words(each)) > LONGEST_SENTENCE] == []


def test_every_tag_is_mapped_and_every_tag_that_is_mapped_is_told():
    for key, topic in PAGES:
        written = set(chain.from_iterable(tags(name, topic) for name in every_name(key)))
        assert written == set(chapter(key).pages[topic].tags), (key, topic)


def test_every_language_tells_the_same():
    assert [
        (*page, language)
        for page in every_page()
        for language in LANGUAGES
        if tags(*page, language) != tags(*page)
    ] == []


def test_nobody_is_shown_a_tag():
    assert [page for page in in_every_language() if "§" in said(*page)] == []


def test_the_passages_of_a_page_are_all_that_it_says():
    wrong = []
    for name, topic, language in differing(in_every_language()):
        say = speaker(language).say
        parts = [dense(say(each.line)) for each in told(name) if each.topic is topic]
        whole = dense(said(name, topic, language))
        if not all(parts) or sum(map(len, parts)) != len(whole):
            wrong.append((name, topic, language))
    assert wrong == []


def test_what_a_refusal_rests_on_is_told():
    assert [
        (key, code, clause)
        for key in KEYS
        for code in RefusalCode
        for clause in clauses_of(key, code)
        if not any(passage(ruleset(name), clause) for name in every_name(key))
    ] == []


def test_a_page_has_pictures_and_not_too_many():
    counts = {page: len(shown(*page)) for page in every_page()}
    assert {page: n for page, n in counts.items() if not 1 <= n <= MOST_PICTURES} == {}


def test_a_passage_has_a_picture_of_its_page():
    assert [
        (name, each.tag)
        for name in NAMES
        for each in told(name)
        if not each.picture < len(shown(name, each.topic))
    ] == []


def test_a_picture_is_told_in_words_and_one_of_a_move_shows_the_move():
    pictures = {
        (diagram.name, when, rules.name): (diagram, when, rules)
        for key, topic in PAGES
        for name in variations(key)
        for diagram, when, rules in shown(name, topic)
    }
    wrong = []
    for names, (diagram, when, rules) in pictures.items():
        drawn = figure(diagram, rules, when, look_of(None))
        shows_it = when is not DiagramMoment.BEFORE or drawn.picture.plan or drawn.picture.prey
        if not (drawn.words and shows_it):
            wrong.append(names)
    assert wrong == []


def test_no_diagram_is_there_for_nothing():
    for key, topic in PAGES:
        pictures = chain.from_iterable(shown(name, topic) for name in variations(key))
        written = {each.name for each in chapter(key).pages[topic].diagrams}
        assert {diagram.name for diagram, *_ in pictures} == written, (key, topic)


def test_every_page_has_an_address_that_a_button_holds():
    wrong = []
    for name, topic in every_page():
        there = Address(name, topic, 9)
        control = str(there.control)
        fits = len(control.encode()) <= MAX_CONTROL_BYTES
        if not fits or read_address(read_control(control).choice) != there:
            wrong.append(there)
    assert wrong == []


def test_every_passage_has_a_picture_and_an_address_that_a_button_holds_with_any_single_option():
    wrong = []
    for name in chain.from_iterable(map(variations, KEYS)):
        for each in told(name):
            control = address(name).at(each.topic, each.picture).control
            fits = len(str(control).encode()) + len("=99") <= MAX_CONTROL_BYTES
            if not fits or not each.picture < len(shown(name, each.topic)):
                wrong.append((name, each.tag))
    assert wrong == []
