"""Each sentence of the rulebook bears tags, each tag its clauses; nobody is shown any."""

import re
from itertools import chain
from pathlib import Path

import pytest

from bot.lang import LANGUAGES, speaker
from bot.lang.tags import tagged, under, without_tags
from bot.rulebook.chapters import Topic, chapter
from bot.rulebook.pages import pictures, text
from bot.rulebook.passages import passage, passages
from engine.catalogue import KEYS, ruleset
from engine.catalogue.clauses import clauses_of
from engine.errors import RefusalCode
from tests.bot.rulebook.reading import PAGES, every_name, said

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
DOCS = Path(__file__).parents[3] / "docs" / "rules"


def tags(name, topic, language="en"):
    return speaker(language).tags(text(ruleset(name), topic))


@pytest.mark.parametrize(("key", "topic"), PAGES)
def test_every_tag_is_mapped_and_every_tag_that_is_mapped_is_told(key, topic):
    told = set(chain.from_iterable(tags(name, topic) for name in every_name(key)))
    assert told == set(chapter(key).pages[topic].told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "topic"), PAGES)
def test_every_language_tells_the_same_and_nobody_is_shown_a_tag(key, topic, language):
    for name in every_name(key):
        assert tags(name, topic, language) == tags(name, topic), name
        assert "§" not in said(name, topic, language)


@pytest.mark.parametrize("key", KEYS)
def test_every_mapped_clause_is_in_the_rules(key):
    written = set(CLAUSE.findall((DOCS / f"{key}.md").read_text("utf-8")))
    for page in chapter(key).pages.values():
        assert page.clauses <= written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_passages_of_a_page_are_all_that_it_says(key, language):
    say = speaker(language).say
    for name in every_name(key):
        found = passages(ruleset(name))
        for topic in chapter(key).pages:
            parts = [say(each.line) for each in found if each.topic is topic]
            assert all(parts)
            whole = "".join(said(name, topic, language).split())
            assert sum(len("".join(part.split())) for part in parts) == len(whole)


@pytest.mark.parametrize("key", KEYS)
def test_a_passage_has_a_picture_of_its_page(key):
    for name in every_name(key):
        for each in passages(ruleset(name)):
            assert each.picture < len(pictures(ruleset(name), each.topic))


@pytest.mark.parametrize("key", KEYS)
def test_pictures_show_what_is_told_on_their_pages(key):
    for topic, page in chapter(key).pages.items():
        subjects = set(chain.from_iterable(tag.split("+") for tag in page.told))
        shown = [diagram for diagram in page.diagrams if len(page.diagrams) > 1]
        if topic not in (Topic.TIPS, Topic.SOURCE, Topic.GLANCE):
            assert [each.name for each in shown if not each.shows & subjects] == [], topic


@pytest.mark.parametrize("key", KEYS)
def test_what_a_refusal_rests_on_is_told(key):
    for code in RefusalCode:
        for clause in clauses_of(key, code):
            rules = [ruleset(name) for name in every_name(key)]
            assert any(passage(each, clause) for each in rules), (code, clause)


def test_a_clause_is_told_at_length_first():
    found = passage(ruleset("walker-petteia"), "4.2")
    assert (found.topic, found.tag) == (Topic.CAPTURE, "row")
    assert speaker("en").say(found.line) == (
        "Only a single man is taken between two. A row of two is safe."
    )


def test_a_clause_of_an_option_that_is_off_is_not_told():
    assert passage(ruleset("lemery-petteia"), "8.3") is not None  # among the options
    assert {each.tag for each in passages(ruleset("lemery-petteia"))}.isdisjoint({"huff-who"})
    assert passage(ruleset("poleis"), "9.9") is None


def test_a_tag_holds_until_the_next_one():
    written = "§a One. §b+c Two.\nThree. §a Four."
    assert tagged(written) == (
        (("a", "One."), ("b+c", "Two.")),
        (("b+c", "Three."), ("a", "Four.")),
    )
    assert under(written, "a".__eq__) == "One.\nFour."
    assert without_tags(written) == "One. Two.\nThree. Four."
