"""The one entry point for questions, from all chats and pages. Pure.

A question about a game that it names, in whatever words, is answered by that game, else by the
rules of the match at hand, else by all games. Commands and the history are searched along with
them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from bot.core.matches.messages import Refused
from bot.core.typed.ruleset_names import name_within, name_words, names_author, with_authors
from bot.core.typed.terms import KEYED, SIZE, known_ruleset, named_part
from bot.i18n import LANGUAGES, search_terms
from bot.rulebook.chapters import Topic
from bot.rulebook.comparisons import TWO
from bot.rulebook.entries import MATCH_ANSWERS, EntryKind
from bot.rulebook.model import corrected
from bot.rulebook.search import (
    MAX_QUESTION,
    MIN_ALONE,
    Found,
    SearchResult,
    eligible,
    search,
    shares_of,
    words_known,
)
from bot.rulebook.wording import plain, wording
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from bot.rulebook.entries import Entry


MAX_COMPARED = 2

NONE_NAMED, NONE_AT_HAND = 0.2, 0.4
"""By what the likelihood of no answer is multiplied if a question names a game, or is asked in a
match: such questions are seldom about the rest of the world."""

GENITIVE = re.compile(r"\b(\w+) s\b")
"""An English genitive, as plain words."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The games that a question names (possibly none), and the question without their names.

    ``rules`` are canonical names of rulesets.
    """

    rules: tuple[str, ...]
    question: str


def scope(question: str, own: str = "") -> Scope:
    """Return which games a question is about; ``own`` is the key of the match's rules, if any.

    A name that several games have means the match's if it is one of them.
    """
    if named := KEYED.search(question):
        rules = known_ruleset(named[1])
        if not isinstance(rules, Refused):
            return _asked_of((rules,), question[: named.start()], question[named.end() :], question)
    text = with_authors(GENITIVE.sub(r"\1s", plain(question)))
    for name, key in _descriptions().items():
        if (at := f" {text} ".find(f" {name} ")) >= 0:
            return _asked_of((key,), text[:at], text[at + len(name) :], text)
    found = name_within(text)
    if found is None:
        return Scope((), question)
    name = named_part(text, found)
    if own in found.keys or name in name_words(own):
        is_said = names_author(name) or _is_word(name) or not _says(found.rest)
        return Scope((), question if is_said else found.rest)
    if _is_weak(name, found.before, found.rest):
        return Scope((), question)
    if names_author(name):
        return Scope(_of_size(found.keys, question), text)
    beside = frozenset(each for key in found.keys for each in name_words(key))
    after = " ".join(each for each in found.after.split() if each not in beside)
    return _asked_of(found.keys, found.before, after, text)


def _of_size(keys: tuple[str, ...], question: str) -> tuple[str, ...]:
    """Return those of some games that are played on a board of a size in a question, else all."""
    sizes = SIZE.findall(question)
    boards = {key: ruleset(key).board for key in keys}
    fit = (key for key, board in boards.items() if (str(board.files), str(board.ranks)) in sizes)
    return tuple(fit) or keys


def games_named(question: str) -> tuple[str, ...]:
    """Return the games that a question names, the first two at most.

    >>> games_named("difference between poleis and kubeia"), games_named("the dux one by walker")
    (('poleis', 'vogt-kubeia'), ('walker-dux',))
    >>> games_named("the two games by walker")
    ('walker-petteia', 'walker-dux')
    """
    named: list[tuple[str, ...]] = []
    text = with_authors(plain(question))
    while len(named) < MAX_COMPARED and (found := name_within(text)):
        for at, keys in enumerate(named):
            # Two names that a game has both, such as an author's and its own, are one game's.
            if shared := tuple(each for each in keys if each in found.keys):
                named[at] = shared
                break
        else:
            named.append(found.keys)
        text = found.rest
    return named[0][:MAX_COMPARED] if len(named) == 1 else tuple(keys[0] for keys in named)


def going_on(question: str, before: str, language: str) -> str:
    """Return a question as it is meant after another one, from which it may go on.

    >>> going_on("and in poleis?", "do i have to capture in kubeia", "en")
    'do i have to capture poleis'
    >>> going_on("and if both have one man?", "who wins at vogt-petteia", "en")
    'if both have one man vogt-petteia'
    """
    text = with_authors(plain(question))
    leads = sorted(_listed(language, "wording-follow-up"), key=len, reverse=True)
    lead = next((each for each in leads if f"{text} ".startswith(f"{each} ")), None)
    if lead is None:
        return question
    rest, meant = text.removeprefix(lead).strip(), scope(before)
    named = name_within(rest)
    if named is None:
        return f"{rest} {meant.rules[0]}" if len(meant.rules) == 1 else rest or question
    if _without_lead(named.before) or named.after:
        return rest
    return f"{plain(meant.question)} {rest.removeprefix(named.before).strip()}"


def _asked_of(rules: tuple[str, ...], before: str, after: str, whole: str) -> Scope:
    """Join the text before and after the name of a game, and return the scope."""
    rest = f"{_without_lead(before)} {after}".strip()
    return Scope(rules, rest if _says(rest) else whole)


def _says(rest: str) -> bool:
    """Return whether a text asks for anything."""
    return any(not word.startswith("=") for each in LANGUAGES for word in wording(each).words(rest))


def _is_word(name: str) -> bool:
    """Return whether a name also means something in the games."""
    return any(name in wording(each).words_alike for each in LANGUAGES)


def _is_weak(name: str, before: str, rest: str) -> bool:
    """Return whether a name is an ordinary word here, not the name of a game."""
    weak = {word for each in LANGUAGES for word in search_terms(each)["wording-weak-names"].split()}
    return name in weak and bool(rest) and _without_lead(before) == plain(before) != ""


def _without_lead(before: str) -> str:
    """Return a text without the words that lead to the name of a game."""
    text = plain(before)
    found = (lead for lead in _leads() if text == lead or text.endswith(f" {lead}"))
    return text.removesuffix(next(found, "")).strip()


@cache
def _leads() -> tuple[str, ...]:
    listed = (each for code in LANGUAGES for each in _listed(code, "wording-before-names"))
    return tuple(sorted(set(listed), key=len, reverse=True))


def _listed(language: str, code: str) -> list[str]:
    return [plain(each) for each in search_terms(language)[code].split(",")]


@cache
def _descriptions() -> Mapping[str, str]:
    """Return the keys of the games by what people call them beside their names, longest first."""
    rows = (
        row.partition(":")
        for each in LANGUAGES
        for row in search_terms(each)["wording-games"].splitlines()
    )
    known = {plain(name): key for key, _, names in rows for name in names.split(",")}
    return dict(sorted(known.items(), key=lambda each: -len(each[0])))


MOST = 0.5
"""A language that knows a larger part of a question's words may be the one it is written in."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is found for a question: by canonical name of each ruleset that was searched."""

    results: Mapping[str, SearchResult]

    @property
    def sure(self) -> bool:
        """Whether the question has an answer."""
        return any(each.sure for each in self.results.values())

    @property
    def alone(self) -> bool:
        """Whether the first answer is likely enough to be shown without others."""
        return self.sure and self.found[0].score >= MIN_ALONE

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
    question: str,
    language: str,
    rules: str = "",
    among: Container[Topic] = frozenset(Topic),
    of_match: Container[str] = frozenset(),
) -> Reply:
    """Return what answers a question, by some rules, and ``of_match`` what can be answered so.

    It is tried in the reader's language first, then in others that know most of its words.
    """
    text = question[:MAX_QUESTION]
    own = _asked(text, language, rules, among, of_match)
    if own.sure:
        return own
    others = (_asked(text, each, rules, among, of_match) for each in _others(text, language))
    return next((each for each in others if each.sure), own)


