"""The nouns of the service: accounts, identities, terms, matches. Values only."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime  # noqa: TC003 -- the store reads the annotations
from enum import StrEnum
from typing import TYPE_CHECKING, NewType

from bot.core.matches.clocks import Clock, Timer  # noqa: TC001 -- the store reads the annotations
from bot.core.matches.preferences import DEFAULT_SETTINGS, Settings
from engine.position import Cue, Side

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import Outcome

AccountId = NewType("AccountId", str)
MatchId = NewType("MatchId", str)

FORGOTTEN = ""
"""The name of a forgotten account; no person has it."""

Seats = tuple[AccountId, AccountId]
"""Who plays which side, the first player's seat first."""

NO_WORDS = ("", "")
"""No words are mixed into the dice."""

PRESENT = (None, None)
"""Neither side is on vacation."""

PlanLine = tuple[str, ...]
"""The texts of actions that may come: the other side's first, one's own last."""

Plans = tuple[tuple[PlanLine, ...], tuple[PlanLine, ...]]
"""What each side has planned, the first player's lines first."""

NO_PLANS: Plans = ((), ())

Squares = tuple[str, ...]
"""Names of squares, in an order that counts."""

SetUps = tuple[Squares, Squares]
"""Where each side's next men are placed without asking, the first player's squares first."""

NO_SET_UPS: SetUps = ((), ())


@dataclass(frozen=True, slots=True)
class Identity:
    """A person as one platform knows them: the platform's name and its own key."""

    platform: str
    key: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was posted: a channel, a group, the lobby of the web chat."""

    platform: str
    key: str


@dataclass(frozen=True, slots=True)
class Stay:
    """Where a person plays a match: there they are called. Without one, wherever they are."""

    account: AccountId
    place: Place


@dataclass(frozen=True, slots=True)
class Account:
    """A person, whatever the platforms they come from.

    ``handle`` is the unique form of the name by which typed words find the person, or None
    where the platform has mentions of its own. ``home`` is the platform on which they are called.
    """

    id: AccountId
    name: str
    handle: str | None = None
    settings: Settings = DEFAULT_SETTINGS
    home: str = ""


class SideWish(StrEnum):
    """The side the challenger asks for; a lot decides when it is left open."""

    FIRST = "first"
    SECOND = "second"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class Terms:
    """What is played: a ruleset's canonical name, its revision, the wish for a side, the clock."""

    ruleset: str
    revision: int
    side: SideWish = SideWish.LOT
    clock: Clock | None = None


class Stage(StrEnum):
    """How far a match has come; all but the first two are final."""

    OFFERED = "offered"
    RUNNING = "running"
    OVER = "over"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class LastAction:
    """The last action played: by which side, its text, and the turn count that it was played at."""

    side: Side
    text: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Trail:
    """How a game is kept: a position text and the action texts played from there.

    It reaches back to just before the last irreversible action, so that repetition and what the
    last action did come out of it again. ``plies`` counts those from the start of the match on,
    which is no part of what the trail replays to.
    """

    anchor: str
    actions: tuple[str, ...] = ()
    plies: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """Something that a side said to the other, which may be deaf to it; numbers go up from 1."""

    side: Side
    text: str = field(repr=False)
    at: datetime
    number: int
    unheard: bool = False
    reported: bool = False


@dataclass(frozen=True, slots=True)
class Past:
    """What a side's latest ply can be taken back to: the trail and the last action before it.

    ``ply`` is that ply's text. Where it was made with dice, the trail ends before their throw.
    """

    side: Side
    ply: str
    trail: Trail
    last: LastAction | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match from its challenge to its end.

    ``turn`` goes up with every change of the position and never back; ``version`` is the stored
    row's own number, which guards the write. An open challenge has no ``invited`` person and
    is posted at its ``place``. ``before`` is what can be gone back to, once for each side, oldest
    first. ``rematch_of`` is the match that it repeats. The ``seed`` of the dice and the lot
    is a secret until the match is over; matches from before there were seeds have none. ``words``
    are mixed into them, the challenger's first; empty where a player gave none. ``timer``
    is the state of the clock, if there is one; ``away`` until when each side is on vacation, the
    first player's first; ``nudged`` and ``lapsed`` tell whether the side to act was nudged, or
    ran out of time, this turn. ``plans`` and ``set_ups`` are each side's secret; ``answered``
    is the last action that a player took themselves with those that plans played upon it, empty
    where they played none. ``chat`` are the last messages, the oldest first; ``muted``
    tells whether a side hears nothing from the other. ``hints_asked`` is the side that asks
    for hints, ``hints_declined`` whether the other side has said no to each side's wish.
    """

    id: MatchId
    version: int
    turn: int
    stage: Stage
    terms: Terms
    challenger: AccountId
    invited: AccountId | None
    place: Place | None
    expires: datetime
    stays: tuple[Stay, ...] = ()
    seats: Seats | None = None
    game: Game | None = None
    trail: Trail | None = None
    last: LastAction | None = None
    draw_offer: Side | None = None
    outcome: Outcome | None = None
    takebacks: int = 0
    takeback_asked: Side | None = None
    before: tuple[Past, ...] = ()
    rematch_of: MatchId | None = None
    timer: Timer | None = None
    nudged: bool = False
    lapsed: bool = False
    pause_asked: Side | None = None
    away: tuple[datetime | None, datetime | None] = PRESENT
    plans: Plans = field(default=NO_PLANS, repr=False)
    set_ups: SetUps = field(default=NO_SET_UPS, repr=False)
    answered: tuple[LastAction, ...] = ()
    seed: str | None = field(default=None, repr=False)
    words: tuple[str, str] = NO_WORDS
    chat: tuple[ChatMessage, ...] = ()
    muted: tuple[bool, bool] = (False, False)
    hints_asked: Side | None = None
    hints_allowed: bool = False
    hints_declined: tuple[bool, bool] = (False, False)

    def side_of(self, account: AccountId | None) -> Side | None:
        """Return the side an account plays, or None for a stranger or before the start."""
        if self.seats is None or account not in self.seats:
            return None
        return Side(self.seats.index(account))

    def place_of(self, account: AccountId) -> Place | None:
        """Return where a person plays the match, or None when nothing is known of it."""
        return next((stay.place for stay in self.stays if stay.account == account), None)

    @property
    def is_open(self) -> bool:
        """Return whether anything can still happen in the match."""
        return self.stage in {Stage.OFFERED, Stage.RUNNING}

    @property
    def awaits_throw(self) -> bool:
        """Return whether the dice are to be thrown before a side can act."""
        if self.stage is not Stage.RUNNING or self.game is None:
            return False
        return self.game.position.roll is Cue.THROW

    def waits_for(self, account: AccountId) -> bool:
        """Return whether it is this person who has to answer the challenge or to act."""
        if self.game is None:
            return self.stage is Stage.OFFERED and self.invited == account
        side = self.side_of(account)
        return self.stage is Stage.RUNNING and side is self.game.position.side

    @property
    def people(self) -> tuple[AccountId, ...]:
        """Everybody the match concerns by name: the seats, or the challenger and the invited."""
        if self.seats is not None:
            return self.seats
        return (self.challenger, *([self.invited] if self.invited else []))
