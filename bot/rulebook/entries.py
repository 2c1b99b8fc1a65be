"""What a question can be answered by. Pure.

Each has a tag: ``ruleset:topic.tag`` for a passage, ``kind:name`` for another. How people ask for
it is in the language's `search` folder, under its subjects.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from bot.core.matches.actions_table import listed
from bot.core.matches.messages import family_line
from bot.rulebook.chapters import Topic, stories
from bot.rulebook.comparisons import ALL, COMPARED
from bot.rulebook.pages import PAGES_CACHED, Passage, passages

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

    from bot.core.matches.messages import Line
    from engine import Ruleset

MATCH_ANSWERS = ("ending", "capture", "move", "turn", "if")
"""What can be answered from the match at hand; see `match_answers`."""


ABSENT: Mapping[str, tuple[str, ...]] = {
    "compare:must": ("must",),
    "compare:leader": ("leader", "leader-start", "leader-taken"),
    "compare:dice": ("throw",),
    "compare:placing": ("place",),
    "compare:classes": ("class", "hoplite", "peltast"),
}
"""The comparisons that answer a question about something which a game does not have."""


class EntryKind(StrEnum):
    """A kind of entry, as its tag names it; that of a passage names its ruleset."""

    PASSAGE = "passage"
    GUIDE = "guide"
    """An answer about the bot, the screen or one's account."""
    COMMAND = "command"
    COMPARE = "compare"
    MATCH = "match"
    STORY = "story"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can answer: its tag, its subjects, what it says; of a ruleset a passage.

    ``name`` is what follows the colon of the tag, empty for a passage. ``replaced`` are the tags of
    commands and stories that have no entry of their own, as this one says the same.
    """

    kind: EntryKind
    tag: str
    subjects: tuple[str, ...]
    line: Line
    passage: Passage | None = None
    name: str = ""
    replaced: tuple[str, ...] = ()

    @property
    def common_tag(self) -> str:
        """The tag without the ruleset, as the same passage of other rulesets has it."""
        return self.tag.partition(":")[2] if self.passage else self.tag


@dataclass(frozen=True, slots=True)
class Guide:
    """An answer about the bot: what its button types, and the words that it explains."""

    types: str
    explains: tuple[str, ...] = ()


@cache
def guides() -> Mapping[str, Guide]:
    """Return the answers about the bot and the screen, by name."""
    text = files(__package__).joinpath("book", "guide.toml").read_text(encoding="utf-8")
    known: dict[str, dict[str, Any]] = tomllib.loads(text)
    return {
        name: Guide(each["types"], tuple(each.get("explains", ()))) for name, each in known.items()
    }


@cache
def common_entries() -> tuple[Entry, ...]:
    """Return the entries that belong to no ruleset."""
    explained = {word for each in guides().values() for word in each.explains}
    words = (row.word for row in listed() if not row.opens_rules and row.word not in explained)
    told = (each.name for each in stories() if not each.table)
    return (
        *(_guide(name, each) for name, each in guides().items()),
        *(_entry(EntryKind.COMMAND, word, "word") for word in words),
        *(_entry(EntryKind.COMPARE, name) for name in COMPARED if name != ALL),
        _entry(EntryKind.COMPARE, ALL, replaced=tuple(_tables())),
        *(_entry(EntryKind.MATCH, name) for name in MATCH_ANSWERS),
        *(_entry(EntryKind.STORY, name, "history") for name in told),
    )


def _tables() -> Iterator[str]:
    """Yield the tags of the pages of history that compare the games."""
    return (f"{EntryKind.STORY}:{each.name}" for each in stories() if each.table)


def _guide(name: str, guide: Guide) -> Entry:
    commands = tuple(f"{EntryKind.COMMAND}:{word}" for word in guide.explains)
    return _entry(EntryKind.GUIDE, name, replaced=commands)


def _entry(kind: EntryKind, name: str, family: str = "", replaced: tuple[str, ...] = ()) -> Entry:
    tag = f"{kind}:{name}"
    subjects = tuple(each.replace(":", "-") for each in (tag, *replaced))
    said = family_line(family or kind, name)
    return Entry(kind, tag, subjects, said, name=name, replaced=replaced)


@lru_cache(maxsize=PAGES_CACHED)
def entries(rules: Ruleset) -> tuple[Entry, ...]:
    """Return what can answer a question in a match by these rules."""
    own = (
        Entry(EntryKind.PASSAGE, f"{rules.key}:{each.topic}.{each.tag}", each.tags, each.line, each)
        for each in passages(rules)
    )
    subjects = {
        each for told in passages(rules) if told.topic is not Topic.OPTIONS for each in told.tags
    }
    unfit = {
        f"{EntryKind.COMMAND}:{row.word}"
        for row in listed()
        if row.needs_passage and row.word not in subjects
    }
    return (
        *own,
        *(_with_absent(each, subjects) for each in common_entries() if each.tag not in unfit),
    )


def _with_absent(entry: Entry, told: Container[str]) -> Entry:
    """Add to a comparison the subjects that the rules do not have, so that it says so."""
    absent = tuple(each for each in ABSENT.get(entry.tag, ()) if each not in told)
    return replace(entry, subjects=(*entry.subjects, *absent)) if absent else entry
