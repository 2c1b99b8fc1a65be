"""What the log of a person's rated matches says about fair play, as the tests want it. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from bot.core.matches import fair_play
from bot.core.matches.cases import Case, CaseKind
from bot.core.matches.clocks import ZERO, counted_time
from bot.core.matches.fair_play import MATCHES, DecisionPoint, Finding, MatchPart, Meeting, Turn
from bot.core.matches.history import action_texts
from bot.core.matches.pauses import Resumed, Stopped
from bot.core.matches.play import Played, Thrown
from bot.core.matches.thoughts import GameTask
from bot.core.matches.timing import Ended

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, GroupKey, Match, MatchId
    from bot.core.matches.ratings import Rating
    from engine import Side

Decisions: TypeAlias = "tuple[DecisionPoint, ...]"
"""Those of a side in a match."""

Log: TypeAlias = "tuple[tuple[datetime, Event], ...]"
"""The events of a match with their times."""

LAST: Final = 30
"""How many of a person's last rated matches are read."""

EVERY: Final = 5
"""After so many more matches it is looked again for the use of an engine."""


class Examiner(Protocol):
    """Searches positions, which takes time."""

    def choices(
        self, task: GameTask
    ) -> tuple[tuple[DecisionPoint, ...], tuple[DecisionPoint, ...]]:
        """Return the decisions of both sides of a match."""

    def chance(self, task: GameTask) -> float:
        """Return the chance of winning that the side to act has after the actions."""


@dataclass(frozen=True, slots=True)
class Record:
    """A rated match with its log, and both ratings before it if it is over."""

    match: Match
    log: Log
    ratings: tuple[Rating, Rating] | None = None

    def side(self, person: AccountId) -> Side:
        """Return the side that a player had."""
        side = self.match.side_of(person)
        assert side is not None  # noqa: S101 -- only players' matches are read
        return side

    @property
    def task(self) -> GameTask:
        """Return the match to be examined."""
        return GameTask(self.match.terms.ruleset, action_texts(event for _, event in self.log))


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """What is looked into of a person: their last rated matches, oldest first, and running ones.

    `count` is how many they have played, `new` how many since the last look; `moves` are the times
    of their moves in all matches that were read, by match.
    """

    person: AccountId
    ended: tuple[Record, ...]
    running: tuple[Record, ...]
    count: int
    new: int
    moves: tuple[tuple[datetime, MatchId], ...]

    @property
    def records(self) -> tuple[Record, ...]:
        """Return the matches that are looked into."""
        return (*self.ended, *self.running)

    @property
    def is_due(self) -> bool:
        """Return whether it is time to look for the use of an engine."""
        return self.count >= MATCHES and self.count // EVERY > (self.count - self.new) // EVERY


def case_of(finding: Finding, groups: Mapping[MatchId, GroupKey | None], now: datetime) -> Case:
    """Return a finding as a case for the group of all its matches, else only for the operator."""
    last, *_ = reversed(finding.matches)
    [group, *others] = {groups.get(each) for each in finding.matches}
    return Case(
        kind=CaseKind.FINDING,
        match=last,
        about=finding.people[0],
        topic=finding.kind,
        at=now,
        group=None if others else group,
        evidence={name: value for name, value in finding.evidence.params if isinstance(value, int)},
    )


def findings(history: PlayerHistory, examiner: Examiner, now: datetime) -> Iterator[Finding]:
    """Yield what is found about a person; raises CorruptMatch."""
    if history.is_due and (found := _engine_use(history, examiner)):
        yield found
    yield from _dumping(history, examiner)
    if found := _stalling(history, examiner, now):
        yield found


def _engine_use(history: PlayerHistory, examiner: Examiner) -> Finding | None:
    played: list[MatchPart] = []
    before: dict[str, Rating] = {}
    for record in history.ended[-MATCHES:]:
        side, ratings = record.side(history.person), record.ratings
        if ratings is not None:
            sides = examiner.choices(record.task)
            own = before.setdefault(record.match.terms.game, ratings[side])
            each = (sides[side], sides[side.other], own, ratings[side.other])
            played.append(MatchPart(record.match.id, *each))
    return fair_play.engine_use(history.person, played) if played else None


