"""Finds the page for a topic or a question that a person types. Pure."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cache
from heapq import nlargest
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from bot.core.handlers.opening import START
from bot.core.matches.actions_table import WORDS
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused, Typed, family_line, line
from bot.core.typed.ruleset_names import name_within, rulesets_named
from bot.core.typed.suggestions import encoded
from bot.core.typed.terms import KEYED, known_ruleset, named_part, retold, ruleset_line
from bot.core.views.views import Answer, Choice
from bot.i18n import speaker
from bot.rulebook.chapters import HISTORY, Address, Topic, chapter
from bot.rulebook.comparisons import comparison
from bot.rulebook.door import ask, games_named, offered
from bot.rulebook.entries import EntryKind, guides
from bot.rulebook.pages import MENU, history, page, story_number, story_way, topic_line, topics
from bot.rulebook.wording import Speller
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.core.matches.messages import Line
    from bot.core.matches.model import MatchId
    from bot.core.views.pictures import Look
    from bot.rulebook.door import Reply
    from bot.rulebook.entries import Entry
    from bot.rulebook.pages import Passage


WORD = re.compile(r"\S+")


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
    return TOPIC_WORDS.get(_speller().corrected(word))


@cache
def _speller() -> Speller:
    return Speller(dict.fromkeys(TOPIC_WORDS, 1))


def is_history(typed: str) -> bool:
    """Return whether a person asks for the history of the games."""
    return typed.strip().casefold() == HISTORY


def read(typed: str, own: str = "") -> Asked | Refused:
    """Parse a request; an unknown ruleset is refused, and of several it is asked which.

    ``own`` is the key of the match at hand, which is meant if it is one of several.
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
    # A question that names two games compares them.
    question = typed if name_within(rest) else rest
    return Asked(rules, topic, "" if topic else question)


def _named(typed: str, own: str) -> tuple[str, str]:
    """Split the name of a game off the beginning of a text; ``own`` is the match's ruleset.

    Only a name by itself or with a topic is split off, and a word that is like a name and like no
    topic was meant as that. Other texts are questions, which may name a game anywhere.
    """
    found = name_within(typed, leading=True)
    if found is None:
        is_slip = WORD.fullmatch(typed) and not topic_of(typed) and rulesets_named(typed).keys
        return (typed, "") if is_slip else ("", typed)
    if found.after and topic_of(found.after) is None:
        return "", typed
    if own in found.keys:
        return own, found.after
    return (found.keys[0] if len(found.keys) == 1 else named_part(typed, found)), found.after


MIN_RELATIVE_SCORE = 0.7
"""Minimum score of another game's answer, relative to the best one."""

MIN_SHARE = 0.5
"""Minimum score of what is offered beside an answer of the bot's guide, relative to it."""

MIN_NEAR = 0.02
"""Minimum score of what is offered if nothing answers."""

MAX_ANSWERS = 3
"""Maximum number of different answers."""

MatchAnswers: TypeAlias = "Mapping[str, tuple[Line, ...]]"
"""What can be answered from a match, by the names of the entries."""

NO_MATCH: MatchAnswers = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Question:
    """A question in a language, and where it is asked.

    ``address`` has the rules that are named or in force, if there are some; a game that the
    question names comes first. ``of_match`` is what can be answered from the match at hand.
    """

    text: str
    language: str
    address: Address | None
    of_match: MatchAnswers

    @property
    def scope(self) -> tuple[str, Sequence[Topic], MatchAnswers]:
        """The rules in force, empty without any, the topics, and the answers of the match."""
        if self.address is None:
            return "", tuple(Topic), self.of_match
        among = topics(self.address) if self.address.match else tuple(Topic)
        return self.address.rules, among, self.of_match

    def offer(self) -> Mapping[str, Sequence[Entry]]:
        """Return what may answer it, by ruleset."""
        return offered(self.text, self.language, *self.scope)

    def reply(self) -> Reply:
        """Search what answers it."""
        return ask(self.text, self.language, *self.scope)


