"""Texts keep to `docs/wording.md`: short sentences and their language's quotation marks.

The English ones also have no banned words and are easy to read.
"""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from pyphen import Pyphen

from bot.i18n import LANGUAGES
from tests.bot.i18n.saying import ROOT

DOCUMENTS = ROOT.parent / "docs"
MOST_WORDS = 20
ENGLISH = Pyphen(lang="en_US")
LEGAL = "policies.ftl"  # names what is stored in long lists
SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n")
TAG = re.compile(r"§[\w+-]+ ?")
LETTERS = re.compile(r"[A-Za-z\u2019']+")
FEWEST_WORDS = 12
"""In fewer, one long name decides how easy a text is to read."""

QUOTES = {
    "de": "„“",
    "el": "«»",
    "en": "“”",
    "es": "«»",
    "fr": "«»",
    "it": "«»",
    "nl": "“”",
}
ARROWED = "button-replay-"
"""Buttons with arrows that look like quotation marks."""

EASY = 60
"""The reading ease (Flesch 1948) from which English counts as plain; 100 is very easy."""

ROW = re.compile(r"^\| (?P<banned>[^|]+) \| [^|]+ \|$", re.MULTILINE)


@cache
def entries(language):
    """The messages of a language that have a text, each with the file that it is in."""
    folder = ROOT / "i18n" / language
    return [
        (path, entry)
        for path in sorted((*folder.glob("*.ftl"), *folder.glob("rulebook/*.ftl")))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value
    ]


@cache
def messages(language="en"):
    """The texts by path and name, each variant for itself, with X for what is filled in."""
    return [
        (path, entry.id.name, TAG.sub("", text))
        for path, entry in entries(language)
        for text in texts(entry.value)
    ]


def texts(pattern):
    """Yield a pattern's text, then that of each variant in it."""
    said = ""
    for part in pattern.elements:
        said += part.value if isinstance(part, ftl.TextElement) else " X "
        chosen = getattr(part, "expression", None)
        if isinstance(chosen, ftl.SelectExpression):
            for variant in chosen.variants:
                yield from texts(variant.value)
    yield said


@cache
def banned():
    """The words that the style guide bans, and what finds each."""
    guide = (DOCUMENTS / "wording.md").read_text("utf-8")
    table = guide.split("| do not write | write |")[1].split("\n\n")[0]
    words = [word for row in ROW.findall(table) for word in row.split(", ")]
    return [word for word in words if not word.startswith("-")]


def finds(words, text):
    return re.findall(rf"\b(?:{'|'.join(map(re.escape, words))})\b", text, re.IGNORECASE)


def test_the_guide_bans_words():
    assert {"whoever", "stands", "the lot"} <= set(banned())


def test_no_text_has_a_banned_word():
    found = [
        (path.name, name, wrong)
        for path, name, text in messages()
        if (wrong := finds(banned_in(path), text))
    ]
    assert found == []


def test_no_document_has_a_banned_word():
    documents = [*ROOT.parent.glob("*.md"), *DOCUMENTS.rglob("*.md")]
    found = {
        path.name: wrong
        for path in documents
        if path.name not in {"wording.md", "CHANGELOG.md"}
        and (wrong := finds(banned_in(path), path.read_text("utf-8")))
    }
    assert found == {}


def banned_in(path):
    """The words that are banned in a file; in rules, pieces stand on squares."""
    is_of_rules = path.parent.name in {"rules", "rulebook"}
    return [word for word in banned() if not (is_of_rules and word.startswith("stand"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language):
    long = [
        (path.name, name, sentence)
        for path, name, text in messages(language)
        if path.name != LEGAL
        for sentence in SENTENCE_END.split(text)
        if len(sentence.split()) > MOST_WORDS
    ]
    assert long == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_in_the_quotation_marks_of_the_language(language):
    """The marks of other languages, and marks of a typewriter outside of records, are wrong."""
    wrong = [
        (path.name, name, text)
        for path, name, text in messages(language)
        if set(text) & set("".join(QUOTES.values())) - set(QUOTES[language])
        and not name.startswith(ARROWED)
    ]
    assert wrong == []


def test_texts_are_easy_to_read():
    hard = [
        (path.name, name, round(ease))
        for path, name, text in messages()
        if (ease := reading_ease(text)) < EASY
    ]
    assert hard == []


def reading_ease(text):
    """How easy a text is to read by Flesch's formula; a short one counts as easy."""
    words = LETTERS.findall(text)
    sentences = [each for each in SENTENCE_END.split(text) if LETTERS.search(each)]
    if len(words) < FEWEST_WORDS:
        return 100
    syllables = sum(len(ENGLISH.positions(word)) + 1 for word in words)
    return 206.835 - 1.015 * len(words) / len(sentences) - 84.6 * syllables / len(words)
