"""The one door for questions: whatever a person asks, wherever they ask it. Pure.

A question about a game that it names is answered by that game, else by the rules of the match at
hand, else by all games. Commands and the history are searched along with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.i18n import LANGUAGES
from bot.rulebook.chapters import Topic
from bot.rulebook.scope import scope
from bot.rulebook.search import MAX_QUESTION, SearchResult, corrected, search, words_known
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from bot.rulebook.entries import Entry
    from bot.rulebook.search import Found

MOST = 0.5
"""A language that knows a larger part of a question's words may be the one it is written in."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is found for a question: by canonical name of each ruleset that was searched.

    ``named`` tells whether the question itself named the games.
    """

    results: Mapping[str, SearchResult]
    named: bool

    @property
    def sure(self) -> bool:
        """Tell whether the question has an answer."""
        return any(each.sure for each in self.results.values())

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rulesets, the one with the best answer first."""
        return tuple(sorted(self.results, key=lambda name: -self.results[name].fitness))

    def rules_of(self, entry: Entry) -> str:
        """Return the ruleset in which an entry was found best."""
        telling = (name for name in self.rules if entry in self.results[name])
        return next(telling)

    @property
    def found(self) -> tuple[Found, ...]:
        """Return the entries of all rulesets by their scores, each tag once."""
        best: dict[str, Found] = {}
        for result in self.results.values():
            for each in result.found:
                if each.score > (best[each.entry.tag].score if each.entry.tag in best else 0):
                    best[each.entry.tag] = each
        return tuple(sorted(best.values(), key=lambda each: -each.score))


def ask(
    question: str, language: str, rules: str = "", among: Container[Topic] = frozenset(Topic)
) -> Reply:
    """Return what answers a question, by the rules of a match if there are some.

    It is tried in the reader's language first, then in others that know most of its words.
    """
    text = question[:MAX_QUESTION]
    replies = [_asked(text, each, rules, among) for each in (language, *_others(text, language))]
    return next((each for each in replies if each.sure), replies[0])


def _others(question: str, language: str) -> Sequence[str]:
    """Return the languages that know most words of a question, and more than the reader's does."""
    known = {each: words_known(question, each) for each in LANGUAGES}
    fluent = (each for each in LANGUAGES if known[each] > max(known[language], MOST))
    return sorted(fluent, key=known.__getitem__, reverse=True)


def _asked(question: str, language: str, rules: str, among: Container[Topic]) -> Reply:
    own = ruleset(rules).key if rules else ""
    meant = scope(corrected(question, language), own)
    names = _in_force(meant.rules, rules, own)
    replies = (
        Reply(
            {name: search(ruleset(name), language, said, among) for name in names},
            bool(meant.rules),
        )
        # A name such as "dux" may be what is asked about.
        for said in dict.fromkeys((meant.question, question))
    )
    first = next(replies)
    return first if first.sure else next((each for each in replies if each.sure), first)


def _in_force(named: Iterable[str], rules: str, own: str) -> tuple[str, ...]:
    """Return the rulesets to search: the named ones, of the match's game the rules in force."""
    return tuple(rules if each == own else each for each in named) or ((rules,) if rules else KEYS)
