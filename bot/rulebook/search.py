"""Ranks what can answer a question: passages of a ruleset, the bot's guide, commands. Pure.

How likely an entry answers is the sum of how likely the question is about each of its subjects.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.i18n import LANGUAGES
from bot.rulebook.chapters import Topic
from bot.rulebook.entries import Entry, entries
from bot.rulebook.model import NONE, likely, speller
from bot.rulebook.wording import plain
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

    from bot.rulebook.pages import Passage
    from engine import Ruleset

MAX_QUESTION: Final = 300
"""Maximum length of a question; the rest is ignored."""

MIN_SCORE: Final = 0.05
"""Minimum score of an answer."""

MIN_AGAINST_NONE: Final = 5.0
"""How many times as likely an answer is at least as that there is none."""

MIN_ALONE: Final = 0.85
"""Minimum score of an answer shown by itself; right in 95% of the questions kept for tuning."""

MIN_WORDS: Final = 3
"""How many words a question has at least without the names of games, to be looked at so."""

LEAST_SHARE: Final = 1e-6
"""How likely a subject is at least that is looked at."""

MAX_RESULTS: Final = 3
"""Maximum number of entries in a result."""

ADVICE: Final = "advice-"
"""What the subjects of advice begin with."""

TOPIC_WEIGHTS: Final[Mapping[Topic, float]] = {
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
    """The entries that answer a question most likely, best first.

    ``none`` is how likely nothing answers it.
    """

    found: tuple[Found, ...]
    none: float = 0.0

    def __contains__(self, entry: Entry) -> bool:
        """Return whether an entry was found."""
        return any(each.entry is entry for each in self.found)

    @property
    def fitness(self) -> float:
        """Return the score of the best entry."""
        return self.found[0].score if self.found else 0.0

    @property
    def sure(self) -> bool:
        """Whether the question has an answer."""
        return self.fitness >= MIN_SCORE and self.fitness > MIN_AGAINST_NONE * self.none

    @property
    def passages(self) -> tuple[Passage, ...]:
        """Return the passages among the entries."""
        return tuple(each.entry.passage for each in self.found if each.entry.passage)


def shares_of(question: str, language: str, whole: str = "") -> Mapping[str, float]:
    """Return how likely each subject is what a question is about; in all 1.

    The ``whole`` question has the names of games too, if these were taken out of it: both count
    the same.
    """
    whole = whole or question
    rest = whole if len(question.split()) < MIN_WORDS else question
    texts = [each for each in dict.fromkeys((rest, whole)) if plain(each)]
    if not texts:
        return {NONE: 1.0}
    found = [likely(each[:MAX_QUESTION], language) for each in texts]
    return {name: sum(each[name] for each in found) / len(found) for name in found[0]}


def search(
    rules: Ruleset,
    shares: Mapping[str, float],
    among: Container[Topic] = frozenset(Topic),
    skipped: Container[str] = frozenset(),
) -> SearchResult:
    """Return what answers a question best, by how likely it is about each subject.

    Of the passages it is among those of some topics. Entries with the tags ``skipped`` are left
    out.
    """
    largest = {name: share for name, share in shares.items() if share > LEAST_SHARE}
    scored = [
        Found(each, _score(each, largest))
        for each in eligible(rules, among, skipped)
        if not largest.keys().isdisjoint(each.subjects)
    ]
    scored.sort(key=lambda each: -each.score)
    return SearchResult(tuple(_without_repeats(scored)), shares[NONE])


def eligible(rules: Ruleset, among: Container[Topic], skipped: Container[str]) -> Iterator[Entry]:
    """Yield the entries of a ruleset, passages of some topics only, and none with a skipped tag."""
    for each in entries(rules):
        if (each.passage is None or each.passage.topic in among) and each.tag not in skipped:
            yield each


def _score(entry: Entry, shares: Mapping[str, float]) -> float:
    weight = TOPIC_WEIGHTS.get(entry.passage.topic, 1.0) if entry.passage else 1.0
    return sum(
        shares.get(each, 0.0) * (1.0 if each.startswith(ADVICE) else weight)
        for each in entry.subjects
    )


def _without_repeats(ranked: list[Found]) -> Iterator[Found]:
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


@cache
def prepare() -> None:
    """Load what questions are compared with, so that the first one is answered at once.

    It takes a second of processor.
    """
    for key in KEYS:
        entries(ruleset(key))
    for language in LANGUAGES:
        likely("prepare", language)


def words_known(question: str, language: str) -> float:
    """Return which part of a question's words a language knows, as they are spelt, from 0 to 1."""
    words = plain(question).split()
    return sum(map(speller(language).knows, words)) / max(len(words), 1)
