"""Searches the passages of the rulebook for the answer to a question. Pure.

The phrases of a passage are its own text and the ways to ask for the subjects of its tag, which are
in the language's `search/asking.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from bot.i18n import search_terms, speaker
from bot.rulebook.chapters import Topic
from bot.rulebook.pages import Passage, passages
from bot.rulebook.search_index import Index, Words, wording
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from engine.ruleset import Ruleset

INDEXES_CACHED = 64
"""Number of indexes kept, each of a ruleset in a language."""

MAX_QUESTION = 300
"""Maximum length of a question; the rest is ignored."""

MIN_ANSWER_SCORE = 0.19
"""Minimum score of an answer."""

MAX_RESULTS = 3
"""Maximum number of passages in a result."""

TOPIC_WEIGHTS: Mapping[Topic, float] = {
    Topic.GLANCE: 0.9,
    Topic.OPTIONS: 0.85,
    Topic.TIPS: 0.8,
    Topic.SOURCE: 0.9,
}
"""Weights of topics that repeat others in short; by default 1."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The passages nearest to a question, best first, and whether the first answers it."""

    passages: tuple[Passage, ...]
    fitness: float

    @property
    def sure(self) -> bool:
        """Tell whether the question has an answer."""
        return self.fitness >= MIN_ANSWER_SCORE


def search(
    rules: Ruleset, language: str, question: str, among: Container[Topic] = frozenset(Topic)
) -> SearchResult:
    """Return the passages that answer a question best, among some topics."""
    known, words = passages(rules), wording(language).words(question[:MAX_QUESTION])
    scores = _index(rules, language).scores(words) if words else {}
    fitness = {
        number: score * TOPIC_WEIGHTS.get(known[number].topic, 1.0)
        for number, score in scores.items()
        if known[number].topic in among
    }
    ranked = sorted(fitness, key=lambda number: (-fitness[number], number))
    return SearchResult(
        tuple(_without_repeats(known[number] for number in ranked)),
        fitness[ranked[0]] if ranked else 0.0,
    )


def prepare(languages: Iterable[str]) -> None:
    """Build the indexes of all rulesets, so that the first question is fast."""
    for language in languages:
        for key in KEYS:
            _index(ruleset(key), language)


def _without_repeats(ranked: Iterator[Passage]) -> Iterator[Passage]:
    """Yield the best passages, without others on the same subjects."""
    seen: list[set[str]] = []
    for passage in ranked:
        if any(set(passage.tags) <= other or set(passage.tags) >= other for other in seen):
            continue
        yield passage
        seen.append(set(passage.tags))
        if len(seen) == MAX_RESULTS:
            return


@lru_cache(maxsize=INDEXES_CACHED)
def _index(rules: Ruleset, language: str) -> Index:
    return Index(
        [tuple(_phrases(each, language)) for each in passages(rules)],
        wording(language).words_alike,
    )


def _phrases(passage: Passage, language: str) -> Iterator[Words]:
    """Yield the phrases of a passage, as words."""
    yield wording(language).words(speaker(language).say(passage.line))
    for tag in passage.tags:
        yield from _questions(tag, language)


@cache
def _questions(tag: str, language: str) -> tuple[Words, ...]:
    """Return the ways to ask for a subject, as words."""
    rows = search_terms(language).get(f"asking-{tag}", "").splitlines()
    return tuple(map(wording(language).words, rows))
