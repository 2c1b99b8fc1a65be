"""Finds the page for a topic or a question that a person types. Pure."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import islice
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from bot.core.controls import Control, Verb
from bot.core.matches.ruleset_names import name_within, rulesets_named
from bot.core.matches.terms import KEYED, known_ruleset, named_part, retold, ruleset_line
from bot.core.messages import Refused, line
from bot.core.views.views import Answer, Choice
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.chapters import HISTORY, Address, Topic, chapter
from bot.rulebook.pages import page, topic_line, topics
from bot.rulebook.search import search
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.views.pictures import Look
    from bot.rulebook.pages import Passage
    from bot.rulebook.search import SearchResult


WORD = re.compile(r"\S+")


MIN_NAME_SIMILARITY = 75
"""Minimum similarity of a misspelt word to a known one, in percent."""

TOPIC_WORDS: Mapping[str, Topic] = {
    **{str(topic): topic for topic in Topic},
    "overview": Topic.GLANCE,
    "start": Topic.SETUP,
    "board": Topic.SETUP,
    "moves": Topic.MOVE,
    "moving": Topic.MOVE,
    "captures": Topic.CAPTURE,
    "capturing": Topic.CAPTURE,
    "leaders": Topic.SPECIAL,
    "pieces": Topic.SPECIAL,
    "ending": Topic.END,
    "winning": Topic.END,
    "draws": Topic.END,
    "origin": Topic.SOURCE,
}
"""The words for a topic."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: a ruleset's canonical name, a topic, a question; each may be missing."""

    rules: str = ""
    topic: Topic | None = None
    question: str = ""


def topic_of(typed: str) -> Topic | None:
    """Return the topic of a perhaps misspelt word, or None."""
    word = typed.strip().casefold()
    found = process.extractOne(
        word, tuple(TOPIC_WORDS), scorer=fuzz.ratio, score_cutoff=MIN_NAME_SIMILARITY
    )
    return TOPIC_WORDS[found[0]] if found else None


def is_history(typed: str) -> bool:
    """Tell whether a person asks for the history of the games."""
    return typed.strip().casefold() == HISTORY


def read(typed: str, own: str = "") -> Asked | Refused:
    """Parse a request; an unknown ruleset is refused, and of several it is asked which.

    ``own`` is the key of the match at hand, which is meant where it is one of several.
    """
    typed = typed.strip()
    if named := KEYED.search(typed):
        text, rest = named[1], f"{typed[: named.start()]} {typed[named.end() :]}".strip()
    else:
        text, rest = _named(typed.rstrip("?!. "), own)
    rules = known_ruleset(text) if text else ""
    if isinstance(rules, Refused):
        return retold(rules, lambda name: f"rules {name} {rest}".strip())
    topic = topic_of(rest)
    return Asked(rules, topic, "" if topic else rest)


def _named(typed: str, own: str) -> tuple[str, str]:
    """Split the name of a game off the beginning of a text; ``own`` is the match's ruleset.

    A question about several games of one name is about all of them; a word that is like a name
    and like no topic was meant as that.
    """
    found = name_within(typed, leading=True)
    if found is None:
        is_slip = WORD.fullmatch(typed) and not topic_of(typed) and rulesets_named(typed).keys
        return (typed, "") if is_slip else ("", typed)
    if len(found.keys) > 1:
        if own in found.keys:
            return own, found.after
        if found.after and topic_of(found.after) is None:
            return "", typed
    return (found.keys[0] if len(found.keys) == 1 else named_part(typed, found)), found.after


MIN_RELATIVE_SCORE = 0.7
"""Minimum score of another game's answer, relative to the best one."""

MAX_ANSWERS = 3
"""Maximum number of different answers of games."""


def answered(address: Address, question: str, language: str, look: Look) -> Answer | None:
    """Return the page that answers a question by some rules, or else the nearest passages."""
    found = _found(address, question, language)
    ways = tuple(_way(address, each) for each in found.passages)
    if found.sure:
        opened = page(_at(address, found.passages[0]), look)
        return opened and replace(opened, choices=(*ways[1:], *opened.choices))
    topics_left = (Choice(address.at(each).control, topic_line(each)) for each in topics(address))
    return Answer(lines=(line("found-none"),), choices=ways or tuple(topics_left), page=True)


def answered_by_all(question: str, language: str, look: Look) -> Answer | None:
    """Return the answers of all games to a question; games with the same answer together."""
    asked = _found_by_all(question, language)
    ranked = sorted(KEYS, key=lambda key: -asked[key].fitness)
    best = asked[ranked[0]]
    if not best.sure:
        near = islice((key for key in ranked if asked[key].passages), MAX_ANSWERS)
        ways = tuple(_way(Address(key), asked[key].passages[0]) for key in near)
        return Answer(lines=(line("found-none"),), choices=(*ways, _menu()), page=True)
    telling = [
        key
        for key in ranked
        if asked[key].sure and asked[key].fitness >= MIN_RELATIVE_SCORE * best.fitness
    ]
    shown = page(_at(Address(ranked[0]), best.passages[0]), look)
    groups: dict[str, list[str]] = defaultdict(list)
    for key in telling:
        groups[speaker(language).say(asked[key].passages[0].line)].append(key)
    largest = nlargest(MAX_ANSWERS, groups.values(), key=len)
    return shown and Answer(
        lines=(
            line("found-title"),
            *(
                line(
                    "found-games",
                    games=tuple(map(ruleset_line, keys)),
                    said=asked[keys[0]].passages[0].line,
                )
                for keys in largest
            ),
        ),
        figure=shown.figure,
        choices=(
            *(
                Choice(_at(Address(key), asked[key].passages[0]).control, ruleset_line(key))
                for key in telling
            ),
            _menu(),
        ),
        page=True,
    )


def _found(address: Address, question: str, language: str) -> SearchResult:
    """Search in the reader's language, else in another."""
    rules, among = ruleset(address.rules), topics(address)
    found = (search(rules, each, question, among) for each in _tried(language))
    first = next(found)
    return first if first.sure else next((each for each in found if each.sure), first)


def _found_by_all(question: str, language: str) -> Mapping[str, SearchResult]:
    """Search each game, in the first language in which one of them has an answer."""
    nothing: Mapping[str, SearchResult] = {}
    for tried in _tried(language):
        found = {key: search(ruleset(key), tried, question) for key in KEYS}
        if any(each.sure for each in found.values()):
            return found
        nothing = nothing or found
    return nothing


def _tried(language: str) -> tuple[str, ...]:
    """Return all languages, the reader's first."""
    return tuple(dict.fromkeys((language, *LANGUAGES)))


def _at(address: Address, passage: Passage) -> Address:
    """Return the address of a passage."""
    tags = tuple(chapter(ruleset(address.rules).key).pages[passage.topic].tags)
    opened = address.at(passage.topic, passage.picture)
    return replace(opened, passage=tags.index(passage.tag) + 1)


def _way(address: Address, passage: Passage) -> Choice:
    return Choice(_at(address, passage).control, passage.line)


def _menu() -> Choice:
    return Choice(str(Control(Verb.RULES)), line("page-menu"))
