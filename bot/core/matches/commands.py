"""What can be asked of a match, in the imperative.

A command's class is in the module of its topic and says how it is decided; `decide` asks it
once nothing speaks against a command of its group. ``turn`` is the turn count of the control that
was pressed, or None for words that were typed; ``at`` is the place where the person is called from
then on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.events import Event
    from bot.core.matches.messages import Refused
    from bot.core.matches.model import AccountId, Match
    from engine import Game, Side

Decision: TypeAlias = "tuple[Event, ...] | Refused"
"""What a command leads to: events, none of which leave the match as it is, or a refusal."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A match in which a player gives a command: its game, their side, and when."""

    match: Match
    game: Game
    side: Side
    now: datetime


class BotCommand(ABC):
    """A command that the bot gives, and no person."""

    __slots__ = ()
    by: None

    @abstractmethod
    def decide(self, match: Match, now: datetime) -> Decision:
        """Return what the command does to a match."""


class ChallengeCommand(ABC):
    """A command about a challenge that is not accepted yet."""

    __slots__ = ()
    by: AccountId

    @abstractmethod
    def decide(self, match: Match, now: datetime) -> Decision:
        """Return what the command does to a challenge."""


class PlayerCommand(ABC):
    """A command of a player, also in a match that is over."""

    __slots__ = ()
    by: AccountId

    @abstractmethod
    def decide(self, given: Situation) -> Decision:
        """Return what the command does in this situation."""


class MatchCommand(PlayerCommand):
    """A command of a player in a match in play."""

    __slots__ = ()
    turn: int | None

    @property
    def outlasts(self) -> bool:
        """Whether it can be given in a match that is over."""
        return False


Command: TypeAlias = BotCommand | ChallengeCommand | PlayerCommand
