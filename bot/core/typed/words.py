"""The words people type, what each takes, and how a typed text is read. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.core.matches.actions_table import SAY, WORDS, listed
from bot.core.matches.messages import Meant, Refused, Typed, line, refused
from bot.core.matches.preferences import ENGLISH
from bot.core.typed.suggestions import MAX_SUGGESTIONS, typed_meant
from bot.core.typed.text import plain_text, slips_allowed
from bot.core.typed.vocabulary import (
    ALIASES,
    LONGEST_ALIAS,
    PLAY,
    UNITS,
    known_to,
    one_of,
    option_aliases,
    option_of_alias,
    word_of_alias,
)
from engine import (
    MAX_ACTION_LENGTH,
    MAX_BOARD_SIZE,
    Lettering,
    NotationError,
    board_of,
    parse_action,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.actions_table import ActionRow
    from bot.core.matches.preferences import Letters


TEXT_LIMIT = 500
"""How many characters a typed text may have."""

RECORD_LIMIT = 6000
"""How many a record may have that is pasted behind its word."""

MAX_FILE_BYTES = 64 * 1024
"""How large a record may be that is sent as a file."""

MIN_SIMILARITY = 60
"""The similarity, in percent, from which a word counts as a misspelling of another."""

SIGNS = "/!"
"""What people type before a word."""

PUNCTUATION = ".,;:!?…"
"""What people type after a word."""

LARGEST_BOARD = board_of(MAX_BOARD_SIZE, MAX_BOARD_SIZE)


@dataclass(frozen=True, slots=True)
class Request:
    """A word with its options, as a person gave them: hostile text, cut and cleaned."""

    word: str
    options: Mapping[str, str] = field(default_factory=dict)

    def get(self, option: str) -> str:
        """Return an option's text, empty if it was not given."""
        return self.options.get(option, "")

    def meant_by(self, letters: Letters) -> Request:
        """Return it with its actions as a person means them who is shown such letters."""
        option = WORDS[self.word].notation if self.word else ""
        said = {option: letters.meant(self.options[option])} if option in self.options else {}
        return Request(self.word, {**self.options, **said})


def read_request(text: str, *, bare: bool = False, language: str = ENGLISH) -> Request | Refused:
    """Read a typed text such as ``/move a2-a5`` or ``challenge Dion ruleset=lemery-compact``.

    A sign before the word, capitals and punctuation after it are free. If moves are typed
    ``bare``, a text that looks like one is read as one. What was probably meant is suggested in
    the person's ``language`` or in English.
    """
    text = text.lstrip("\ufeff\u200b\u200e\u200f")
    if (pasted := start_of_record(text[:TEXT_LIMIT], bare=bare)) is not None:
        return record_request(text[pasted:])
    if len(text) > TEXT_LIMIT:
        return refused("too-long", limit=TEXT_LIMIT)
    plain = plain_text(text, TEXT_LIMIT).lstrip(SIGNS).lstrip()
    if text.strip() and set(plain) <= {"?"} and "?" in text:
        return Request("help")
    if found := split_word(plain):
        name, rest = found
        if not WORDS[name].is_free_text:
            rest = rest.rstrip(PUNCTUATION)
        return Request(
            name, _message_options(rest) if name == SAY.word else _options(WORDS[name], rest)
        )
    if bare and looks_like_move(plain):
        return Request("move", {"text": plain})
    return unknown_word(plain, language)


def split_word(plain: str) -> tuple[str, str] | None:
    """Return the word that a text begins with, by any of its names, and what follows it."""
    parts = plain.split()
    for count in range(min(LONGEST_ALIAS, len(parts)), 0, -1):
        named = " ".join(parts[:count]).casefold().rstrip(PUNCTUATION)
        rest = " ".join(parts[count:])
        if named in WORDS:
            return named, rest
        if meant := word_of_alias(named):
            name, _, first = meant.partition(" ")
            return name, f"{first} {rest}".strip()
        if named in PLAY:
            return ("move" if looks_like_move(rest) else "challenge"), rest
    return None


_LOOSE_MOVE = re.compile(
    r"(?:huff[-\s]?|[@x])?[^\W\d_]\s?[0-9]{1,2}(?:[-\u2013\u2014x:>\u2192\s]*[^\W\d_]?\s?[0-9]{1,2})*",
    re.IGNORECASE,
)


def looks_like_move(text: str) -> bool:
    """Return whether a text is written as an action is, on any board and in any letters."""
    said = text.rstrip(PUNCTUATION)
    if not said or len(said) > MAX_ACTION_LENGTH:
        return False
    if _LOOSE_MOVE.fullmatch(said):
        return True
    return any(_is_action(said, letters) for letters in Lettering)


def _is_action(text: str, letters: Lettering) -> bool:
    try:
        parse_action(LARGEST_BOARD, text, letters)
    except NotationError:
        return False
    return True


def decoded(data: bytes) -> str:
    r"""The text of a file, in UTF-8 or with the mark of UTF-16; what cannot be read is U+FFFD.

    >>> decoded(b"\xef\xbb\xbfa2-a3"), decoded("a2".encode("utf-16")), decoded(b"\xff")
    ('a2-a3', 'a2', '\ufffd')
    """
    is_wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    return data.decode("utf-16" if is_wide else "utf-8-sig", "replace")


