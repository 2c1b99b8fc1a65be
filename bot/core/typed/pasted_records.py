"""How a typed text is told to be a record that somebody pasted. Pure."""

from __future__ import annotations

import re

from bot.core.typed.vocabulary import ALIASES, one_of

_PRINTED = r"[0-9]{1,5}\s*\)\s*(?:[1-6]{2}\s*)?[^\W\d_]\s?[0-9]"
"""How a record begins that has no tags: with the number of a move, then dice or a square."""

_WORD = one_of(("record", *ALIASES["record"]))
_WITH_WORD = re.compile(rf"\s*/?(?:{_WORD})[\s`]+(?=\[|{_PRINTED})", re.IGNORECASE)
_BARE = re.compile(rf"[\s`]*(?=\[\s*Ruleset\b|{_PRINTED})", re.IGNORECASE)


def start_of_record(text: str, *, bare: bool) -> int | None:
    """Return where the record begins in a text that is one, else None.

    Where things are typed ``bare`` it needs no word before it.

    >>> start_of_record("record 1) A2-A4, H6-Z6", bare=False)
    7
    >>> start_of_record("1) A2-A4, H6-Z6", bare=False) is None
    True
    """
    found = _WITH_WORD.match(text) or (_BARE.match(text) if bare else None)
    return found.end() if found else None
