"""Playing a match: what its players do on the board, and how they end it. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches import timing
from bot.core.matches.actions import (
    MAX_ECHOED,
    PLACEMENT_SIGN,
    action_named,
    is_ignorant,
    is_insisted,
)
from bot.core.matches.agreements import asked_after_ply
from bot.core.matches.commands import MatchCommand
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.events import Event
from bot.core.matches.messages import Refused, Typed, line, refused
from bot.core.matches.model import LastAction, Place
from bot.core.matches.takebacks import remember
from bot.core.matches.timing import Ended
from bot.core.matches.trails import extend_history, replay, stored_action
from engine import Outcome, Reason, Roll, Side

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import Decision, Situation
    from bot.core.matches.model import AccountId, Match, PlanLine, Squares
    from engine import Action, Game


@dataclass(frozen=True, slots=True)
class Play(MatchCommand):
    """Play an action, named by its text or by its index in the sorted legal actions."""

    by: AccountId
    action: str | int
    turn: int | None = None
    at: Place | None = None

    def decide(self, given: Situation) -> Decision:
        """Play what is legal; an illegal move loses if ignorance does, once insisted on."""
        game, side = given.game, given.side
        if game.position.side is not side:
            return refused("not-your-turn")
        action = action_named(game, self.action)
        if isinstance(action, Refused):
            return self._illegal(given, action)
        if isinstance(action, Roll):
            return refused("forged")
        played = Played(side, game.write(action), self.at)
        return play_events(given.match, game, action, played=played, now=given.now)

    def _illegal(self, given: Situation, why: Refused) -> Decision:
        typed = self.action
        if not isinstance(typed, str) or not is_ignorant(given.game, typed):
            return why
        if is_insisted(typed):
            return (Ended(Outcome(given.side.other, Reason.IGNORANCE)),)
        return Refused(line("refused-ignorant", why=why.line, typed=Typed(typed[:MAX_ECHOED])))


@dataclass(frozen=True, slots=True)
class Resign(MatchCommand):
    """Give the match up."""

    by: AccountId
    turn: int | None = None

    def decide(self, given: Situation) -> Decision:
        """The other side wins."""
        return (Ended(Outcome(given.side.other, Reason.RESIGNATION)),)


@dataclass(frozen=True, slots=True)
class Claim(MatchCommand):
    """Claim the win from an opponent whose time has run out."""

    by: AccountId
    turn: int | None = None

    def decide(self, given: Situation) -> Decision:
        """Win, if the opponent's time is what has run out."""
        late = timing.flag_fallen_for(given.match, given.now)
        if late is not given.side.other:
            return refused("time-left" if late is None else "time-yours")
        return (Ended(Outcome(given.side, Reason.TIMEOUT)),)


def play_events(
    match: Match, game: Game, action: Action, *, played: Played, now: datetime
) -> tuple[Event, ...]:
    """Return a legal action of a match's game as an event, with the end or the clock's next turn.

    ``played`` is that event.
    """
    after = game.play(action)
    if after.outcome:
        return (played, Ended(after.outcome))
    return (played, *timing.hand_clock_over(match, after.position.side, now))


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A side played an action, given by its text, and did so at this place, or ``planned`` it."""

    side: Side
    action: str
    at: Place | None = None
    planned: bool = False

    def apply(self, match: Match) -> Match:
        """Play it; what it answers or makes pointless is gone."""
        acted = _acted(match, self.action)
        if acted.seats is not None:
            acted = acted.with_stay(acted.seats[self.side], self.at)
        last = LastAction(self.side, self.action, match.turn)
        begun = match.answered or ((match.last,) if match.last else ())
        return replace(
            acted,
            last=last,
            plans=match.plans.map(self._advanced),
            set_ups=match.set_ups.set(self.side, self._left_to_place(acted)),
            answered=(*begun, last) if self.planned else (),
            asked=asked_after_ply(match, self.side),
            before=remember(match, self.side, self.action),
        )

    def _advanced(self, lines: tuple[PlanLine, ...]) -> tuple[PlanLine, ...]:
        """What of a plan goes on after the action, without it."""
        return tuple(each[1:] for each in lines if each[0] == self.action and len(each) > 1)

    def _left_to_place(self, acted: Match) -> Squares:
        """What of a set-up goes on: all but the square that is taken, as long as there are men."""
        if acted.game is None or not acted.game.position.hand[self.side]:
            return ()
        squares = acted.set_ups[self.side]
        return tuple(each for each in squares if f"{PLACEMENT_SIGN}{each}" != self.action)


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """The dice were thrown for a side, the higher first."""

    side: Side
    high: int
    low: int

    def apply(self, match: Match) -> Match:
        """Let the side act with them."""
        return _acted(match, f"roll{self.high}{self.low}")


EVENTS = (Played, Thrown)


def _acted(match: Match, text: str) -> Match:
    """The match one action further on, played or thrown."""
    if match.game is None or match.trail is None:
        message = "an action was played before the match began"
        raise CorruptMatch(message)
    played = replace(match.trail, actions=(*match.trail.actions, text))
    game = replay(match.terms.ruleset, played)  # the same game for all who load this match later
    action = stored_action(match.game, text)
    goes_on = match.last is not None and match.last.side is match.game.position.side
    trail = extend_history(
        match.trail, before=match.game, after=game, action=action, goes_on=goes_on
    )
    after = replace(match, turn=match.turn + 1, game=game, trail=trail)
    if game.position.side is match.game.position.side:
        return after
    return replace(after, nudged=False, lapsed=False)
