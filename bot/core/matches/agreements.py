"""What the sides of a match agree on: a draw, a takeback, a pause, hints, watchers. Pure.

Every kind is a row of `AGREEMENTS`. A side asks for it, the other agrees or declines, and a ply may
end the request. Invariant: of each kind, one request is open at most.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from bot.core.matches import pauses, timing
from bot.core.matches.actions import hides_hints, is_placing
from bot.core.matches.commands import MatchCommand, PlayerCommand, Situation
from bot.core.matches.computers import computer_in, computer_side
from bot.core.matches.controls import Verb
from bot.core.matches.events import Event, SideEvent
from bot.core.matches.messages import Refused, refused
from bot.core.matches.model import Stage
from bot.core.matches.results import is_public
from bot.core.matches.takebacks import may_try_again, take_back, takeback_point
from engine import Side

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from bot.core.matches.by_side import BySide
    from bot.core.matches.commands import Decision
    from bot.core.matches.model import AccountId, Match

Bars: TypeAlias = "Callable[[Match, datetime | None], Refused | None]"
MayAsk: TypeAlias = "Callable[[Match, Side], Refused | None]"
Agree: TypeAlias = "Callable[[Situation], tuple[Event, ...]]"


@dataclass(frozen=True, slots=True)
class Asked(SideEvent):
    """A side asks for something; open until it is answered, or until a ply ends it."""

    kind: ClassVar[str]

    def apply(self, match: Match) -> Match:
        """Open the request."""
        match = match.without_asks(self.kind)
        asked = match.asked.set(self.side, match.asked[self.side] | {self.kind})
        return replace(match, asked=asked)


@dataclass(frozen=True, slots=True)
class AskDeclined(SideEvent):
    """A side said no to what the other asks for."""

    kind: ClassVar[str]
    is_of_asker: ClassVar[bool] = False
    """Whether the side of the event is the one that asked, and not the one that said no."""

    @property
    def asker(self) -> Side:
        """The side that asked."""
        return self.side if self.is_of_asker else self.side.other

    def apply(self, match: Match) -> Match:
        """Close the request."""
        return match.without_asks(self.kind)


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """A kind of agreement between the sides: its events, its rules, its buttons, its lines."""

    name: str
    # What it is called if men are counted.
    counted: str = ""
    asked: type[Asked]
    declined: type[AskDeclined]
    # The event of this kind alone with which the sides have agreed, of the side that asked.
    consent: type[SideEvent] | None = None
    # The events of agreeing, for the side that agrees.
    agree: Agree
    # Why neither side can ask or agree now; without a time, only by what is stored.
    bars: Bars = lambda _match, _now: None
    # Why this side cannot ask.
    may_ask: MayAsk = lambda _match, _side: None
    # Whether to ask for what the other side asks for is to agree.
    asking_agrees: bool = False
    # Whether plies leave a request open; plans then do not wait for it, and a refusal is silent.
    lasts: bool = False
    # Whether a ply of the side that asked ends the request, and not only one of the other.
    ends_by_own_ply: bool = False
    # Whether a computer agrees without a thought.
    is_courtesy: bool = False
    # Whether it can be agreed on in a match that is over too; a computer then is not asked.
    outlasts: bool = False
    # The buttons to ask, to agree and to decline; the label of the first if it is not a name.
    asks: Verb
    yes: Verb
    no: Verb
    ask_label: str = ""
    # How lines say that it was asked for, and what came of it.
    ask_said: str = "asked"
    agree_said: str
    # The word in a refusal for a request that was not made.
    unasked: str = "asked"

    def asker(self, match: Match) -> Side | None:
        """Return the side that asks for this now."""
        return next((side for side in Side if self.name in match.asked[side]), None)

    def word(self, match: Match) -> str:
        """Return what it is called in a match, in the codes of lines."""
        is_counted = match.game is not None and match.game.ruleset.adjudicates
        return self.counted if self.counted and is_counted else self.name

    def is_counted(self, match: Match) -> bool:
        """Return whether this ends a match by counting its men."""
        return self.word(match) == self.counted

    def asked_code(self, match: Match) -> str:
        """Return how the codes of lines say that it was asked for, such as ``draw-offered``."""
        return f"{self.word(match)}-{self.ask_said}"

    def can_be_asked(self, match: Match, side: Side) -> bool:
        """Return whether a side may ask now, as far as it is recorded."""
        if self.asker(match) is not None or self.bars(match, None):
            return False
        return self.may_ask(match, side) is None

    def can_be_answered(self, match: Match, side: Side) -> bool:
        """Return whether a side may answer the other now, as far as it is recorded."""
        return self.asker(match) is side.other and not self.bars(match, None)

    def to_ask(self, by: AccountId, turn: int | None = None) -> Ask:
        """Return the command to ask, at any turn while a request lasts."""
        return Ask(by, self, None if self.lasts else turn)

    def to_agree(self, by: AccountId, turn: int | None = None) -> Reply:
        """Return the command to agree, at any turn while a request lasts."""
        return Reply(by, self, agree=True, turn=None if self.lasts else turn)

    def to_decline(self, by: AccountId, turn: int | None = None) -> Reply:
        """Return the command to decline, at any turn while a request lasts."""
        return Reply(by, self, agree=False, turn=None if self.lasts else turn)


@dataclass(frozen=True, slots=True)
class Ask(MatchCommand):
    """Ask the opponent for something; if that is to agree, agree to the same request."""

    by: AccountId
    kind: Agreement
    turn: int | None = None

    @property
    def outlasts(self) -> bool:
        """Whether it can be given in a match that is over."""
        return self.kind.outlasts

    def decide(self, given: Situation) -> Decision:
        """Open a request, unless one is open or something speaks against it."""
        kind, match, side = self.kind, given.match, given.side
        if barred := kind.bars(match, given.now):
            return barred
        asker = kind.asker(match)
        if asker is None:
            is_alone = kind.outlasts and computer_in(match) is not None
            asked = kind.consent if is_alone and kind.consent else kind.asked
            return kind.may_ask(match, side) or (asked(side),)
        if asker is side:
            return refused(f"{kind.name}-stands")
        return kind.agree(given) if kind.asking_agrees else refused(f"{kind.name}-to-answer")


@dataclass(frozen=True, slots=True)
class Reply(MatchCommand):
    """Agree to what the opponent asks for, or decline it."""

    by: AccountId
    kind: Agreement
    agree: bool
    turn: int | None = None

    @property
    def outlasts(self) -> bool:
        """Whether it can be given in a match that is over."""
        return self.kind.outlasts

    def decide(self, given: Situation) -> Decision:
        """Close a request that is open."""
        kind, side = self.kind, given.side
        if kind.asker(given.match) is not side.other:
            return refused(f"no-{kind.name}-{kind.unasked}")
        if not self.agree:
            return (kind.declined(side.other if kind.declined.is_of_asker else side),)
        return kind.bars(given.match, given.now) or kind.agree(given)


@dataclass(frozen=True, slots=True)
class DrawOffered(Asked):
    """A side offers a draw."""

    kind = "draw"


@dataclass(frozen=True, slots=True)
class DrawDeclined(AskDeclined):
    """A side said no to the other's offer."""

    kind = "draw"