def answered(question: Question, look: Look, reply: Reply | None = None) -> Answer | None:
    """Return what answers a question: one answer if it is likely enough, else up to three.

    If nothing answers it, what is nearest is offered as buttons. Without a ``reply`` it is
    searched.
    """
    reply = reply or question.reply()
    language, address = question.language, question.address
    ways = tuple(_ways(reply, language, address))
    if not reply.sure:
        said = line("found-near") if ways else line("found-none")
        return Answer(lines=(said,), choices=(*ways, *_onward(address)), page=True)
    if not reply.alone:
        return _answered_by_three(reply, question)
    best = reply.found[0].entry
    if best.kind is EntryKind.STORY:
        page_of_history = history(story_number(best.name), look)
        return page_of_history and _with_ways(page_of_history, ways[1:])
    if best.passage is None:
        title = (line("found-guide"),) if best.kind is EntryKind.GUIDE else ()
        lines = (*title, *said_by(best, question.text, question.of_match))
        return Answer(lines=lines, choices=(*ways, *_onward(address)), page=True)
    if len(reply.results) > 1:
        return _answered_by_several(reply, language, look)
    opened = page(_at(_address(reply.rules[0], address), best.passage), look)
    return opened and _with_ways(opened, ways[1:])


def said_by(
    entry: Entry, question: str = "", of_match: MatchAnswers = NO_MATCH
) -> tuple[Line, ...]:
    """Return what an entry says as text; of a page of history its title."""
    match entry.kind:
        case EntryKind.COMMAND:
            return (line("found-command", word=Typed(entry.name), said=entry.line),)
        case EntryKind.COMPARE:
            return comparison(entry.name, games_named(question))
        case EntryKind.MATCH:
            return of_match.get(entry.name, ())
        case EntryKind.STORY:
            return (line("story-title", story=family_line("story", entry.name)),)
        case _:
            return (entry.line,)


def _answered_by_three(reply: Reply, question: Question) -> Answer:
    """Return the likeliest answers one below the other, each with what it is about."""
    language, address = question.language, question.address
    said: list[Line] = []
    for entry in likeliest(reply, language):
        if entry.passage is None:
            texts = said_by(entry, question.text, question.of_match)
            said += (line("found-answer", said=text) for text in texts)
        else:
            said.append(_headed(reply, entry, language))
    return Answer(
        lines=(line("found-three"), *said),
        choices=(*_ways(reply, language, address), *_onward(address)),
        page=True,
    )


def likeliest(reply: Reply, language: str) -> tuple[Entry, ...]:
    """Return the likeliest entries that say different things, at most three."""
    say, found = speaker(language).say, dict[str, "Entry"]()
    for each in reply.found:
        found.setdefault(say(each.entry.line), each.entry)
    return tuple(found.values())[:MAX_ANSWERS]


def _headed(reply: Reply, entry: Entry, language: str) -> Line:
    """Return a passage with its topic and the games that say the same."""
    passage = entry.passage
    assert passage is not None  # noqa: S101 -- others are told otherwise
    say = speaker(language).say
    text = say(passage.line)
    names = tuple(
        name
        for name, result in reply.results.items()
        if any(each.entry.passage and say(each.entry.line) == text for each in result.found)
    )
    return line(
        "found-passage",
        games=tuple(map(ruleset_line, names)),
        topic=topic_line(passage.topic),
        said=passage.line,
    )


def _with_ways(answer: Answer, ways: tuple[Choice, ...]) -> Answer:
    """Add buttons to an answer, without those that it has itself."""
    own = {choice.control for choice in answer.choices}
    others = (way for way in ways if way.control not in own)
    return replace(answer, choices=(*others, *answer.choices))


