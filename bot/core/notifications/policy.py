"""Who may be called now, and what comes instead for the others. Pure.

It is judged when a notice is delivered, so that what was held up by an outage keeps to what people
wish by then. Law: nothing rings in anybody's quiet hours, nobody is called twice for one thing, and
no call that somebody wants is lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.outbox import Digest
from bot.core.notifications.quiet_hours import next_digest, quiet_until

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.matches.model import Account, AccountId
    from bot.core.notifications.outbox import Notification, Sayable


@dataclass(frozen=True, slots=True)
class Policy:
    """What is delivered now, and what is to come instead of the calls that it leaves out."""

    now: Notification
    later: tuple[Sayable, ...] = ()


def called_people(notice: Notification) -> tuple[AccountId, ...]:
    """Return whom a notice calls."""
    if notice.place is not None:
        return notice.called
    return (notice.account,) if notice.call and notice.account else ()


def apply_policy(
    notice: Notification, people: Mapping[AccountId, Account], now: datetime
) -> Policy:
    """Return what a notice may say now, to these people as they are, and what comes later.

    Whoever is not called is shown the match all the same, without a sound.
    """
    called = called_people(notice)
    instead = {
        person: _instead(notice, people[person], now) for person in called if person in people
    }
    ringing = tuple(person for person in called if instead.get(person) is None)
    later = tuple(said for waiting in instead.values() for said in waiting or ())
    if ringing == called:
        return Policy(notice)
    if notice.place is None:
        return Policy(replace(notice, call=False, hushed=True), later)
    # A reminder is meant for whoever is called, and for nobody else at the place.
    news = None if notice.nudge and not ringing else notice.news
    return Policy(replace(notice, called=ringing, news=news), later)


def _instead(notice: Notification, who: Account, now: datetime) -> tuple[Sayable, ...] | None:
    """Return what comes instead of calling a person now, or None where they may be called."""
    wish, until = who.settings.notices, quiet_until(who.settings, now)
    if wish is NotificationLevel.NONE:
        return ()
    if wish is NotificationLevel.DIGEST and not notice.nudge:
        return (digest_item(who, now),)
    if notice.place is not None and wish is not NotificationLevel.MENTION:
        return (_own_call(notice, who.id, until),)
    return None if until is None else (_held(notice, who.id, until),)


def digest_item(who: Account, now: datetime, *, told: bool = False) -> Digest:
    """Return a person's next digest, from tomorrow on where they were ``told`` today."""
    return Digest(account=who.id, after=next_digest(who.settings, now, told=told))


def _own_call(notice: Notification, person: AccountId, until: datetime | None) -> Notification:
    """A call in the person's own chat instead of at the place."""
    news = notice.news if until is None else None
    own = replace(notice, account=person, place=None, call=True, called=())
    return replace(own, news=news, after=until)


def _held(notice: Notification, person: AccountId, until: datetime) -> Notification:
    """The same call for one person after their quiet hours; the news have been told by then."""
    called = (person,) if notice.place else ()
    return replace(notice, called=called, news=None, after=until)
