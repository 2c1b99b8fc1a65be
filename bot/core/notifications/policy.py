"""Notification policy: which calls may ring now, what replaces the others, on which platform.

Applied at delivery, so that a notification that an outage delayed follows current settings.
Invariants: nothing rings in a person's quiet hours, no person is called twice for one thing, and no
wanted call is lost. Quiet hours and times of digests are local time in the person's zone: a local
time that occurs twice, when summer time ends, is the first of the two that fits; one that never
occurs is shifted by an hour.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.core.matches.messages import Refused, Typed, refused
from bot.core.matches.preferences import NotificationLevel, QuietHours
from bot.core.store.outbox import Digest
from bot.core.typed.vocabulary import value_meant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.model import Account, AccountId
    from bot.core.matches.preferences import Settings
    from bot.core.store.outbox import Notification, Sayable


DIGEST_AT: Final = time(8)
"""Local time of a digest; within quiet hours it comes when they end."""

_DAYS: Final = tuple(map(timedelta, range(-1, 4)))
"""Days around today that are searched for a local time; a zone may have skipped one."""


def quiet_until(settings: Settings, now: datetime) -> datetime | None:
    """Return the end of the quiet hours that a person has now, or None outside of them."""
    quiet, zone = settings.quiet, ZoneInfo(settings.zone)
    if quiet is None or not _is_quiet(quiet, zone, now):
        return None
    ends = _occurrences(quiet.end, zone, now)
    return next(end for end in ends if end > now and not _is_quiet(quiet, zone, end))


def next_digest(settings: Settings, now: datetime, *, sent_today: bool = False) -> datetime:
    """Return the time of a person's next digest, from tomorrow on if one was sent today."""
    zone = ZoneInfo(settings.zone)
    today = now.astimezone(zone).date()
    moments = (quiet_until(settings, at) or at for at in _occurrences(DIGEST_AT, zone, now))
    return next(
        at
        for at in moments
        if at > now and not (sent_today and at.astimezone(zone).date() == today)
    )


def _is_quiet(quiet: QuietHours, zone: ZoneInfo, at: datetime) -> bool:
    local = at.astimezone(zone).time()
    if quiet.begin < quiet.end:
        return quiet.begin <= local < quiet.end
    return local >= quiet.begin or local < quiet.end


def _occurrences(at: time, zone: ZoneInfo, now: datetime) -> tuple[datetime, ...]:
    """Return the moments around now at which it is this local time, in order."""
    today = now.astimezone(zone).date()
    local = (
        datetime.combine(today + day, at.replace(fold=fold), zone)
        for day in _DAYS
        for fold in (0, 1)
    )
    return tuple(sorted({each.astimezone(UTC) for each in local}))


OFF: Final = "off"
SUGGESTED_HOURS: Final = ("22:00-08:00", "21:00-07:00", "23:00-09:00", "00:00-06:00", OFF)
"""Suggestions of autocomplete; any other hours may be typed as well."""

HOURS_PATTERN: Final = re.compile(
    r"(?P<begin>\d{1,2})(?::(?P<begin_minutes>\d{2}))?[-–—](?P<end>\d{1,2})(?::(?P<end_minutes>\d{2}))?",  # noqa: RUF001 -- dashes that phones make
    re.ASCII,
)


def read_quiet(typed: str) -> QuietHours | Refused | None:
    """Read quiet hours, or None for none; midnight may be typed as 0 or as 24."""
    if value_meant(typed, (OFF,)):
        return None
    found = HOURS_PATTERN.fullmatch(typed)
    begin = _time(found["begin"], found["begin_minutes"]) if found else None
    end = _time(found["end"], found["end_minutes"]) if found else None
    if begin is None or end is None:
        return refused("unknown-quiet", typed=Typed(typed[:40]))
    if begin == end:
        return refused("quiet-empty", typed=Typed(typed[:40]))
    return QuietHours(begin, end)


def write_quiet(quiet: QuietHours | None) -> str:
    """Return quiet hours as they can be typed again."""
    return OFF if quiet is None else f"{quiet.begin:%H:%M}-{quiet.end:%H:%M}"


def _time(hours: str, minutes: str | None) -> time | None:
    """Return a time of day, or None for one that does not exist."""
    hour, minute = int(hours), int(minutes or 0)
    if hour == 24 and minute == 0:  # noqa: PLR2004 -- the last hour of a day
        return time(0)
    try:
        return time(hour, minute)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class PolicyResult:
    """A notification with the calls that ring now, and what replaces its other calls."""

    now: Notification
    later: tuple[Sayable, ...] = ()


def called_people(notification: Notification) -> tuple[AccountId, ...]:
    """Return the people that a notification calls."""
    if notification.place is not None:
        return notification.called
    return (notification.account,) if notification.call and notification.account else ()


def apply_policy(
    notification: Notification, people: Mapping[AccountId, Account], now: datetime
) -> PolicyResult:
    """Apply the settings of these people to a notification.

    Those who are not called are shown the match all the same, without a sound.
    """
    called = called_people(notification)
    replacements = {
        person: _replacement(notification, people[person], now)
        for person in called
        if person in people
    }
    ringing = tuple(person for person in called if replacements.get(person) is None)
    later = tuple(item for items in replacements.values() for item in items or ())
    if ringing == called:
        return PolicyResult(notification)
    if notification.place is None:
        return PolicyResult(replace(notification, call=False, hushed=True), later)
    # A reminder is for the people it calls, and not for others at the place.
    news = None if notification.nudge and not ringing else notification.news
    return PolicyResult(replace(notification, called=ringing, news=news), later)


def digest_item(who: Account, now: datetime, *, sent_today: bool = False) -> Digest:
    """Return a person's next digest, from tomorrow on if one was sent today."""
    return Digest(account=who.id, after=next_digest(who.settings, now, sent_today=sent_today))


def direct_call(notification: Notification, person: AccountId) -> Notification:
    """Return a call in the person's private chat instead of at the place."""
    return replace(notification, account=person, place=None, call=True, called=())


def _replacement(
    notification: Notification, who: Account, now: datetime
) -> tuple[Sayable, ...] | None:
    """Return what replaces the call of a person, or None if they may be called now."""
    level, until = who.settings.notices, quiet_until(who.settings, now)
    if level is NotificationLevel.NONE:
        return ()
    if level is NotificationLevel.DIGEST and not notification.nudge:
        return (digest_item(who, now),)
    if notification.place is not None and level is not NotificationLevel.MENTION:
        news = notification.news if until is None else None
        return (replace(direct_call(notification, who.id), news=news, after=until),)
    return None if until is None else (_deferred(notification, who.id, until),)


def _deferred(notification: Notification, person: AccountId, until: datetime) -> Notification:
    """Return the same call for one person after their quiet hours; its news are old by then."""
    called = (person,) if notification.place else ()
    return replace(notification, called=called, news=None, after=until)
