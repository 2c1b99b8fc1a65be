"""Clocks as they are typed: `none`, `3d`, `10d+36h`, `10d+36h/12d`, `3d,hard,weekends`. Pure.

`3d` is three days a move; `10d+36h` a bank of ten days and 36 hours more with each move, never
above the bank, or never above what follows the slash. With `weekends` these do not count; with
`hard` the bot ends the match when time has run out, else the opponent may.

Also ends of vacations: `14d`, `2 weeks`, `2026-12-03`.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.core.matches.clocks import DAY, HOUR, MINUTE, SECOND, ZERO, Clock, Flag, span_line
from bot.core.matches.messages import Refused, Typed, family_line, line, refused
from bot.core.typed.vocabulary import EACH, TURN, UNITS, one_of, value_meant, value_names

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import timedelta

    from bot.core.matches.messages import Line

NO_CLOCK = "none"
DEFAULT_CLOCK = "10d+36h"
SUGGESTED = (DEFAULT_CLOCK, "3d", "1d", "5d", "7d+12h", NO_CLOCK, "10m+5s")
"""What is offered to be chosen, the default first; buttons hold their places."""

SHORTEST, LONGEST, MOST_ADDED = MINUTE, 365 * DAY, 30 * DAY
"""A bank lies within the first two; an increment is at most the third."""

SPANS: Final[Mapping[str, timedelta]] = {
    "day": DAY,
    "hour": HOUR,
    "minute": MINUTE,
    "second": SECOND,
    "week": 7 * DAY,
}
"""The units of time; a span is written with the first letter of the first that divides it."""

EXTRAS: Final = ("hard", "weekends")
"""What may follow the times of a clock."""

_UNIT = one_of(UNITS)
_SPAN = rf"([0-9]{{1,5}})\s*({_UNIT})"
_TIMES = re.compile(rf"{_SPAN}(?:\+{_SPAN}(?:/{_SPAN})?)?", re.ASCII)
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_PER_MOVE = rf"(?:\s*/\s*|\s+(?:{one_of(EACH)})\s+)(?:{one_of(TURN)})\b"
_EXTRA = one_of((*EXTRAS, *value_names(EXTRAS)))
CLOCK = re.compile(
    rf"(?<!\S)[0-9]{{1,5}}\s*(?:{_UNIT})\b(?:\s*[+/]\s*[0-9]{{1,5}}\s*(?:{_UNIT})\b)*"
    rf"(?:{_PER_MOVE})?(?:\s*,\s*(?:{_EXTRA}))*(?!\S)",
    re.IGNORECASE,
)
"""A clock among other words, such as the name of an opponent."""


def read_clock(text: str, zone: str) -> Clock | Refused | None:
    """Return the clock of a typed text, None for a match without one, or what is wrong with it.

    ``zone`` is where weekends are counted, if they are not to count.
    """
    said = re.sub(_PER_MOVE, "", text.casefold())
    times, *extras = "".join(said.split()).split(",")
    if value_meant(times, (NO_CLOCK,)) and not extras:
        return None
    found = _TIMES.fullmatch(times)
    flags = {value_meant(extra, EXTRAS) for extra in extras}
    if found is None or not flags <= set(EXTRAS):
        return refused("unknown-clock", typed=Typed(text[:40]), choices=SUGGESTED)
    bank, increment, cap = _times(found)
    if not SHORTEST <= bank <= cap <= LONGEST or not ZERO <= increment <= MOST_ADDED:
        return refused("clock-range", typed=Typed(text[:40]))
    return Clock(
        bank,
        increment,
        cap,
        flag=Flag.HARD if "hard" in flags else Flag.SOFT,
        weekend=zone if "weekends" in flags else None,
    )


def read_vacation_end(text: str, zone: str, now: datetime) -> datetime | Refused:
    """Return when a typed vacation ends: whole days from now, or as a day begins in a zone.

    >>> read_vacation_end("2 Wochen", "UTC", datetime(2026, 3, 1, tzinfo=UTC)).date()
    datetime.date(2026, 3, 15)
    """
    if found := re.fullmatch(_SPAN, text.strip().casefold()):
        span = int(found[1]) * SPANS[UNITS[found[2]]]
        if not span % DAY:
            return now + span if span else refused("vacation-past")
    try:
        day = date.fromisoformat(text) if _DATE.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        return refused("unknown-vacation", typed=Typed(text[:40]))
    here = ZoneInfo(zone)
    if day <= now.astimezone(here).date():
        return refused("vacation-past")
    return datetime.combine(day, time(), here).astimezone(UTC)


def write_clock(clock: Clock | None) -> str:
    """Return the text that ``read_clock`` turns back into the clock, the zone apart."""
    if clock is None:
        return NO_CLOCK
    hard, weekends = clock.flag is Flag.HARD, bool(clock.weekend)
    return f"{_written(clock)}{',hard' * hard}{',weekends' * weekends}"


def clock_line(clock: Clock | None) -> Line:
    """Return a clock in words, as it is stated before people agree to it."""
    if clock is None:
        return family_line("clock", "none")
    flag = family_line("flag", clock.flag)
    weekend = line("clock-weekend", zone=clock.weekend) if clock.weekend else ""
    if is_per_move(clock):
        return line("clock-move", time=span_line(clock.bank), flag=flag, weekend=weekend)
    return line(
        "clock-bank",
        bank=span_line(clock.bank),
        increment=span_line(clock.increment),
        cap=span_line(clock.cap),
        flag=flag,
        weekend=weekend,
    )


def is_per_move(clock: Clock) -> bool:
    """Return whether each turn has the same time, whatever the one before took."""
    return clock.bank == clock.increment == clock.cap


def clock_label(clock: Clock | None) -> Line:
    """Return a clock in few words, as a button says it."""
    if clock is None:
        return line("clock-label-none")
    if is_per_move(clock):
        return line("clock-label-move", time=span_line(clock.bank))
    return line(
        "clock-label-bank", bank=span_line(clock.bank), increment=span_line(clock.increment)
    )


def clock_endings() -> tuple[tuple[str, Line], ...]:
    """Return the clocks that are offered to be chosen, as they are typed, each in words."""
    pairs = zip(SUGGESTED, suggested_clocks(), strict=True)
    return tuple((f"clock={text}", clock_line(clock)) for text, clock in pairs)


def suggested_clocks() -> tuple[Clock | None, ...]:
    """Return the clocks that are offered to be chosen, the default first."""
    read = (read_clock(text, "UTC") for text in SUGGESTED)
    return tuple(clock for clock in read if not isinstance(clock, Refused))


def _times(found: re.Match[str]) -> tuple[timedelta, timedelta, timedelta]:
    spans = [
        int(number) * SPANS[UNITS[unit]]
        for number, unit in zip(found.groups()[::2], found.groups()[1::2], strict=True)
        if number
    ]
    bank = spans[0]
    increment, cap = (*spans[1:], bank, bank)[:2]
    return bank, increment, cap


def _written(clock: Clock) -> str:
    bank, increment, cap = map(_span, (clock.bank, clock.increment, clock.cap))
    if is_per_move(clock):
        return bank
    return f"{bank}+{increment}" if clock.bank == clock.cap else f"{bank}+{increment}/{cap}"


def _span(span: timedelta) -> str:
    if not span:
        return "0h"
    name = next(name for name, unit in SPANS.items() if span % unit == ZERO)
    return f"{span // SPANS[name]}{name[0]}"