@dataclass(frozen=True, slots=True)
class TakebackAsked(Asked):
    """A side asks for a takeback of its latest ply."""

    kind = "takeback"


@dataclass(frozen=True, slots=True)
class TakebackDeclined(AskDeclined):
    """The other side said no to this side's wish."""

    kind, is_of_asker = "takeback", True


@dataclass(frozen=True, slots=True)
class TakenBack(SideEvent):
    """By consent a side's latest ply is undone, with whatever came after it."""

    def apply(self, match: Match) -> Match:
        """Go back; what was asked for about the position is asked for no more."""
        return take_back(match, self.side).without_asks(DRAW.name, TAKEBACK.name)


@dataclass(frozen=True, slots=True)
class TryAgain(PlayerCommand):
    """Take one's last ply back in a match that one has lost to a computer."""

    by: AccountId
    turn: int | None = None

    def decide(self, given: Situation) -> Decision:
        """Put the match back in play."""
        if not may_try_again(given.match, given.side):
            return refused("nothing-to-take-back")
        return (TakenBack(given.side),)


@dataclass(frozen=True, slots=True)
class PauseAsked(Asked):
    """A side asks for a pause."""

    kind = pauses.PAUSE


@dataclass(frozen=True, slots=True)
class PauseDeclined(AskDeclined):
    """A side said no to the other's wish to pause."""

    kind = pauses.PAUSE


