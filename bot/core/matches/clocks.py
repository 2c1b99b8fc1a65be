"""Clocks: how much time a side has, when it runs out, what stops it. Pure; moments are in UTC.

One formula serves every kind: a side begins with a bank; after each of its turns the increment is
added, up to the cap. So many days a move is a clock whose bank, increment and cap are the same.

Invariants: only the clock of the side to act runs; a clock never runs while it is stopped; the
moment at which it runs out, once shown, never comes nearer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from bot.core.matches.by_side import BySide
from bot.core.matches.messages import line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.messages import Line
    from engine import Side

ZERO = timedelta(0)
SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
HOURS_A_DAY = 24
NUDGE_SHARE = (HOUR, DAY)
"""How long before the end a person is nudged: a quarter of the turn's time, within these."""

LIVE_NUDGE = MINUTE
"""The shortest of these with a bank under an hour, when both sides sit at the board."""

SATURDAY = 5


class Flag(StrEnum):
    """What happens when a clock has run out: the opponent may claim the win, or the bot ends it."""

    SOFT = "soft"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock as it is agreed on; with a `weekend` zone, its Saturdays and Sundays do not count."""

    bank: timedelta
    increment: timedelta
    cap: timedelta
    flag: Flag = Flag.SOFT
    weekend: str | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """A clock that goes: what each side has left at ``since``, and what keeps it from going.

    ``stops`` names why the clock is stopped; it runs when there is none.
    """

    left: BySide[timedelta]
    since: datetime
    stops: frozenset[str] = frozenset()


def start_timer(clock: Clock, now: datetime) -> Timer:
    """Return the timer of a match that begins now."""
    return Timer(BySide(clock.bank, clock.bank), now)


def time_left(clock: Clock, timer: Timer, side: Side, now: datetime) -> timedelta:
    """Return what the side to act has left now, never less than nothing."""
    if timer.stops:
        return timer.left[side]
    return max(ZERO, timer.left[side] - counted_time(clock, timer.since, now))


def flag_fall(clock: Clock, timer: Timer, side: Side) -> datetime | None:
    """Return when the clock of the side to act runs out; None while it is stopped."""
    return None if timer.stops else _later(clock, timer.since, timer.left[side])


def nudge_at(clock: Clock, timer: Timer, side: Side) -> datetime | None:
    """Return when the side to act is to be nudged; None while stopped, or if it is too late."""
    shortest, longest = NUDGE_SHARE
    if clock.bank < HOUR:
        shortest = LIVE_NUDGE
    early = min(max(timer.left[side] / 4, shortest), longest)
    if timer.stops or timer.left[side] <= early:
        return None
    return _later(clock, timer.since, timer.left[side] - early)


def hand_over(clock: Clock, timer: Timer, side: Side, now: datetime) -> Timer:
    """Return the timer after a turn of that side: the increment added, the other's time going."""
    rest = min(time_left(clock, timer, side, now) + clock.increment, clock.cap)
    return replace(timer, left=timer.left.set(side, rest), since=now)


def stop(clock: Clock, timer: Timer, side: Side, *, why: str, now: datetime) -> Timer:
    """Return the timer standing still for one more reason; what has run out did so when it did."""
    end = flag_fall(clock, timer, side)
    still = timer if end is None else settle(clock, timer, side, min(now, end))
    return replace(still, stops=timer.stops | {why})


def resume(timer: Timer, *, why: str, now: datetime) -> Timer:
    """Return the timer without that reason; it goes again from now when it was the last."""
    stops = timer.stops - {why}
    return replace(timer, stops=stops, since=timer.since if stops else now)


def settle(clock: Clock, timer: Timer, side: Side, now: datetime) -> Timer:
    """Return the same timer counted up to now."""
    rest = time_left(clock, timer, side, now)
    return replace(timer, left=timer.left.set(side, rest), since=max(timer.since, now))


def give_back(clock: Clock, timer: Timer, side: Side, *, begin: datetime, end: datetime) -> Timer:
    """Return the timer with an outage given back to the side to act, as far as its clock went.

    What was given back once is not given back again; what had run out before stays so.
    """
    begin = max(begin, timer.since)
    if timer.stops or end <= begin or time_left(clock, timer, side, begin) == ZERO:
        return timer
    return replace(settle(clock, timer, side, begin), since=end)


def counted_time(clock: Clock, begin: datetime, end: datetime) -> timedelta:
    """Return how much of a stretch of time counts: all of it, or what lies outside weekends."""
    if end <= begin:
        return ZERO
    if clock.weekend is None:
        return end - begin
    total = end - begin
    for saturday, monday in _weekends(clock.weekend, begin):
        if saturday >= end:
            break
        total -= min(monday, end) - max(saturday, begin)
    return total


def _later(clock: Clock, begin: datetime, span: timedelta) -> datetime:
    """Return when so much counted time has gone by."""
    if clock.weekend is None:
        return begin + span
    at = begin
    for saturday, monday in _weekends(clock.weekend, begin):
        if span <= max(ZERO, saturday - at):
            break
        span -= max(ZERO, saturday - at)
        at = max(at, monday)
    return at + span


def _weekends(zone: str, begin: datetime) -> Iterator[tuple[datetime, datetime]]:
    """Yield the weekends from the one that is on or comes next, each from Saturday to Monday."""
    here = ZoneInfo(zone)
    today = begin.astimezone(here).date()
    saturday = today - timedelta(days=(today.weekday() - SATURDAY) % 7)
    while True:
        first, last = (
            datetime.combine(day, time(), here).astimezone(UTC)
            for day in (saturday, saturday + timedelta(days=2))
        )
        if last > begin:
            yield first, last
        saturday += timedelta(days=7)


def span_line(span: timedelta) -> Line:
    """Return a length of time in words: to the hour above two days, to the second below an hour."""
    if ZERO < span < HOUR and span % MINUTE:
        minutes, seconds = divmod(round(span / SECOND), 60)
        return line("span-minutes", minutes=minutes, seconds=seconds)
    hours, minutes = divmod(max(0, round(span / MINUTE)), 60)
    if hours >= 2 * HOURS_A_DAY or (hours == HOURS_A_DAY and not minutes):
        return line("span-days", days=hours // HOURS_A_DAY, hours=hours % HOURS_A_DAY)
    if not hours:
        return line("span-below-hour", minutes=minutes)
    return line("span-hours", hours=hours, minutes=minutes)
