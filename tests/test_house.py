"""The figures of `python -m tests.house` are within their limits, and see what they must see."""

from tests import house
from tests.sources import Sources, lines_of_code


def made(root, texts):
    """Some modules by their paths, read as the project's are."""
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return Sources(root)


def test_every_figure_is_within_its_limit():
    figures = house.figures(Sources())
    counts = {name: count for name, (count, _) in figures.items()}
    over = [f"{name}: {count}" for name, count in counts.items() if count > house.LIMITS[name]]
    assert not over, f"see `python -m tests.house --list`: {over}"


def test_a_module_beside_the_rooms_of_the_core_is_a_room_of_its_own(tmp_path):
    paths = ("__init__", "views/__init__", "views/a", "views/b", "views/deep/c", "words")
    texts = {f"bot/core/{path}.py": "" for path in paths}
    assert house.rooms(made(tmp_path, {**texts, "bot/app.py": ""})) == ["views", "words"]


def test_an_arrow_is_a_pair_of_rooms_whatever_imports_there_are(tmp_path):
    sources = made(
        tmp_path,
        {
            "bot/core/handlers/a.py": "import bot.core.views.c\nfrom bot.core.views.c import C",
            "bot/core/handlers/b.py": "def f():\n    from bot.core.views import c",
            "bot/core/views/c.py": "from typing import Any\nfrom bot.core.views import d",
            "bot/core/views/d.py": "if TYPE_CHECKING:\n    from bot.core.words import WORDS",
            "bot/core/words.py": "from bot.storage import store",
            "bot/storage/store.py": "from bot.core.handlers import a",
        },
    )
    assert house.arrows(sources).keys() == {("handlers", "views"), ("views", "words")}


def test_an_arrow_to_a_higher_level_or_within_one_is_upward(tmp_path):
    sources = made(
        tmp_path,
        {
            "bot/core/handlers/a.py": "from bot.core.matches.a import A",
            "bot/core/views/a.py": "from bot.core.typed.a import A",
            "bot/core/typed/a.py": "from bot.core.store import a",
            "bot/core/store/a.py": "from bot.core.matches.a import A",
            "bot/core/matches/a.py": "if TYPE_CHECKING:\n    from bot.core.views.a import A",
        },
    )
    assert sorted(house.upward_arrows(sources)) == [
        "matches -> views (bot.core.matches.a -> bot.core.views.a)",
        "typed -> store (bot.core.typed.a -> bot.core.store.a)",
    ]


KEYED = (
    'T = {"move": 1, "draw": 2}',
    'T: Mapping[str, int] = {"move": 1, **OTHERS, "draw": 2}',
    'T = {**dict.fromkeys(("move", "draw"), 1)}',
    'T = MappingProxyType({"move": 1, "draw": 2, "computer": 3})',
    'T = {"match": ("move", "draw"), "account": ()}',
    'T = frozenset({"", "move", "draw"})',
    'T = UNLISTED | {"move", "draw"}',
    'T = {name: 1 for name in ("move", "draw")}',
    'T = (("move", 1), ("draw", 2))',
    'T = {word.name: word for word in (Word("move"), words.Word("draw", 2))}',
    "T = {Verb.MOVE: 1, Verb.DRAW: 2}",
    "T: Final = frozenset({*(controls.Verb.MOVE, controls.Verb.DRAW)})",
    'class A:\n    T = ["move", "draw"]',
)
NOT_KEYED = (
    'T = {"move": 1, "gap": 2, "lag": 3, "draw": 4, "more": 5}',
    'T = {"move": 1}',
    'MOVE, DRAW = "move", "draw"',
    'T = (line("move"), line("draw"))',
    'T = {Option.MOVE: "move", Option.DRAW: "draw"}',
    'def f():\n    t = {"move", "draw"}',
    "T = (Verb.MOVE, moved)",
    "T: Mapping[str, str]",
)


def test_a_table_is_seen_that_is_keyed_by_words_or_verbs(tmp_path):
    texts = {f"bot/core/{number}.py": text for number, text in enumerate(KEYED)}
    others = {f"bot/core/no{number}.py": text for number, text in enumerate(NOT_KEYED)}
    table_of_actions = {"bot/core/matches/actions_table.py": KEYED[0]}
    sources = made(tmp_path, {**texts, **others, **table_of_actions})
    found = {place.partition(":")[0] for place in house.tables(sources, {"move", "draw"})}
    assert found ^ texts.keys() == set()


def test_a_file_that_calls_read_control_is_seen_once(tmp_path):
    sources = made(
        tmp_path,
        {
            "bot/core/a.py": "from bot.core.controls import read_control",
            "bot/core/b.py": "def f(x):\n    return read_control(x) or controls.read_control(x)",
            "bot/core/controls.py": "def read_control(text):\n    return None",
        },
    )
    assert house.readers_of_controls(sources) == ["bot/core/b.py"]


def test_a_verb_is_seen_in_a_front_end_but_where_controls_are_read_and_written(tmp_path):
    named = "match verb:\n    case Verb.PLAY:\n        f(Verb)"
    front_end = ("cards", "render", "interactions")
    texts = {f"bot/frontends/web/{name}.py": named for name in front_end}
    sources = made(tmp_path, {**texts, "bot/core/handlers/play.py": named})
    assert house.verbs_in_front_ends(sources) == ["bot/frontends/web/cards.py:2 Verb.PLAY"]


def test_comments_docstrings_and_blanks_are_no_lines_of_code():
    text = '''"""What it is,
and what it is not."""

# A reason.
TEXT = """
told
""".strip()  # another
"""About the constant."""


def f(
    a,
):
    """Do it."""

    return (
        # a third
        a
    )
'''
    assert sorted(lines_of_code(text)) == [5, 6, 7, 11, 12, 13, 16, 18, 19]


def test_a_short_module_with_one_importer_is_seen(tmp_path):
    sources = made(
        tmp_path,
        {
            "bot/a.py": "from bot.lone import x\nfrom bot.long import y\nfrom bot.pair import p",
            "bot/b.py": "from bot import pair\nimport bot.package\nfrom bot.cli.main import main",
            "bot/lone.py": "x = 1\n",
            "bot/long.py": "y = 1\n" * 45,
            "bot/pair.py": "p = 1\n",
            "bot/cli/main.py": "",
            "bot/package/__init__.py": "",
        },
    )
    assert house.lone_modules(sources) == ["bot.lone <- bot.a"]


def test_long_functions_and_those_of_many_parameters_are_seen(tmp_path):
    body = "    pass\n"
    text = f"def long():\n{body * 40}\n\ndef short():\n{body * 39}\n\n"
    wide = "class A:\n    def wide(self, a, b, /, c, d, *, e, f): ...\n"
    narrow = "def narrow(a, b, /, c, d, *e, f): ...\n"
    sources = made(tmp_path, {"bot/a.py": text + wide + narrow})
    assert house.long_functions(sources) == ["41 bot/a.py:1 long"]
    assert [each.rpartition(" ")[2] for each in house.wide_functions(sources)] == ["wide"]


def test_the_lines_of_a_folder_are_those_of_its_files_and_the_folders_below(tmp_path):
    paths = ("storage/a", "storage/migrations/versions/b", "core/views/c", "core/d", "app")
    sources = made(tmp_path, {f"bot/{path}.py": "x = 1\n" for path in paths})
    assert {house.folder_of(path) for path in house.lengths(sources)} == {
        *("bot", "bot/core", "bot/core/views", "bot/storage"),
    }
