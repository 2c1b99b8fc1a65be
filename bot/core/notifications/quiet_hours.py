"""When nothing rings for a person, and when their digest comes. Pure.

Law: hours are told by the clock on the person's wall. What it shows twice, when summer time ends,
happens at whichever comes first of the two that fits; what it never shows, an hour early or late.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.core.matches.preferences import QuietHours
from bot.core.messages import Refused, Typed, refused

if TYPE_CHECKING:
    from bot.core.matches.preferences import Settings


DIGEST_AT: Final = time(8)
"""When a digest comes, unless it is quiet then: as soon as it is not."""

_DAYS: Final = tuple(map(timedelta, range(-1, 4)))
"""The days around today in which whatever is looked for lies; a zone may have left one out."""


def quiet_until(settings: Settings, now: datetime) -> datetime | None:
    """Return when the quiet hours end that a person has now, or None when it is not quiet."""
    quiet, zone = settings.quiet, ZoneInfo(settings.zone)
    if quiet is None or not _is_quiet(quiet, zone, now):
        return None
    ends = _shown(quiet.end, zone, now)
    return next(end for end in ends if end > now and not _is_quiet(quiet, zone, end))


def next_digest(settings: Settings, now: datetime, *, told: bool = False) -> datetime:
    """Return when a person's next digest comes, from tomorrow on where one was ``told`` today."""
    zone = ZoneInfo(settings.zone)
    today = now.astimezone(zone).date()
    moments = (quiet_until(settings, at) or at for at in _shown(DIGEST_AT, zone, now))
    return next(
        at for at in moments if at > now and not (told and at.astimezone(zone).date() == today)
    )


def _is_quiet(quiet: QuietHours, zone: ZoneInfo, at: datetime) -> bool:
    shown = at.astimezone(zone).time()
    if quiet.begin < quiet.end:
        return quiet.begin <= shown < quiet.end
    return shown >= quiet.begin or shown < quiet.end


def _shown(at: time, zone: ZoneInfo, now: datetime) -> tuple[datetime, ...]:
    """Return the moments around now at which the clock on the wall shows a time, in order."""
    today = now.astimezone(zone).date()
    walls = (
        datetime.combine(today + day, at.replace(fold=fold), zone)
        for day in _DAYS
        for fold in (0, 1)
    )
    return tuple(sorted({wall.astimezone(UTC) for wall in walls}))


OFF: Final = "off"
SUGGESTED_HOURS: Final = ("22:00-08:00", "21:00-07:00", "23:00-09:00", "00:00-06:00", OFF)
"""What is on offer while one types; any other hours may be typed as well."""

HOURS_PATTERN: Final = re.compile(
    r"(?P<begin>\d{1,2})(?::(?P<past_begin>\d{2}))?[-–—](?P<end>\d{1,2})(?::(?P<past_end>\d{2}))?",  # noqa: RUF001 -- dashes that phones make
    re.ASCII,
)


def read_quiet(typed: str) -> QuietHours | Refused | None:
    """Read quiet hours, or None for none; midnight may be typed as 0 or as 24."""
    if typed.casefold() == OFF:
        return None
    found = HOURS_PATTERN.fullmatch(typed)
    begin = _time(found["begin"], found["past_begin"]) if found else None
    end = _time(found["end"], found["past_end"]) if found else None
    if begin is None or end is None:
        return refused("unknown-quiet", typed=Typed(typed[:40]))
    if begin == end:
        return refused("quiet-empty", typed=Typed(typed[:40]))
    return QuietHours(begin, end)


def write_quiet(quiet: QuietHours | None) -> str:
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