def _answered_by_several(reply: Reply, language: str, look: Look) -> Answer | None:
    """Return the answers of several games to a question; games with the same answer together."""
    asked = {name: each.passages for name, each in reply.results.items()}
    telling = [name for name in reply.rules if _tells(reply, name)]
    shown = page(_at(Address(telling[0]), asked[telling[0]][0]), look)
    groups: dict[str, list[str]] = defaultdict(list)
    for name in telling:
        groups[speaker(language).say(asked[name][0].line)].append(name)
    largest = nlargest(MAX_ANSWERS, groups.values(), key=len)
    said = (
        line("found-games", games=tuple(map(ruleset_line, names)), said=asked[names[0]][0].line)
        for names in largest
    )
    ways = (
        Choice(_at(Address(name), asked[name][0]).control, ruleset_line(name)) for name in telling
    )
    return shown and Answer(
        lines=(line("found-title"), *said),
        content=shown.content,
        choices=(*ways, MENU),
        page=True,
    )


def _tells(reply: Reply, name: str) -> bool:
    """Return whether a ruleset's best answer is a passage, and not much worse than the best."""
    result, best = reply.results[name], reply.results[reply.rules[0]].fitness
    is_passage = bool(result.found) and result.found[0].entry.passage is not None
    return result.sure and is_passage and result.fitness >= MIN_RELATIVE_SCORE * best


def _ways(reply: Reply, language: str, address: Address | None) -> Iterator[Choice]:
    """Yield the ways to the best entries, what says the same only once."""
    said: set[str] = set()
    best = reply.found[0] if reply.found else None
    is_passage = best is not None and best.entry.passage is not None
    least = MIN_SHARE * best.score if best and not is_passage else 0.0
    least = least if reply.sure else MIN_NEAR
    for each in reply.found:
        entry = each.entry
        words = speaker(language).say(entry.line)
        if words in said or len(said) == MAX_ANSWERS or each.score < least:
            continue
        said.add(words)
        if entry.passage:
            yield _way(_address(reply.rules_of(entry), address), entry.passage)
        elif (way := _way_of(entry, address)) is not None:
            yield way


def _way_of(entry: Entry, address: Address | None) -> Choice | None:
    """Return the button of an entry that is not a passage, None if there is none."""
    match = address.match if address else None
    match entry.kind:
        case EntryKind.GUIDE:
            return command_way(guides()[entry.name].types, match)
        case EntryKind.COMMAND:
            return command_way(entry.name, match)
        case EntryKind.STORY:
            return story_way(entry.name)
        case EntryKind.MATCH if match:
            return Choice(Control(Verb.BOARD, match), line("page-board"))
        case _:
            return None


def command_way(word: str, match: MatchId | None = None) -> Choice:
    """Return the button that does what a typed text does, in a match if there is one.

    A challenge is not made at once: the button shows what there is to begin with.
    """
    label = line("meant-text", text=Typed(word))
    if word == "challenge":
        return Choice(Control(Verb.HELP, choice=START), label)
    row = WORDS[word.partition(" ")[0]]
    text = f"{word} match={match}" if match and "match" in row.options else word
    return Choice(Control(Verb.MEANT, choice=encoded(text)), label)


def _address(rules: str, address: Address | None) -> Address:
    """Return the address of a ruleset's first page, in the match if it is played by these rules."""
    return address if address and address.rules == rules else Address(rules)


def _onward(address: Address | None) -> Iterator[Choice]:
    """Yield the ways on from a question without an answer in the rules."""
    if address is None:
        yield MENU
        return
    for each in topics(address):
        yield Choice(address.at(each).control, topic_line(each))


def _at(address: Address, passage: Passage) -> Address:
    """Return the address of a passage."""
    tags = tuple(chapter(ruleset(address.rules).key).pages[passage.topic].tags)
    opened = address.at(passage.topic, passage.picture)
    return replace(opened, passage=tags.index(passage.tag) + 1)


def _way(address: Address, passage: Passage) -> Choice:
    return Choice(_at(address, passage).control, passage.line)
