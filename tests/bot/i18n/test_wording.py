"""English texts keep to `docs/wording.md`: no banned words, and no long sentences."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.bot.i18n.saying import ROOT

DOCUMENTS = ROOT.parent / "docs"
MOST_WORDS = 20
LEGAL = "policies.ftl"  # names what is stored in long lists
SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n")
ROW = re.compile(r"^\| (?P<banned>[^|]+) \| [^|]+ \|$", re.MULTILINE)


@cache
def messages():
    """The English texts by file and name, each variant for itself, with X for what is filled in."""
    found = []
    for path in sorted((ROOT / "i18n" / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value:
                found += [(path.name, entry.id.name, text) for text in texts(entry.value)]
    return found


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
    words = banned()
    found = [
        (file, name, wrong)
        for file, name, text in messages()
        if name != "web-reserved-names" and (wrong := finds(words, text))
    ]
    assert found == []


def test_no_document_has_a_banned_word():
    words = banned()
    documents = [*ROOT.parent.glob("*.md"), *DOCUMENTS.rglob("*.md")]
    found = {
        path.name: wrong
        for path in documents
        if path.name not in {"wording.md", "CHANGELOG.md"}
        and (wrong := finds(_without_pieces(path, words), path.read_text("utf-8")))
    }
    assert found == {}


def _without_pieces(path, words):
    """The banned words; in the rules, pieces stand on squares."""
    return [word for word in words if path.parent.name != "rules" or not word.startswith("stand")]


def test_sentences_are_short():
    long = [
        (file, name, sentence)
        for file, name, text in messages()
        if file != LEGAL
        for sentence in SENTENCE_END.split(text)
        if len(sentence.split()) > MOST_WORDS
    ]
    assert long == []