def file_request(data: bytes) -> Request | Refused:
    """Return the request to look at a record that was sent as a file."""
    if len(data) > MAX_FILE_BYTES:
        return refused("too-long", limit=MAX_FILE_BYTES)
    return Request("record", {"text": decoded(data)})


def record_request(text: str) -> Request | Refused:
    """Return the request to look at a record, whose text is kept with its line ends."""
    if len(text) > RECORD_LIMIT:
        return refused("too-long", limit=RECORD_LIMIT)
    return Request("record", {"text": text})


HELP_MEANT = Meant("help", line("button-help"))


def unknown_word(plain: str, language: str = ENGLISH) -> Refused:
    """Refuse a text that begins with no word, with the words that were perhaps meant."""
    name, _, rest = plain.partition(" ")
    typed = Typed(name[:40])
    near = words_near(name.rstrip(PUNCTUATION), language)
    if not near:
        return replace(refused("unknown-word", typed=typed), meant=(HELP_MEANT,))
    meant = tuple(typed_meant(f"{each} {rest}".strip()) for each in near)
    return replace(refused("unknown-word-near", typed=typed, near=near), meant=meant)


def words_near(name: str, language: str = ENGLISH) -> tuple[str, ...]:
    """Return at most three words or names of them that are a slip or two away, nearest first."""
    words = (row.word for row in listed())
    known = tuple(dict.fromkeys((*words, *known_to(language))))
    if not (slips := slips_allowed(name)):
        return ()
    found = process.extract(
        name.casefold(), known, scorer=OSA.distance, score_cutoff=slips, limit=9
    )
    nearest: dict[str, str] = {}  # by what they do, since several names do the same
    for text, *_ in found:
        nearest.setdefault(word_of_alias(text) or text, text)
    return tuple(nearest.values())[:MAX_SUGGESTIONS]


def closest(typed: str, known: tuple[str, ...]) -> str:
    """Return what was probably meant, or nothing."""
    found = process.extractOne(typed, known, scorer=fuzz.ratio, score_cutoff=MIN_SIMILARITY)
    return found[0] if found else ""


def write_request(request: Request) -> str:
    """Return a text that is read as a request, empty if there is none."""
    word = WORDS[request.word]
    first, named = request.get(word.options[0]) if word.options else "", []
    for name, value in request.options.items():
        if value and name != word.options[0]:
            named.append(f'{name}="{value}"' if " " in value else f"{name}={value}")
    text = " ".join(filter(None, (word.word, first, *named)))
    said = {name: value for name, value in request.options.items() if value}
    read = read_request(text)
    return (
        text if isinstance(read, Request) and (read.word, read.options) == (word.word, said) else ""
    )


_UNIT = one_of(name for name in UNITS if len(name) > 1)
_SPAN = rf"[0-9]{{1,5}}\s*(?:{_UNIT})\b"
_VALUE = rf'"[^"]*"(?!\S)|{_SPAN}(?:\s*\+\s*{_SPAN})?\S*|\S+'


def _options(word: ActionRow, rest: str) -> dict[str, str]:
    """Take ``name=value`` parts by their names; what is left goes to the first option."""
    if not word.options:
        return {}
    sign = r"(?:=|\s+)" if word.is_spaced else "="
    names = one_of((*word.options, *option_aliases(word.options)))
    named = re.compile(rf"(?:^|(?<=\s))({names}){sign}({_VALUE})", re.IGNORECASE)
    options = {option_of_alias(found[1]): _unquoted(found[2]) for found in named.finditer(rest)}
    left = " ".join(named.sub(" ", rest).split())
    return {word.options[0]: left, **options} if left else options


_MATCH = one_of(("match", *option_aliases(("match",))))
_OF_MATCH = re.compile(rf"(?:{_MATCH})=([a-z0-9]+)\s+(?=\S)", re.IGNORECASE)


def _message_options(typed: str) -> dict[str, str]:
    """Return what is said as it is typed, but for a match that is named before it.

    >>> _message_options("partie=k7qd3x text=5, no?")
    {'text': 'text=5, no?', 'match': 'k7qd3x'}
    """
    found = _OF_MATCH.match(typed)
    if found is None:
        return {"text": typed} if typed else {}
    return {"text": typed[found.end() :], "match": found[1]}


def _unquoted(value: str) -> str:
    return value[1:-1] if re.fullmatch(r'"[^"]*"', value) else value


_PRINTED = r"[0-9]{1,5}\s*[).]\s*(?:[1-6]{2}\s*)?[^\W\d_]\s?[0-9]"
"""How a record begins that has no tags: with the number of a move, then dice or a square."""

_WORD = one_of(("record", *ALIASES["record"]))
_WITH_WORD = re.compile(rf"\s*/?(?:{_WORD})[\s`]+(?=\[|{_PRINTED})", re.IGNORECASE)
_BARE = re.compile(rf"[\s`]*(?=\[\s*Ruleset\b|{_PRINTED})", re.IGNORECASE)


def start_of_record(text: str, *, bare: bool) -> int | None:
    """Return where the record begins in a text that is one, else None.

    If things are typed ``bare`` it needs no word before it.

    >>> start_of_record("record 1) A2-A4, H6-Z6", bare=False)
    7
    >>> start_of_record("1) A2-A4, H6-Z6", bare=False) is None
    True
    """
    found = _WITH_WORD.match(text) or (_BARE.match(text) if bare else None)
    return found.end() if found else None
