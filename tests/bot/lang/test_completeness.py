"""Every code that the program says has its sentence in every language, with the same parameters."""

import ast
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.core.controls import Verb
from bot.core.match.clocks import Flag
from bot.core.match.model import SideWish, Stage
from bot.core.notice.notices import NEWS
from bot.core.words import WORDS
from bot.lang import LANGUAGES
from bot.web_ui.texts import ANSWERS, PAGE
from engine.catalogue import KEYS, options
from engine.errors import RefusalCode
from engine.position import Kind, Reason, Side
from engine.record import RecordFault
from engine.uncaught import UncaughtCode
from render import THEMES

ROOT = Path(bot.__file__).parent
OFFERS = [
    f"{stage}-{part}"
    for stage in ("offered", "declined", "withdrawn", "expired")
    for part in ("by-you", "to-you")
]
OPEN = [
    f"{stage}-{part}"
    for stage in ("offered", "withdrawn", "expired")
    for part in ("mine", "theirs")
]
SETTINGS = ("orientation", "theme", "letters", "language", "zone", "notices", "quiet")

# The families of codes, whose members are made by the program: ``member(family, name)``.
FAMILIES = {
    "about": set(KEYS),
    "brief": set(KEYS),
    "button": {
        *Verb,
        *("back", "my-board", "place", "again", "pass", "stop", "stop-yes", "stop-no"),
        "another-game",
        "pause-yes",
        *(f"plan-{way}" for way in ("on", "back", "stop", "drop", "drop-all")),
        *(f"replay-{way}" for way in ("first", "previous", "next", "last", "minus", "plus")),
    },
    "clock": {"none"},
    "done": {"placed", "taken", "huffed"},
    "effect": {"bound", "freed", "turned", "restored"},
    "flag": set(Flag),
    "illegal": {*RefusalCode, "out-of-throw", "no-hop"},
    "note-sealed": {"dice", "lot"},
    "note-seed": {"dice", "lot"},
    "note-side": set(SideWish),
    "offer": set(OFFERS),
    "open": set(OPEN),
    "option": {option.name for key in KEYS for option in options(key)},
    "pieces": {*(kind.name.lower() for kind in Kind), "bound", "turned", "peltast", "basileus"},
    "plan-pick": {"theirs", "yours"},
    "plan-place": {"theirs", "yours"},
    "reason": set(Reason),
    "record-fault": set(RecordFault),
    "refused-challenge": set(Stage),
    "refused-none": {"offered", "running", "over"},
    "ruleset": set(KEYS),
    "seen": {"offered", "declined", "withdrawn", "expired"},
    "set": set(SETTINGS),
    "setting": set(SETTINGS),
    "terms-side": set(SideWish),
    "theme": set(THEMES),
    "uncaught": set(UncaughtCode),
    "unread": {"export", "forgotten"},
    "side": {side.name.lower() for side in Side},
    "word": set(WORDS),
}


def calls(*names):
    """Every call of these functions in the bot, as (name, first argument, keywords)."""
    for path in chain(*(room.rglob("*.py") for room in (ROOT / "core", *ROOT.glob("*_ui")))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in names and node.args:
                yield node.func.id, node.args[0], {word.arg for word in node.keywords}


def strings(node):
    """The strings an expression may stand for, such as both arms of a condition."""
    if isinstance(node, ast.IfExp):
        return [*strings(node.body), *strings(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def said():
    """Each code the program can say, with the parameters it gives; None where they vary."""
    for name, first, keywords in calls("line", "refused", "text"):
        prefix = "refused-" if name == "refused" else ""
        for code in strings(first):
            yield prefix + code, keywords
    for _, first, keywords in calls("member"):
        for family in strings(first):
            for name in FAMILIES.get(family, ()):
                yield f"{family}-{name}", keywords


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 -- the library's name for it
        self.names.add(node.id.name)


def sentences(language):
    """Each message of a language with the parameters it asks for."""
    found = {}
    for path in (ROOT / "lang" / language).glob("*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_and_gets_what_it_asks_for(language):
    known = sentences(language)
    missing = sorted({code for code, _ in said()} - known.keys())
    assert not missing
    for code, given in said():
        assert known[code] <= given, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_for_nothing(language):
    codes = {code for code, _ in said()} | {*NEWS.values(), *PAGE, *ANSWERS}
    assert not sorted(sentences(language).keys() - codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_in_tables_have_their_sentences(language):
    assert {*NEWS.values(), *PAGE, *ANSWERS} <= sentences(language).keys()


def test_every_family_that_is_said_is_walked():
    said_families = {family for _, first, _ in calls("member") for family in strings(first)}
    assert said_families - {"refused"} == FAMILIES.keys()
