"""Which ruleset a person means: by its key, by a name that is shown, by a part of one. Pure.

Every place that reads the name of a game reads it here. A name is never guessed: if several fit,
or only something like it, the caller asks.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rapidfuzz import fuzz, process

from bot.core.typed.vocabulary import GAME_NAMES, LITTLE_WORDS
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

MIN_NAME_SIMILARITY: Final = 75
"""The similarity, in percent, from which a name counts as a misspelling of another."""

MAX_NEAR: Final = 3
MAX_WORDS: Final = 7
"""How many words a name has at most, with its author's."""

MIN_BEGINNING: Final = 4
"""How many letters begin a word of a name, if it is not typed whole."""


BEFORE_AUTHORS: Final = (
    *("by", "from", "of", "da", "di", "secondo", "nach", "von", "door", "van", "volgens"),
)
"""Words between the name of a game and its author's."""


@dataclass(frozen=True, slots=True)
class NamedRulesets:
    """The keys of the rulesets that a text names, or, if not ``exact``, is like."""

    keys: tuple[str, ...] = ()
    exact: bool = True


@dataclass(frozen=True, slots=True)
class FoundName:
    """A name within a text: the rulesets that have it, and the text before and after it."""

    keys: tuple[str, ...]
    before: str
    after: str

    @property
    def rest(self) -> str:
        """The text without the name."""
        return f"{self.before} {self.after}".strip()


def plain(text: str) -> str:
    """Return a name as names are compared: small letters and digits, without accents and signs.

    >>> plain("La traversata (Lemery Games)")
    'la traversata lemery games'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    return " ".join(re.findall(r"[^\W_]+", re.sub("['\u2019]", "", bare)))


def rulesets_named(text: str) -> NamedRulesets:
    """Return the rulesets that a whole text names; else those whose names are like it."""
    name = plain(text)
    if keys := _exact(name):
        return NamedRulesets(keys)
    near = process.extract(
        name, tuple(_names()), scorer=fuzz.ratio, score_cutoff=MIN_NAME_SIMILARITY, limit=9
    )
    keys = tuple(dict.fromkeys(key for found, *_ in near for key in _names()[found]))
    return NamedRulesets(keys[:MAX_NEAR], exact=False)


def with_authors(text: str) -> str:
    """Return plain text with the names of authors as they are in the names of games.

    >>> with_authors("walkers petteia"), with_authors("kubeia by andreas vogt")
    ('walker petteia', 'kubeia andreas vogt')
    """
    genitive, led = _author_patterns()
    return led.sub("", genitive.sub(r"\1", text))


@cache
def _author_patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return patterns of an author's genitive, and of what leads to an author."""
    words = {word for author in _authors().values() for word in plain(author).split()} - {"games"}
    author, leads = "|".join(sorted(words)), "|".join(BEFORE_AUTHORS)
    return re.compile(rf"\b({author}) ?s\b"), re.compile(rf"\b(?:{leads}) (?=(?:{author})\b)")


def name_within(text: str, *, leading: bool = False) -> FoundName | None:
    """Return the longest name of a ruleset in a text, only at its beginning if ``leading``."""
    parts = text.split()
    bare = [plain(part) for part in parts]
    for count in range(min(MAX_WORDS, len(parts)), 0, -1):
        for start in range(1 if leading else len(parts) - count + 1):
            if keys := _whole(" ".join(filter(None, bare[start : start + count]))):
                return FoundName(keys, " ".join(parts[:start]), " ".join(parts[start + count :]))
    return None


def name_begins(key: str, begun: str) -> bool:
    """Return whether a name of a ruleset, or a word of it, begins so."""
    start = plain(begun)
    names = (name for name, keys in _names().items() if key in keys)
    return any(f" {name}".find(f" {start}") >= 0 for name in names)


def names() -> tuple[str, ...]:
    """Return all names of rulesets, as they are compared."""
    return tuple(_names())


def name_words(key: str) -> frozenset[str]:
    """Return the words of a ruleset's names; none of no ruleset."""
    return _words(key)


def names_author(name: str) -> bool:
    """Return whether a name is only the author's, who may have made several games."""
    words = {word for author in _authors().values() for word in plain(author).split()}
    return set(plain(name).split()) <= words


def _whole(name: str) -> tuple[str, ...]:
    """Return the rulesets of a plain name in which each word is whole."""
    if keys := _names().get(name):
        return keys
    words = name.split()
    if len(set(words)) <= 1 or {words[0], words[-1]} & LITTLE_WORDS:
        return ()
    return tuple(key for key in KEYS if _words(key).issuperset(words))


def _exact(name: str) -> tuple[str, ...]:
    if keys := _whole(name):
        return keys
    words = name.split()
    if not words or min(map(len, words)) < MIN_BEGINNING:
        return ()
    return tuple(
        key
        for key in KEYS
        if all(any(known.startswith(word) for known in _words(key)) for word in words)
    )


@cache
def _words(key: str) -> frozenset[str]:
    return frozenset(
        word for name, keys in _names().items() if key in keys for word in name.split()
    )


@cache
def _authors() -> Mapping[str, str]:
    """Return who the games are by, as it is printed."""
    return tomllib.loads(Path(__file__).with_name("authors.toml").read_text(encoding="utf-8"))


@cache
def _names() -> Mapping[str, tuple[str, ...]]:
    """Return the names of rulesets, each with the keys of those that have it."""
    authors = _authors()
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for key in KEYS:
        author, _, kind = key.partition("-")
        names = GAME_NAMES[key]
        signed = [f"{name} {authors[key]}" for name in names]
        for name in (
            key,
            kind or key,
            author,
            authors[key],
            *authors[key].split(),
            *names,
            *signed,
        ):
            found[plain(name)][key] = None
    # A name that is printed whole means its own game, also if it is a part of another's key.
    del found["games"]
    return {name: tuple(keys) for name, keys in found.items()}
