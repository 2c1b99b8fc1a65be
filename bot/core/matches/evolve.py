"""How a match changes by what happened. Pure: folding the log gives the match."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING, TypeVar, assert_never

from bot.core.matches import events
from bot.core.matches.actions import PLACEMENT_SIGN
from bot.core.matches.chat import with_message, with_report, without_messages_of
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.events import (
    ChatEvent,
    ClockEvent,
    Event,
    HintEvent,
    PlayEvent,
    PremoveEvent,
    Request,
    SetUpEvent,
    Unanswered,
)
from bot.core.matches.hints import with_hints
from bot.core.matches.history import extend_history, replay, start_history, stored_action
from bot.core.matches.model import (
    NO_PLANS,
    NO_SET_UPS,
    PRESENT,
    LastAction,
    Match,
    Plans,
    SetUps,
    Stage,
    Stay,
)
from bot.core.matches.takebacks import remember, take_back
from engine.catalogue import ruleset
from engine.game import Game
from engine.position import Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.model import AccountId, Place


T = TypeVar("T")

UNANSWERED = {
    events.Declined: Stage.DECLINED,
    events.Withdrawn: Stage.WITHDRAWN,
    events.Expired: Stage.EXPIRED,
}
"""What becomes of a challenge that leads to no match."""


def evolve(match: Match | None, event: Event) -> Match:
    """Return the match after an event; raises CorruptMatch when the event cannot follow."""
    if isinstance(event, events.Offered):
        return _offered(match, event)
    if match is None:
        message = f"the log begins with {type(event).__name__}"
        raise CorruptMatch(message)
    if isinstance(event, ClockEvent):
        return _timed(match, event)
    if isinstance(event, PremoveEvent):
        lines = event.lines if isinstance(event, events.Planned) else ()
        is_missed = isinstance(event, events.PlanMissed)
        return match if is_missed else replace(match, plans=_set(match.plans, event.side, lines))
    if isinstance(event, SetUpEvent):
        return _set_up(match, event)
    if isinstance(event, HintEvent):
        return with_hints(match, event)
    if isinstance(event, Request):
        return _requested(match, event)
    if isinstance(event, ChatEvent):
        return _chatted(match, event)
    return _changed(match, event)


def fold(log: Iterable[Event]) -> Match:
    """Return the match that a whole log makes, with version 0; raises CorruptMatch."""
    match = reduce(evolve, log, None)
    if match is None:
        message = "the log is empty"
        raise CorruptMatch(message)
    return match


def evolve_all(match: Match, happened: Iterable[Event]) -> Match:
    """Return the match after several events; raises CorruptMatch."""
    return reduce(evolve, happened, match)


def _offered(match: Match | None, event: events.Offered) -> Match:
    if match is not None:
        message = "the match was offered twice"
        raise CorruptMatch(message)
    return Match(
        id=event.match,
        version=0,
        turn=0,
        stage=Stage.OFFERED,
        terms=event.terms,
        challenger=event.challenger,
        invited=event.invited,
        place=event.place,
        expires=event.expires,
        stays=_stays(event),
        seed=event.seed,
        rematch_of=event.rematch_of,
        words=(event.word, ""),
    )


def _stays(event: events.Offered) -> tuple[Stay, ...]:
    known = ((event.challenger, event.challenger_at), (event.invited, event.invited_at))
    return tuple(Stay(person, place) for person, place in known if person and place)


def _staying(match: Match, account: AccountId, at: Place | None) -> Match:
    """A person is called where they acted last; from a chat of their own, wherever they are."""
    others = tuple(stay for stay in match.stays if stay.account != account)
    return replace(match, stays=(*others, Stay(account, at)) if at else others)


def _changed(match: Match, event: Unanswered | PlayEvent) -> Match:
    match event:
        case events.Accepted():
            return _accepted(match, event)
        case events.Declined() | events.Withdrawn() | events.Expired():
            return replace(match, stage=UNANSWERED[type(event)])
        case events.Proposed():
            return replace(match, terms=event.terms, turn=match.turn + 1)
        case events.Played():
            return _played(match, event)
        case events.Thrown():
            return _acted(match, f"roll{event.high}{event.low}")
        case events.Ended():
            return _ended(match, event)
        case events.Joined():
            return _joined(match, event)
        case events.Forgotten():
            side = match.side_of(event.account)
            return without_messages_of(_staying(match, event.account, None), side)
    assert_never(event)


def _set_up(match: Match, event: SetUpEvent) -> Match:
    squares = event.squares
    if isinstance(event, events.SetUpSkipped):
        squares = tuple(each for each in match.set_ups[event.side] if each not in squares)
    return replace(match, set_ups=_set(match.set_ups, event.side, squares))


def _requested(match: Match, event: Request) -> Match:
    match event:
        case events.DrawOffered():
            return replace(match, draw_offer=event.side)
        case events.DrawDeclined():
            return replace(match, draw_offer=None)
        case events.TakebackAsked():
            return replace(match, takeback_asked=event.side)
        case events.TakebackDeclined():
            return replace(match, takeback_asked=None)
        case events.TakenBack():
            return take_back(match, event.side)


def _chatted(match: Match, event: ChatEvent) -> Match:
    match event:
        case events.Said():
            return with_message(match, event)
        case events.Muted():
            return replace(match, muted=_set(match.muted, event.side, event.muted))
        case events.Reported():
            return with_report(match, event)


def _timed(match: Match, event: ClockEvent) -> Match:
    match event:
        case events.Timed():
            return replace(match, timer=event.timer)
        case events.Nudged():
            return replace(match, nudged=True)
        case events.Lapsed():
            return replace(match, lapsed=True)
        case events.PauseAsked():
            return replace(match, pause_asked=event.side)
        case events.PauseDeclined():
            return replace(match, pause_asked=None)
        case events.Stopped() | events.Resumed():
            return _halted(match, event)


def _halted(match: Match, event: events.Stopped | events.Resumed) -> Match:
    until = event.until if isinstance(event, events.Stopped) else None
    if event.why == events.VACATIONS[event.side]:
        return replace(match, away=_set(match.away, event.side, until))
    return replace(match, pause_asked=None) if isinstance(event, events.Stopped) else match


def _ended(match: Match, event: events.Ended) -> Match:
    over = replace(match, stage=Stage.OVER, outcome=event.outcome, away=PRESENT)
    over = replace(over, plans=NO_PLANS, set_ups=NO_SET_UPS)
    over = replace(over, draw_offer=None, takeback_asked=None, pause_asked=None, before=())
    return replace(over, hints_asked=None)


def _joined(match: Match, event: events.Joined) -> Match:
    def now(account: AccountId) -> AccountId:
        return event.kept if account == event.gone else account

    return replace(
        match,
        challenger=now(match.challenger),
        invited=match.invited and now(match.invited),
        seats=match.seats and (now(match.seats[0]), now(match.seats[1])),
        stays=tuple(Stay(now(stay.account), stay.place) for stay in match.stays),
    )


def _accepted(match: Match, event: events.Accepted) -> Match:
    game = Game.start(ruleset(match.terms.ruleset))
    taker = next(seat for seat in event.seats if seat != match.challenger)
    match = _staying(match, taker, event.at)
    return replace(
        match,
        stage=Stage.RUNNING,
        seats=event.seats,
        game=game,
        trail=start_history(game),
        words=(match.words[0], event.word),
    )


def _played(match: Match, event: events.Played) -> Match:
    acted = _acted(match, event.action)
    if acted.seats is not None:
        acted = _staying(acted, acted.seats[event.side], event.at)
    last = LastAction(event.side, event.action, match.turn)
    return replace(
        acted,
        last=last,
        plans=_advanced(match.plans, event.action),
        set_ups=_placed(acted, event),
        answered=_answered(match, last) if event.planned else (),
        # An offer stays open when its own side plays on, and lapses when the other side does.
        draw_offer=acted.draw_offer if acted.draw_offer is event.side else None,
        pause_asked=acted.pause_asked if acted.pause_asked is event.side else None,
        # Any new ply withdraws the request for a takeback.
        takeback_asked=None,
        before=remember(match, acted, event),
    )


def _answered(match: Match, last: LastAction) -> tuple[LastAction, ...]:
    begun = match.answered or ((match.last,) if match.last else ())
    return (*begun, last)


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


def _advanced(plans: Plans, action: str) -> Plans:
    """Return the plans after an action: its lines go on without it, the others are gone."""
    first, second = (
        tuple(each[1:] for each in lines if each[0] == action and len(each) > 1) for lines in plans
    )
    return first, second


def _placed(acted: Match, event: events.Played) -> SetUps:
    """Return the set-ups after an action; one goes on without its square, and ends with the men."""
    side = event.side
    left = tuple(each for each in acted.set_ups[side] if f"{PLACEMENT_SIGN}{each}" != event.action)
    has_men = acted.game is not None and acted.game.position.hand[side] > 0
    return _set(acted.set_ups, side, left if has_men else ())


def _set(pair: tuple[T, T], side: Side, value: T) -> tuple[T, T]:
    """Return a pair with another value for a side."""
    return (value, pair[1]) if side is Side.FIRST else (pair[0], value)
