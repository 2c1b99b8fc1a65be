"""When nothing rings for a person, and when their digest comes. Pure.

Law: hours are told by the clock on the person's wall. What it shows twice, when summer time ends,
happens at whichever comes first of the two that fits; what it never shows, an hour early or late.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from bot.core.match.preferences import Quiet, Settings

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


def _is_quiet(quiet: Quiet, zone: ZoneInfo, at: datetime) -> bool:
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
