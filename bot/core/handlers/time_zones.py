"""Time zones: as they are typed, and chosen by the time that it is there now."""

from __future__ import annotations

import re
from datetime import timedelta, timezone
from functools import cache
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo, available_timezones

from bot.core.matches.controls import Control, SettingChoice, Verb
from bot.core.matches.messages import Typed, line, refused
from bot.core.typed.words import closest
from bot.core.views.views import Choice

if TYPE_CHECKING:
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


def time_zone_named(typed: str) -> str | Refused:
    """Return the name of a zone, whatever its case; refuse one that does not exist."""
    known = _known()
    if found := known.get(typed.casefold()):
        return found
    near = closest(typed.casefold(), tuple(zone.casefold() for zone in zones()))
    if near:
        return refused("unknown-zone-near", typed=Typed(typed[:40]), near=known[near])
    return refused("unknown-zone", typed=Typed(typed[:40]))


def hours_page(now: datetime) -> tuple[Choice, ...]:
    """Return each time that it is somewhere now, from the west to the east."""
    offsets = sorted({_offset(zone, now) for zone in _places()})
    return tuple(
        _choice(
            _written_offset(each),
            line("zone-hour", time=f"{now.astimezone(timezone(each)):%H:%M}", offset=_utc(each)),
        )
        for each in offsets
    )


def at_hour(value: str) -> timedelta | None:
    """Return the offset from UTC in a control of ``hours_page``, None where it is none."""
    found = _AT.fullmatch(value)
    if found is None:
        return None
    offset = timedelta(hours=int(found["hours"]), minutes=int(found["minutes"]))
    return offset if found["sign"] == "p" else -offset


def zones_page(now: datetime, offset: timedelta) -> tuple[Choice, ...]:
    """Return the places where it is so late now, by their names."""
    there = (zone for zone in _places() if _offset(zone, now) == offset)
    return tuple(_choice(written(zone), line("zone-name", zone=zone)) for zone in there)


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
