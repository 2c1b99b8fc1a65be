"""Time zones: as they are typed, and chosen by the time that it is there now."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta, timezone
from functools import cache
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo, available_timezones

from babel.core import get_global
from babel.dates import get_timezone_location

from bot.core.matches.controls import Control, SettingChoice, Verb
from bot.core.matches.messages import Typed, line, refused
from bot.core.matches.preferences import ENGLISH
from bot.core.typed.text import plain_text
from bot.core.typed.words import closest
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from bot.core.matches.messages import Line, Refused

NOT_INHABITED: Final = frozenset({"Factory", "localtime", "posixrules"})
"""Names that are in the lists of some systems, and mean no place."""

REGIONS: Final = frozenset(
    {
        *("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia"),
        *("Europe", "Indian", "Pacific"),
    }
)
"""What the names of places begin with; the other names are old, or of no place."""

ABBREVIATIONS: Final = {
    **dict.fromkeys(("pst", "pdt", "pt"), "America/Los_Angeles"),
    **dict.fromkeys(("mst", "mdt", "mt"), "America/Denver"),
    **dict.fromkeys(("cst", "cdt", "ct"), "America/Chicago"),
    **dict.fromkeys(("est", "edt", "et"), "America/New_York"),
    **dict.fromkeys(("wet", "west"), "Europe/Lisbon"),
    **dict.fromkeys(("cet", "cest", "mez", "mesz"), "Europe/Berlin"),
    **dict.fromkeys(("eet", "eest"), "Europe/Athens"),
    **dict.fromkeys(("gmt", "utc", "z"), "UTC"),
    "bst": "Europe/London",
}
"""What people call zones for short, if it means one place to most of them."""

MINUS: Final = "\u2212"
MAX_TYPED: Final = 60

_OFFSET: Final = re.compile(
    rf"(?:utc|gmt)?\s*(?P<sign>[+\-{MINUS}])\s*(?P<hours>[0-9]{{1,2}})(?::?(?P<minutes>[0-9]{{2}}))?",
    re.ASCII,
)
_BETWEEN_HOURS: Final = {
    "-9:30": "Pacific/Marquesas",
    "-3:30": "America/St_Johns",
    "+3:30": "Asia/Tehran",
    "+4:30": "Asia/Kabul",
    "+5:30": "Asia/Kolkata",
    "+5:45": "Asia/Kathmandu",
    "+6:30": "Asia/Yangon",
    "+8:45": "Australia/Eucla",
    "+9:30": "Australia/Darwin",
    "+10:30": "Australia/Lord_Howe",
    "+12:45": "Pacific/Chatham",
}
"""The zone that is meant by an offset of no whole hours; each of these has but one."""

_AT: Final = re.compile(r"at-(?P<sign>[pm])(?P<hours>[0-9]{2})(?P<minutes>[0-9]{2})", re.ASCII)
_MINUTE: Final = timedelta(minutes=1)


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all zones, such as Europe/Rome, in their order."""
    return tuple(sorted(available_timezones() - NOT_INHABITED))


@cache
def _places() -> tuple[str, ...]:
    return tuple(zone for zone in zones() if zone.partition("/")[0] in REGIONS)


def written(zone: str) -> str:
    """Return the name of a place as it is in a control.

    >>> written("America/Port-au-Prince")
    'america-port-au-prince'
    """
    return re.sub(r"[^a-z0-9]", "-", zone.casefold())


@cache
def _known() -> dict[str, str]:
    """The zones by all that they are called in lower case."""
    return {
        **{written(zone): zone for zone in _places()},
        **{zone.casefold(): zone for zone in zones()},
    }


def time_zone_named(typed: str, languages: Iterable[str] = (ENGLISH,)) -> str | Refused:
    """Return the zone of a name, a city in one of the languages, an abbreviation or an offset.

    Another one is refused, with what it may have been.

    >>> [time_zone_named(each) for each in ("europe/rome", "new york", "PST", "GMT+2")]
    ['Europe/Rome', 'America/New_York', 'America/Los_Angeles', 'Etc/GMT-2']
    """
    said = plain_text(typed, MAX_TYPED).casefold()
    known = _known()
    if found := ABBREVIATIONS.get(said) or known.get(said) or known.get(said.replace(" ", "_")):
        return found
    if offset := _OFFSET.fullmatch(said):
        return _zone_at(offset) or refused("zone-offset", typed=Typed(typed[:40]))
    for language in languages:
        if found := cities_of(language).get(said.replace("_", " ")):
            return found
    names = (zone.casefold() for zone in _places())
    if "/" in said and (near := closest(said, tuple(names))):
        return refused("unknown-zone-near", typed=Typed(typed[:40]), near=known[near])
    return refused("unknown-zone", typed=Typed(typed[:40]))


