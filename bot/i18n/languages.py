"""The languages there are, their names and dates, and the one for a client."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from babel import Locale, UnknownLocaleError, negotiate_locale
from babel.dates import format_skeleton

from bot.core.matches.preferences import ENGLISH

if TYPE_CHECKING:
    from datetime import date, datetime

ROOT: Final = Path(__file__).parent
"""The folder with a folder for each language."""

FALLBACK: Final = ENGLISH

LANGUAGES: Final = tuple(sorted({path.parent.name for path in ROOT.glob("*/*.ftl")}))
"""The codes of all languages."""


@cache
def locale_of(language: str) -> Locale:
    """Return the locale of a language; raises UnknownLocaleError or ValueError."""
    return Locale.parse(language, sep="-")


@cache
def formats_of(language: str) -> Locale:
    """Return the locale of a language's dates and lists: English if it has none."""
    try:
        return locale_of(language)
    except (UnknownLocaleError, ValueError):
        return locale_of(FALLBACK)


def own_name(language: str) -> str:
    """Return the name of a language in itself, or its code if that is not known."""
    try:
        name = locale_of(language).display_name
    except (UnknownLocaleError, ValueError):
        name = None
    return f"{name[:1].upper()}{name[1:]}" if name else language


def local(at: datetime, *, zone: str, language: str) -> str:
    """Return a time in a zone, to the minute."""
    here, locale = at.astimezone(ZoneInfo(zone)), formats_of(language)
    day, hour = (format_skeleton(parts, here, locale=locale) for parts in ("yMMMEd", "Hm"))
    return f"{day}, {hour} ({zone})"


def day_of_year(day: date, *, language: str) -> str:
    """Return a day without its year.

    >>> from datetime import date
    >>> day_of_year(date(2026, 3, 1), language="it")
    '1 marzo'
    """
    return format_skeleton("MMMMd", day, locale=formats_of(language))


def month_of_year(day: date, *, language: str) -> str:
    """Return the month and the year of a day.

    >>> from datetime import date
    >>> month_of_year(date(2026, 3, 1), language="it")
    'marzo 2026'
    """
    return format_skeleton("yMMMM", day, locale=formats_of(language))


@lru_cache(maxsize=256)
def negotiated(*wished: str) -> str:
    """Return the language for a client that prefers these tags, best first.

    Tags are like ``it-CH``, or anything else that a client sends. The fallback is English; without
    tags it is empty. Results are cached: Discord's commands ask thousands of times at each start,
    for some thirty locales.
    """
    tags = [tag.strip().replace("_", "-").casefold() for tag in wished if tag.strip()]
    if not tags:
        return ""
    known = {language.casefold(): language for language in LANGUAGES}
    found = negotiate_locale(tags, known, sep="-")
    return known[found.casefold()] if found else FALLBACK
