"""Vacations: until when one lasts, and how much of a year's is left. Pure.

Moments are in UTC. Invariant: what counts is the time that is spent away, within the calendar years
of the person's own zone; a moment that lies in two vacations counts once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.core.matches import timing
from bot.core.matches.clocks import DAY, HOUR, ZERO, span_line
from bot.core.matches.commands import BotCommand
from bot.core.matches.evolve import evolve_all
from bot.core.matches.messages import Refused, refused
from bot.core.matches.model import AccountId, Stage
from bot.core.matches.pauses import VACATIONS, Resumed, Stopped
from engine import Side

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import timedelta

    from bot.core.matches.commands import Decision
    from bot.core.matches.events import Event
    from bot.core.matches.model import Match


ALLOWANCE: Final = 28 * DAY
"""How much of a calendar year a person may be away."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """A stretch of time in which a person is away from all their matches."""

    account: AccountId
    begin: datetime
    end: datetime


def away_until(vacations: Iterable[Vacation], now: datetime) -> datetime | None:
    """Return until when a person with these vacations is away, or None when they are not."""
    return max((each.end for each in vacations if each.end > now), default=None)


def current_vacation(
    account: AccountId, vacations: Iterable[Vacation], *, end: datetime, now: datetime
) -> tuple[Vacation, ...]:
    """Return the vacation from now on, or the one under way, as it is when it lasts until then."""
    going = tuple(replace(each, end=end) for each in vacations if each.end > now)
    return going or (Vacation(account, now, end),)


def allowance_left(year: int, vacations: Iterable[Vacation], zone: str) -> timedelta:
    """Return how much of a year's allowance is left after these vacations."""
    return max(ZERO, ALLOWANCE - time_spent(vacations, *_year(year, zone)))


def allowance_span(left: timedelta) -> timedelta:
    """Return what is left in whole hours, rounded down."""
    return left // HOUR * HOUR


def time_spent(vacations: Iterable[Vacation], begin: datetime, end: datetime) -> timedelta:
    """Return how much of a stretch of time lies in any of these vacations."""
    total = ZERO
    for each in sorted(vacations, key=lambda vacation: vacation.begin):
        first, last = max(each.begin, begin), min(each.end, end)
        if first < last:
            total += last - first
            begin = last
    return total


def year_of(at: datetime, zone: str) -> int:
    """Return the calendar year that it is then in a zone."""
    return at.astimezone(ZoneInfo(zone)).year


def why_too_long(
    vacations: tuple[Vacation, ...], wished: tuple[Vacation, ...], *, zone: str, now: datetime
) -> Refused | None:
    """Say of which year a wished vacation would take too much, or None when there is enough.

    To take less than before is always possible.
    """
    begins = {each.begin for each in wished}
    others = tuple(each for each in vacations if each.begin not in begins)
    until = away_until(wished, now) or now
    for year in range(year_of(now, zone), year_of(until, zone) + 1):
        whole = _year(year, zone)
        if time_spent((*others, *wished), *whole) > max(ALLOWANCE, time_spent(vacations, *whole)):
            used = tuple(replace(each, end=min(each.end, now)) for each in vacations)
            return _lacking(year, allowance_left(year, used, zone))
    return None


def _lacking(year: int, left: timedelta) -> Refused:
    days = ALLOWANCE // DAY
    if span := allowance_span(left):
        return refused("vacation-long", year=str(year), days=days, left=span_line(span))
    return refused("vacation-spent", year=str(year), days=days)


def _year(year: int, zone: str) -> tuple[datetime, datetime]:
    here = ZoneInfo(zone)
    begin, end = (datetime(each, 1, 1, tzinfo=here) for each in (year, year + 1))
    return begin.astimezone(UTC), end.astimezone(UTC)


@dataclass(frozen=True, slots=True)
class Leave(BotCommand):
    """Stop the clock while a player is on vacation."""

    account: AccountId
    until: datetime
    by: None = None

    def decide(self, match: Match, now: datetime) -> Decision:
        """Note until when; nothing if that is known."""
        return left(match, self.account, self.until, now)


@dataclass(frozen=True, slots=True)
class Return(BotCommand):
    """Resume the clock after a vacation."""

    account: AccountId
    by: None = None

    def decide(self, match: Match, now: datetime) -> Decision:
        """Let the clock go on, unless something else keeps it."""
        side = _side_of(match, self.account)
        return () if side is None else timing.forfeit(match, now) or _back(match, side, now)


def start_on_vacation(
    match: Match, begun: tuple[Event, ...], until: Mapping[AccountId, datetime], now: datetime
) -> tuple[Event, ...]:
    """Return how a match begins whose players are on vacation until then."""
    events = begun
    for account, end in until.items():
        events += left(evolve_all(match, events), account, end, now)
    return events


def due_returns(match: Match, now: datetime) -> tuple[Event, ...]:
    """Return what happens when the vacations are over that were to end by now."""
    events: tuple[Event, ...] = ()
    for side in Side:
        until = match.away[side]
        if match.stage is Stage.RUNNING and until is not None and now >= until:
            events += _back(evolve_all(match, events), side, now)
    return events


def left(match: Match, account: AccountId, until: datetime, now: datetime) -> tuple[Event, ...]:
    """Return the events of a player's leaving; none if nothing changes."""
    side = _side_of(match, account)
    if side is None:
        return ()
    if ended := timing.forfeit(match, now):
        return ended
    if until <= now or match.away[side] == until:
        return ()
    late = timing.flag_fallen_for(match, now)
    noted = () if late is None or match.lapsed else (timing.Lapsed(late),)
    # A vacation that is made longer or shorter has stopped the clock already.
    still = () if match.away[side] else timing.stop_clock(match, why=VACATIONS[side], now=now)
    return (Stopped(side, VACATIONS[side], until), *still, *noted)


def _back(match: Match, side: Side, now: datetime) -> tuple[Event, ...]:
    if match.away[side] is None:
        return ()
    return (
        Resumed(side, VACATIONS[side]),
        *timing.resume_clock(match, why=VACATIONS[side], now=now),
    )


def _side_of(match: Match, account: AccountId) -> Side | None:
    return match.side_of(account) if match.stage is Stage.RUNNING else None
