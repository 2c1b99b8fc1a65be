"""The laws of the house that can be read from its source."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.catalogue import KEYS
from tests.sources import Sources, lines_of_code

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render", "bot")
SOURCES = tuple(path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py")))
TESTS = tuple(sorted((ROOT / "tests").rglob("*.py")))
LONGEST = 300
"""Lines of code, without comments, docstrings and blanks."""

# What each room may use besides itself. A room that is not here may use nothing.
FRONT_END = {"engine", "render", "bot.core", "bot.i18n", "bot.frontends", "bot.http_server"}
FRONT_ENDS = {"bot.frontends.web", "bot.frontends.discord", "bot.frontends.telegram"}
PROCESS = {
    *(*FRONT_END, *FRONT_ENDS, "bot.frontends.setup"),
    *("bot.storage", "bot.config", "bot.operations", "bot.computer", "bot.rulebook"),
}
ARROWS = {
    "engine": set(),
    "render": {"engine"},
    "bot.core": {"engine", "render"},
    "bot.i18n": {"engine", "render", "bot.core"},
    "bot.storage": {"engine", "render", "bot.core"},
    "bot.rulebook": {"engine", "render", "bot.core", "bot.i18n"},
    "bot.computer": {"engine", "bot.core"},
    "bot.arena": {"engine"},
    "bot.http_server": set(),
    "bot.config": set(),
    "bot.operations": {"engine", "bot.core", "bot.storage", "bot.config", "bot.http_server"},
    "bot.frontends": {"render"},
    **dict.fromkeys(FRONT_ENDS, FRONT_END),
    "bot.frontends.setup": {
        *("bot.core", "bot.i18n", "bot.rulebook", "bot.config", "bot.operations", "bot.frontends"),
        *FRONT_ENDS,
    },
    "bot.app": PROCESS,
    "bot.cli": {*PROCESS, "bot.app", "bot.arena"},
}

# What each room of the core may use of the others: those after it.
CORE = {
    "matches": set(),
    "store": {"matches"},
    "typed": {"matches"},
    "views": {"typed", "store", "matches"},
    "notifications": {"views", "typed", "store", "matches"},
    "accounts": {"notifications", "views", "typed", "store", "matches"},
    "service": {"accounts", "notifications", "views", "typed", "store", "matches"},
    "handlers": {"service", "accounts", "notifications", "views", "typed", "store", "matches"},
}

# Which modules may write squares themselves; others put in a `Notation`, as readers choose letters.
LETTERED = {
    *("bot.i18n.speaker", "bot.core.matches.actions", "bot.core.handlers.why"),
    *("bot.core.handlers.completion", "bot.core.typed.letter_doubts"),
}

# Input, output, clocks, chance, environment and logging, which the engine has none of.
IMPURE = {
    *("asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "random"),
    *("secrets", "select", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys"),
    *("tempfile", "threading", "time", "urllib", "uuid", "warnings"),
}
# What matches name of the world around them: how it fails, and what a computer's thinking is.
PORTS = {"errors", "thoughts"}
IMPURE_BUILTINS = {"open", "print", "input", "exec", "eval"}

# Put together here, so that this file passes its own test.
MACHINE_PATHS = tuple(
    "/".join(parts)
    for parts in (("", "work", ""), ("", "root", ""), ("", "tmp", "plan"), ("..", "shared"))
)
OPERATORS_OWN = {"config.toml", ".git"}


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """`bot.core` of `bot.core.views.views`, `engine` of `engine.board`.

    Each front-end is a room of its own; what they share is one, `bot.frontends`.
    """
    parts = module.split(".")
    room = ".".join(parts[:3])
    if room in {*FRONT_ENDS, "bot.frontends.setup"}:
        return room
    return ".".join(parts[: 2 if parts[0] == "bot" else 1])


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The full name of everything that a module imports, wherever in it."""
    package = module_of(path) if path.name == "__init__.py" else module_of(path.parent)
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level]
            base = ".".join(filter(None, [*(above if node.level else ()), node.module]))
            yield from (f"{base}.{alias.name}" for alias in node.names)


def wrong_arrows(path: Path) -> Iterator[str]:
    room = room_of(module_of(path))
    for name in imports(path):
        target = room_of(name)
        if target.split(".")[0] in PACKAGES and target not in {room, *ARROWS.get(room, ())}:
            yield f"{module_of(path)} -> {name}"


def wrong_in_core(path: Path) -> Iterator[str]:
    """Arrows between the rooms of the core that point the wrong way, or beside the rooms."""
    room = core_room_of(module_of(path))
    for name in imports(path):
        target = core_room_of(name)
        if room and target and target not in {room, *CORE.get(room, ())}:
            yield f"{module_of(path)} -> {name}"


