"""Which language a client is spoken to in, by what it says of itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from babel import negotiate_locale

from bot.i18n.speaker import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable


@lru_cache(maxsize=256)
def negotiated(*wished: str) -> str:
    """Return the language for a client that wishes for these, the best first.

    They are tags such as ``it-CH``, or anything else that a client may send. Where none of them is
    spoken it is English; it is empty where nothing is wished for. The latest answers are kept:
    Discord's commands alone ask thousands of times at each start, of some thirty clients' tags.
    """
    said = tuple(_plain(wished))
    if not said:
        return ""
    known = {language.casefold(): language for language in LANGUAGES}
    found = negotiate_locale(said, known, sep="-")
    return known[found.casefold()] if found else FALLBACK


def _plain(tags: Iterable[str]) -> Iterable[str]:
    return (tag.strip().replace("_", "-").casefold() for tag in tags if tag.strip())
