"""The pages of docs/rules: clauses are tied to tests, tables and diagrams to the engine."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from engine.catalogue import KEYS, options, ruleset
from engine.catalogue.clauses import clauses_of
from engine.catalogue.not_captured_clauses import not_captured_clause
from engine.errors import RefusalCode
from engine.lettering import ATTIC
from engine.position import Reason
from engine.record_text import ITALIAN
from engine.why_not_captured import NotCapturedCode
from tests.diagrams import drawn
from tests.engine.blocks import BLOCKS as EVERY_BLOCK
from tests.engine.blocks import first_game
from tests.engine.games import single_options

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
OVERVIEW = (PAGES / "README.md").read_text("utf-8")
TIES = tomllib.loads((Path(__file__).parent / "clauses.toml").read_text("utf-8"))
BLOCKS = {block.id: block for block in EVERY_BLOCK}

WITHOUT_A_CLAUSE = {
    RefusalCode.NOTATION,
    RefusalCode.AMBIGUOUS,
    RefusalCode.OVER,
    RefusalCode.NO_CAPTURE,
}
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
NUMBER = re.compile(r"\b\d+\.\d+\b")
ENDING = re.compile(r"^\*\*\d+\.\d+\*\* `([a-z-]+)`", re.MULTILINE)
DIAGRAM = re.compile(r"^```text (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]*)#([^)]+)\)")


@cache
def page(key):
    return (PAGES / f"{key}.md").read_text("utf-8")


def table(text, heading):
    """The rows of the first table beneath a heading, as lists of cells."""
    _, _, below = text.partition(f"{heading}\n")
    lines = [line for line in below.split("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def section(text, name):
    return next((line for line in text.splitlines() if re.fullmatch(rf"## \d+ {name}", line)), None)


def anchors(text):
    """The anchors that the headings of a page make."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def named_in(path):
    """The names of the tests in a file."""
    found = ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
    functions = (node for node in found if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {node.name for node in functions if node.name.startswith("test_")}


def unquoted(cell):
    return cell.strip("`")


def test_there_is_a_page_a_ruleset_and_no_other():
    assert {path.stem for path in PAGES.glob("*.md")} == {*KEYS, "README", "sources"}
    assert set(TIES) == set(KEYS)


def test_each_clause_is_tied_and_each_tie_has_its_clause():
    for key in KEYS:
        clauses = CLAUSE.findall(page(key))
        assert clauses == sorted(clauses, key=lambda clause: [*map(int, clause.split("."))]), key
        assert set(clauses) == set(TIES[key]), key
        assert all(TIES[key].values()), key


def proves(test, key):
    """Whether a test that a clause names is there, and is of the clause's ruleset."""
    path, _, name = test.partition("::")
    return name in named_in(path) if name else test in BLOCKS and BLOCKS[test].key == key


def test_the_tests_of_a_clause_exist_and_are_of_its_ruleset():
    ties = [
        (key, clause, test) for key in KEYS for clause, tests in TIES[key].items() for test in tests
    ]
    assert [tie for tie in ties if not proves(tie[2], tie[0])] == []


def test_every_block_proves_a_clause():
    cited = {test for ties in TIES.values() for tests in ties.values() for test in tests}
    assert set(BLOCKS) <= cited


def test_refusals_rest_on_clauses_of_the_page():
    for key in KEYS:
        known = set(CLAUSE.findall(page(key)))
        cited = {code: clauses_of(key, code) for code in RefusalCode}
        assert {clause for clauses in cited.values() for clause in clauses} <= known, key
        assert {code for code, clauses in cited.items() if not clauses} == WITHOUT_A_CLAUSE, key


def test_reasons_why_nobody_is_captured_rest_on_clauses_of_the_page():
    for key in KEYS:
        known = set(CLAUSE.findall(page(key)))
        assert {not_captured_clause(key, code) for code in NotCapturedCode} <= known, key


def test_the_table_of_options_is_the_catalogues():
    for key in KEYS:
        told = [
            (unquoted(name), tuple(map(unquoted, listed.split(", "))))
            for name, listed, *_ in table(page(key), section(page(key), "Options"))
        ]
        assert told == [(option.name, option.choices) for option in options(key)], key


def test_options_and_rulings_name_clauses_of_their_page():
    for key in KEYS:
        clauses = set(CLAUSE.findall(page(key)))
        rulings = table(page(key), section(page(key), "Our rulings"))
        cells = [row[-1] for row in table(page(key), section(page(key), "Options"))]
        cells += [row[0] for row in rulings]
        assert rulings, key
        assert all(NUMBER.findall(cell) for cell in cells), key
        assert {number for cell in cells for number in NUMBER.findall(cell)} <= clauses, key


def test_endings_are_told_in_the_order_in_which_they_are_judged():
    listed = {unquoted(row[0]) for row in table(OVERVIEW, "## Results")}
    for name in single_options():
        rules = ruleset(name)
        judged = [ending.reason.value for ending in (*rules.endings, rules.no_moves_ending)]
        told = ENDING.findall(page(rules.key))
        assert [reason for reason in told if reason in judged] == judged, name
        assert set(told) <= listed, name


@pytest.mark.parametrize("key", KEYS)
def test_a_diagram_is_the_beginning_of_its_test(key):
    diagrams = DIAGRAM.findall(page(key))
    assert page(key).count("```text") == len(diagrams) > 0
    for name, text in diagrams:
        game = first_game(BLOCKS[name])
        *shown, files = text.splitlines()
        board = game.ruleset.board
        whole = [line.strip() for line in drawn(board, game.position).splitlines()]
        partly = [line for line in whole if set(line.split()[1:]) != {"."}]
        assert BLOCKS[name].key == key, name
        assert shown in (whole, partly), name
        assert files.split() == list(game.ruleset.letters.files[: board.files]), name


def test_links_lead_to_headings():
    for key in (*KEYS, "README", "sources"):
        for target, anchor in LINK.findall(page(key)):
            there = (PAGES / (target or f"{key}.md")).read_text("utf-8")
            assert anchor in anchors(there), (key, anchor)


def test_the_overview_lists_every_ruleset_and_links_it():
    rows = table(OVERVIEW, "# The rules of the ten games")
    assert [row[0] for row in rows] == [f"[`{key}`]({key}.md)" for key in KEYS]
    assert [unquoted(row[0]) for row in table(OVERVIEW, "## How they differ")] == list(KEYS)


def test_the_overview_tells_the_board_and_the_men():
    for name, board, pieces, *_ in table(OVERVIEW, "## How they differ"):
        rules = ruleset(unquoted(name))
        if board == "as one of those":
            assert {option.name: option.choices for option in options(rules.key)}["board"], name
            continue
        men = sum(map(int, re.findall(r"[0-9]+", pieces))) + (" and a " in pieces)
        size = [str(rules.board.files), str(rules.board.ranks)]
        assert re.findall(r"[0-9]+", board) == size, name
        assert men == rules.start.men[0].bit_count() + rules.start.hand[0], name


def test_the_overview_lists_every_result_with_its_name_in_vogts_records():
    told = {unquoted(code): italian for code, _, italian in table(OVERVIEW, "## Results")}
    assert told == {reason.value: ITALIAN.get(reason, "") for reason in Reason}


def test_the_overview_lists_every_reason_why_nobody_is_captured():
    told = [unquoted(row[0]) for row in table(OVERVIEW, "## Why a piece was not captured")]
    assert told == list(NotCapturedCode)


def test_the_overview_lists_every_refusal():
    told = [unquoted(code) for code, _ in table(OVERVIEW, "## Refusals")]
    assert told == [code.value for code in RefusalCode]


def test_the_overview_shows_the_letters_of_the_files():
    rows = {row[0]: row[1:] for row in table(OVERVIEW, "## Squares")}
    assert "".join(rows["shown"]) == ruleset("vogt-petteia").letters.files
    assert "".join(rows["plain"]) == ruleset("lemery-petteia").letters.files
    assert rows["Attic"] == list(ATTIC[: ruleset("vogt-petteia").board.ranks])
