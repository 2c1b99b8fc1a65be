"""What a question can be answered by: passages of a ruleset, commands, pages of history. Pure.

Each has a tag: ``ruleset:topic.tag``, ``command:word``, ``story:name``. How people ask for it is in
the language's `search` folder, under its subjects.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.actions_table import listed
from bot.core.matches.messages import family_line
from bot.rulebook.chapters import Topic, stories
from bot.rulebook.pages import PAGES_CACHED, Passage, passages

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from engine import Ruleset


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can answer: its tag, its subjects, what it says; of a ruleset a passage.

    ``name`` is the word of a command or the name of a story, empty for a passage.
    """

    tag: str
    subjects: tuple[str, ...]
    line: Line
    passage: Passage | None = None
    name: str = ""

    @property
    def is_command(self) -> bool:
        """Tell whether it is a command."""
        return self.tag.startswith("command:")


@cache
def common_entries() -> tuple[Entry, ...]:
    """Return the entries that belong to no ruleset: the commands and the pages of history."""
    words = (row.word for row in listed() if not row.opens_rules)
    commands = (
        Entry(f"command:{word}", (f"command-{word}",), family_line("word", word), name=word)
        for word in words
    )
    told = (
        Entry(f"story:{each.name}", (f"story-{each.name}",), _told(each.name), name=each.name)
        for each in stories()
    )
    return (*commands, *told)


def _told(name: str) -> Line:
    return family_line("history", name)


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
