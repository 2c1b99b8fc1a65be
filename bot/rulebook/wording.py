"""The words of a language as the search compares them: normalized, corrected, one for all synonyms.

Misspelt words are corrected to known ones. Pure. The words are in the language's `search` folder.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.core.typed.text import MIN_CORRECTED, slips_allowed
from bot.i18n import search_terms

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping


MIN_PART_LENGTH = 4
"""How many letters each part of a compound has at least."""


class Speller:
    """Knows the words of a language and how often each occurs."""

    def __init__(
        self,
        known: Mapping[str, int],
        stem: Callable[[str], str] = str,
        kept: Container[str] = frozenset(),
    ) -> None:
        """Correct to the words that are ``known``, which count how often each is used.

        Other forms of them, which have the same ``stem``, are right as they are, and so are words
        of the world, which are ``kept``.
        """
        self._known, self._stem, self._kept = known, stem, kept
        self._stems = frozenset(map(stem, known))
        self._words = tuple(word for word in known if len(word) >= MIN_CORRECTED - 1)

    def knows(self, word: str) -> bool:
        """Return whether a word needs no correction."""
        return word in self._known or self._stem(word) in self._stems

    def corrected(self, word: str) -> str:
        """Return the known word with the fewest slips, or the word itself if none is near.

        A compound of two known words is returned as these two.

        A slip is a letter too many, too few, wrong, or swapped with the next one. Of several the
        one that begins alike is meant, then the most frequent.
        """
        slips = slips_allowed(word)
        if not slips or not word.isalpha() or self.knows(word) or word in self._kept:
            return word
        if parts := self._parts(word):
            return " ".join(parts)
        found = process.extract(word, self._words, scorer=OSA.distance, score_cutoff=slips, limit=9)
        return min(
            (each for each, *_ in found if each[-1] == word[-1] or each[0] == word[0]),
            key=lambda each: (
                OSA.distance(each, word),
                each[0] != word[0],
                -self._known[each],
                each,
            ),
            default=word,
        )

    def _parts(self, word: str) -> tuple[str, str] | None:
        """Return the two known words of which another is made, such as German “Brettrand”."""
        for end in range(len(word) - MIN_PART_LENGTH, MIN_PART_LENGTH - 1, -1):
            first, second = word[:end], word[end:]
            for each in (first, first.removesuffix("s")):
                if self.knows(each) and self.knows(second):
                    return each, second
        return None


MIN_STEM_LENGTH = 3
"""Minimum length of a word without its ending."""

MARK = "="
"""What a mark begins with, unlike all words."""

WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a language: stop words, endings, synonyms.

    The name of a group of synonyms is in capitals, unlike all words.
    """

    idle: frozenset[str]
    numbers: Mapping[str, str]
    endings: frozenset[str]
    words_alike: Mapping[str, str]
    phrases_alike: Mapping[str, str]
    phrases: re.Pattern[str]
    kinds: Mapping[str, str]
    kind: re.Pattern[str]

    def words(self, text: str) -> tuple[str, ...]:
        """Return the normalized words of a text, then marks, which begin with `MARK`.

        The marks are the kind of question that it is, and the words as they were written that are
        counted as others.
        """
        counted = " ".join(self.numbers.get(word, word) for word in plain(text).split())
        kind = self.kind.match(counted)
        marks = [self.kinds[kind[0]].upper()] if kind else []
        joined = self.phrases.sub(partial(self._joined, marks), counted)
        spoken: list[str] = []
        for word in joined.split():
            if word in self.idle:
                continue
            bare = self.stem(word)
            meant = self.words_alike.get(word) or self.words_alike.get(bare)
            if meant:
                marks.append(bare)
            spoken += (meant or bare).split()
        return (*spoken, *dict.fromkeys(f"{MARK}{each}" for each in marks))

    def stem(self, word: str) -> str:
        """Return a word without its ending."""
        return stem(word, self.endings)

    def _joined(self, marks: list[str], found: re.Match[str]) -> str:
        """Return the name for a phrase, and note the phrase as it was written."""
        marks.append(found[0])
        return self.phrases_alike[found[0]]


@cache
def wording(language: str) -> Wording:
    """Return the words of a language, or the English ones if it has none."""
    texts = search_terms(language)
    endings = frozenset(plain(texts["wording-endings"]).split())
    pairs = (plain(each).split(None, 1) for each in texts["wording-numbers"].split(","))
    numbers = {pair[0]: pair[1] for pair in pairs}
    rows = [re.split("[:,]", row) for row in texts["wording-alike"].splitlines()]
    kinds = _named_rows(texts["wording-kinds"])
    alike = {plain(each): plain(row[0]).upper() for row in rows for each in row}
    phrases = {each: name for each, name in alike.items() if " " in each}
    words = {each: name for each, name in alike.items() if " " not in each}
    return Wording(
        idle=frozenset(plain(texts["wording-idle"]).split()),
        numbers=numbers,
        endings=endings,
        words_alike={**_stems(words, endings), **words},
        phrases_alike=phrases,
        phrases=_any_of(phrases),
        kinds=kinds,
        kind=_any_of(kinds),
    )


def _named_rows(text: str) -> Mapping[str, str]:
    """Return the names of rows such as ``name: one, another`` by what they list."""
    rows = (row.partition(":") for row in text.splitlines())
    return {plain(each): name for name, _, listed in rows for each in listed.split(",")}


def plain(text: str) -> str:
    """Return the words of a text in small letters without accents, one space between them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        WORD.findall("".join(each for each in letters if not unicodedata.combining(each)))
    )


def stem(word: str, endings: Container[str]) -> str:
    """Return a word without the longest of these endings that it has."""
    starts = range(MIN_STEM_LENGTH, len(word))
    return word[: next((each for each in starts if word[each:] in endings), len(word))]


def _stems(words: Mapping[str, str], endings: Container[str]) -> Mapping[str, str]:
    """Return the names for the stems of words; the first one of words with the same stem."""
    return {stem(each, endings): words[each] for each in reversed(tuple(words))}


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of phrases, the longest first, that tries the first word of each once."""
    rests: dict[str, list[str]] = defaultdict(list)
    for phrase in sorted(phrases, key=len, reverse=True):
        first, _, rest = phrase.partition(" ")
        rests[first].append(re.escape(f" {rest}" if rest else ""))
    parts = (f"{re.escape(first)}(?:{'|'.join(each)})" for first, each in rests.items())
    return re.compile(rf"\b(?:{'|'.join(parts)})\b")