def _dumping(history: PlayerHistory, examiner: Examiner) -> Iterator[Finding]:
    person = history.person
    meetings = [each for one in history.ended if (each := _meeting(person, one, examiner))]
    for other in dict.fromkeys(each.other for each in meetings):
        own = [each for each in meetings if each.other == other]
        habit = fair_play.habit([each for each in meetings if each.other != other])
        if found := fair_play.dumping(person, own, habit):
            yield found


def _meeting(person: AccountId, record: Record, examiner: Examiner) -> Meeting | None:
    match, side, ratings = record.match, record.side(person), record.ratings
    if match.outcome is None or match.game is None or match.seats is None or ratings is None:
        return None
    score, winner = 0.5, match.outcome.winner
    if winner is not None:
        score = float(winner is side)
    is_given_up = score == 0 and match.outcome.reason in fair_play.GIVING_UP
    chance = examiner.chance(record.task) if is_given_up else 0.0
    if match.game.position.side is not side:
        chance = 1 - chance
    pair = (ratings[side], ratings[side.other])
    is_thrown = is_given_up and chance >= fair_play.THROWN
    return Meeting(match.id, match.seats[side.other], score, pair, is_thrown)


def _stalling(history: PlayerHistory, examiner: Examiner, now: datetime) -> Finding | None:
    turns, places = [], {}
    for record in (*history.ended[-MATCHES:], *history.running):
        for turn, texts in turns_of(history, record, now):
            turns.append(turn)
            places[turn] = record, texts
    limit = fair_play.slow_from(turns)
    chances = {}
    for turn in turns:
        if turn.seconds >= limit:
            record, texts = places[turn]
            task = record.task
            chances[turn] = examiner.chance(GameTask(task.ruleset, task.actions[:texts]))
    return fair_play.stalling(history.person, turns, chances)


def turns_of(history: PlayerHistory, record: Record, now: datetime) -> Iterator[tuple[Turn, int]]:
    """Yield a person's turns in a match, the open one too, and how many actions came before each.

    The time is that which a clock counts: no weekends if it stops then, no pauses and vacations.
    """
    match, own = record.match, record.side(history.person)
    gaps = tuple(_gaps(record.log, now))

    def turn(begin: datetime, at: datetime, actions: int) -> tuple[Turn, int]:
        seconds = _counted(match, begin, at)
        seconds -= sum(_counted(match, max(one, begin), min(other, at)) for one, other in gaps)
        elsewhere = [
            when for when, where in history.moves if begin < when <= at and where != match.id
        ]
        present = (at - min(elsewhere)).total_seconds() if elsewhere else 0.0
        return Turn(match.id, seconds, min(seconds, present), len(elsewhere)), actions

    acts = [(at, event) for at, event in record.log if isinstance(event, Played | Thrown)]
    begin = None
    for number, (at, event) in enumerate(acts):
        if isinstance(event, Played):
            if begin is not None and event.side is own and not event.planned:
                yield turn(begin, at, number)
            begin = at
    end = next((at for at, event in record.log if isinstance(event, Ended)), now)
    if begin is not None and match.game is not None and match.game.position.side is own:
        yield turn(begin, end, len(acts))


def _gaps(log: Log, now: datetime) -> Iterator[tuple[datetime, datetime]]:
    """Yield when a match was paused, or one of its players on vacation."""
    stops, since = set[str](), now
    for at, event in log:
        if isinstance(event, Stopped):
            since = since if stops else at
            stops.add(event.why)
        elif isinstance(event, Resumed) and event.why in stops:
            stops.discard(event.why)
            if not stops:
                yield since, at
    if stops:
        yield since, now


def _counted(match: Match, begin: datetime, end: datetime) -> float:
    clock = match.terms.clock
    span = counted_time(clock, begin, end) if clock else max(ZERO, end - begin)
    return span.total_seconds()
