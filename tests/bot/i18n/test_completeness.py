"""Every code that the program says has its sentence in every language, with the same parameters."""

from functools import cache
from itertools import chain

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.core.matches.agreements import AGREEMENTS
from bot.core.notifications.notifications import NEWS_CODES
from bot.frontends.web.locale import PAGE_TEXTS
from bot.frontends.web.policies import POLICIES
from bot.i18n import LANGUAGES
from tests.bot.i18n.saying import AGREED, FAMILIES, ROOT, said, said_families

DONE = {
    *(f"done-{word}-{kind.ask_said}" for kind, word in AGREED),
    *(f"done-{said}" for kind in AGREEMENTS for said in (kind.agree_said, f"{kind.name}-declined")),
}
TABLES = {*NEWS_CODES.values(), *PAGE_TEXTS, *chain(*POLICIES.values()), *DONE}
"""The codes that the program has in tables."""


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 -- the library's name for it
        self.names.add(node.id.name)


@cache
def sentences(language):
    """Each message of a language with the parameters it asks for."""
    found = {}
    for path in (ROOT / "i18n" / language).glob("*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} appears twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_and_gets_what_it_asks_for(language):
    known = sentences(language)
    assert sorted({code for code, _ in said()} - known.keys()) == []
    assert [(code, given) for code, given in said() if not known[code] <= given] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_for_nothing(language):
    codes = {code for code, _ in said()} | TABLES
    assert not sorted(sentences(language).keys() - codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_in_tables_have_their_sentences(language):
    assert sentences(language).keys() >= TABLES


def test_every_family_that_is_said_is_walked():
    assert said_families() == FAMILIES.keys()
