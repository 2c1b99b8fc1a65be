"""What the pages say of special pieces and of the end of a match is so: the engine shows each."""

import tomllib
from itertools import chain
from pathlib import Path

from bot.core.matches.messages import Excerpt, line
from bot.i18n import speaker
from bot.rulebook import pages
from bot.rulebook.chapters import Topic, chapter
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.reading import every_name
from tests.engine.blocks import BLOCKS, fault

SHOWN = tomllib.loads(Path(__file__).with_name("rule_blocks.toml").read_text("utf-8"))
BY_ID = {block.id: block for block in BLOCKS}

OF_THE_MATCH = {"abandon", "ignorance"}
"""What the engine does not decide: resigning, and illegal moves."""


def passages(name, topic):
    """The passages of a page by these rules: the English text of each tag."""
    if topic not in chapter(ruleset(name).key).pages:
        return {}
    page, english = pages.text(ruleset(name), Topic(topic)), speaker("en")
    lines = {tag: line("passage", said=Excerpt(page, tag)) for tag in english.tags(page)}
    return {tag: english.say(each) for tag, each in lines.items()}


def listed():
    """Each topic and tag with each block that shows it."""
    for topic, tags in SHOWN.items():
        for tag, blocks in tags.items():
            yield from ((topic, tag, BY_ID[each]) for each in blocks)


def test_every_wording_is_shown_by_a_block():
    shown = {
        (topic, tag, passages(block.ruleset, topic).get(tag)) for topic, tag, block in listed()
    }
    wanted = {
        (topic, tag, text)
        for name in chain.from_iterable(map(every_name, KEYS))
        for topic in SHOWN
        for tag, text in passages(name, topic).items()
        if tag not in OF_THE_MATCH
    }
    assert wanted - shown == set()


def test_every_block_is_played_by_rules_whose_page_has_the_passage():
    strange = [
        (topic, tag, block.id)
        for topic, tag, block in listed()
        if tag not in passages(block.ruleset, topic)
    ]
    assert strange == []


def test_the_engine_carries_out_every_block():
    assert [wrong for _, _, block in listed() if (wrong := fault(block))] == []
