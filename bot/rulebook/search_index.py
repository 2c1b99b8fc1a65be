"""An index of phrases by what they are about: rare words weigh more, slips are forgiven. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import chain, pairwise
from math import log, sqrt
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Words = tuple[str, ...]
"""A text as it is compared."""

LIKE = 80
"""From which likeness on, in hundredths, a word counts as a slip for a known one."""

SHORT = 4
"""Of fewer letters a word is taken as it is."""

NEAREST = 0.65
"""How much the phrase that is most alike counts, against all phrases of the subject together."""

ORDER = 0.4
"""How much two words in their order weigh, against what a word weighs."""


class Index:
    """What is said or asked about each of some subjects, which are numbered."""

    def __init__(self, subjects: Sequence[Sequence[Words]], alike: Mapping[str, str]) -> None:
        """Take the phrases of each subject, as words; these others stand for some of them."""
        marks = [[_marks(phrase) for phrase in phrases] for phrases in subjects]
        bags = [frozenset(chain.from_iterable(phrases)) for phrases in marks]
        told = Counter(chain.from_iterable(bags))
        self._weights = {
            mark: log(1 + len(subjects) / times) * (ORDER if " " in mark else 1)
            for mark, times in told.items()
        }
        self._unknown = max(self._weights.values(), default=1.0)
        named = {**{word: word for word in told if word.islower() and " " not in word}, **alike}
        self._known = {each: word for each, word in named.items() if len(each) >= SHORT}
        self._names = tuple(self._known)
        self._about: dict[str, list[int]] = defaultdict(list)
        for number, bag in enumerate(bags):
            for mark in bag:
                self._about[mark].append(number)
        self._phrases: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._lengths: list[float] = []
        for number, phrases in enumerate(marks):
            for phrase in phrases:
                for mark in phrase:
                    self._phrases[mark].append((number, len(self._lengths)))
                self._lengths.append(self._length(phrase))

    def scores(self, asked: Iterable[str]) -> Mapping[int, float]:
        """Return how well each subject that has some of the words fits them, from 0 to 1."""
        words = tuple(chain.from_iterable(self._meant(word).split() for word in asked))
        marks = _marks(words)
        whole = sum(map(self._weight, frozenset(words)))
        length = self._length(marks)
        nearest: dict[tuple[int, int], float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        for mark in marks & self._weights.keys():
            weight = self._weights[mark]
            for place in self._phrases[mark]:
                nearest[place] += weight * weight
            if " " not in mark:
                for number in self._about[mark]:
                    covered[number] += weight / whole
        best: dict[int, float] = defaultdict(float)
        for (number, phrase), product in nearest.items():
            best[number] = max(best[number], product / (length * self._lengths[phrase]))
        return {
            number: NEAREST * best[number] + (1 - NEAREST) * share
            for number, share in covered.items()
        }

    def _weight(self, mark: str) -> float:
        return self._weights.get(mark, self._unknown * (ORDER if " " in mark else 1))

    def _length(self, marks: Iterable[str]) -> float:
        return sqrt(sum(self._weight(mark) ** 2 for mark in marks)) or 1.0

    def _meant(self, word: str) -> str:
        """The known word that another is a slip for, or the word itself."""
        if word in self._weights or len(word) < SHORT or not word.islower():
            return word
        found = process.extractOne(word, self._names, scorer=fuzz.ratio, score_cutoff=LIKE)
        return self._known[found[0]] if found else word


def _marks(words: Words) -> frozenset[str]:
    """What a phrase is known by: its words, and which stands before which."""
    return frozenset(words) | {f"{one} {other}" for one, other in pairwise(words)}
