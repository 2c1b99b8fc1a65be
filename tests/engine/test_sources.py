"""docs/rules/sources.md: what it points at exists, and no clause of a game is forgotten."""

import re
from collections import Counter

from bot.core.matches.actions_table import WORDS
from engine.catalogue import KEYS, ruleset
from tests.engine.test_clauses import CLAUSE, NUMBER, OVERVIEW, PAGES, page, section, table

SOURCES = (PAGES / "sources.md").read_text("utf-8")
TEXTS = (
    "The rulebook of Petteia",
    "The last pages of that rulebook, in another copy",
    "Dmytro’s Poleis",  # noqa: RUF001 -- a quotation mark of the language
    "Vogt’s tournament rules",  # noqa: RUF001
    "Walker’s page",  # noqa: RUF001
)
OWN = "## Our own additions"
CLASHES = "## Where a source contradicts itself"
QUOTED = re.compile(r"`([^`]+)`")
NAMED = re.compile(r"(?P<key>[a-z-]+) (?P<clause>\d+\.\d+)(?P<ruling> ruling)?")
EXPLAINED = ("Not a rule.", "Not done: ")


def rulings_of(key):
    """The clauses that a game's own rulings are about."""
    rows = table(page(key), section(page(key), "Our rulings"))
    return {number for row in rows for number in NUMBER.findall(row[0])}


CLAUSES = {key: set(CLAUSE.findall(page(key))) for key in KEYS}
RULINGS = {key: rulings_of(key) for key in KEYS}


def is_known(reference):
    """Whether a clause, a ruling, an option or a command that the page names is there."""
    if reference.startswith("/"):
        word, _, option = reference[1:].partition(" ")
        return word in WORDS and option in ("", *WORDS[word].options)
    if named := NAMED.fullmatch(reference):
        known = RULINGS if named["ruling"] else CLAUSES
        return named["clause"] in known.get(named["key"], ())
    try:
        return ruleset(reference).name == reference
    except ValueError:
        return False


def rows():
    """The rows of all sources, then our own additions and the contradictions."""
    for text in TEXTS:
        yield from ((text, *cells) for cells in table(SOURCES, f"## {text}"))


def references(cell):
    return [
        each for each in QUOTED.findall(cell) if each.startswith("/") or " " in each or "(" in each
    ]


def test_every_source_has_its_table():
    assert Counter(row[0] for row in rows()).keys() == set(TEXTS)
    assert {len(row) for row in rows()} == {4}


def test_no_reference_is_dead():
    last = [row[-1] for row in rows()]
    last += [row[0] for row in table(SOURCES, OWN)] + [row[-1] for row in table(SOURCES, CLASHES)]
    named = [reference for cell in last for reference in references(cell)]
    assert len(named) > 300
    assert [reference for reference in named if not is_known(reference)] == []


def test_the_check_finds_dead_references():
    dead = ("poleis 9.9", "poleis 3.4 ruling", "chess 1.1", "poleis(edge=on)", "/fly", "/draw now")
    assert [reference for reference in dead if is_known(reference)] == []


def test_each_rule_of_a_source_has_a_reference_or_says_why_not():
    mute = [row for row in rows() if not references(row[-1]) and not row[-1].startswith(EXPLAINED)]
    assert mute == []


def test_each_clause_comes_from_a_source_or_is_our_own():
    told = {reference for row in rows() for reference in references(row[-1])}
    own = {reference for row in table(SOURCES, OWN) for reference in references(row[0])}
    clauses = {f"{key} {clause}" for key in KEYS for clause in CLAUSES[key]}
    assert clauses - told - own == set()
    assert own & told == set()


def test_readers_of_the_overview_are_led_to_the_sources():
    assert "](sources.md)" in OVERVIEW
