"""How the code is put together, in figures with limits.

    python -m tests.house          # a table: each figure and its limit
    python -m tests.house --list   # and the places behind each figure

The figures are read only from the source. What each counts is said where it is counted.
"""

import argparse
import ast
from collections import defaultdict
from itertools import chain
from statistics import median

from rich.table import Table

from bot.core.matches.actions_table import WORDS
from tests.sources import Sources
from tests.terminal import open_console

LIMITS = {
    "rooms of bot/core": 8,
    "arrows between the rooms of bot/core": 26,
    "arrows upward in bot/core": 0,
    "circles of imports": 0,
    "tables keyed by words or verbs beside the actions": 0,
    "files that call read_control": 4,
    "files of front-ends that name verbs": 0,
    "places in front-ends that name verbs": 0,
    "lines of code in bot": 43_600,  # to become 31,000
    "files in bot": 402,
    "modules under 45 lines of code with one importer": 14,
}

LEVELS = (
    *({"handlers"}, {"service"}, {"accounts"}, {"notifications"}, {"views"}, {"typed", "store"}),
    {"matches"},
)
"""The rooms of the core: each may import those of the levels below its own."""

ACTIONS = "bot.core.matches.actions_table"
"""The module of the one table that is keyed by words and verbs."""

SPEAKING = {"render", "interactions"}
"""The modules of a front-end that write controls and read them."""

ENTRIES = {"bot.cli.main"}
"""The modules that are started, not imported."""

SMALL = 45
LONG = 40
MANY = 5

SEQUENCES = (ast.Set, ast.Tuple, ast.List)


def place(sources, source, node):
    """`bot/app.py:12`."""
    return f"{source.path.relative_to(sources.root)}:{node.lineno}"


def core_room(module):
    """`views` of `bot.core.views.buttons`, and of a module beside the folders its own name."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["bot", "core"] and len(parts) > 2 else None


def rooms(sources):
    """The folders of the core and the modules beside them."""
    return sorted({*filter(None, map(core_room, sources.modules))})


def arrows(sources):
    """Pairs of rooms of which one imports from the other, each with an import as an example."""
    found = {}
    for module, imported in sources.imports.items():
        for other in sorted(imported):
            pair = core_room(module), core_room(other)
            if None not in pair and pair[0] != pair[1]:
                found.setdefault(pair, f"{pair[0]} -> {pair[1]} ({module} -> {other})")
    return found


def upward_arrows(sources):
    """The arrows that do not lead to a lower level, of those between rooms that have one."""
    levels = {room: level for level, rooms in enumerate(LEVELS) for room in rooms}
    return [
        example
        for (room, other), example in arrows(sources).items()
        if {room, other} <= levels.keys() and levels[room] >= levels[other]
    ]


def circles(sources):
    """Groups of modules that import one another."""
    return [", ".join(group) for group in sources.circles()]


def tables(sources, words=frozenset(WORDS)):
    """The tables outside the table of actions that are keyed by words or by verbs.

    A table is what a module or a class gives to a name, with a literal collection somewhere in it
    of whose keys or elements at least two, and no fewer than half, are words or verbs. Rows that
    are tuples or values of a class count by what stands first in them. Names that are given a word
    each (`DRAW, PAUSE = "draw", "pause"`) are not a table.
    """
    return [
        f"{place(sources, source, statement)} {name}"
        for source in sources.modules.values()
        if source.module != ACTIONS
        for name, statement in _assigned(source)
        if any(_is_keyed(node, words) for node in ast.walk(statement.value))
    ]


def _assigned(source):
    """The names that a module and its classes give to values, each with its statement."""
    bodies = (node for node in source.nodes if isinstance(node, (ast.Module, ast.ClassDef)))
    for statement in chain.from_iterable(body.body for body in bodies):
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign) and statement.value:
            targets = [statement.target]
        else:
            continue
        yield from ((each.id, statement) for each in targets if isinstance(each, ast.Name))


def _is_keyed(node, words):
    keys = list(_keys(node))
    named = [key for key in keys if _is_word_or_verb(key, words)]
    return len(named) > 1 and 2 * len(named) >= len(keys)


def _keys(node):
    """The keys or elements of a literal collection, with those that are unpacked into it."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            yield from (key,) if key else _keys(value)
    elif isinstance(node, SEQUENCES):
        for each in node.elts:
            yield from _keys(each.value) if isinstance(each, ast.Starred) else (each,)


def _is_word_or_verb(key, words):
    if isinstance(key, ast.Tuple):
        return bool(key.elts) and _is_word_or_verb(key.elts[0], words)
    if isinstance(key, ast.Call):
        makes_value = _last_name(key.func)[:1].isupper()
        return makes_value and bool(key.args) and _is_word_or_verb(key.args[0], words)
    return _is_verb(key) or (isinstance(key, ast.Constant) and key.value in words)


