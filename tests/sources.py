"""The project's modules as they are written: their syntax, their imports, their lines of code."""

import ast
import io
import tokenize
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render")

LAYOUT = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT),
    tokenize.ENDMARKER,
}


@dataclass(frozen=True)
class Source:
    """A Python file and its module's full name."""

    path: Path
    module: str

    @cached_property
    def tree(self):
        """Its syntax."""
        return ast.parse(self.text)

    @cached_property
    def nodes(self):
        """All of it, in no order that matters."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def text(self):
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def code(self):
        """The numbers of its lines of code."""
        return lines_of_code(self.text, self.nodes)

    @property
    def is_package(self):
        return self.path.name == "__init__.py"

    def imported_names(self):
        """The full name of everything that it imports, wherever in it and for types as well."""
        package = self.module if self.is_package else self.module.rpartition(".")[0]
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                above = package.split(".")[: len(package.split(".")) + 1 - node.level]
                base = ".".join(filter(None, (*(above if node.level else ()), node.module)))
                yield from (f"{base}.{alias.name}" for alias in node.names)


def lines_of_code(text, nodes=None):
    """The numbers of the lines that have more than a comment or a docstring."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    written = {
        number
        for token in tokens
        if token.type not in LAYOUT
        for number in range(token.start[0], token.end[0] + 1)
    }
    docstrings = {
        number
        for node in nodes or ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for number in range(node.lineno, node.end_lineno + 1)
    }
    return written - docstrings


class Sources:
    """The modules of some packages by their names, and which of them each imports."""

    def __init__(self, root=ROOT, packages=PACKAGES):
        self.root = root
        paths = (path for package in packages for path in sorted((root / package).rglob("*.py")))
        self.modules = {
            source.module: source for source in (Source(path, self.name(path)) for path in paths)
        }
        self.imports = {
            module: {*map(self._module_of, source.imported_names())} - {module, ""}
            for module, source in self.modules.items()
        }

    def name(self, path):
        parts = path.relative_to(self.root).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def _module_of(self, name):
        """The module that has what is imported by a name, empty if it is none of these."""
        while name and name not in self.modules:
            name = name.rpartition(".")[0]
        return name

    @cached_property
    def importers(self):
        """Which modules import each module."""
        found = {module: set() for module in self.modules}
        for module, imported in self.imports.items():
            for each in imported:
                found[each].add(module)
        return found

    def reached(self, *modules):
        """The modules that these import, directly or by way of others."""
        seen, left = set(), list(modules)
        while left:
            new = self.imports[left.pop()] - seen
            seen |= new
            left.extend(new)
        return seen

    def circles(self):
        """The groups of modules that import one another, by way of others or not."""
        reached = {module: self.reached(module) for module in self.modules}
        groups = {
            frozenset(other for other in above if module in reached[other])
            for module, above in reached.items()
            if module in above
        }
        return sorted(sorted(group) for group in groups)
