"""What a question can be answered by. Pure.

Each has a tag: ``ruleset:topic.tag`` for a passage, ``guide:name`` for an answer about the bot and
the screen, ``command:word``, ``compare:name`` for a comparison of the games, ``mine:name`` for what
the match at hand tells, ``story:name`` for a page of history. How people ask for it is in the
language's `search` folder, under its subjects.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from bot.core.matches.actions_table import listed
from bot.core.matches.messages import family_line
from bot.rulebook.chapters import Topic, stories
from bot.rulebook.comparisons import ALL, COMPARED
from bot.rulebook.pages import PAGES_CACHED, Passage, passages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.messages import Line
    from engine import Ruleset

REPLACED = ("command-", "story-")
"""What the subjects begin with of entries in whose place others may be."""

MINE_KIND = "mine"
MINE = ("ending", "capture", "move", "turn", "if")
"""What the match at hand tells."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can answer: its tag, its subjects, what it says; of a ruleset a passage.

    ``name`` is what follows the colon of the tag, empty for a passage.
    """

    tag: str
    subjects: tuple[str, ...]
    line: Line
    passage: Passage | None = None
    name: str = ""

    @property
    def kind(self) -> str:
        """What precedes the colon of the tag; of a passage it is the ruleset."""
        return self.tag.partition(":")[0]

    @property
    def tags(self) -> tuple[str, ...]:
        """The tag, with those of the commands and stories in whose place it is."""
        others = (each.replace("-", ":", 1) for each in self.subjects if each.startswith(REPLACED))
        return tuple(dict.fromkeys((self.tag, *others)))


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
    return (
        *(_entry("guide", name, each.explains) for name, each in guides().items()),
        *(_entry("command", word, family="word") for word in words),
        *(_entry("compare", name) for name in COMPARED if name != ALL),
        Entry(
            f"compare:{ALL}",
            (f"compare-{ALL}", "story-table"),
            family_line("compare", ALL),
            name=ALL,
        ),
        *(_entry(MINE_KIND, name) for name in MINE),
        *(_entry("story", each.name, family="history") for each in stories() if not each.table),
    )


def _entry(kind: str, name: str, explains: tuple[str, ...] = (), family: str = "") -> Entry:
    subjects = (f"{kind}-{name}", *(f"command-{word}" for word in explains))
    return Entry(f"{kind}:{name}", subjects, family_line(family or kind, name), name=name)


@lru_cache(maxsize=PAGES_CACHED)
def entries(rules: Ruleset) -> tuple[Entry, ...]:
    """Return what can answer a question in a match by these rules."""
    own = (
        Entry(f"{rules.key}:{each.topic}.{each.tag}", each.tags, each.line, each)
        for each in passages(rules)
    )
    subjects = {
        each for told in passages(rules) if told.topic is not Topic.OPTIONS for each in told.tags
    }
    unfit = {
        f"command:{row.word}" for row in listed() if row.needs_passage and row.word not in subjects
    }
    return (*own, *(each for each in common_entries() if each.tag not in unfit))
