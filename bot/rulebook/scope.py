"""Which games a question names, in whatever words, and what it asks of them. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bot.core.matches.messages import Refused
from bot.core.typed.ruleset_names import name_within, name_words, names_author
from bot.core.typed.terms import KEYED, known_ruleset, named_part
from bot.i18n import LANGUAGES, search_terms
from bot.rulebook.wording import plain, wording

if TYPE_CHECKING:
    from collections.abc import Mapping

GENITIVE = re.compile(r"\b(\w+) s\b")
"""An English genitive, as plain words."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The games that are asked about, none where none is named, and the question without them.

    ``rules`` are canonical names of rulesets.
    """

    rules: tuple[str, ...]
    question: str


def scope(question: str, own: str = "") -> Scope:
    """Return which games a question is about; ``own`` is the key of the match's rules, if any.

    A name that several games have means the match's if it is one of them.
    """
    if named := KEYED.search(question):
        rules = known_ruleset(named[1])
        if not isinstance(rules, Refused):
            return _asked((rules,), question[: named.start()], question[named.end() :], question)
    text = GENITIVE.sub(r"\1s", plain(question))
    for name, key in _descriptions().items():
        if (at := f" {text} ".find(f" {name} ")) >= 0:
            return _asked((key,), text[:at], text[at + len(name) :], text)
    found = name_within(text)
    if found is None:
        return Scope((), question)
    name = named_part(text, found)
    if own in found.keys or name in name_words(own):
        is_said = names_author(name) or _is_word(name) or not _says(found.rest)
        return Scope((), question if is_said else found.rest)
    if _is_weak(name, found.before, found.rest):
        return Scope((), question)
    if names_author(name):
        return Scope(found.keys, text)
    beside = frozenset(each for key in found.keys for each in name_words(key))
    after = " ".join(each for each in found.after.split() if each not in beside)
    return _asked(found.keys, found.before, after, text)


def _asked(rules: tuple[str, ...], before: str, after: str, whole: str) -> Scope:
    """Return the scope of a question whose part between two others names games."""
    rest = f"{_without_lead(before)} {after}".strip()
    return Scope(rules, rest if _says(rest) else whole)


def _says(rest: str) -> bool:
    """Tell whether a text asks for anything."""
    return any(not word.startswith("=") for each in LANGUAGES for word in wording(each).words(rest))


def _is_word(name: str) -> bool:
    """Tell whether a name also means something in the games."""
    return any(name in wording(each).words_alike for each in LANGUAGES)


def _is_weak(name: str, before: str, rest: str) -> bool:
    """Tell whether a name is an ordinary word here, not the name of a game."""
    weak = {word for each in LANGUAGES for word in search_terms(each)["wording-weak-names"].split()}
    return name in weak and bool(rest) and _without_lead(before) == plain(before) != ""


def _without_lead(before: str) -> str:
    """Return a text without the words that lead to the name of a game."""
    text = plain(before)
    found = (lead for lead in _leads() if text == lead or text.endswith(f" {lead}"))
    return text.removesuffix(next(found, "")).strip()


@cache
def _leads() -> tuple[str, ...]:
    listed = (each for code in LANGUAGES for each in _listed(code, "wording-before-names"))
    return tuple(sorted(set(listed), key=len, reverse=True))


def _listed(language: str, code: str) -> list[str]:
    return [plain(each) for each in search_terms(language)[code].split(",")]


@cache
def _descriptions() -> Mapping[str, str]:
    """Return the keys of the games by what people call them beside their names, longest first."""
    rows = (
        row.partition(":")
        for each in LANGUAGES
        for row in search_terms(each)["wording-games"].splitlines()
    )
    known = {plain(name): key for key, _, names in rows for name in names.split(",")}
    return dict(sorted(known.items(), key=lambda each: -len(each[0])))
