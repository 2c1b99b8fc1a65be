"""The documents name what there is: files, links, keys, lines of the log.

Docstrings and comments are in plain English.
"""

import re
from pathlib import Path

from bot.config.settings import SECTIONS
from tests.sources import lines_of_code

ROOT = Path(__file__).parents[1]
MOST_WORDS_A_SENTENCE = 30
LEGAL = {"privacy.md", "terms.md"}  # they list what is stored
NO_PROSE = re.compile(r"```.*?```|<!--.*?-->|^(?:    |\||#|!)[^\n]*$", re.DOTALL | re.MULTILINE)
PARAGRAPH = re.compile(r"\n\s*\n|\n(?=\s*(?:-|[0-9]+\.) )")
SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+")
TARGET = re.compile(r"\]\([^)]*\)")
INTERNALS = ROOT / "docs" / "internals"
MAX_WORDS = 900
"""Of ARCHITECTURE.md, which can be drawn from memory."""

PATH = re.compile(
    r"`((?:\.ci|bot|docs|engine|render|scripts|tests)/[^`\s<>*]*|[\w.-]+\.(?:py|md|toml))`"
)
LINK = re.compile(r"\]\(([^)#:]+)\)")

ANY_LINK = re.compile(r"\]\(([^):]+)\)")
TOO_FEW_SPACES = re.compile(r"^ {2,3}(?:- |[0-9]+\. |```)|\n\n {2,3}\S", re.MULTILINE)


def pages():
    return (ROOT / "ARCHITECTURE.md", *sorted(INTERNALS.glob("*.md")))


def test_every_path_that_is_named_exists():
    named = [(page, path) for page in pages() for path in PATH.findall(page.read_text("utf-8"))]
    assert named
    assert [(page.name, path) for page, path in named if not (ROOT / path).exists()] == []


def test_every_link_leads_somewhere():
    links = [(page, link) for page in pages() for link in LINK.findall(page.read_text("utf-8"))]
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def test_every_page_of_the_internals_is_listed():
    listed = LINK.findall((INTERNALS / "README.md").read_text("utf-8"))
    assert {page.name for page in INTERNALS.glob("*.md")} == {"README.md", *listed} - {
        "../../ARCHITECTURE.md"
    }


def test_every_document_is_listed_on_the_home_page_of_its_part():
    docs = ROOT / "docs"
    for folder in (docs, docs / "rules", docs / "operating"):
        linked = {
            link.split("#")[0]
            for link in ANY_LINK.findall((folder / "README.md").read_text("utf-8"))
        }
        assert {page.name for page in folder.glob("*.md")} - {"README.md"} - linked == set()


def test_what_is_within_a_list_is_indented_as_the_site_needs_it():
    pages = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
    assert [page.name for page in pages if TOO_FEW_SPACES.search(page.read_text("utf-8"))] == []


def test_the_architecture_can_be_kept_in_mind():
    assert len((ROOT / "ARCHITECTURE.md").read_text("utf-8").split()) <= MAX_WORDS


def test_every_key_of_the_configuration_is_explained():
    text = (ROOT / "docs" / "configuration.md").read_text("utf-8")
    keys = [(name, key) for name, section in SECTIONS.items() for key in section.model_fields]
    assert [
        pair for pair in keys if f"`{pair[1]}`" not in text and f"] {pair[1]}`" not in text
    ] == []


def sentences(page):
    """The sentences of a page's prose, without code, tables and headings."""
    prose = NO_PROSE.sub("", page.read_text("utf-8"))
    for paragraph in PARAGRAPH.split(prose):
        yield from SENTENCE_END.split(TARGET.sub("]", paragraph))


def test_no_sentence_of_a_document_is_long():
    folders = (".", "docs", "docs/internals", "docs/operating")
    documents = [page for folder in folders for page in ROOT.joinpath(folder).glob("*.md")]
    long = [
        (page.name, sentence)
        for page in documents
        if page.name not in LEGAL | {"CHANGELOG.md"}
        for sentence in sentences(page)
        if len(sentence.split()) > MOST_WORDS_A_SENTENCE
    ]
    assert long == []


LOGGED = re.compile(r"\blog\.(?:debug|info|warning|error|exception|critical)\(\s*\"(\w+)\"")
OUTAGE = re.compile(r"OutageLog\(\"(\w+)\", \"(\w+)\"\)")


def test_every_line_of_the_log_is_explained_to_operators():
    text = (ROOT / "docs" / "operating" / "logs.md").read_text("utf-8")
    sources = [path.read_text("utf-8") for path in sorted((ROOT / "bot").rglob("*.py"))]
    names = {name for source in sources for name in LOGGED.findall(source)}
    names |= {name for source in sources for pair in OUTAGE.findall(source) for name in pair}
    assert len(names) > 40
    assert sorted(name for name in names if f"`{name}`" not in text) == []


CODE = ("bot", "engine", "render", "scripts", "tests")
UNCHANGED = {"versions", "compat"}
"""Folders of files that keep the form in which they were released."""

DIALECT = re.compile(
    r"\b(?:tell whether|laws?:|whoever|anybody|everybody|somebody|where there is none|none where)"
    r"(?!\w)",
    re.IGNORECASE,
)
"""Write: return whether, invariant, the person who, anyone, everyone, someone, if there is none."""


def test_docstrings_and_comments_are_in_plain_english():
    found = []
    for path in (path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))):
        text = path.read_text("utf-8")
        if UNCHANGED.isdisjoint(path.parts) and DIALECT.search(text):
            code = lines_of_code(text)
            found += [
                (str(path.relative_to(ROOT)), number, line)
                for number, line in enumerate(text.splitlines(), start=1)
                if number not in code and DIALECT.search(line)
            ]
    assert found == []
