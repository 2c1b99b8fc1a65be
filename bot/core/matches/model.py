"""The nouns of the service: accounts, identities, terms, matches. Values only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime  # noqa: TC003 -- the store reads the annotations
from enum import StrEnum
from typing import Final, NewType

from bot.core.matches.by_side import BySide
from bot.core.matches.clocks import Clock, Timer  # noqa: TC001 -- the store reads the annotations
from bot.core.matches.preferences import DEFAULT_SETTINGS, Settings
from engine import (
    Cue,
    Game,
    Outcome,
    Side,
)

AccountId = NewType("AccountId", str)
MatchId = NewType("MatchId", str)

FORGOTTEN = ""
"""The name of a forgotten account; no person has it."""

NO_WORDS = ("", "")
"""No words are mixed into the dice."""

PRESENT: BySide[datetime | None] = BySide(None, None)
"""Neither side is on vacation."""

PlanLine = tuple[str, ...]
"""The texts of actions that may come: the other side's first, one's own last."""

NO_PLANS: BySide[tuple[PlanLine, ...]] = BySide((), ())

Squares = tuple[str, ...]
"""Names of squares, in an order that counts."""

NO_SET_UPS: BySide[Squares] = BySide((), ())

NOTHING_ASKED: BySide[frozenset[str]] = BySide(frozenset(), frozenset())

NEITHER = BySide(first=False, second=False)


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

    @property
    def is_card(self) -> bool:
        """Whether the place is one message in a chat that the bot does not know."""
        return self.key.startswith(CARD_PREFIX)


CARD_PREFIX: Final = "card/"
"""The beginning of the key of a card."""

LOBBY: Final = Place("web", "lobby")
"""Where those who look for an opponent are listed; all visitors of the web chat see it."""


@dataclass(frozen=True, slots=True)
class GroupKey:
    """A server on Discord or a group on Telegram, by its platform's own key."""

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
    if the platform has mentions of its own. ``home`` is the platform on which they are called.
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
    """What is played: a ruleset's canonical name, its revision, the wish for a side, the clock.

    The result of a ``rated`` match changes its players' ratings.
    """

    ruleset: str
    revision: int
    side: SideWish = SideWish.LOT
    clock: Clock | None = None
    rated: bool = False

    @property
    def game(self) -> str:
        """Return the ruleset's key: its name without options."""
        return self.ruleset.partition("(")[0]


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
    which is not part of what the trail replays to.
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

    ``ply`` is that ply's text. If it was made with dice, the trail ends before their throw.
    """

    side: Side
    ply: str
    trail: Trail
    last: LastAction | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match from its challenge to its end."""

    id: MatchId
    # The stored row's own number, which guards the write.
    version: int
    # Goes up with every change of the position, and never back.
    turn: int
    stage: Stage
    terms: Terms
    challenger: AccountId
    # None for an open challenge, which is posted at its place.
    invited: AccountId | None
    place: Place | None
    expires: datetime
    stays: tuple[Stay, ...] = ()
    seats: BySide[AccountId] | None = None
    game: Game | None = None
    trail: Trail | None = None
    last: LastAction | None = None
    # The names of the agreements that each side asks for.
    asked: BySide[frozenset[str]] = NOTHING_ASKED
    outcome: Outcome | None = None
    # How many plies were taken back.
    takebacks: int = 0
    # How many of them after the opening, which keep a rated match from being counted. Snapshots of
    # earlier versions have none if their logs do.
    late_takebacks: int = field(default=0, compare=False)
    # What can be gone back to, once for each side, the oldest first.
    before: tuple[Past, ...] = ()
    # The match that this one repeats.
    rematch_of: MatchId | None = None
    # The server or group where it was offered, whose table its result is for.
    group: GroupKey | None = None
    # The tournament in which it is played.
    tournament: str | None = None
    # The state of the clock, if there is one.
    timer: Timer | None = None
    # Whether the side to act was nudged this turn, or ran out of time.
    nudged: bool = False
    lapsed: bool = False
    # Until when each side is on vacation.
    away: BySide[datetime | None] = PRESENT
    # What each side has planned, and where its next men are placed without asking: its secrets.
    plans: BySide[tuple[PlanLine, ...]] = field(default=NO_PLANS, repr=False)
    set_ups: BySide[Squares] = field(default=NO_SET_UPS, repr=False)
    # The last action that a player took themselves with those that plans played upon it; empty
    # if they played none.
    answered: tuple[LastAction, ...] = ()
    # What the dice and the lot come from, a secret until the match is over; matches from before
    # there were seeds have none.
    seed: str | None = field(default=None, repr=False)
    # What is mixed into them, the challenger's word first; empty if a player gave none.
    words: tuple[str, str] = NO_WORDS
    # The last messages, the oldest first.
    chat: tuple[ChatMessage, ...] = ()
    # Whether each side hears nothing from the other.
    muted: BySide[bool] = NEITHER
    # Whether both sides may have hints; whether the other side has said no to each side's wish.
    hints_allowed: bool = False
    hints_declined: BySide[bool] = NEITHER
    # Whether both sides agreed that anyone may watch.
    made_public: bool = False

    def side_of(self, account: AccountId | None) -> Side | None:
        """Return the side an account plays, or None for a stranger or before the start."""
        if self.seats is None or account not in self.seats:
            return None
        return Side(self.seats.index(account))

    def place_of(self, account: AccountId) -> Place | None:
        """Return where a person plays the match, or None when nothing is known of it."""
        return next((stay.place for stay in self.stays if stay.account == account), None)

    def with_stay(self, account: AccountId, at: Place | None) -> Match:
        """Return the match with a person called at a place, or wherever they are without one."""
        others = tuple(stay for stay in self.stays if stay.account != account)
        return replace(self, stays=(*others, Stay(account, at)) if at else others)

    def without_asks(self, *kinds: str) -> Match:
        """Return the match without what was asked for of these kinds."""
        return replace(self, asked=self.asked.map(lambda names: names.difference(kinds)))

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

    def is_hidden_from(self, account: AccountId) -> bool:
        """Return whether the match is between others, only in their private chats.

        One that is over is not: players share it by its code.
        """
        is_open = self.seats is None and self.invited is None
        is_for_all = self.place or self.stays or self.tournament or is_open
        is_hidden = not is_for_all and self.stage is not Stage.OVER
        return is_hidden and account not in self.people

    @property
    def people(self) -> tuple[AccountId, ...]:
        """Everyone the match concerns by name: the seats, or the challenger and the invited."""
        if self.seats is not None:
            return self.seats
        return (self.challenger, *([self.invited] if self.invited else []))
