"""What stands in a language's files, as it bears upon whether the language is complete."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.speaker import TAG

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parent
"""The folder with a folder for each language."""

_GIVEN: Final = re.compile(r"\$([a-z-]+)")


@dataclass(frozen=True, slots=True)
class Select:
    """A choice among variants by a parameter."""

    parameter: str
    keys: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message as a file has it.

    ``parameters`` are those that it uses, ``given`` others that a comment above it names;
    ``parts`` are its value and its attributes, ``references`` the messages and terms that it is put
    together of, ``tags`` those of a page of the rulebook.
    """

    file: str
    code: str
    parameters: frozenset[str]
    given: frozenset[str]
    parts: frozenset[str]
    references: frozenset[str]
    tags: frozenset[str]
    selects: tuple[Select, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """All files of a language: the messages, the terms' names, and what could not be read."""

    files: frozenset[str]
    sentences: tuple[Sentence, ...]
    terms: frozenset[str]
    junk: tuple[tuple[str, str], ...]


def read_source(folder: Path) -> Source:
    """Read the files of a language."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))
    entries = tuple(chain.from_iterable(_entries(folder, name) for name in names))
    return Source(
        files=frozenset(names),
        sentences=tuple(
            _sentence(name, entry) for name, entry in entries if isinstance(entry, ast.Message)
        ),
        terms=frozenset(f"-{entry.id.name}" for _, entry in entries if isinstance(entry, ast.Term)),
        junk=tuple(
            (name, (entry.content or "").partition("\n")[0])
            for name, entry in entries
            if isinstance(entry, ast.Junk)
        ),
    )


def _entries(folder: Path, name: str) -> Iterator[tuple[str, ast.EntryType]]:
    text = (folder / name).read_text(encoding="utf-8")
    return ((name, entry) for entry in FluentParser(with_spans=False).parse(text).body)


def _sentence(file: str, message: ast.Message) -> Sentence:
    found = _Found()
    found.visit(message)
    comment = message.comment.content or "" if message.comment else ""
    return Sentence(
        file=file,
        code=message.id.name,
        parameters=frozenset(found.parameters),
        given=frozenset(_GIVEN.findall(comment)),
        parts=frozenset(
            (
                *(f".{each.id.name}" for each in message.attributes),
                *(["value"] if message.value else []),
            )
        ),
        references=frozenset(found.references),
        tags=frozenset(found.tags),
        selects=tuple(found.selects),
    )


class _Found(Visitor):
    """Goes through a message and notes what it is made of."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.references: set[str] = set()
        self.tags: set[str] = set()
        self.selects: list[Select] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- theirs
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.tags.update(TAG.findall(node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = frozenset(map(_key, node.variants))
            self.selects.append(Select(node.selector.id.name, keys))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
