"""What a person can ask of a match, in the imperative.

``turn`` is the turn count of the control that was pressed, or None for words that were typed;
``at`` is the place where the person is called from then on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, Place, Squares, Terms
    from engine.position import Side


@dataclass(frozen=True, slots=True)
class Accept:
    """Take up a challenge.

    ``lot`` is the challenger's side where the terms leave it open and the match has no seed.
    ``word`` is mixed into the dice.
    """

    by: AccountId
    lot: Side
    at: Place | None = None
    turn: int | None = None
    word: str = ""


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
class PlayerCommand:
    """A command that says nothing but who gives it, and at which turn."""

    by: AccountId
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Resign(PlayerCommand):
    """Give the match up."""


@dataclass(frozen=True, slots=True)
class OfferDraw(PlayerCommand):
    """Offer the opponent a draw, or accept the opponent's open offer."""


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """Accept or decline the opponent's offer of a draw."""

    by: AccountId
    agree: bool
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Claim(PlayerCommand):
    """Claim the win from an opponent whose time has run out."""


@dataclass(frozen=True, slots=True)
class AskTakeback(PlayerCommand):
    """Ask the opponent to let one's own latest ply be taken back."""


@dataclass(frozen=True, slots=True)
class AnswerTakeback:
    """Let the opponent take their latest ply back, or not."""

    by: AccountId
    agree: bool
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class AskHints(PlayerCommand):
    """Ask the opponent whether both may have hints in this match."""


@dataclass(frozen=True, slots=True)
class AnswerHints:
    """Agree that both may have hints, or not."""

    by: AccountId
    agree: bool
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Pause(PlayerCommand):
    """Ask the opponent for a pause, or agree to the opponent's request."""


@dataclass(frozen=True, slots=True)
class DeclinePause(PlayerCommand):
    """Decline the opponent's request for a pause."""


@dataclass(frozen=True, slots=True)
class Resume(PlayerCommand):
    """End a pause."""


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
class SetUp:
    """Place one's next men on these squares, one a turn; without squares, do so no more."""

    by: AccountId
    squares: Squares = field(repr=False)
    turn: int | None = None
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class Say:
    """Say something to the opponent, who does not hear it where it is ``unheard``."""

    by: AccountId
    text: str = field(repr=False)
    unheard: bool = False


@dataclass(frozen=True, slots=True)
class Mute:
    """Hear nothing more from the opponent in this match, or hear them again."""

    by: AccountId
    muted: bool = True


@dataclass(frozen=True, slots=True)
class Report:
    """Report a message of the opponent, or their last one, to the operator."""

    by: AccountId
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Stop the clock while a player is on vacation. Given by the bot, not in a match."""

    account: AccountId
    until: datetime
    by: None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Resume the clock after a vacation. Given by the bot."""

    account: AccountId
    by: None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Do what is due now, such as a reminder. Given by the scheduler."""

    by: None = None


@dataclass(frozen=True, slots=True)
class Spare:
    """Give an outage back to the side whose clock ran in it. Given by the scheduler."""

    begin: datetime
    end: datetime
    by: None = None


ChallengeCommand: TypeAlias = Accept | Decline | Withdraw | Propose
"""Commands about a challenge that no one has accepted yet."""

PauseCommand: TypeAlias = Pause | DeclinePause | Resume

PremoveCommand: TypeAlias = Plan | DropPlan

DrawCommand: TypeAlias = OfferDraw | AnswerDraw

TakebackCommand: TypeAlias = AskTakeback | AnswerTakeback

HintCommand: TypeAlias = AskHints | AnswerHints

ChatCommand: TypeAlias = Say | Mute | Report
"""Commands that are given in a match that is over, too."""

AgreementCommand: TypeAlias = DrawCommand | TakebackCommand | HintCommand | PauseCommand

MatchCommand: TypeAlias = Play | Resign | Claim | AgreementCommand | PremoveCommand | SetUp
"""Commands of the people who play a match."""

Command: TypeAlias = ChallengeCommand | MatchCommand | ChatCommand | Leave | Return | Tick | Spare
