"""Finds what a language lacks compared with English, which has every message.

`python -m tests.bot.i18n.missing_messages [LANGUAGE ...]` lists it, by default of all languages.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import TYPE_CHECKING, Final

from babel import UnknownLocaleError
from fluent.syntax import FluentParser, ast
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.core.matches.actions_table import WORDS
from bot.core.typed.vocabulary import FILE_NAME
from bot.i18n.languages import FALLBACK, LANGUAGES, ROOT, locale_of, own_name
from bot.i18n.speaker import TAG

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of Unicode's CLDR."""

COUNTED: Final = range(1000)
"""The numbers whose plural forms are needed; others have the default variant."""

ONE_MEANING: Final = ("words", "options", "units")
"""The sections of vocabularies in which a name means one thing, whatever the language."""

_GIVEN: Final = re.compile(r"\$([a-z-]+)")


class Fault(StrEnum):
    """What can be wrong with a message."""

    LANGUAGE = "language unknown to CLDR"
    UNREADABLE = "cannot be read"
    MISSING = "missing"
    SUPERFLUOUS = "superfluous"
    TWICE = "stands twice"
    PARAMETERS = "other parameters"
    VARIANTS = "other variants"
    PLURALS = "plural forms missing"
    PARTS = "other parts"
    REFERENCES = "refers to nothing"
    TAGS = "other tags"
    AMBIGUOUS = "means something else too"


@dataclass(frozen=True, slots=True, order=True)
class Gap:
    """A fault of a message: its file, its code and details.

    A message may be in another file than the English one.
    """

    file: str
    code: str
    fault: Fault
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A choice among variants by a parameter."""

    parameter: str
    keys: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of a file.

    ``parameters`` are those that it uses, ``given`` others that the comment above it names;
    ``parts`` are its value and its attributes, ``references`` the messages and terms that it
    contains, ``tags`` those of a page of the rulebook.
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
    """All files of a language: the messages, the terms' names, and what cannot be parsed."""

    sentences: tuple[Sentence, ...]
    terms: frozenset[str]
    junk: tuple[tuple[str, str], ...]


def read_source(folder: Path) -> Source:
    """Read the files of a language."""
    parser = FluentParser(with_spans=False)
    entries = [
        (path.relative_to(folder).as_posix(), entry)
        for path in sorted(folder.rglob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    ]
    return Source(
        tuple(_sentence(file, each) for file, each in entries if isinstance(each, ast.Message)),
        frozenset(f"-{each.id.name}" for _, each in entries if isinstance(each, ast.Term)),
        tuple(
            (file, (each.content or "").partition("\n")[0])
            for file, each in entries
            if isinstance(each, ast.Junk)
        ),
    )


def _sentence(file: str, message: ast.Message) -> Sentence:
    nodes = tuple(_nodes(message))
    comment = message.comment.content or "" if message.comment else ""
    parts = [f".{each.id.name}" for each in message.attributes] + ["value"] * bool(message.value)
    texts = (each.value for each in nodes if isinstance(each, ast.TextElement))
    return Sentence(
        file=file,
        code=message.id.name,
        parameters=frozenset(
            each.id.name for each in nodes if isinstance(each, ast.VariableReference)
        ),
        given=frozenset(_GIVEN.findall(comment)),
        parts=frozenset(parts),
        references=frozenset(
            f"-{each.id.name}" if isinstance(each, ast.TermReference) else each.id.name
            for each in nodes
            if isinstance(each, ast.MessageReference | ast.TermReference)
        ),
        tags=frozenset(chain.from_iterable(map(TAG.findall, texts))),
        selects=tuple(
            Select(each.selector.id.name, frozenset(map(_key, each.variants)))
            for each in nodes
            if isinstance(each, ast.SelectExpression)
            and isinstance(each.selector, ast.VariableReference)
        ),
    )


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, ast.BaseNode):
                yield from _nodes(each)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def missing_messages(language: str, root: Path = ROOT) -> tuple[Gap, ...]:
    """Return the faults in the files of a language, English among them, in their order."""
    try:
        locale_of(language)
    except (UnknownLocaleError, ValueError):
        return (Gap("", language, Fault.LANGUAGE),)
    english, theirs = read_source(root / FALLBACK), read_source(root / language)
    messages = (*_alone(theirs), *_beside(english, theirs, language))
    return tuple(sorted((*messages, *_typed(root, language))))


def _typed(root: Path, language: str) -> Iterator[Gap]:
    """Yield the faults of what people type in a language."""
    known: dict[str, Mapping[str, list[str]]] = {}
    for path in root.glob(f"*/{FILE_NAME}"):
        try:
            known[path.parent.name] = vocabulary(path)
        except ValueError as error:
            if path.parent.name == language:
                yield Gap(FILE_NAME, "", Fault.UNREADABLE, str(error))
    ours, theirs = known.get(FALLBACK, {}), known.get(language, {})
    for code in ours.keys() | theirs.keys():
        if not theirs.get(code):
            yield Gap(FILE_NAME, code, Fault.MISSING)
        elif code not in ours and code.removeprefix("words.").partition(" ")[0] not in WORDS:
            yield Gap(FILE_NAME, code, Fault.SUPERFLUOUS)
    entries = chain.from_iterable(each.items() for each in known.values())
    yield from _ambiguous(theirs, tuple(entries))


