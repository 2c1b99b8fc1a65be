"""What happened in a match, in the past tense; the log of a match is a list of these.

Law: an event holds what was decided, including what came from a lot, so that replay needs nothing.
"""

# ruff: noqa: TC001, TC003 -- the store reads these annotations, so the imports are real ones

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, TypeAlias

from bot.core.matches.clocks import Timer
from bot.core.matches.model import AccountId, MatchId, Place, PlanLine, Seats, Squares, Terms
from engine.position import Outcome, Side

VACATIONS: Final = ("vacation-first", "vacation-second")
"""What stops a match's clock while a side is away; there may be both, and a pause besides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered:
    """A challenge was made, to one person or open.

    From the ``seed``, a secret until the match is over, come its dice and its lot; the challenger's
    ``word`` is mixed in. A rematch names the match that it repeats.
    """

    match: MatchId
    challenger: AccountId
    invited: AccountId | None
    place: Place | None
    terms: Terms
    expires: datetime
    challenger_at: Place | None = None
    invited_at: Place | None = None
    seed: str | None = field(default=None, repr=False)
    rematch_of: MatchId | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The challenge was taken up, at this place; the sides are settled and the game begins."""

    seats: Seats
    at: Place | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Declined:
    """The invited person said no."""


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The challenger took the challenge back."""


@dataclass(frozen=True, slots=True)
class Expired:
    """The challenge was not accepted in time."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """The challenger offers other terms."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class Played:
    """A side played an action, given by its text, and did so at this place, or ``planned`` it."""

    side: Side
    action: str
    at: Place | None = None
    planned: bool = False


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice were thrown for a side, the higher first."""

    side: Side
    high: int
    low: int


@dataclass(frozen=True, slots=True)
class Timed:
    """The state of the match's clock after the events before it in the log."""

    timer: Timer


@dataclass(frozen=True, slots=True)
class SideEvent:
    """An event that says nothing but which side it concerns."""

    side: Side


@dataclass(frozen=True, slots=True)
class Nudged(SideEvent):
    """A side was reminded that its time is running out."""


@dataclass(frozen=True, slots=True)
class Lapsed(SideEvent):
    """A side's time ran out; the other may claim the win as long as it has not acted."""


@dataclass(frozen=True, slots=True)
class PauseAsked(SideEvent):
    """A side asks for a pause; open until answered or until the other side plays."""


@dataclass(frozen=True, slots=True)
class PauseDeclined(SideEvent):
    """A side said no to the other's wish to pause."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The clock is stopped from now on for one more reason, by one side.

    A vacation says ``until`` when. The event is recorded without a clock too, and again when the
    vacation is made longer or shorter.
    """

    side: Side
    why: str
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Resumed:
    """A reason for which the clock was stopped is gone, by one side."""

    side: Side
    why: str


@dataclass(frozen=True, slots=True)
class DrawOffered(SideEvent):
    """A side offers a draw; open until answered or until the other side plays."""


@dataclass(frozen=True, slots=True)
class DrawDeclined(SideEvent):
    """A side said no to the other's offer."""


@dataclass(frozen=True, slots=True)
class TakebackAsked(SideEvent):
    """A side asks for a takeback of its latest ply; open until answered or played past."""


@dataclass(frozen=True, slots=True)
class TakebackDeclined(SideEvent):
    """The other side said no to this side's wish."""


@dataclass(frozen=True, slots=True)
class TakenBack(SideEvent):
    """By consent a side's latest ply is undone, with whatever came after it."""


@dataclass(frozen=True, slots=True)
class HintsAsked(SideEvent):
    """A side asks whether both may have hints in this match; open until answered."""


@dataclass(frozen=True, slots=True)
class HintsDeclined(SideEvent):
    """The other side said no to this side's wish for hints."""


@dataclass(frozen=True, slots=True)
class HintsAllowed(SideEvent):
    """The other side agreed to this side's wish: both may have hints from now on."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A side prepared its answers: all its lines as they now are, none where it gave them up."""

    side: Side
    lines: tuple[PlanLine, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class PlanMissed(SideEvent):
    """The other side played what no line of this side's plan had foreseen."""


@dataclass(frozen=True, slots=True)
class PlanDropped:
    """What a side had planned to play now is not legal any more; its plan is gone."""

    side: Side
    action: str


@dataclass(frozen=True, slots=True)
class SetUpDrawn:
    """A side drew where its next men are to be placed, in their order; none where it gave it up."""

    side: Side
    squares: Squares = field(repr=False)


@dataclass(frozen=True, slots=True)
class SetUpSkipped:
    """Squares of a side's set-up were left out, as no man can be placed on them any more."""

    side: Side
    squares: Squares


@dataclass(frozen=True, slots=True)
class Said:
    """A side said something to the other, which does not hear it where it is ``unheard``.

    The text is empty once the speaker was forgotten.
    """

    side: Side
    text: str = field(repr=False)
    at: datetime
    number: int
    unheard: bool = False


@dataclass(frozen=True, slots=True)
class Reported:
    """A side reported a message of the other to the operator."""

    side: Side
    number: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Muted(SideEvent):
    """A side does not want to hear the other any more, or hears it again."""

    muted: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Joined:
    """An account became part of another, which has its seat from now on."""

    gone: AccountId
    kept: AccountId


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person's data were erased: the account has no name and no place any more."""

    account: AccountId


Unanswered: TypeAlias = Declined | Withdrawn | Expired
"""Ends of a challenge that leads to no match."""

ClockEvent: TypeAlias = Timed | Nudged | Lapsed | PauseAsked | PauseDeclined | Stopped | Resumed

PremoveEvent: TypeAlias = Planned | PlanMissed | PlanDropped

SetUpEvent: TypeAlias = SetUpDrawn | SetUpSkipped

HintEvent: TypeAlias = HintsAsked | HintsDeclined | HintsAllowed

Request: TypeAlias = DrawOffered | DrawDeclined | TakebackAsked | TakebackDeclined | TakenBack
Wish: TypeAlias = Request | HintEvent

ChatEvent: TypeAlias = Said | Muted | Reported

PlayEvent: TypeAlias = Accepted | Proposed | Played | Thrown | Ended | Joined | Forgotten

Event: TypeAlias = (
    Offered | Unanswered | PlayEvent | Wish | ClockEvent | PremoveEvent | SetUpEvent | ChatEvent
)