def core_room_of(module: str) -> str | None:
    """`views` of `bot.core.views.views`; None outside of the core."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["bot", "core"] and parts[2:3] else None


def spoken_strings(path: Path) -> Iterator[str]:
    """The string constants of a module that are not docstrings."""
    tree = tree_of(path)
    mute = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in mute:
            yield node.value


def texts() -> Iterator[tuple[Path, str]]:
    """The text files that the project is made of, without what tools leave behind."""
    folders = (".ci", "scripts", "requirements", "tests", *PACKAGES)
    inside = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    ours = (path for path in inside if "node_modules" not in path.parts)
    for path in (*ROOT.iterdir(), *ours):
        if path.is_file() and path.name not in OPERATORS_OWN and b"\0" not in path.read_bytes():
            yield path, path.read_text(encoding="utf-8")


def test_every_arrow_is_one_of_the_plan():
    assert [arrow for path in SOURCES for arrow in wrong_arrows(path)] == []
    assert [arrow for path in SOURCES for arrow in wrong_in_core(path)] == []


@pytest.mark.parametrize(
    ("source", "arrow"),
    [
        ("engine/made_up.py", "import render.picture"),
        ("bot/storage/made_up.py", "from bot.i18n import speak"),
        ("bot/storage/made_up.py", "from bot import lang"),
        ("bot/frontends/web/made_up.py", "def f():\n    from ...storage import store"),
        ("bot/core/matches/made_up.py", "from bot.config.settings import Settings"),
        ("bot/core/matches/made_up.py", "from bot.core.views.views import Answer"),
    ],
)
def test_a_wrong_arrow_would_be_seen(monkeypatch, tmp_path, source, arrow):
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    path = tmp_path / source
    path.parent.mkdir(parents=True)
    path.write_text(arrow, encoding="utf-8")
    assert len([*wrong_arrows(path), *wrong_in_core(path)]) == 1


def test_every_module_of_the_core_is_in_a_room():
    names = {path.name for path in (ROOT / "bot" / "core").iterdir()}
    assert names - {"__pycache__", "__init__.py"} == CORE.keys()


def test_every_room_is_known():
    assert {room_of(module_of(path)) for path in SOURCES} <= {*ARROWS, "bot"}


def test_the_engine_uses_the_standard_library_alone_and_nothing_impure():
    allowed = set(sys.stdlib_module_names) - IMPURE | {"engine"}
    used = {
        f"{module_of(path)} -> {name}"
        for path in SOURCES
        if room_of(module_of(path)) == "engine"
        for name in imports(path)
        if name.split(".")[0] not in allowed
    }
    assert used == set()


def test_what_happens_in_a_match_is_decided_by_nothing_impure():
    """Moments are handed in; of time it has only arithmetic."""
    sources = Sources()
    deciding = ("bot.core.matches.decide", "bot.core.matches.evolve")
    used = {*deciding, *sources.reached(*deciding)}
    decided = [sources.modules[each] for each in used if each.rpartition(".")[2] not in PORTS]
    found = [
        f"{source.module} -> {name}"
        for source in decided
        for name in source.imported_names()
        if name.split(".")[0] in IMPURE - {"datetime"} | {"structlog"}
    ]
    waiting = [
        source.module
        for source in decided
        for node in source.nodes
        if isinstance(node, ast.AsyncFunctionDef)
    ]
    assert found + waiting == []


def test_the_engine_calls_nothing_that_reads_or_writes():
    calls = {
        f"{module_of(path)}: {node.func.id}"
        for path in SOURCES
        if room_of(module_of(path)) == "engine"
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in IMPURE_BUILTINS
    }
    assert calls == set()


def test_no_module_is_longer_than_a_few_screens():
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCES + TESTS}
    long = {path: text for path, text in texts.items() if text.count("\n") > LONGEST}
    lengths = {path: len(lines_of_code(text)) for path, text in long.items()}
    assert {str(path): length for path, length in lengths.items() if length > LONGEST} == {}


def test_no_code_outside_the_catalogue_names_a_ruleset():
    named = {
        f"{module_of(path)}: {string}"
        for path in SOURCES
        if not module_of(path).startswith("engine.catalogue")
        for string in spoken_strings(path)
        if any(key in string for key in KEYS)
    }
    assert named == set()


def test_no_code_names_a_language_but_the_default():
    folders = {path.parent.name for path in (ROOT / "bot" / "i18n").glob("*/*.ftl")}
    named = {
        (module_of(path), string)
        for path in SOURCES
        for string in spoken_strings(path)
        if string in folders
    }
    assert named == {("bot.core.matches.preferences", "en")}


def test_squares_are_written_only_where_it_is_known_for_whom():
    wrote = {
        module_of(path)
        for path in SOURCES
        if module_of(path).startswith("bot.")
        and {"in_letters", "square_name"} & {name.split(".")[-1] for name in imports(path)}
    }
    assert wrote <= LETTERED


def test_nothing_ties_the_project_to_a_machine():
    tied = {f"{path}: {word}" for path, text in texts() for word in MACHINE_PATHS if word in text}
    assert tied == set()
