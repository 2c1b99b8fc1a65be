"""The rulebook as tests read it: each page by each choice of options, in each language.

What is read is remembered, for many tests ask of the same pages.
"""

from functools import cache
from itertools import chain, product

from bot.i18n import speaker
from bot.rulebook import pages
from bot.rulebook.chapters import Address, Topic, chapter
from bot.rulebook.diagrams import caption
from engine.catalogue import KEYS, options, ruleset

PAGES = [(key, topic) for key in KEYS for topic in chapter(key).pages]


PICTURES = pages.pictures
"""Before tests replace it by `shown`, which remembers."""


@cache
def variations(key):
    """A ruleset as it is usual, with each option by itself, and with all of them."""
    single = [f"{key}({option.name}={v})" for option in options(key) for v in option.choices[1:]]
    every = ",".join(f"{option.name}={option.choices[-1]}" for option in options(key))
    return (key, *single, *([f"{key}({every})"] if every else []))


@cache
def every_name(key):
    """A ruleset by each choice of all its options, of many values the first and the last."""
    ends = [
        [
            f"{option.name}={value}"
            for value in dict.fromkeys(option.choices[:2] + option.choices[-1:])
        ]
        for option in options(key)
    ]
    return [ruleset(f"{key}({','.join(chosen)})").name for chosen in product(*ends)]


@cache
def every_page():
    """The pages by every name of their rulesets."""
    return [(name, topic) for key, topic in PAGES for name in every_name(key)]


@cache
def said(name, topic, language="en"):
    """The text of a page by these rules."""
    return speaker(language).say(pages.text(ruleset(name), topic))


@cache
def tags(name, topic, language="en"):
    """The tags in the text of a page by these rules."""
    return speaker(language).tags(pages.text(ruleset(name), topic))


@cache
def shown(name, topic):
    """The pictures of a page by these rules."""
    return PICTURES(ruleset(name), topic)


@cache
def captions(name, topic, language="en"):
    """What is said of the pictures of a page."""
    say = speaker(language).say
    return [say(_caption(diagram, rules)) for diagram, _, rules in shown(name, topic)]


@cache
def told(name):
    """The passages of all pages by these rules."""
    return pages.passages(ruleset(name))


_CAPTIONS = {}


def _caption(diagram, rules):
    """A caption, remembered by names: the same picture is on the pages of many choices."""
    names = (diagram.name, rules.name)
    if names not in _CAPTIONS:
        _CAPTIONS[names] = caption(diagram, rules)
    return _CAPTIONS[names]


def address(name, topic=Topic.GLANCE, picture=0):
    return Address(ruleset(name).name, topic, picture)


def subjects():
    """What sentences are about, anywhere in the book."""
    written = chain.from_iterable(chapter(key).pages[topic].tags for key, topic in PAGES)
    return set(chain.from_iterable(tag.split("+") for tag in written))
