"""Tables: who has the best ratings in a game, here or everywhere, of all time or a season. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.core.matches.computers import is_computer
from bot.core.matches.model import FORGOTTEN
from bot.core.matches.preferences import Audience
from bot.core.matches.ratings import SCALE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.model import Account, AccountId
    from bot.core.matches.ratings import Rating

PLACES = 10
"""How many places a table shows."""

UNPLACED = 5
"""How many people it names whose ratings are not certain enough for a place."""

SAMPLE_MATCHES = 20
"""Matches after which a person can expect a place on some table."""

SAMPLE_SHARE = 0.95
"""The part of those people whom the limit of tables lets in."""

FIRST_LIMIT = 150.0
"""The limit of tables, in points, until a person has played that many matches."""


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """Three months, from the first moment of the quarter of a year, in UTC.

    >>> Season(2026, 4).begin.isoformat(), Season(2026, 4).last_day.isoformat()
    ('2026-10-01T00:00:00+00:00', '2026-12-31')
    """

    year: int
    quarter: int

    @property
    def begin(self) -> datetime:
        """The first moment."""
        return datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC)

    @property
    def end(self) -> datetime:
        """The first moment of the next one."""
        return Season(self.year + self.quarter // 4, self.quarter % 4 + 1).begin

    @property
    def number(self) -> int:
        """The year with the quarter behind it, such as 20264."""
        return 10 * self.year + self.quarter

    @property
    def before(self) -> Season:
        """The season before."""
        return Season(self.year - (self.quarter == 1), (self.quarter - 2) % 4 + 1)

    @property
    def first_day(self) -> date:
        """The first day."""
        return self.begin.date()

    @property
    def last_day(self) -> date:
        """The last day."""
        return date.fromordinal(self.end.toordinal() - 1)


def season_of(at: datetime) -> Season:
    """Return the season of a moment.

    >>> season_of(datetime(2026, 11, 29, tzinfo=UTC))
    Season(year=2026, quarter=4)
    """
    utc = at.astimezone(UTC)
    return Season(utc.year, (utc.month + 2) // 3)


class Scope(StrEnum):
    """Whose matches a table is about: those of this server or group, or all."""

    HERE = "here"
    EVERYWHERE = "everywhere"


class Span(StrEnum):
    """The time that a table is about: all of it, this season, the one before."""

    ALL = "all"
    SEASON = "season"
    LAST = "last"

    def season(self, now: datetime) -> Season | None:
        """Return the season that is meant, None for all time."""
        this = season_of(now)
        return {Span.SEASON: this, Span.LAST: this.before}.get(self)


@dataclass(frozen=True, slots=True)
class Standing:
    """A person and a rating of theirs in the game of a table."""

    who: Account
    rating: Rating

    @property
    def margin(self) -> int:
        """What is shown behind the rating and ±."""
        return round(2 * self.rating.deviation)


@dataclass(frozen=True, slots=True)
class Standings:
    """A table as one person sees it: the best, one's own place, and who has no place yet.

    ``own`` counts from 1; it is None without a place. ``waiting`` are the best of the others.
    """

    places: tuple[Standing, ...]
    own: int | None
    waiting: tuple[Standing, ...]


def standings_of(
    found: Iterable[Standing], limit: float, now: datetime, viewer: AccountId
) -> Standings:
    """Return the table of people who want to be seen, whose ratings come the best first.

    ``limit`` is the deviation, as of now, up to which a rating has a place; both are compared as
    they are shown.
    """
    shown = [
        Standing(each.who, SCALE.aged(each.rating, now))
        for each in found
        if _wants_to_be_seen(each.who)
    ]
    most = round(2 * limit)
    placed = [each for each in shown if each.margin <= most]
    own = (place for place, each in enumerate(placed, 1) if each.who.id == viewer)
    waiting = tuple(each for each in shown if each.margin > most)
    return Standings(tuple(placed[:PLACES]), next(own, None), waiting[:UNPLACED])


def _wants_to_be_seen(who: Account) -> bool:
    is_person = who.name != FORGOTTEN and not is_computer(who.id)
    return is_person and who.settings.results is Audience.EVERYONE


def table_limit(people: Iterable[Iterable[Rating]]) -> float:
    """Return the deviation up to which a rating has a place on a table.

    ``people`` gives everyone's ratings, as of now, in all rulesets. Of those with 20 matches in
    all, 95 in 100 have a rating at least as certain.
    """
    own = [list(each) for each in people]
    most_certain = sorted(
        min(rating.deviation for rating in each)
        for each in own
        if sum(rating.matches for rating in each) >= SAMPLE_MATCHES
    )
    return most_certain[int(SAMPLE_SHARE * len(most_certain))] if most_certain else FIRST_LIMIT
