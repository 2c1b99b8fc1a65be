"""Where in the bot's code a mistake can be made, and the code with that mistake.

Four kinds: a guard that is dropped, a comparison that is turned around, a notification that is not
sent, and a transaction that is split in two.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

KINDS = ("guard dropped", "comparison turned", "notification not sent", "transaction split")
TURNED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SENDING = {
    *("announce", "answer", "call", "deliver", "digest", "edit", "notification"),
    *("notifications", "notify", "post", "say", "send", "tell", "wake"),
}
"""A function with one of these words in its name sends something."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A part of a file to be replaced; lines count from 1, columns in bytes from 0, as in `ast`."""

    kind: str
    path: Path
    start: tuple[int, int]
    end: tuple[int, int]
    replacement: str

    def __str__(self) -> str:
        return f"{self.kind}, {self.path}:{self.start[0]}"

    def apply(self, source: str) -> str:
        """Return the file's text with the mistake in it."""
        lines = source.encode().splitlines(keepends=True)
        (first, left), (last, right) = self.start, self.end
        before = b"".join((*lines[: first - 1], lines[first - 1][:left]))
        after = b"".join((lines[last - 1][right:], *lines[last:]))
        return (before + self.replacement.encode() + after).decode()


def draw(root: Path, folder: str, seed: str, pool: int, count: int) -> list[Mutant]:
    """Draw a pool of mutants of a folder, as many of each kind, and then some of the pool."""
    chance, share = Random(seed), count // len(KINDS)
    found = [
        mutant
        for path in sorted((root / folder).rglob("*.py"))
        for mutant in mutants_of(path.relative_to(root), path.read_text("utf-8"))
    ]
    drawn = []
    for kind in KINDS:
        alike = [mutant for mutant in found if mutant.kind == kind]
        alike = chance.sample(alike, min(len(alike), pool // len(KINDS)))
        drawn += chance.sample(alike, min(len(alike), share))
    return drawn


def mutants_of(path: Path, source: str) -> Iterator[Mutant]:
    """Every mutant of a file."""
    lines = source.encode().splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        for kind, part, replacement in _changes(node, lines):
            yield Mutant(kind, path, *_span(part), replacement)


def _span(part: ast.expr | ast.stmt) -> tuple[tuple[int, int], tuple[int, int]]:
    end = part.end_lineno or part.lineno, part.end_col_offset or part.col_offset
    return (part.lineno, part.col_offset), end


def _text(part: ast.expr | ast.stmt, lines: Sequence[bytes]) -> str:
    """Return a part of the source; `ast.get_source_segment` splits the whole file each time."""
    (first, left), (last, right) = _span(part)
    inside = [*lines[first - 1 : last - 1], lines[last - 1][:right]]
    inside[0] = inside[0][left:]
    return b"".join(inside).decode()


def _changes(
    node: ast.AST, lines: Sequence[bytes]
) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    match node:
        case ast.If(test=test, body=[*_, ast.Return() | ast.Raise() | ast.Continue()], orelse=[]):
            if not any(isinstance(part, ast.NamedExpr) for part in ast.walk(test)):
                yield KINDS[0], test, "False"
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in TURNED:
            texts = (f"({_text(part, lines)})" for part in (left, right))
            yield KINDS[1], node, f" {TURNED[type(op)]} ".join(texts)
        case ast.Expr(value=ast.Await(value=ast.Call() as call) | (ast.Call() as call)):
            if SENDING.intersection(_name_of(call).strip("_").split("_")):
                yield KINDS[2], node, "None"
        case ast.FunctionDef(body=body, args=ast.arguments(args=[ast.arg("connection"), *_])):
            for earlier, later in pairwise(body):
                if _executes(earlier) and _executes(later):
                    indented = f"{' ' * later.col_offset}{_text(later, lines)}"
                    yield KINDS[3], later, f"connection.commit()\n{indented}"


def _name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _executes(statement: ast.stmt) -> bool:
    """Whether a statement uses the transaction's connection."""
    names = (part.id for part in ast.walk(statement) if isinstance(part, ast.Name))
    return "connection" in names
