"""What `engine` and `render` show the rest of the house, and that it uses nothing else of them."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FACES = (
    *("engine", "engine.catalogue", "engine.explain", "engine.record", "engine.search"),
    *("engine.ugi", "render"),
)


def past_the_face(source):
    """The imports of a source that reach into a package past its public face."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [(alias.name, None) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [(node.module, alias.name) for alias in node.names]
        else:
            continue
        for module, name in names:
            if module.split(".")[0] in {"engine", "render"} and (
                module not in FACES or name not in import_module(module).__all__
            ):
                yield f"{module}.{name}" if name else module


def test_the_bot_imports_engine_and_render_by_their_public_names_alone():
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "bot").rglob("*.py")
        for name in past_the_face(path.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from engine import Game, Side", []),
        ("from engine.game import Game", ["engine.game.Game"]),
        ("from engine import game", ["engine.game"]),
        ("import engine.game", ["engine.game"]),
        ("if TYPE_CHECKING:\n    from render.picture import Picture", ["render.picture.Picture"]),
    ],
)
def test_an_import_past_the_face_would_be_seen(source, found):
    assert list(past_the_face(source)) == found


def test_each_public_name_is_there_and_has_one_home():
    homes = {}
    for face in FACES:
        for name in import_module(face).__all__:
            assert hasattr(import_module(face), name), (face, name)
            assert homes.setdefault(name, face) == face, name


def test_what_a_game_is_made_of_loads_neither_search_nor_rulesets():
    code = "import sys, engine; print(*(name for name in sys.modules if 'engine.' in name))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "engine.game" in loaded
    assert [name for name in loaded if name.startswith(("engine.search", "engine.cat"))] == []


def test_the_types_are_shipped():
    for package in ("engine", "render", "bot"):
        assert (ROOT / package / "py.typed").is_file()