def _is_verb(node):
    """Whether this is `Verb.PLAY` or `controls.Verb.PLAY`."""
    return isinstance(node, ast.Attribute) and _last_name(node.value) == "Verb"


def _last_name(node):
    """`read` of `files.read`; nothing of texts that are not names."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def readers_of_controls(sources):
    """The files that call `read_control`."""
    return [
        str(source.path.relative_to(sources.root))
        for source in sources.modules.values()
        if any(
            isinstance(node, ast.Call) and _last_name(node.func) == "read_control"
            for node in source.nodes
        )
    ]


def verbs_in_front_ends(sources):
    """The places where a front-end names a verb, but where it writes controls or reads them."""
    return [
        f"{place(sources, source, node)} {ast.unparse(node)}"
        for source in sources.modules.values()
        if source.module.startswith("bot.frontends.") and source.path.stem not in SPEAKING
        for node in source.nodes
        if _is_verb(node)
    ]


def lengths(sources):
    """How many lines of code each file of the bot has."""
    return {
        str(source.path.relative_to(sources.root)): len(source.code)
        for source in sources.modules.values()
        if source.module.split(".")[0] == "bot"
    }


def lone_modules(sources):
    """The short modules that one other imports, which might as well be a part of it."""
    return [
        f"{module} <- {''.join(importers)}"
        for module, importers in sources.importers.items()
        if len(importers) == 1 and module not in ENTRIES
        if not sources.modules[module].is_package and len(sources.modules[module].code) < SMALL
    ]


def figures(sources):
    """Each figure that has a limit: its count and the places behind it."""
    length, verbs = lengths(sources), verbs_in_front_ends(sources)
    places = {
        "rooms of bot/core": rooms(sources),
        "arrows between the rooms of bot/core": [*arrows(sources).values()],
        "arrows upward in bot/core": upward_arrows(sources),
        "circles of imports": circles(sources),
        "tables keyed by words or verbs beside the actions": tables(sources),
        "files that call read_control": readers_of_controls(sources),
        "files of front-ends that name verbs": sorted({each.partition(":")[0] for each in verbs}),
        "places in front-ends that name verbs": verbs,
        "lines of code in bot": [f"{lines} {path}" for path, lines in length.items()],
        "files in bot": list(length),
        "modules under 45 lines of code with one importer": lone_modules(sources),
    }
    counts = {name: len(found) for name, found in places.items()}
    counts["lines of code in bot"] = sum(length.values())
    return {name: (counts[name], places[name]) for name in LIMITS}


def folder_of(path):
    """`bot/core/views` of a file in it or below it, `bot/storage` of one below that."""
    depth = 3 if path.startswith(("bot/core/", "bot/frontends/")) else 2
    return "/".join(path.split("/")[:-1][:depth])


def long_functions(sources):
    """The functions of more lines of code than 40."""
    return [
        f"{lines} {where}"
        for where, node, source in _functions(sources)
        if (lines := len(source.code & {*range(node.lineno, node.end_lineno + 1)})) > LONG
    ]


def wide_functions(sources):
    """The functions of more parameters than five, `self` aside."""
    return [where for where, node, _ in _functions(sources) if _parameters(node) > MANY]


def _functions(sources):
    for source in sources.modules.values():
        for node in source.nodes:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield f"{place(sources, source, node)} {node.name}", node, source


def _parameters(node):
    given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return len([each for each in given if each.arg not in {"self", "cls"}])


def main(*, lists_places):
    """Print the figures with limits, those without, and the size of each folder of the bot."""
    sources, console = Sources(), open_console()
    table = Table("figure", "is", "at most")
    for name, (count, places) in figures(sources).items():
        style = "red" if count > LIMITS[name] else None
        table.add_row(name, f"{count:,}", f"{LIMITS[name]:,}", style=style)
        if lists_places:
            print_places(console, f"{name}: {count}", places)
    for name, places in (
        (f"functions of more than {LONG} lines of code", long_functions(sources)),
        (f"functions of more than {MANY} parameters", wide_functions(sources)),
    ):
        table.add_row(name, f"{len(places):,}", "")
        if lists_places:
            print_places(console, f"{name}: {len(places)}", places)
    console.print(table)
    console.print(folders(sources))


def print_places(console, title, places):
    console.print(f"\n{title}", *sorted(places), sep="\n", markup=False, highlight=False)


def folders(sources):
    """A table of the folders of the bot: how many files and lines of code each has."""
    found = defaultdict(list)
    for path, lines in lengths(sources).items():
        found[folder_of(path)].append(lines)
    table = Table("folder", "files", "lines of code", "median", "longest")
    for folder, lines in sorted(found.items()):
        row = (len(lines), sum(lines), round(median(lines)), max(lines))
        table.add_row(folder, *map("{:,}".format, row))
    return table


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="list the places behind each figure")
    main(lists_places=parser.parse_args().list)
