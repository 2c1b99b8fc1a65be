"""What in the rulebook answers a question, by rules that are in force. Pure.

A passage is found by its own sentences and by the ways in which people ask for what its tag names,
which stand in the language's `search/asking.ftl`.
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
"""Of how many rules in a language the index is kept."""

MAX_QUESTION = 300
"""How many characters of a question are looked at."""

MIN_ANSWER_SCORE = 0.19
"""From which fitness on a passage is an answer; below, it is merely the nearest."""

MAX_RESULTS = 3
"""How many passages are found."""

WORTH: Mapping[Topic, float] = {
    Topic.GLANCE: 0.9,
    Topic.OPTIONS: 0.85,
    Topic.TIPS: 0.8,
    Topic.SOURCE: 0.9,
}
"""How much a passage counts for which the rules tell the same elsewhere, at length."""


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
    """Return what answers a question best by these rules, among some topics."""
    known, words = passages(rules), wording(language).words(question[:MAX_QUESTION])
    scores = _index(rules, language).scores(words) if words else {}
    fitness = {
        number: score * _worth(known[number])
        for number, score in scores.items()
        if known[number].topic in among
    }
    ranked = sorted(fitness, key=lambda number: (-fitness[number], number))
    return SearchResult(
        tuple(_without_repeats(known[number] for number in ranked)),
        fitness[ranked[0]] if ranked else 0.0,
    )


def prepare(languages: Iterable[str]) -> None:
    """Read the usual rules of every game, so that the first question does not wait for it."""
    for language in languages:
        for key in KEYS:
            _index(ruleset(key), language)


def _worth(passage: Passage) -> float:
    return WORTH.get(passage.topic, 1.0)


def _without_repeats(ranked: Iterator[Passage]) -> Iterator[Passage]:
    """The best passages, of those on the same subjects the first."""
    told: list[set[str]] = []
    for passage in ranked:
        if any(set(passage.tags) <= other or set(passage.tags) >= other for other in told):
            continue
        yield passage
        told.append(set(passage.tags))
        if len(told) == MAX_RESULTS:
            return


@lru_cache(maxsize=INDEXES_CACHED)
def _index(rules: Ruleset, language: str) -> Index:
    return Index(
        [tuple(_phrases(each, language)) for each in passages(rules)],
        wording(language).words_alike,
    )


def _phrases(passage: Passage, language: str) -> Iterator[Words]:
    """What a passage is found by, as words: what it says, and how people ask for it."""
    yield wording(language).words(speaker(language).say(passage.line))
    for tag in passage.tags:
        yield from _asked(tag, language)


@cache
def _asked(tag: str, language: str) -> tuple[Words, ...]:
    """The ways in which people ask for a tag, as words."""
    rows = search_terms(language).get(f"asking-{tag}", "").splitlines()
    return tuple(map(wording(language).words, rows))
