"""What ARCHITECTURE.md and docs/internals say of files can be followed."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
INTERNALS = ROOT / "docs" / "internals"
MAX_WORDS = 900
"""Of ARCHITECTURE.md, which can be drawn from memory."""

PATH = re.compile(
    r"`((?:\.ci|bot|docs|engine|render|scripts|tests)/[^`\s<>*]*|[\w.-]+\.(?:py|md|toml))`"
)
LINK = re.compile(r"\]\(([^)#:]+)\)")


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


def test_the_architecture_can_be_kept_in_mind():
    assert len((ROOT / "ARCHITECTURE.md").read_text("utf-8").split()) <= MAX_WORDS
