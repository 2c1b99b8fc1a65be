"""What a person can ask of a match, in the imperative.

``turn`` is the turn count of the control that was pressed, or None for words that were typed;
``at`` is the place where the person is called from then on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, Place, Terms
    from engine.position import Side


@dataclass(frozen=True, slots=True)
class Accept:
    """Take up a challenge.

    ``lot`` is the challenger's side where the terms leave it open and the match has no seed.
    """

    by: AccountId
    lot: Side
    at: Place | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Decline:
    """Say no to a challenge."""

    by: AccountId


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take one's own challenge back."""

    by: AccountId


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer other terms with one's own challenge, which may keep the clock that it has."""

    by: AccountId
    terms: Terms
    turn: int
    keeps_clock: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Play an action, named by its text or by its index in the sorted legal actions."""

    by: AccountId
    action: str | int
    turn: int | None = None
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the match up."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer the opponent a draw, or agree when the opponent's own offer stands."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """Accept or decline the opponent's offer of a draw."""

    by: AccountId
    agree: bool
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the win from an opponent whose time has run out."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class AskTakeback:
    """Ask the opponent to let one's own latest ply be taken back."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerTakeback:
    """Let the opponent take their latest ply back, or not."""

    by: AccountId
    agree: bool
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """Ask the opponent to let the clock stand, or agree when the opponent has asked."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class DeclinePause:
    """Say no to the opponent's wish to pause."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the clock go again that stood by agreement."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """Prepare a line of play: actions by text or by index, the opponent's first, one's own last."""

    by: AccountId
    line: tuple[str | int, ...] = field(repr=False)
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class DropPlan:
    """Give up a line that was prepared, or all of them where none is named."""

    by: AccountId
    line: tuple[str | int, ...] = field(default=(), repr=False)
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Let the clock stand while a player is on vacation; asked for in no match, so by nobody."""

    account: AccountId
    until: datetime
    by: None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Let the clock go again for a player whose vacation is over; asked for by nobody."""

    account: AccountId
    by: None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Do what is due now and nobody does, such as a nudge; asked for by nobody."""

    by: None = None


@dataclass(frozen=True, slots=True)
class Spare:
    """Give an outage back to the side whose clock went meanwhile; asked for by nobody."""

    begin: datetime
    end: datetime
    by: None = None


Command: TypeAlias = (
    Accept
    | Decline
    | Withdraw
    | Propose
    | Play
    | Resign
    | OfferDraw
    | AnswerDraw
    | AskTakeback
    | AnswerTakeback
    | Claim
    | Pause
    | DeclinePause
    | Resume
    | Plan
    | DropPlan
    | Leave
    | Return
    | Tick
    | Spare
)
