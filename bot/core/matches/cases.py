"""Cases: what is reported of a person or found in their matches, and what is decided. Pure.

Invariant: people decide. No report and no finding has an effect by itself. What the managers of a
group decide holds for matches made in that group, what the operator decides holds everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.core.matches.by_side import BySide
from bot.core.matches.messages import Line, Timestamp, family_line, line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.model import AccountId, GroupKey, Match, MatchId
    from engine import Side


class CaseKind(StrEnum):
    """What a case begins with: a reported message, a reported match, or what a test has found."""

    MESSAGE = "message"
    MATCH = "match"
    FINDING = "finding"


class Behaviour(StrEnum):
    """What a player reports of an opponent's play: waiting when lost, or a program's moves."""

    STALLING = "stalling"
    ENGINE = "engine"


class Verdict(StrEnum):
    """What is decided: nothing, a warning, or what a person may not do for a time.

    A muted person says nothing, a barred one plays no rated match, a blocked one begins no match.
    """

    NOTHING = "nothing"
    WARN = "warn"
    MUTE = "mute"
    BAR = "bar"
    BLOCK = "block"


DAYS = MappingProxyType({Verdict.MUTE: 7, Verdict.BAR: 30, Verdict.BLOCK: 365})
"""For how many days what is decided is in force."""

MAX_OPEN_REPORTS = 5
"""How many reports of one person may wait for a decision."""

MAX_APPEAL_LENGTH = 400
"""How many characters an appeal may have."""

SECOND_THOUGHTS = timedelta(hours=1)
"""For how long managers can change a decision though the person has not answered."""

KEPT = timedelta(days=365)
"""How long a case is kept after its last change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A report or a finding, with what was decided and what the person says to that.

    ``topic`` is the number of the message, the behaviour, or the code of the test; of a match and a
    person there is one case for each. ``evidence`` are numbers and texts by codes. Without a
    ``group`` only the operator decides. ``by_operator`` tells who has decided.
    """

    id: int = 0
    kind: CaseKind
    match: MatchId
    about: AccountId
    topic: str
    at: datetime
    reporter: AccountId | None = None
    group: GroupKey | None = None
    evidence: Mapping[str, int | str] = field(default_factory=dict)
    verdict: Verdict | None = None
    by_operator: bool = False
    decided_by: AccountId | None = None
    decided: datetime | None = None
    until: datetime | None = None
    appeal: str = field(default="", repr=False)
    appealed: datetime | None = None

    @property
    def waits(self) -> bool:
        """Whether a decision is wanted: the first, or one after the person has answered."""
        return self.decided is None or (self.appealed is not None and self.appealed > self.decided)

    @property
    def is_told(self) -> bool:
        """Whether the person hears of it: not of a report that came to nothing."""
        return self.verdict not in {None, Verdict.NOTHING}

    def is_open_to(self, *, operator: bool, now: datetime) -> bool:
        """Return whether the operator or a manager can decide now."""
        if operator or self.decided is None:
            return True
        may_change = self.waits or now < self.decided + SECOND_THOUGHTS
        return may_change and not self.by_operator

    def decide(self, verdict: Verdict, by: AccountId, now: datetime, *, operator: bool) -> Case:
        """Return the case as decided."""
        until = now + timedelta(days=DAYS[verdict]) if verdict in DAYS else None
        return replace(
            self, verdict=verdict, by_operator=operator, decided_by=by, decided=now, until=until
        )


def report_of(match: Match, side: Side, topic: str, at: datetime) -> Case:
    """Return the case of a side's report of the other: of a message by its number, or of play."""
    seats = match.seats or BySide(match.challenger, match.challenger)
    return Case(
        kind=CaseKind.MESSAGE if topic.isdigit() else CaseKind.MATCH,
        match=match.id,
        about=seats[side.other],
        topic=topic,
        at=at,
        reporter=seats[side],
        group=match.group,
    )


def decision_lines(case: Case) -> tuple[Line, ...]:
    """Tell a person what was decided about them, by whom, and whether they can answer."""
    by = "operator" if case.by_operator or case.group is None else case.group.platform
    why = line("decision-why", kind=case.kind, topic=case.topic, match=case.match, by=by)
    until = Timestamp(case.until or case.at)  # of what is in force for a time
    what = family_line("decision", case.verdict or Verdict.NOTHING, by=by, until=until)
    may_answer = case.is_told and case.appealed is None
    return (why, what, *((line("decision-appeal"),) if may_answer else ()))
