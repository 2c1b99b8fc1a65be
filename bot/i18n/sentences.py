"""The messages of a language's Fluent files, each parsed when it is first said.

To parse all takes half a second of processor for each language, most of it for what is never said.
"""

from __future__ import annotations

import re
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.languages import FALLBACK, LANGUAGES, ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from fluent.runtime.resolver import Message
    from fluent.syntax.ast import Resource

SEARCH_FOLDER: Final = "search"
"""The subfolder of texts that are only compared with questions."""

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:^(?![A-Za-z#-]).*\n?)*", re.MULTILINE)
"""A message or term: its id, and all lines until the next one or a comment."""

_BRACED: Final = re.compile(r'\{([^{}"]*)')
_NAME: Final = re.compile(r"(?<![$\w-])-?[A-Za-z][\w-]*")


def fluent_files(language: str, *, of_search: bool = False) -> tuple[Path, ...]:
    """Return the Fluent files of a language: those of its search, or all others."""
    paths = sorted((ROOT / language).rglob("*.ftl"))
    return tuple(each for each in paths if (each.parent.name == SEARCH_FOLDER) is of_search)


@cache
def sources(language: str) -> Mapping[str, str]:
    """Return what is written for each message and term of a language, by its id.

    >>> sources("en")["turn-yours"].strip()
    'turn-yours = Your turn against { $name }'
    """
    found: dict[str, str] = {}
    for path in fluent_files(language):
        for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
            found.setdefault(entry[1], entry[0])
    return found


def load_languages() -> None:
    """Read the files of all languages, so that none is read later, when they may be newer ones."""
    for language in LANGUAGES:
        sources(language)


@cache
def _parsed(language: str, name: str) -> tuple[Resource, frozenset[str]]:
    """Return a message or term, and the ids that it may refer to."""
    source = sources(language)[name]
    named = {word for part in _BRACED.findall(source) for word in _NAME.findall(part)}
    return FluentResource(source), frozenset(named & sources(language).keys())


class Sentences(FluentBundle):
    """A bundle of all messages of a language, which parses those that are asked for."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        """Read the language's files."""
        super().__init__([language, FALLBACK], functions=functions, use_isolating=False)
        self._language = language
        self._added: set[str] = set()
        self._adding = Lock()  # another thread loads the texts at the start, while requests come in

    def has_message(self, message_id: str) -> bool:
        """Return whether the language has a message."""
        return message_id in sources(self._language)

    def get_message(self, message_id: str) -> Message:
        """Return a message; raises LookupError."""
        with self._adding:
            self._add(message_id)
            return super().get_message(message_id)

    def _add(self, name: str) -> None:
        if name not in self._added:
            self._added.add(name)
            resource, named = _parsed(self._language, name)
            self.add_resource(resource)
            for each in named:
                self._add(each)
