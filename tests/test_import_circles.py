"""No module of the engine or of the pictures imports itself by way of others, for types neither."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render")


def module_of(path, root):
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path):
    """The full name of everything that a module imports, under TYPE_CHECKING as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def circles(root, packages):
    """The modules on circles of imports, and those between two circles."""
    paths = [path for package in packages for path in (root / package).rglob("*.py")]
    modules = {module_of(path, root): path for path in paths}
    left = {
        module: {name if name in modules else name.rpartition(".")[0] for name in imports(path)}
        for module, path in modules.items()
    }
    while outermost := {
        module
        for module, used in left.items()
        if not used & left.keys() or not any(module in other for other in left.values())
    }:
        left = {module: used for module, used in left.items() if module not in outermost}
    return set(left)


def test_the_imports_of_engine_and_render_have_no_circle():
    assert circles(ROOT, PACKAGES) == set()


def test_a_circle_would_be_seen(tmp_path):
    texts = {
        "a": "from engine import b",
        "b": "if TYPE_CHECKING:\n    from engine.a import A",
        "c": "import engine.a",
        "d": "",
    }
    (tmp_path / "engine").mkdir()
    for name, text in texts.items():
        (tmp_path / "engine" / f"{name}.py").write_text(text, encoding="utf-8")
    assert circles(tmp_path, ("engine",)) == {"engine.a", "engine.b"}