def _ambiguous(
    theirs: Mapping[str, list[str]], entries: tuple[tuple[str, list[str]], ...]
) -> Iterator[Gap]:
    """Yield the names of a language that also mean something else, in whatever language."""
    meant: dict[tuple[str, str], set[str]] = defaultdict(set)
    for code, names in entries:
        section, _, own = code.partition(".")
        for name in (own, *names):
            meant[section, name.casefold()].add(code)
    for code, names in theirs.items():
        section = code.partition(".")[0]
        for name in names if section in ONE_MEANING else ():
            if others := meant[section, name.casefold()] - {code}:
                yield Gap(FILE_NAME, code, Fault.AMBIGUOUS, f"{name} ({', '.join(sorted(others))})")


def vocabulary(path: Path) -> Mapping[str, list[str]]:
    """Return what a vocabulary lists, by keys such as ``words.challenge``; raises ValueError."""
    found: dict[str, list[str]] = {}
    for key, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
        inner = value if isinstance(value, dict) else {"": value}
        found |= {f"{key}.{name}".rstrip("."): names for name, names in inner.items()}
    return found


def _alone(source: Source) -> Iterator[Gap]:
    """Yield the faults of a language by itself."""
    for file, text in source.junk:
        yield Gap(file, "", Fault.UNREADABLE, text)
    times = Counter(sentence.code for sentence in source.sentences)
    known = times.keys() | source.terms
    for sentence in source.sentences:
        if times[sentence.code] > 1:
            yield _gap(sentence, Fault.TWICE)
        if nothing := sentence.references - known:
            yield _gap(sentence, Fault.REFERENCES, nothing)


def _beside(english: Source, theirs: Source, language: str) -> Iterator[Gap]:
    """Yield the faults of a language compared with English."""
    ours = {sentence.code: sentence for sentence in english.sentences}
    known = {sentence.code: sentence for sentence in theirs.sentences}
    for code in ours.keys() - known.keys():
        yield _gap(ours[code], Fault.MISSING)
    for code, sentence in known.items():
        if code in ours:
            yield from _compared(ours[code], sentence, language)
        else:
            yield _gap(sentence, Fault.SUPERFLUOUS)


def _compared(ours: Sentence, theirs: Sentence, language: str) -> Iterator[Gap]:
    unused, unknown = ours.parameters - theirs.parameters, theirs.parameters - ours.parameters
    if other := unused | (unknown - ours.given):
        yield _gap(theirs, Fault.PARAMETERS, {f"${name}" for name in other})
    if parts := ours.parts ^ theirs.parts:
        yield _gap(theirs, Fault.PARTS, parts)
    if tags := ours.tags ^ theirs.tags:
        yield _gap(theirs, Fault.TAGS, tags)
    wanted, found = _words(ours.selects), _words(theirs.selects)
    for parameter in wanted.keys() & found.keys():
        if other := wanted[parameter] ^ found[parameter]:
            yield _gap(theirs, Fault.VARIANTS, other)
    counted = {each.parameter for each in ours.selects if _is_plural(each)}
    for select in theirs.selects:
        is_plural = _is_plural(select) or select.parameter in counted
        if is_plural and (forms := _unsaid(select, language)):
            yield _gap(theirs, Fault.PLURALS, forms)


def _words(selects: tuple[Select, ...]) -> Mapping[str, frozenset[str]]:
    """Return the variants for values of parameters that are words."""
    words: dict[str, frozenset[str]] = defaultdict(frozenset)
    for each in selects:
        words[each.parameter] |= {
            key for key in each.keys if key not in CATEGORIES and not key.isdecimal()
        }
    return words


def _is_plural(select: Select) -> bool:
    """Return whether a choice is one by number, and not by words of which the last is “other”."""
    return not CATEGORIES.isdisjoint(select.keys - {"other"})


def _unsaid(select: Select, language: str) -> set[str]:
    """Return the plural categories of a language for which a choice has no variant."""
    plural_of = locale_of(language).plural_form
    needed = {plural_of(number) for number in COUNTED if str(number) not in select.keys}
    return needed - select.keys


def _gap(sentence: Sentence, fault: Fault, what: frozenset[str] | set[str] = frozenset()) -> Gap:
    return Gap(sentence.file, sentence.code, fault, ", ".join(sorted(what)))


def main(named: list[str], console: Console) -> int:
    """Print a table for each language that lacks something; return 1 if one does, else 0."""
    found = {language: missing_messages(language) for language in named or LANGUAGES}
    for language, lacks in found.items():
        title = f"{own_name(language)} ({language})"
        if lacks:
            console.print(_table(title, lacks))
        else:
            console.print(f"{title}: complete", markup=False, highlight=False)
    return int(any(found.values()))


def _table(title: str, lacks: tuple[Gap, ...]) -> Table:
    table = Table(title=Text(f"{title}: {len(lacks)} to be mended"), title_justify="left")
    for column in ("file", "message", "what", ""):
        table.add_column(column, overflow="fold")
    for lack in lacks:
        table.add_row(*map(Text, (lack.file, lack.code, lack.fault, lack.detail)))
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Console()))
