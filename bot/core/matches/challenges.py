"""Who plays a match: the challenge with which it begins, and its players later. Pure."""

# ruff: noqa: TC003 -- the store reads these annotations, so the imports are real ones

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, NoReturn

from bot.core.matches import fair_dice, timing
from bot.core.matches.by_side import BySide
from bot.core.matches.chat import without_messages_of
from bot.core.matches.commands import ChallengeCommand
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.events import Event
from bot.core.matches.messages import Refused, family_line, refused
from bot.core.matches.model import (
    AccountId,
    GroupKey,
    Match,
    MatchId,
    Place,
    SideWish,
    Stage,
    Stay,
    Terms,
)
from bot.core.matches.trails import start_history
from engine import Game, Side
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.matches.commands import Decision


@dataclass(frozen=True, slots=True)
class Accept(ChallengeCommand):
    """Take up a challenge.

    ``lot`` is the challenger's side if the terms leave it open and the match has no seed.
    ``word`` is mixed into the dice.
    """

    by: AccountId
    lot: Side
    at: Place | None = None
    turn: int | None = None
    word: str = ""

    def decide(self, match: Match, now: datetime) -> Decision:
        """Settle the sides and start the clock."""
        if self.by == match.challenger:
            return refused("own-challenge")
        if match.invited not in {None, self.by}:
            return refused("not-invited")
        if now >= match.expires:
            return refused("expired")
        if self.turn not in {None, match.turn}:
            return refused("terms-changed")
        side = self._challengers_side(match)
        seats = BySide(self.by, self.by).set(side, match.challenger)
        return (Accepted(seats, self.at, self.word), *timing.start_clock(match, now))

    def _challengers_side(self, match: Match) -> Side:
        wish = match.terms.side
        if wish is not SideWish.LOT:
            return Side[wish.name]
        if match.seed is None:
            return self.lot
        return fair_dice.draw_side(match.seed, match.id, (match.words[0], self.word))


@dataclass(frozen=True, slots=True)
class Decline(ChallengeCommand):
    """Say no to a challenge."""

    by: AccountId

    def decide(self, match: Match, _now: datetime) -> Decision:
        """Only the invited person may."""
        return (Declined(),) if match.invited == self.by else refused("not-invited")


@dataclass(frozen=True, slots=True)
class Withdraw(ChallengeCommand):
    """Take one's own challenge back."""

    by: AccountId

    def decide(self, match: Match, _now: datetime) -> Decision:
        """Only the challenger may."""
        return (Withdrawn(),) if match.challenger == self.by else refused("not-your-challenge")


@dataclass(frozen=True, slots=True)
class Propose(ChallengeCommand):
    """Offer other terms with one's own challenge, which may keep the clock that it has."""

    by: AccountId
    terms: Terms
    turn: int
    keeps_clock: bool = False

    def decide(self, match: Match, _now: datetime) -> Decision:
        """Only the challenger may, as long as the terms are those they saw."""
        clock = match.terms.clock if self.keeps_clock else self.terms.clock
        proposed = Proposed(replace(self.terms, clock=clock))
        return why_not_yours_to_change(match, self.by, self.turn) or (proposed,)


def why_not_yours_to_change(match: Match, by: AccountId, turn: int) -> Refused | None:
    """Say why a person may not change the terms by a button of this turn, or None if they may."""
    if match.stage is not Stage.OFFERED:
        return not_on_offer(match)
    if by != match.challenger:
        return refused("not-yours-to-change")
    return None if turn == match.turn else refused("terms-changed")


def not_on_offer(match: Match) -> Refused:
    """Say how a challenge ended that is no longer open."""
    return Refused(family_line("refused-challenge", match.stage))


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Event):
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
    group: GroupKey | None = None
    tournament: str | None = None

    def begin(self) -> Match:
        """Return the challenge."""
        known = ((self.challenger, self.challenger_at), (self.invited, self.invited_at))
        return Match(
            id=self.match,
            version=0,
            turn=0,
            stage=Stage.OFFERED,
            terms=self.terms,
            challenger=self.challenger,
            invited=self.invited,
            place=self.place,
            expires=self.expires,
            stays=tuple(Stay(person, place) for person, place in known if person and place),
            seed=self.seed,
            rematch_of=self.rematch_of,
            words=(self.word, ""),
            group=self.group,
            tournament=self.tournament,
        )

    def apply(self, _match: Match) -> NoReturn:
        """Nothing comes before it."""
        message = "the match was offered twice"
        raise CorruptMatch(message)


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The challenge was taken up, at this place; the sides are settled and the game begins."""

    seats: BySide[AccountId]
    at: Place | None = None
    word: str = ""

    def apply(self, match: Match) -> Match:
        """Begin the game."""
        game = Game.start(ruleset(match.terms.ruleset))
        taker = next(seat for seat in self.seats if seat != match.challenger)
        return replace(
            match.with_stay(taker, self.at),
            stage=Stage.RUNNING,
            seats=self.seats,
            game=game,
            trail=start_history(game),
            words=(match.words[0], self.word),
        )


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The invited person said no."""

    def apply(self, match: Match) -> Match:
        """End the challenge."""
        return replace(match, stage=Stage.DECLINED)


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """The challenger took the challenge back."""

    def apply(self, match: Match) -> Match:
        """End the challenge."""
        return replace(match, stage=Stage.WITHDRAWN)


@dataclass(frozen=True, slots=True)
class Expired(Event):
    """The challenge was not accepted in time."""

    def apply(self, match: Match) -> Match:
        """End the challenge."""
        return replace(match, stage=Stage.EXPIRED)


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """The challenger offers other terms."""

    terms: Terms

    def apply(self, match: Match) -> Match:
        """Change the terms, so that buttons of the old ones do nothing more."""
        return replace(match, terms=self.terms, turn=match.turn + 1)


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """An account became part of another, which has its seat from now on."""

    gone: AccountId
    kept: AccountId

    def apply(self, match: Match) -> Match:
        """Put the account that stays in the place of the other."""
        return replace(
            match,
            challenger=self._now(match.challenger),
            invited=match.invited and self._now(match.invited),
            seats=match.seats and match.seats.map(self._now),
            stays=tuple(Stay(self._now(stay.account), stay.place) for stay in match.stays),
        )

    def _now(self, account: AccountId) -> AccountId:
        return self.kept if account == self.gone else account


@dataclass(frozen=True, slots=True)
class Forgotten(Event):
    """A person's data were erased: the account has no name and no place any more."""

    account: AccountId

    def apply(self, match: Match) -> Match:
        """Take out where the person was and what they said."""
        side = match.side_of(self.account)
        return without_messages_of(match.with_stay(self.account, None), side)


EVENTS = (Offered, Accepted, Declined, Withdrawn, Expired, Proposed, Joined, Forgotten)
