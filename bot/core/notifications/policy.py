"""Notification policy: which calls may ring now, what replaces the others, on which platform.

Applied at delivery, so that a notification that an outage delayed follows current settings. Law:
nothing rings in a person's quiet hours, no person is called twice for one thing, and no wanted call
is lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.quiet_hours import next_digest, quiet_until
from bot.core.store.outbox import Digest

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.matches.model import Account, AccountId
    from bot.core.store.outbox import Notification, Sayable


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
    """Return a person's next digest, from tomorrow on where one was sent today."""
    return Digest(account=who.id, after=next_digest(who.settings, now, sent_today=sent_today))


def direct_call(notification: Notification, person: AccountId) -> Notification:
    """Return a call in the person's private chat instead of at the place."""
    return replace(notification, account=person, place=None, call=True, called=())


def _replacement(
    notification: Notification, who: Account, now: datetime
) -> tuple[Sayable, ...] | None:
    """Return what replaces the call of a person, or None where they may be called now."""
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
