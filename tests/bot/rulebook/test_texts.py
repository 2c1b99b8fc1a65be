"""Every page has its text in every language, short enough, and tells the rules in force."""

import re
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.core.matches.messages import family_line, line
from bot.core.views.pictures import look_of
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.chapters import Topic, chapter, stories
from bot.rulebook.comparisons import ATTRIBUTES, COMPARED
from bot.rulebook.diagrams import DiagramMoment
from bot.rulebook.entries import MATCH_ANSWERS, guides
from bot.rulebook.pages import history, menu
from engine import RefusalCode
from engine.catalogue import KEYS, options, ruleset
from tests.bot.rulebook.learning import said_in_lessons
from tests.bot.rulebook.reading import PAGES, said, variations

LONGEST_TEXT = 900
LONGEST_SENTENCE = 25
MAKERS = ("Lemery", "Dmytro", "Vogt", "Walker")
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n")
LANG = Path(bot.__file__).parent / "i18n"


class References(Visitor):
    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):  # noqa: N802 -- the library's name for it
        self.names.add(node.id.name)


@cache
def messages(language):
    """The messages of the rulebook's files, with the messages that each refers to."""
    found = {}
    for path in (LANG / language / "rulebook").glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found
                references = References()
                references.visit(entry)
                found[entry.id.name] = references.names
    return found


def wanted():
    """The codes that the rulebook says."""
    yield from ("rules-menu", "rules-entry", "page-title", "page-menu", "page-board")
    yield from (
        "passage",
        "found-first",
        "found-title",
        "found-games",
        "found-near",
        "found-none",
        "found-command",
        *("found-guide", "found-three", "found-answer", "found-passage"),
        *("compare-row", "compare-both", "compare-difference"),
    )
    yield from (f"compare-{name}" for name in COMPARED)
    yield from (f"value-{name}" for name in ATTRIBUTES)
    yield from (f"guide-{name}" for name in guides())
    yield from (f"match-{name}" for name in MATCH_ANSWERS)
    yield from ("cited", "cited-page", "refusal-more", "refusal-shown")
    yield from (f"refusal-{part}-{code}" for part in ("name", "text") for code in RefusalCode)
    yield from ("story-title", "history-row", "turn-previous", "turn-next", "story-history")
    yield from (f"picture-{when}" for when in DiagramMoment)
    yield from (f"topic-{topic}" for topic in Topic)
    yield from (f"brief-{key}" for key in KEYS)
    yield from (f"{part}-{story.name}" for part in ("story", "history") for story in stories())
    for key, topic in PAGES:
        yield f"rule-{key}-{topic}"
        yield from (f"show-{each.name}" for each in chapter(key).pages[topic].diagrams)
    yield from said_in_lessons()


def glossary(language):
    """Each word with how it is explained."""
    path = LANG / language / "rulebook" / "glossary.ftl"
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            explained = entry.attributes[0].value.elements[0].value
            yield entry.value.elements[0].value, explained


def words(sentence):
    return [word for word in sentence.split() if any(map(str.isalnum, word))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_parts_and_says_what_is_wanted(language):
    ours = {path.name for path in (LANG / language / "rulebook").glob("*.ftl")}
    assert ours == {path.name for path in (LANG / "en" / "rulebook").glob("*.ftl")}
    assert set(wanted()) <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_reads(language):
    known = messages(language)
    read = {*wanted(), *(name for name in known if name.startswith("term-"))}
    while more := {other for name in read for other in known.get(name, ())} - read:
        read |= more
    assert not known.keys() - read


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_and_history_are_one_screen_each(language):
    for answer in (
        menu(look_of(None)),
        *(history(at, look_of(None)) for at in range(len(stories()))),
    ):
        text = "\n".join(map(speaker(language).say, answer.lines))
        assert len(text) <= LONGEST_TEXT, (text[:30], len(text))
        told = SENTENCE.split(speaker(language).say(answer.lines[1]))
        assert [each for each in told if len(words(each)) > LONGEST_SENTENCE] == []


def test_every_option_has_its_sentence_and_one_that_is_off_has_none():
    for key in KEYS:
        usual = {topic: said(key, topic) for topic in chapter(key).pages}
        for option in options(key):
            assert option.name in usual[Topic.OPTIONS], key
            for value in option.choices[1:]:
                name = f"{key}({option.name}={value})"
                changed = {topic for topic in usual if said(name, topic) != usual[topic]}
                assert changed - {Topic.OPTIONS, Topic.TIPS}, name


def test_options_are_told_as_they_are_typed():
    for key in KEYS:
        assert (Topic.OPTIONS in chapter(key).pages) is bool(options(key)), key
        for option in options(key):
            others = option.choices[1:]
            ends = others if len(others) <= 2 else (others[0], others[-1])
            text = said(key, Topic.OPTIONS)
            assert [v for v in ends if f"{option.name}={v}" not in text] == [], (key, option.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_glossary_are_explained_where_they_first_appear(language):
    explanations = tuple(glossary(language))
    for name in chain.from_iterable(map(variations, KEYS)):
        topics = chapter(ruleset(name).key).pages
        pages = [said(name, topic, language) for topic in topics]
        for word, explained in explanations:
            first = next((page for page in pages if re.search(rf"\b{word}", page)), explained)
            assert explained in first, (name, word, first)


def test_the_source_is_named_and_antiquity_is_not_claimed():
    modest = re.compile(
        r"nobody knows|No ancient author|does not claim|not known", flags=re.IGNORECASE
    )
    for key in KEYS:
        source = said(key, Topic.SOURCE)
        assert any(maker in source for maker in MAKERS), key
        assert modest.search(source), key


def test_every_button_has_a_name_of_its_own():
    say = speaker("en").say
    for pair in pairwise(sorted(say(family_line("topic", topic)) for topic in Topic)):
        assert len(set(pair)) == 2
    assert say(line("page-menu")) != say(line("page-board"))
