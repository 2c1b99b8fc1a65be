"""Which tests a change can break: those that import what was changed, nearest first."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render", "bot", "tests")
SLOW = ("bench", "e2e", "hostile", "load", "mutants", "soak", "torture")
"""Folders whose tests start whole bots, each for seconds."""


class ImportGraph:
    """The imports among all modules of the project, its tests among them.

    >>> ImportGraph().tests_of([ROOT / "engine/board.py"])[0].name
    'test_board.py'
    """

    def __init__(self, root: Path = ROOT) -> None:
        """Read the imports below a folder; imports only for type checkers do not count."""
        self._root = root
        sys.path.insert(0, str(root))
        try:
            self._graph = grimp.build_graph(
                *PACKAGES, exclude_type_checking_imports=True, cache_dir=None
            )
        finally:
            sys.path.remove(str(root))
        self._add_fixtures()

    def _add_fixtures(self) -> None:
        """A test depends on the conftest.py of each folder above it, without an import."""
        fixtures = [name for name in self._graph.modules if name.endswith(".conftest")]
        for fixture in fixtures:
            folder = fixture.removesuffix("conftest")
            for name in self._graph.modules:
                if name.startswith(folder) and name != fixture:
                    self._graph.add_import(importer=name, imported=fixture)

    def tests_of(self, changed: Iterable[Path]) -> list[Path]:
        """List the test files that depend on changed files, by their distance in imports.

        At equal distance, a test that mirrors a changed file (`tests/bot/test_app.py` of
        `bot/app.py`) comes before the others, then one in the folder that mirrors its folder.
        """
        paths = [path.relative_to(self._root) for path in changed]
        mirrors = {Path("tests", path).with_name(f"test_{path.name}") for path in paths}
        folders = {mirror.parent for mirror in mirrors}

        def nearness(found: tuple[Path, int]) -> tuple[bool, int, bool, str]:
            path, distance = found
            return path not in mirrors, distance, path.parent not in folders, str(path)

        tests = [(path, distance) for path, distance in self._distances(paths) if _is_test(path)]
        return [self._root / path for path, _ in sorted(tests, key=nearness)]

    def _distances(self, paths: list[Path]) -> Iterator[tuple[Path, int]]:
        """Each file that depends on these, with how many imports lie between."""
        level = {self._module_of(path) for path in paths} & self._graph.modules
        seen, distance = set(level), 0
        while level:
            yield from ((self._path_of(name), distance) for name in level)
            importers = map(self._graph.find_modules_that_directly_import, level)
            above = {name for each in importers for name in each}
            level, distance = above - seen, distance + 1
            seen |= level

    def _module_of(self, path: Path) -> str:
        """Return the module of a file; of a file that is not code, the package that it lies in."""
        if path.suffix == ".py":
            parts = path.with_suffix("").parts
            return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        known = (".".join(folder.parts) for folder in path.parents)
        return next((name for name in known if name in self._graph.modules), "")

    def _path_of(self, module: str) -> Path:
        path = Path(*module.split("."))
        package = path / "__init__.py"
        return package if (self._root / package).exists() else path.with_suffix(".py")


def is_slow(test: Path) -> bool:
    """Whether a test file takes long; what it proves of one module, a nearer test proves too.

    >>> is_slow(ROOT / "tests/e2e/test_match.py")
    True
    """
    return test.relative_to(ROOT).parts[1] in SLOW


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_")