@dataclass(frozen=True, slots=True)
class HintsAsked(Asked):
    """A side asks whether both may have hints in this match."""

    kind = "hints"


@dataclass(frozen=True, slots=True)
class HintsDeclined(AskDeclined):
    """The other side said no to this side's wish for hints, which it may not have twice."""

    kind, is_of_asker = "hints", True

    def apply(self, match: Match) -> Match:
        """Close the request for good."""
        declined = match.hints_declined.set(self.side, value=True)
        return replace(match.without_asks(self.kind), hints_declined=declined)


@dataclass(frozen=True, slots=True)
class HintsAllowed(SideEvent):
    """The other side agreed to this side's wish: both may have hints from now on."""

    def apply(self, match: Match) -> Match:
        """Allow them for the rest of the match."""
        return replace(match.without_asks(HINTS.name), hints_allowed=True)


@dataclass(frozen=True, slots=True)
class PublicAsked(Asked):
    """A side asks whether anyone may watch this match."""

    kind = "public"


@dataclass(frozen=True, slots=True)
class PublicDeclined(AskDeclined):
    """The other side said no to this side's wish for watchers."""

    kind, is_of_asker = "public", True


@dataclass(frozen=True, slots=True)
class MadePublic(SideEvent):
    """The other side agreed to this side's wish, or is a computer: anyone may watch."""

    def apply(self, match: Match) -> Match:
        """Open the match to watchers for good."""
        return replace(match.without_asks(PUBLIC.name), made_public=True)


def hints_are_allowed(match: Match) -> bool:
    """Return whether both sides may have hints now: by consent, or against the computer.

    Not in a rated match against the computer, which has no say.
    """
    if match.game is None or hides_hints(match.game):
        return False
    return match.hints_allowed or (computer_in(match) is not None and not match.terms.rated)


def _no_takeback(match: Match, side: Side) -> Refused | None:
    return None if takeback_point(match, side) else refused("nothing-to-take-back")


def _no_pause(match: Match, now: datetime | None) -> Refused | None:
    if match.timer is None:
        return refused("no-clock")
    if pauses.is_paused(match):
        return refused("paused")
    is_late = match.lapsed if now is None else timing.flag_fallen_for(match, now) is not None
    return refused("pause-late") if is_late else None


def _no_hints(match: Match, _now: datetime | None) -> Refused | None:
    if match.game is None or hides_hints(match.game):
        return refused("hint-hidden")
    return refused("hints-allowed") if hints_are_allowed(match) else None


def _no_more_hints(match: Match, side: Side) -> Refused | None:
    return refused("hints-declined") if match.hints_declined[side] else None


def _is_public(match: Match, _now: datetime | None) -> Refused | None:
    return refused("public-already") if is_public(match) else None


def _pause(given: Situation) -> tuple[Event, ...]:
    stopped = timing.stop_clock(given.match, why=pauses.PAUSE, now=given.now)
    return (pauses.Stopped(given.side, pauses.PAUSE), *stopped)


def _nothing_to_count(match: Match, _side: Side) -> Refused | None:
    is_early = DRAW.is_counted(match) and match.game is not None and is_placing(match.game)
    return refused("nothing-to-count") if is_early else None