def _others(question: str, language: str) -> Sequence[str]:
    """Return the languages that know most words of a question, and more than the reader's does."""
    known = {each: words_known(question, each) for each in LANGUAGES}
    fluent = (each for each in LANGUAGES if known[each] > max(known[language], MOST))
    return sorted(fluent, key=known.__getitem__, reverse=True)


def _asked(
    question: str, language: str, rules: str, among: Container[Topic], of_match: Container[str]
) -> Reply:
    text = corrected(question, language)
    meant = scope(text, ruleset(rules).key if rules else "")
    skipped = _skipped(text, of_match)
    shares = shares_of(meant.question, language, question)
    names = _in_force(meant.rules, rules)
    found = {name: search(ruleset(name), shares, among, skipped) for name in names}
    weight = NONE_NAMED if meant.rules else NONE_AT_HAND if rules else 1.0
    return Reply({name: replace(each, none=weight * each.none) for name, each in found.items()})


def offered(
    question: str, language: str, rules: str, among: Container[Topic], of_match: Container[str]
) -> Mapping[str, Sequence[Entry]]:
    """Return the entries that may answer a question as ``ask`` has it, by ruleset."""
    text = corrected(question[:MAX_QUESTION], language)
    meant = scope(text, ruleset(rules).key if rules else "")
    skipped = _skipped(text, of_match)
    return {
        name: tuple(eligible(ruleset(name), among, skipped))
        for name in _in_force(meant.rules, rules)
    }


def reply_with(offer: Mapping[str, Sequence[Entry]], tags: Sequence[str]) -> Reply:
    """Return the reply of those entries of an offer that have some common tags, best first.

    One is shown by itself, several together; of none it is said that nothing answers.
    """
    score = 1.0 if len(tags) == 1 else MIN_ALONE
    ranks = {tag: score - (at + len(tags) - 1) / 100 for at, tag in enumerate(tags)}
    found = {
        name: sorted(
            (Found(each, ranks[each.common_tag]) for each in among if each.common_tag in ranks),
            key=lambda each: -each.score,
        )
        for name, among in offer.items()
    }
    results = {name: SearchResult(tuple(each)) for name, each in found.items() if each}
    return Reply(results or {name: SearchResult(()) for name in offer})


def _skipped(question: str, of_match: Container[str]) -> Container[str]:
    """Return the tags of what cannot answer a question, for want of a match or of two games."""
    skipped = {f"{EntryKind.MATCH}:{name}" for name in MATCH_ANSWERS if name not in of_match}
    if len(games_named(question)) < MAX_COMPARED:
        skipped.add(f"{EntryKind.COMPARE}:{TWO}")
    return skipped


def _in_force(named: Iterable[str], rules: str) -> tuple[str, ...]:
    """Return the rulesets to search: the named ones, of the match's game the rules in force."""
    own = ruleset(rules).key if rules else ""
    return tuple(rules if each == own else each for each in named) or ((rules,) if rules else KEYS)
