"""Each sentence of the rulebook bears tags, each tag its clauses; nobody is shown any."""

import re
from itertools import chain
from pathlib import Path

from bot.i18n import speaker
from bot.i18n.speaker import tag_text, tagged, without_tags
from bot.rulebook.chapters import Topic, chapter
from bot.rulebook.pages import passage, passages
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.reading import PAGES

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
DOCS = Path(__file__).parents[3] / "docs" / "rules"


def test_every_mapped_clause_is_in_the_rules():
    for key in KEYS:
        written = set(CLAUSE.findall((DOCS / f"{key}.md").read_text("utf-8")))
        mapped = {clause for page in chapter(key).pages.values() for clause in page.clauses}
        assert mapped - written == set(), key


def test_pictures_show_what_is_told_on_their_pages():
    for key, topic in PAGES:
        page = chapter(key).pages[topic]
        if topic in (Topic.TIPS, Topic.SOURCE, Topic.GLANCE) or len(page.diagrams) == 1:
            continue
        subjects = set(chain.from_iterable(tag.split("+") for tag in page.tags))
        assert [each.name for each in page.diagrams if not each.shows & subjects] == [], key


def test_a_clause_is_told_at_length_first():
    found = passage(ruleset("walker-petteia"), "4.2")
    assert (found.topic, found.tag) == (Topic.CAPTURE, "row")
    assert speaker("en").say(found.line) == (
        "Only a single man can be trapped like this, not two or more in a row."
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
    assert tag_text(written, "a".__eq__) == "One.\nFour."
    assert without_tags(written) == "One. Two.\nThree. Four."
