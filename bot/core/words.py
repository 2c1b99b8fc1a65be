"""The words people type, what each takes, and how a typed text is read. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process

from bot.core.accounts.people import plain_text
from bot.core.messages import Refused, Typed, refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.preferences import Letters

TEXT_LIMIT = 500
"""How many characters a typed text may have."""

RECORD_LIMIT = 6000
"""How many a record may have that is pasted behind its word."""

RECORD = re.compile(r"\s*/?record[\s`]+(?=\[)", re.IGNORECASE)
"""The word with a record behind it, which begins with a tag."""

MIN_SIMILARITY = 60
"""The similarity, in percent, from which a word counts as a misspelling of another."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word and the names of its options; what is typed without a name goes to the first.

    Where they are ``spaced``, a name and its value may be separated by a space.
    """

    name: str
    options: tuple[str, ...] = ()
    spaced: bool = False


WORDS: Mapping[str, Word] = {
    word.name: word
    for word in (
        Word("challenge", ("opponent", "ruleset", "options", "side", "clock", "word")),
        Word("accept", ("code", "word")),
        Word("decline", ("match",)),
        Word("withdraw", ("match",)),
        Word("move", ("text", "match")),
        Word("plan", ("line", "match")),
        Word("board", ("match",)),
        Word("games"),
        Word("huff", ("square", "match")),
        Word("resign", ("match",)),
        Word("draw", ("match",)),
        Word("takeback", ("match",)),
        Word("rematch", ("match",)),
        Word("claim", ("match",)),
        Word("pause", ("match",)),
        Word("resume", ("match",)),
        Word("record", ("match", "text")),
        Word("replay", ("match", "move")),
        Word("rules", ("ruleset", "topic", "match")),
        Word("learn", ("ruleset", "lesson", "move")),
        Word("why", ("text", "match")),
        Word(
            "settings",
            (
                "orientation",
                "theme",
                "letters",
                "confirm",
                "language",
                "zone",
                "notices",
                "quiet",
                "vacation",
                "block",
                "unblock",
            ),
            spaced=True,
        ),
        Word("link", ("code",)),
        Word("export", ("part",)),
        Word("forget", ("sure",)),
        Word("privacy"),
        Word("help"),
    )
}


ACTION_OPTIONS: Mapping[str, str] = {"move": "text", "plan": "line", "why": "text"}
"""The words that name actions, and the option in which they do."""


@dataclass(frozen=True, slots=True)
class Request:
    """A word with its options, as a person gave them: hostile text, cut and cleaned."""

    word: str
    options: Mapping[str, str] = field(default_factory=dict)

    def get(self, option: str) -> str:
        """Return an option's text, empty where it was not given."""
        return self.options.get(option, "")

    def meant_by(self, letters: Letters) -> Request:
        """Return it with its actions as a person means them who is shown such letters."""
        option = ACTION_OPTIONS.get(self.word, "")
        said = {option: letters.meant(self.options[option])} if option in self.options else {}
        return Request(self.word, {**self.options, **said})


def read_request(text: str, *, bare: bool = False) -> Request | Refused:
    """Read a typed text such as ``/move a2-a5`` or ``challenge Dion ruleset=lemery-compact``.

    Where moves are typed ``bare``, a text that begins with no word is read as one.
    """
    if pasted := RECORD.match(text[:TEXT_LIMIT]):
        return record_request(text[pasted.end() :])
    if len(text) > TEXT_LIMIT:
        return refused("too-long", limit=TEXT_LIMIT)
    name, _, rest = plain_text(text, TEXT_LIMIT).removeprefix("/").partition(" ")
    word = WORDS.get(name.casefold())
    if word is None:
        is_move = bare and not text.lstrip().startswith("/")
        return (
            Request("move", {"text": f"{name} {rest}".strip()}) if is_move else unknown_word(name)
        )
    return Request(word.name, _options(word, rest))


def record_request(text: str) -> Request | Refused:
    """Return the request to look at a record, whose text is kept with its line ends."""
    if len(text) > RECORD_LIMIT:
        return refused("too-long", limit=RECORD_LIMIT)
    return Request("record", {"text": text})


def unknown_word(name: str) -> Refused:
    """Refuse a word that does not exist, with the nearest that does."""
    near = closest(name.casefold(), tuple(WORDS))
    if near:
        return refused("unknown-word-near", typed=Typed(name[:40]), near=near)
    return refused("unknown-word", typed=Typed(name[:40]))


def closest(typed: str, known: tuple[str, ...]) -> str:
    """Return what was probably meant, or nothing."""
    found = process.extractOne(typed, known, scorer=fuzz.ratio, score_cutoff=MIN_SIMILARITY)
    return found[0] if found else ""


def _options(word: Word, rest: str) -> dict[str, str]:
    """Take ``name=value`` parts by their names; what is left goes to the first option."""
    if not word.options:
        return {}
    sign = r"(?:=|\s+)" if word.spaced else "="
    named = re.compile(rf"(?:^|\s)({'|'.join(word.options)}){sign}(\S+)", re.IGNORECASE)
    options = {found[1].casefold(): found[2] for found in named.finditer(rest)}
    left = " ".join(named.sub(" ", rest).split())
    return {word.options[0]: left, **options} if left else options
