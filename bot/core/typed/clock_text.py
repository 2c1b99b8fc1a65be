"""Clocks as they are typed: `none`, `3d`, `10d+36h`, `10d+36h/12d`, `3d,hard,weekends`. Pure.

`3d` is three days a move; `10d+36h` a bank of ten days and 36 hours more with each move, never
above the bank, or never above what follows the slash. With `weekends` these do not count; with
`hard` the bot ends the match when time has run out, else the opponent may.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.matches.clocks import DAY, HOUR, MINUTE, SECOND, ZERO, Clock, Flag, span_line
from bot.core.matches.messages import Refused, Typed, family_line, line, refused
from bot.core.typed.vocabulary import value_meant

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

UNITS: Mapping[timedelta, tuple[str, ...]] = {
    SECOND: ("s", "sec", "secs", "second", "seconds", "secondo", "secondi"),
    MINUTE: ("m", "min", "mins", "minute", "minutes", "minuto", "minuti"),
    HOUR: ("h", "hour", "hours", "ora", "ore"),
    DAY: ("d", "day", "days", "g", "giorno", "giorni"),
    7 * DAY: ("w", "week", "weeks", "settimana", "settimane"),
}
"""How the units of time are typed, in each language; the first is how they are written."""

_UNITS = {name: unit for unit, names in UNITS.items() for name in names}
_UNIT = "|".join(sorted(_UNITS, key=len, reverse=True))
_SPAN = rf"([0-9]{{1,5}})\s*({_UNIT})"
_TIMES = re.compile(rf"{_SPAN}(?:\+{_SPAN}(?:/{_SPAN})?)?", re.ASCII)
_BESIDE = re.compile(r"\b(?:a|per|each|every)\s*(?:move|mossa|turn|turno)\b|/\s*(?:move|mossa)\b")
CLOCK = re.compile(
    rf"(?<!\S)[0-9]{{1,5}}\s*(?:{_UNIT})\b(?:\s*[+/]\s*[0-9]{{1,5}}\s*(?:{_UNIT})\b)*"
    r"(?:\s+(?:a|per|each|every)\s+(?:move|mossa|turn))?(?:\s*,\s*(?:hard|weekends))*(?!\S)",
    re.IGNORECASE,
)
"""A clock among other words, such as the name of an opponent."""


def read_clock(text: str, zone: str) -> Clock | Refused | None:
    """Return the clock of a typed text, None for a match without one, or what is wrong with it.

    ``zone`` is where weekends are counted, if they are not to count.
    """
    said = _BESIDE.sub("", text.casefold())
    times, *extras = "".join(said.split()).split(",")
    if value_meant(times, (NO_CLOCK,)) and not extras:
        return None
    found = _TIMES.fullmatch(times)
    if found is None or not set(extras) <= {"hard", "weekends"}:
        return refused("unknown-clock", typed=Typed(text[:40]), choices=SUGGESTED)
    bank, increment, cap = _times(found)
    if not SHORTEST <= bank <= cap <= LONGEST or not ZERO <= increment <= MOST_ADDED:
        return refused("clock-range", typed=Typed(text[:40]))
    return Clock(
        bank,
        increment,
        cap,
        flag=Flag.HARD if "hard" in extras else Flag.SOFT,
        weekend=zone if "weekends" in extras else None,
    )


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
        int(number) * _UNITS[unit]
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
    unit = next(each for each in (DAY, HOUR, MINUTE, SECOND) if span % each == ZERO)
    return f"{span // unit}{UNITS[unit][0]}"