DRAW = Agreement(
    name="draw",
    counted="stop",
    asked=DrawOffered,
    declined=DrawDeclined,
    agree=lambda given: (timing.Ended(given.game.outcome_on_agreement()),),
    may_ask=_nothing_to_count,
    asks=Verb.DRAW,
    yes=Verb.DRAW_YES,
    no=Verb.DRAW_NO,
    asking_agrees=True,
    ask_said="offered",
    agree_said="ended",
    unasked="offer",
)
TAKEBACK = Agreement(
    name="takeback",
    asked=TakebackAsked,
    declined=TakebackDeclined,
    agree=lambda given: (
        TakenBack(given.side.other),
        *timing.hand_clock_back(given.match, given.now),
    ),
    consent=TakenBack,
    may_ask=_no_takeback,
    ends_by_own_ply=True,
    is_courtesy=True,
    asks=Verb.TAKEBACK,
    yes=Verb.TAKEBACK_YES,
    no=Verb.TAKEBACK_NO,
    agree_said="taken-back",
)
PAUSE = Agreement(
    name=pauses.PAUSE,
    asked=PauseAsked,
    declined=PauseDeclined,
    agree=_pause,
    bars=_no_pause,
    is_courtesy=True,
    asks=Verb.PAUSE,
    yes=Verb.PAUSE,
    no=Verb.PAUSE_NO,
    asking_agrees=True,
    agree_said="paused",
)
HINTS = Agreement(
    name="hints",
    asked=HintsAsked,
    declined=HintsDeclined,
    agree=lambda given: (HintsAllowed(given.side.other),),
    consent=HintsAllowed,
    bars=_no_hints,
    may_ask=_no_more_hints,
    lasts=True,
    asks=Verb.HINT,
    yes=Verb.HINTS_YES,
    no=Verb.HINTS_NO,
    ask_label="hints-ask",
    agree_said="hints-allowed",
)
PUBLIC = Agreement(
    name="public",
    asked=PublicAsked,
    declined=PublicDeclined,
    agree=lambda given: (MadePublic(given.side.other),),
    consent=MadePublic,
    bars=_is_public,
    lasts=True,
    outlasts=True,
    asks=Verb.PUBLIC,
    yes=Verb.PUBLIC,
    no=Verb.PUBLIC_NO,
    asking_agrees=True,
    agree_said="made-public",
)
AGREEMENTS = (DRAW, TAKEBACK, PAUSE, HINTS, PUBLIC)
BY_NAME: Mapping[str, Agreement] = {kind.name: kind for kind in AGREEMENTS}
EVENTS: tuple[type[Event], ...] = tuple(
    event for kind in AGREEMENTS for event in (kind.asked, kind.declined, kind.consent) if event
)


def asked_after_ply(match: Match, by: Side) -> BySide[frozenset[str]]:
    """Return what is asked for after a side has acted: what that has not ended."""
    own = {kind.name for kind in AGREEMENTS if kind.ends_by_own_ply}
    theirs = {kind.name for kind in AGREEMENTS if not kind.lasts}
    asked = match.asked.set(by, match.asked[by] - own)
    return asked.set(by.other, asked[by.other] - theirs)


def is_on_hold(match: Match, side: Side) -> bool:
    """Return whether a side's plan waits because the other side has asked it something."""
    return any(not BY_NAME[name].lasts for name in match.asked[side.other])


def courtesy(match: Match) -> Reply | None:
    """Return a computer's answer that needs no thought: it allows takebacks and pauses."""
    computer, side = computer_in(match), computer_side(match)
    if computer is None or side is None or match.stage is not Stage.RUNNING:
        return None
    kinds = (kind for kind in AGREEMENTS if kind.is_courtesy)
    found = next((kind for kind in kinds if kind.asker(match) is side.other), None)
    return None if found is None else found.to_agree(computer, match.turn)
