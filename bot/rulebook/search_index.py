"""A fuzzy index of phrases by subject, weighted by the rarity of words. Pure."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from functools import partial
from heapq import nlargest
from itertools import chain, pairwise
from math import log, sqrt
from sys import intern
from typing import TYPE_CHECKING

from bot.rulebook.wording import MARK

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Words = tuple[str, ...]
"""A normalized text."""

PAIR_WEIGHT = 0.55
"""Weight of a pair of words in order, relative to a word."""

BEST_SHARE = 0.4
"""Share of the nearest phrase among the nearest ones."""

MARK_WEIGHT = 0.8
"""Weight of a mark, relative to a word."""

MAX_PHRASES = 3
"""Number of a subject's phrases that count, the most similar ones."""

HALF_COVER_COUNT = 2
"""The number of a subject's phrases with a word from which it counts half."""

PHRASE_SHARE, SUBJECT_SHARE, COVER_SHARE = 0.4, 0.3, 0.3
"""Shares in the score: similar phrases, similarity to all of them, words that are covered."""


class Index:
    """The phrases of some subjects, which are numbered."""

    def __init__(self, subjects: Sequence[Sequence[Words]]) -> None:
        """Index the phrases of each subject, as words."""
        marks = [[_marks(phrase) for phrase in phrases] for phrases in subjects]
        counts = [Counter(chain.from_iterable(phrases)) for phrases in marks]
        spread = Counter(chain.from_iterable(counts))
        self._weights = {
            mark: log(1 + len(subjects) / times) * _share(mark) for mark, times in spread.items()
        }
        self._unknown = log(1 + len(subjects))
        self._phrases: dict[str, array[int]] = defaultdict(partial(array, "I"))
        self._subjects = array("I")
        self._lengths = array("d")
        self._sizes = array("d")
        squares = {mark: weight**2 for mark, weight in self._weights.items()}
        for number, (phrases, times) in enumerate(zip(marks, counts, strict=True)):
            self._sizes.append(sqrt(sum(squares[mark] * count for mark, count in times.items())))
            for phrase in phrases:
                for mark in phrase:
                    self._phrases[mark].append(len(self._lengths))
                self._subjects.append(number)
                self._lengths.append(sqrt(sum(map(squares.__getitem__, phrase))))

    def scores(self, words: Words) -> Mapping[int, float]:
        """Return the score from 0 to 1 of each subject with some of the words."""
        marks = _marks(words)
        length = sqrt(sum(self._weight(mark) ** 2 for mark in marks))
        whole = sum(self._weight(word) for word in set(words) if not word.startswith(MARK))
        cover: dict[int, float] = defaultdict(float)
        subject: dict[int, float] = defaultdict(float)
        for mark in marks & self._weights.keys():
            weight = self._weights[mark]
            times = Counter(map(self._subjects.__getitem__, self._phrases[mark]))
            for number, count in times.items():
                subject[number] += weight**2 * sqrt(count) / (length * self._sizes[number])
                if " " not in mark and not mark.startswith(MARK):
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
        products: dict[int, float] = defaultdict(float)
        for mark in marks & self._weights.keys():
            square = self._weights[mark] ** 2
            for phrase in self._phrases[mark]:
                products[phrase] += square
        alike: dict[int, list[float]] = defaultdict(list)
        for phrase, product in products.items():
            alike[self._subjects[phrase]].append(product / (length * self._lengths[phrase]))
        return {
            number: (1 - BEST_SHARE) * sum(nlargest(MAX_PHRASES, each)) / MAX_PHRASES
            + BEST_SHARE * max(each)
            for number, each in alike.items()
        }

    def _weight(self, mark: str) -> float:
        return self._weights.get(mark, self._unknown * _share(mark))


def _marks(words: Words) -> frozenset[str]:
    """Return the words of a phrase and the pairs of neighbours."""
    spoken = [word for word in words if not word.startswith(MARK)]
    return frozenset(words) | {intern(f"{one} {other}") for one, other in pairwise(spoken)}


def _share(mark: str) -> float:
    if mark.startswith(MARK):
        return MARK_WEIGHT
    return PAIR_WEIGHT if " " in mark else 1.0
