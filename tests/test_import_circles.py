"""No module imports itself by way of others, for types neither."""

from tests.sources import Sources


def test_the_imports_have_no_circle():
    assert Sources().circles() == []


def test_a_circle_would_be_seen(tmp_path):
    texts = {
        "a": "from engine import b",
        "b": "if TYPE_CHECKING:\n    from engine.c import C",
        "c": "def f():\n    from . import a",
        "d": "import engine.a\nfrom engine.e import E",
        "e": "import engine",
        "__init__": "from engine.e import E",
    }
    (tmp_path / "engine").mkdir()
    for name, text in texts.items():
        (tmp_path / "engine" / f"{name}.py").write_text(text, encoding="utf-8")
    assert Sources(tmp_path, ("engine",)).circles() == [
        ["engine", "engine.e"],
        ["engine.a", "engine.b", "engine.c"],
    ]