@cache
def cities_of(language: str) -> Mapping[str, str]:
    """Return the zones by the names of their cities in a language, as CLDR has them.

    A zone's own name comes first, then the names of zones that are not other names of one: CLDR
    calls Europe/Belfast London, whose time it has. The first time it takes some 30 ms.
    """
    found = {zone.rpartition("/")[2].replace("_", " ").casefold(): zone for zone in _places()}
    aliases = get_global("zone_aliases")
    locale = language.replace("-", "_")
    for zone in sorted(_places(), key=lambda each: each in aliases):
        name = get_timezone_location(ZoneInfo(zone), locale=locale, return_city=True)
        found.setdefault(name.casefold(), zone)
    return found


def _zone_at(offset: re.Match[str]) -> str | None:
    """Return the zone that is so far from UTC, None if there is none."""
    hours = int(f"{offset['sign'].replace(MINUS, '-')}{offset['hours']}")
    if int(minutes := offset["minutes"] or "0"):
        return _BETWEEN_HOURS.get(f"{hours:+d}:{minutes}")
    if not hours:
        return "UTC"
    zone = f"Etc/GMT{-hours:+d}"  # in these names the sign is the other way round
    return zone if zone in zones() else None


def shown_zone(zone: str) -> str:
    """Return a zone's name as people read it.

    >>> shown_zone("Europe/Rome"), shown_zone("Etc/GMT-2")
    ('Europe/Rome', 'UTC+2')
    """
    offset = zone.removeprefix("Etc/GMT")
    return f"UTC{-int(offset):+d}" if offset != zone and offset else zone


def hours_page(now: datetime, here: str, chosen: str) -> tuple[Choice, ...]:
    """Return each time that it is somewhere now, from the west to the east.

    Before them comes the zone where a person is, unless it is not known or chosen already.
    """
    offsets = sorted({_offset(zone, now) for zone in _places()})
    own = (
        (replace(_place(here), tone=Tone.PRIMARY),) if here in _places() and here != chosen else ()
    )
    return own + tuple(
        _choice(
            _written_offset(each),
            line("zone-hour", time=f"{now.astimezone(timezone(each)):%H:%M}", offset=_utc(each)),
        )
        for each in offsets
    )


def at_hour(value: str) -> timedelta | None:
    """Return the offset from UTC in a control of ``hours_page``, None if it is none."""
    found = _AT.fullmatch(value)
    if found is None:
        return None
    offset = timedelta(hours=int(found["hours"]), minutes=int(found["minutes"]))
    return offset if found["sign"] == "p" else -offset


def zones_page(now: datetime, offset: timedelta) -> tuple[Choice, ...]:
    """Return the places where it is so late now, by their names."""
    there = (zone for zone in _places() if _offset(zone, now) == offset)
    return tuple(map(_place, there))


def _place(zone: str) -> Choice:
    return _choice(written(zone), line("zone-name", zone=zone))


def _offset(zone: str, now: datetime) -> timedelta:
    return now.astimezone(ZoneInfo(zone)).utcoffset() or timedelta()


def _written_offset(offset: timedelta) -> str:
    hours, minutes = divmod(abs(offset) // _MINUTE, 60)
    return f"at-{'m' if offset < timedelta() else 'p'}{hours:02}{minutes:02}"


def _utc(offset: timedelta) -> str:
    """Return an offset as people know it, such as UTC+5:30."""
    hours, minutes = divmod(abs(offset) // _MINUTE, 60)
    sign = "\u2212" if offset < timedelta() else "+"
    return f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")


def _choice(value: str, label: Line) -> Choice:
    return Choice(Control(Verb.SETTINGS, choice=SettingChoice("zone", value)), label)
