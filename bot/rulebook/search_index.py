"""A fuzzy index of phrases by subject, weighted by the rarity of words. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from itertools import chain, pairwise
from math import log, sqrt
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from bot.i18n import search_terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Words = tuple[str, ...]
"""A normalized text."""

MIN_WORD_SIMILARITY = 80
"""Minimum similarity of a misspelt word to a known one, in percent."""

MIN_FUZZY_LENGTH = 4
"""Shorter words are not corrected."""

PAIR_WEIGHT = 0.55
"""Weight of a pair of words in order, relative to a word."""

MAX_PHRASES = 3
"""Number of a subject's phrases that count, the most similar ones."""

HALF_COVER_COUNT = 2
"""The number of a subject's phrases with a word from which it counts half."""

PHRASE_SHARE, SUBJECT_SHARE, COVER_SHARE = 0.4, 0.3, 0.3
"""Shares in the score: similar phrases, similarity to all of them, words that are covered."""


class Index:
    """The phrases of some subjects, which are numbered."""

    def __init__(self, subjects: Sequence[Sequence[Words]], alike: Mapping[str, str]) -> None:
        """Index the phrases of each subject, as words; ``alike`` maps synonyms to them."""
        marks = [[_marks(phrase) for phrase in phrases] for phrases in subjects]
        counts = [Counter(chain.from_iterable(phrases)) for phrases in marks]
        spread = Counter(chain.from_iterable(counts))
        self._weights = {
            mark: log(1 + len(subjects) / times) * _share(mark) for mark, times in spread.items()
        }
        self._unknown = log(1 + len(subjects))
        named = {**{word: word for word in spread if word.islower() and " " not in word}, **alike}
        self._known = {each: word for each, word in named.items() if len(each) >= MIN_FUZZY_LENGTH}
        self._names = tuple(self._known)
        self._counts: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._phrases: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._lengths: list[float] = []
        self._sizes: list[float] = []
        squares = {mark: weight**2 for mark, weight in self._weights.items()}
        for number, (phrases, times) in enumerate(zip(marks, counts, strict=True)):
            for mark, count in times.items():
                self._counts[mark].append((number, count))
            self._sizes.append(sqrt(sum(squares[mark] * count for mark, count in times.items())))
            for phrase in phrases:
                for mark in phrase:
                    self._phrases[mark].append((number, len(self._lengths)))
                self._lengths.append(sqrt(sum(map(squares.__getitem__, phrase))))

    def scores(self, asked: Iterable[str]) -> Mapping[int, float]:
        """Return the score from 0 to 1 of each subject with some of the words."""
        words = tuple(chain.from_iterable(self._meant(word).split() for word in asked))
        marks = _marks(words)
        length = sqrt(sum(self._weight(mark) ** 2 for mark in marks))
        whole = sum(map(self._weight, frozenset(words)))
        cover: dict[int, float] = defaultdict(float)
        subject: dict[int, float] = defaultdict(float)
        for mark in marks & self._weights.keys():
            weight = self._weights[mark]
            for number, count in self._counts[mark]:
                subject[number] += weight**2 * sqrt(count) / (length * self._sizes[number])
                if " " not in mark:
                    cover[number] += weight * count / (count + HALF_COVER_COUNT) / whole
        near = self._nearest(marks, length)
        return {
            number: PHRASE_SHARE * near[number]
            + SUBJECT_SHARE * subject[number]
            + COVER_SHARE * share
            for number, share in cover.items()
        }

    def _nearest(self, marks: frozenset[str], length: float) -> Mapping[int, float]:
        """Return the similarity of each subject's nearest phrases."""
        products: dict[tuple[int, int], float] = defaultdict(float)
        for mark in marks & self._weights.keys():
            for place in self._phrases[mark]:
                products[place] += self._weights[mark] ** 2
        alike: dict[int, list[float]] = defaultdict(list)
        for (number, phrase), product in products.items():
            alike[number].append(product / (length * self._lengths[phrase]))
        return {
            number: sum(nlargest(MAX_PHRASES, each)) / MAX_PHRASES for number, each in alike.items()
        }

    def _weight(self, mark: str) -> float:
        return self._weights.get(mark, self._unknown * _share(mark))

    def _meant(self, word: str) -> str:
        """Return the known word that is misspelt, or the word itself."""
        if word in self._weights or len(word) < MIN_FUZZY_LENGTH or not word.islower():
            return word
        found = process.extractOne(
            word, self._names, scorer=fuzz.ratio, score_cutoff=MIN_WORD_SIMILARITY
        )
        return self._known[found[0]] if found else word


def _marks(words: Words) -> frozenset[str]:
    """Return the words of a phrase and the pairs of neighbours."""
    return frozenset(words) | {f"{one} {other}" for one, other in pairwise(words)}


def _share(mark: str) -> float:
    return PAIR_WEIGHT if " " in mark else 1.0


MIN_STEM_LENGTH = 3
"""Minimum length of a word without its ending."""

WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a language: stop words, endings, synonyms.

    The name of a group of synonyms is in capitals, unlike all words.
    """

    idle: frozenset[str]
    endings: tuple[str, ...]
    words_alike: Mapping[str, str]
    phrases_alike: Mapping[str, str]
    phrases: re.Pattern[str]

    def words(self, text: str) -> tuple[str, ...]:
        """Return the normalized words of a text."""
        joined = self.phrases.sub(lambda found: self.phrases_alike[found[0]], plain(text))
        spoken = (word for word in joined.split() if word not in self.idle)
        return tuple(chain.from_iterable(self._meant(word).split() for word in spoken))

    def _meant(self, word: str) -> str:
        bare = stem(word, self.endings)
        return self.words_alike.get(word) or self.words_alike.get(bare, bare)


@cache
def wording(language: str) -> Wording:
    """Return the words of a language, or the English ones where it has none."""
    texts = search_terms(language)
    endings = sorted(plain(texts["wording-endings"]).split(), key=len, reverse=True)
    rows = [re.split("[:,]", row) for row in texts["wording-alike"].splitlines()]
    alike = {plain(each): plain(row[0]).upper() for row in rows for each in row}
    phrases = {each: name for each, name in alike.items() if " " in each}
    words = {each: name for each, name in alike.items() if " " not in each}
    return Wording(
        idle=frozenset(plain(texts["wording-idle"]).split()),
        endings=tuple(endings),
        words_alike={**_stems(words, endings), **words},
        phrases_alike=phrases,
        phrases=_any_of(phrases),
    )


def plain(text: str) -> str:
    """Return the words of a text in small letters without accents, one space between them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        WORD.findall("".join(each for each in letters if not unicodedata.combining(each)))
    )


def stem(word: str, endings: Iterable[str]) -> str:
    """Return a word without the first of these endings that it has."""
    fitting = (each for each in endings if word.endswith(each))
    return word.removesuffix(
        next((e for e in fitting if len(word) - len(e) >= MIN_STEM_LENGTH), "")
    )


def _stems(words: Mapping[str, str], endings: Iterable[str]) -> Mapping[str, str]:
    """Return the names for the stems of words; the first one of words with the same stem."""
    return {stem(each, endings): words[each] for each in reversed(tuple(words))}


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    longest_first = sorted(phrases, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")
