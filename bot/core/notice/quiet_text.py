"""Quiet hours as they are typed and told: ``22:00-08:00``, ``22-8``, ``off``. Pure."""

from __future__ import annotations

import re
from datetime import time
from typing import Final

from bot.core.match.preferences import Quiet
from bot.core.messages import Refused, Typed, refused

OFF: Final = "off"
SUGGESTED: Final = ("22:00-08:00", "21:00-07:00", "23:00-09:00", "00:00-06:00", OFF)
"""What is on offer while one types; any other hours may be typed as well."""

SPAN: Final = re.compile(
    r"(?P<begin>\d{1,2})(?::(?P<past_begin>\d{2}))?[-–—](?P<end>\d{1,2})(?::(?P<past_end>\d{2}))?",  # noqa: RUF001 -- dashes that phones make
    re.ASCII,
)


def read_quiet(typed: str) -> Quiet | Refused | None:
    """Read quiet hours, or None for none; midnight may be typed as 0 or as 24."""
    if typed.casefold() == OFF:
        return None
    found = SPAN.fullmatch(typed)
    begin = _time(found["begin"], found["past_begin"]) if found else None
    end = _time(found["end"], found["past_end"]) if found else None
    if begin is None or end is None:
        return refused("unknown-quiet", typed=Typed(typed[:40]))
    if begin == end:
        return refused("quiet-empty", typed=Typed(typed[:40]))
    return Quiet(begin, end)


def write_quiet(quiet: Quiet | None) -> str:
    """Return quiet hours as they can be typed again."""
    return OFF if quiet is None else f"{quiet.begin:%H:%M}-{quiet.end:%H:%M}"


def _time(hours: str, minutes: str | None) -> time | None:
    """Return a time of day, or None where no clock shows it."""
    hour, minute = int(hours), int(minutes or 0)
    if hour == 24 and minute == 0:  # noqa: PLR2004 -- the last hour of a day
        return time(0)
    try:
        return time(hour, minute)
    except ValueError:
        return None
