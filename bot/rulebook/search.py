"""Searches the rulebook, the commands and the history for the answer to a question. Pure.

It is a fuzzy index of phrases by subject, weighted by the rarity of words. The phrases of an entry
are its own text and the ways to ask for its subjects, which are in the language's `search` folder.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from heapq import nlargest
from itertools import chain, pairwise
from math import log, sqrt
from sys import intern
from typing import TYPE_CHECKING

from bot.core.typed.ruleset_names import names
from bot.i18n import search_terms, speaker
from bot.rulebook.chapters import Topic
from bot.rulebook.entries import Entry, entries
from bot.rulebook.wording import MARK, Speller, plain, wording
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping, Sequence

    from bot.rulebook.pages import Passage
    from engine import Ruleset


Words = tuple[str, ...]
"""A normalized text."""

INDEXES_CACHED = 64
"""Number of indexes kept, each of a ruleset in a language."""

MARKS_CACHED = 20_000
"""Number of phrases whose marks are kept while the indexes of a language are built."""

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


@lru_cache(maxsize=MARKS_CACHED)
def _marks(words: Words) -> frozenset[str]:
    """Return the words of a phrase and the pairs of neighbours; rulesets share most phrases."""
    spoken = [word for word in words if not word.startswith(MARK)]
    return frozenset(words) | {intern(f"{one} {other}") for one, other in pairwise(spoken)}


def _share(mark: str) -> float:
    if mark.startswith(MARK):
        return MARK_WEIGHT
    return PAIR_WEIGHT if " " in mark else 1.0


MAX_QUESTION = 300
"""Maximum length of a question; the rest is ignored."""

MIN_ANSWER_SCORE = 0.24
"""Minimum score of an answer."""

MAX_RESULTS = 3
"""Maximum number of entries in a result."""

TOPIC_WEIGHTS: Mapping[Topic, float] = {
    Topic.GLANCE: 0.9,
    Topic.OPTIONS: 0.85,
    Topic.TIPS: 0.8,
    Topic.SOURCE: 0.8,
}
"""Weights of topics that repeat others in short; by default 1."""


@dataclass(frozen=True, slots=True)
class Found:
    """An entry with its score from 0 to 1."""

    entry: Entry
    score: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The entries nearest to a question, best first, and whether the first answers it.

    ``foreign`` tells that the question has a word which no rule and no command is about.
    """

    found: tuple[Found, ...]
    foreign: bool = False

    def __contains__(self, entry: Entry) -> bool:
        """Tell whether an entry was found."""
        return any(each.entry is entry for each in self.found)

    @property
    def fitness(self) -> float:
        """Return the score of the best entry."""
        return self.found[0].score if self.found else 0.0

    @property
    def sure(self) -> bool:
        """Tell whether the question has an answer."""
        return not self.foreign and self.fitness >= MIN_ANSWER_SCORE

    @property
    def passages(self) -> tuple[Passage, ...]:
        """Return the passages among the entries."""
        return tuple(each.entry.passage for each in self.found if each.entry.passage)


def search(
    rules: Ruleset, language: str, question: str, among: Container[Topic] = frozenset(Topic)
) -> SearchResult:
    """Return what answers a question best, of the passages those of some topics."""
    known, spoken = entries(rules), wording(language)
    text = corrected(question, language)
    words = spoken.words(text)
    scores = _index(rules, language).scores(words) if words else {}
    weighted = {
        number: score * _weight(known[number])
        for number, score in scores.items()
        if (passage := known[number].passage) is None or passage.topic in among
    }
    ranked = sorted(weighted, key=lambda number: (-weighted[number], number))
    found = (Found(known[number], weighted[number]) for number in ranked)
    foreign = not spoken.foreign.isdisjoint(text.split())
    return SearchResult(tuple(_without_repeats(found)), foreign)


def prepare(language: str) -> None:
    """Build the indexes of all rulesets in a language, so that its first question is fast."""
    for key in KEYS:
        _index(ruleset(key), language)
    _speller(language)
    _marks.cache_clear()


def _weight(entry: Entry) -> float:
    return TOPIC_WEIGHTS.get(entry.passage.topic, 1.0) if entry.passage else 1.0


def words_known(question: str, language: str) -> float:
    """Return which part of a question's words a language knows, as they are spelt, from 0 to 1."""
    words = plain(question).split()
    return sum(map(_speller(language).knows, words)) / max(len(words), 1)


def corrected(question: str, language: str) -> str:
    """Return the plain words of a question, the misspelt ones corrected."""
    return " ".join(map(_speller(language).corrected, plain(question[:MAX_QUESTION]).split()))


def _without_repeats(ranked: Iterator[Found]) -> Iterator[Found]:
    """Yield the best entries, without others on the same subjects."""
    seen: list[set[str]] = []
    for each in ranked:
        subjects = set(each.entry.subjects)
        if any(subjects <= other or subjects >= other for other in seen):
            continue
        yield each
        seen.append(subjects)
        if len(seen) == MAX_RESULTS:
            return


@lru_cache(maxsize=INDEXES_CACHED)
def _index(rules: Ruleset, language: str) -> Index:
    return Index([tuple(_phrases(each, language)) for each in entries(rules)])


def _phrases(entry: Entry, language: str) -> Iterator[Words]:
    """Yield the phrases of an entry, as words."""
    yield from map(wording(language).words, speaker(language).say(entry.line).splitlines())
    for subject in entry.subjects:
        yield from _questions(subject, language)


@cache
def _questions(subject: str, language: str) -> tuple[Words, ...]:
    """Return the ways to ask for a subject, as words."""
    rows = search_terms(language).get(f"asking-{subject}", "").splitlines()
    return tuple(map(wording(language).words, rows))


@cache
def _speller(language: str) -> Speller:
    """Return what knows the words of the rulebook and of those who ask."""
    say = speaker(language).say
    told = {each.line for key in KEYS for each in entries(ruleset(key))}
    texts = (*search_terms(language).values(), *map(say, told), *names())
    known = Counter(word for text in texts for word in plain(text).split())
    return Speller(known, wording(language).stem)
