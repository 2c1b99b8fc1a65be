"""Tournaments, which players know as events: formats, entries, pairings and results. Pure.

A tournament is a value with its entries and pairings. Each pairing of two is a match like any
other; its result is the result of that match and is never counted on its own.
"""

# ruff: noqa: TC001 -- the store reads these annotations, so the imports are real ones

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, NewType, TypeAlias

from bot.core.matches.computers import AT_ONCE
from bot.core.matches.messages import Refused, refused
from bot.core.matches.model import AccountId, GroupKey, MatchId, Place, Terms

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

TournamentId = NewType("TournamentId", str)
Couple: TypeAlias = "tuple[AccountId, AccountId | None]"
"""Two people who meet, the first side first; one alone has a bye."""


class Format(StrEnum):
    """A round robin, a Swiss, divisions that people go up and down between, or a ladder."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    LEAGUE = "league"
    LADDER = "ladder"


class Phase(StrEnum):
    """How far a tournament has come: people can join, it is played, or it is over."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class PairingResult(StrEnum):
    """How a pairing ended; a bye counts as a win, a half-point bye as a draw."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    BYE = "bye"
    HALF_BYE = "half-bye"


FEWEST = {Format.ROUND_ROBIN: 3, Format.SWISS: 4, Format.LEAGUE: 4, Format.LADDER: 2}
MOST = {Format.ROUND_ROBIN: 16, Format.SWISS: 256, Format.LEAGUE: 256, Format.LADDER: 256}
"""How many people a tournament takes."""

DIVISION = 8
"""How many people a division of a league has if the number allows it: from six to ten."""

MOVING = 2
"""How many people go up and down between two divisions after a season."""

WAITING = -1
"""The division of people who joined a league during a season, until the next one."""

DAYS = 14
"""How many days a round takes unless its organiser chooses another number."""

MOST_DAYS = 60
LONGEST_NAME = 40
MOST_SWISS_ROUNDS = 9


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in a tournament. ``number`` is the place in the order in which people joined.

    ``since`` is the first round that the person plays, ``until`` the last one before they left.
    ``rating`` was theirs when they joined. ``division`` counts from 0, the highest.
    """

    account: AccountId
    number: int
    rating: float
    since: int = 1
    until: int | None = None
    division: int = 0


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two people, or one with a bye, in a round; ``first`` plays the first side.

    ``match`` is the match that they play, which exists if ``begun``. ``ended`` is when it ended.
    """

    season: int
    round: int
    board: int
    first: AccountId
    second: AccountId | None
    match: MatchId | None = None
    result: PairingResult | None = None
    division: int = 0
    begun: bool = True
    ended: datetime | None = None

    @property
    def people(self) -> tuple[AccountId, ...]:
        """Return the one or two people."""
        return (self.first, self.second) if self.second else (self.first,)

    def points_of(self, account: AccountId) -> float:
        """Return what a person got: 1, a half, or 0."""
        if self.result in {PairingResult.DRAW, PairingResult.HALF_BYE}:
            return 0.5
        wins = self.result is PairingResult.BYE or self.result is (
            PairingResult.FIRST if account == self.first else PairingResult.SECOND
        )
        return 1.0 if wins else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """A tournament with its people and its pairings of all rounds.

    ``holder`` made it, None if that person was forgotten. ``place`` is where it is announced.
    ``rounds`` is how many a season has, 0 until that is known. ``ends`` is when the round ends, or
    between two seasons when the next begins. In a ``doubled`` one, two people meet twice, with the
    sides swapped.
    """

    id: TournamentId
    version: int
    name: str
    format: Format
    terms: Terms
    holder: AccountId | None
    created: datetime
    place: Place | None = None
    group: GroupKey | None = None
    days: int = DAYS
    doubled: bool = False
    rounds: int = 0
    phase: Phase = Phase.OPEN
    season: int = 1
    round: int = 0
    ends: datetime | None = None
    entries: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    def entry(self, account: AccountId) -> Entrant | None:
        """Return a person's entry, also of one who has left."""
        return next((each for each in self.entries if each.account == account), None)

    @property
    def due(self) -> datetime | None:
        """Return when there is something to do, such as to begin matches that have not begun."""
        waits = any(not each.begun for each in self.of_round(self.round))
        return AT_ONCE if waits else self.ends

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Return the entries of those who have not left."""
        return tuple(each for each in self.entries if each.until is None)

    def of_round(self, number: int) -> tuple[Pairing, ...]:
        """Return the pairings of a round of this season."""
        return tuple(
            each for each in self.pairings if each.round == number and each.season == self.season
        )

    @property
    def unfinished(self) -> tuple[Pairing, ...]:
        """Return the pairings of this round whose matches are not over."""
        return tuple(each for each in self.of_round(self.round) if each.result is None)

    def meetings(self) -> Iterator[Pairing]:
        """Yield the pairings of two people of this season."""
        return (each for each in self.pairings if each.second and each.season == self.season)


def join(tournament: Tournament, account: AccountId, rating: float) -> Tournament | Refused:
    """Return a tournament with one more person, or with one who comes back.

    People who come late to a Swiss play from the next round on, those of a league from the next
    season on; a round robin has no late entries.
    """
    known = tournament.entry(account)
    if tournament.phase is Phase.OVER:
        return refused("event-over")
    if known is not None and known.until is None:
        return refused("event-joined")
    is_late = tournament.phase is not Phase.OPEN and known is None
    if is_late and tournament.format is Format.ROUND_ROBIN:
        return refused("event-started")
    if len(tournament.active) >= MOST[tournament.format]:
        return refused("event-full", most=MOST[tournament.format])
    if known is not None:
        back = replace(known, until=None)
        return _with_entry(tournament, back)
    number = 1 + max((each.number for each in tournament.entries), default=0)
    since = tournament.round + 1
    waits = tournament.format is Format.LEAGUE and tournament.phase is Phase.RUNNING
    entry = Entrant(account, number, rating, since, division=WAITING if waits else 0)
    return replace(tournament, entries=(*tournament.entries, entry))


def leave(tournament: Tournament, account: AccountId) -> Tournament | Refused:
    """Return a tournament without a person; before the start nothing is left of the entry.

    The match in play is still theirs.
    """
    entry = tournament.entry(account)
    if entry is None or entry.until is not None:
        return refused("event-not-joined")
    if tournament.phase is Phase.OVER:
        return refused("event-over")
    if tournament.phase is Phase.OPEN:
        kept = tuple(each for each in tournament.entries if each is not entry)
        return replace(tournament, entries=kept)
    return _with_entry(tournament, replace(entry, until=tournament.round))


def withdraw(tournament: Tournament, missing: Collection[AccountId]) -> Tournament:
    """Return a tournament in which people who missed the round have left."""
    entries = tuple(
        replace(each, until=tournament.round)
        if each.account in missing and each.until is None
        else each
        for each in tournament.entries
    )
    return replace(tournament, entries=entries)


def why_not_start(tournament: Tournament) -> Refused | None:
    """Return why a tournament cannot begin."""
    fewest = FEWEST[tournament.format]
    if tournament.phase is not Phase.OPEN:
        return refused("event-started")
    if len(tournament.entries) < fewest:
        return refused("event-few", fewest=fewest)
    return None


def end_of_round(tournament: Tournament, now: datetime) -> datetime:
    """Return when a round that begins now ends."""
    return now + timedelta(days=tournament.days)


def next_month(now: datetime) -> datetime:
    """Return the first moment of the next month, in UTC: when a season of a league begins.

    >>> next_month(datetime(2026, 12, 5, tzinfo=UTC)).isoformat()
    '2027-01-01T00:00:00+00:00'
    """
    return datetime(now.year + now.month // 12, now.month % 12 + 1, 1, tzinfo=UTC)


def _with_entry(tournament: Tournament, entry: Entrant) -> Tournament:
    entries = tuple(entry if each.account == entry.account else each for each in tournament.entries)
    return replace(tournament, entries=entries)
