"""The pages of docs/rules: clauses are tied to tests, tables and diagrams to the engine."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from engine.catalogue import KEYS, options, ruleset
from engine.catalogue.clauses import clauses_of
from engine.catalogue.uncaught_clauses import clause_of
from engine.errors import RefusalCode
from engine.lettering import ATTIC
from engine.position import Reason
from engine.record_text import ITALIAN
from engine.uncaught import UncaughtCode
from tests.diagrams import drawn
from tests.engine.blocks import CARDS, OWN, blocks_in, first_game
from tests.engine.games import single_options

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
OVERVIEW = (PAGES / "README.md").read_text("utf-8")
TIES = tomllib.loads((Path(__file__).parent / "clauses.toml").read_text("utf-8"))
BLOCKS = {block.id: block for block in (*blocks_in(CARDS), *blocks_in(OWN))}

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
NUMBER = re.compile(r"\b\d+\.\d+\b")
ENDING = re.compile(r"^\*\*\d+\.\d+\*\* `([a-z-]+)`", re.MULTILINE)
DIAGRAM = re.compile(r"^```text (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]*)#([^)]+)\)")


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
    assert {path.stem for path in PAGES.glob("*.md")} == {*KEYS, "README"}
    assert set(TIES) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_each_clause_is_tied_and_each_tie_has_its_clause(key):
    clauses = CLAUSE.findall(page(key))
    assert clauses == sorted(clauses, key=lambda clause: [*map(int, clause.split("."))])
    assert set(clauses) == set(TIES[key])
    assert all(TIES[key].values())


@pytest.mark.parametrize("key", KEYS)
def test_the_tests_of_a_clause_exist_and_are_of_its_ruleset(key):
    for clause, tests in TIES[key].items():
        for test in tests:
            path, _, name = test.partition("::")
            if name:
                assert name in named_in(path), (clause, test)
            else:
                assert BLOCKS[test].key == key, (clause, test)


def test_every_block_proves_a_clause():
    cited = {test for ties in TIES.values() for tests in ties.values() for test in tests}
    assert set(BLOCKS) <= cited


@pytest.mark.parametrize("key", KEYS)
def test_refusals_rest_on_clauses_of_the_page(key):
    known = set(CLAUSE.findall(page(key)))
    cited = {code: clauses_of(key, code) for code in RefusalCode}
    assert {clause for clauses in cited.values() for clause in clauses} <= known
    assert {code for code, clauses in cited.items() if not clauses} == {
        RefusalCode.NOTATION,
        RefusalCode.AMBIGUOUS,
        RefusalCode.OVER,
        RefusalCode.NO_CAPTURE,
    }


@pytest.mark.parametrize("key", KEYS)
def test_reasons_why_nobody_is_captured_rest_on_clauses_of_the_page(key):
    known = set(CLAUSE.findall(page(key)))
    assert {clause_of(key, code) for code in UncaughtCode} <= known


@pytest.mark.parametrize("key", KEYS)
def test_the_table_of_options_is_the_catalogues(key):
    rows = table(page(key), section(page(key), "Options"))
    told = [(unquoted(name), tuple(map(unquoted, listed.split(", ")))) for name, listed, *_ in rows]
    assert told == [(option.name, option.choices) for option in options(key)]


@pytest.mark.parametrize("key", KEYS)
def test_options_and_rulings_name_clauses_of_their_page(key):
    clauses = set(CLAUSE.findall(page(key)))
    rulings = table(page(key), section(page(key), "Our rulings"))
    cells = [row[-1] for row in table(page(key), section(page(key), "Options"))]
    cells += [row[0] for row in rulings]
    assert rulings
    assert all(NUMBER.findall(cell) for cell in cells)
    assert {number for cell in cells for number in NUMBER.findall(cell)} <= clauses


@pytest.mark.parametrize("name", tuple(single_options()))
def test_endings_are_told_in_the_order_in_which_they_are_judged(name):
    rules = ruleset(name)
    judged = [ending.reason.value for ending in (*rules.endings, rules.stuck)]
    told = ENDING.findall(page(rules.key))
    assert [reason for reason in told if reason in judged] == judged
    assert set(told) <= {row[0].strip("`") for row in table(OVERVIEW, "## Results")}


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
        assert BLOCKS[name].key == key
        assert shown in (whole, partly)
        assert files.split() == list(game.ruleset.letters.files[: board.files])


@pytest.mark.parametrize("key", [*KEYS, "README"])
def test_links_lead_to_headings(key):
    for target, anchor in LINK.findall(page(key)):
        assert anchor in anchors((PAGES / (target or f"{key}.md")).read_text("utf-8")), anchor


def test_the_overview_lists_every_ruleset_and_links_it():
    rows = table(OVERVIEW, "# The rules of the ten games")
    assert [row[0] for row in rows] == [f"[`{key}`]({key}.md)" for key in KEYS]
    assert [unquoted(row[0]) for row in table(OVERVIEW, "## How they differ")] == list(KEYS)


@pytest.mark.parametrize("row", table(OVERVIEW, "## How they differ"), ids=lambda row: row[0])
def test_the_overview_tells_the_board_and_the_men(row):
    rules = ruleset(unquoted(row[0]))
    if row[1] == "as one of those":
        assert {option.name: option.choices for option in options(rules.key)}["board"]
        return
    men = sum(map(int, re.findall(r"[0-9]+", row[2]))) + (" and a " in row[2])
    assert re.findall(r"[0-9]+", row[1]) == [str(rules.board.files), str(rules.board.ranks)]
    assert men == rules.start.men[0].bit_count() + rules.start.hand[0]


def test_the_overview_lists_every_result_with_its_name_in_vogts_records():
    told = {unquoted(code): italian for code, _, italian in table(OVERVIEW, "## Results")}
    assert told == {reason.value: ITALIAN.get(reason, "") for reason in Reason}


def test_the_overview_lists_every_reason_why_nobody_is_captured():
    told = [unquoted(row[0]) for row in table(OVERVIEW, "## Why a piece was not captured")]
    assert told == list(UncaughtCode)


def test_the_overview_lists_every_refusal():
    told = [unquoted(code) for code, _ in table(OVERVIEW, "## Refusals")]
    assert told == [code.value for code in RefusalCode]


def test_the_overview_shows_the_letters_of_the_files():
    rows = {row[0]: row[1:] for row in table(OVERVIEW, "## Squares")}
    assert "".join(rows["shown"]) == ruleset("vogt-petteia").letters.files
    assert "".join(rows["plain"]) == ruleset("lemery-petteia").letters.files
    assert rows["Attic"] == list(ATTIC[: ruleset("vogt-petteia").board.ranks])
