"""Whom to tell what of a change, and where. Pure; what it returns is stored with the change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.matches.events import (
    Accepted,
    Declined,
    DrawDeclined,
    Ended,
    Event,
    Expired,
    Lapsed,
    Nudged,
    Offered,
    PauseAsked,
    PauseDeclined,
    PlanDropped,
    PlanMissed,
    Played,
    Proposed,
    Resumed,
    Stopped,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    Withdrawn,
)
from bot.core.matches.model import Stage
from bot.core.matches.premoves import is_secret
from bot.core.messages import line
from bot.core.notifications.outbox import Notification
from bot.core.views.premoves import plan_news
from bot.core.views.vacations import is_vacation_event, vacation_news

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId, Match, Place
    from bot.core.messages import Line

NEWS_CODES: dict[type[Event], str] = {
    Accepted: "news-accepted",
    Declined: "news-declined",
    Withdrawn: "news-withdrawn",
    Expired: "news-expired",
    Proposed: "news-proposed",
    DrawDeclined: "news-draw-declined",
    TakebackAsked: "news-takeback-asked",
    TakebackDeclined: "news-takeback-declined",
    TakenBack: "news-taken-back",
    Ended: "news-ended",
    Nudged: "news-nudged",
    Lapsed: "news-lapsed",
    PauseAsked: "news-pause-asked",
    PauseDeclined: "news-pause-declined",
    Stopped: "news-paused",
    Resumed: "news-resumed",
}
"""What is said besides the new view of the match, to those who did not do it."""

STAGES: Final = (Accepted, Declined, Withdrawn, Expired, Ended)
"""With these a match gets to another stage: nobody need be called for what was before."""


def notifications(
    after: Match, events: tuple[Event, ...], by: AccountId | None
) -> tuple[Notification, ...]:
    """Return what is to be said of events that ``by`` caused: one notice a person and a place.

    What nobody did, such as a nudge, is told to those alone whom it asks for something, and a
    vacation to the opponents alone.

    A person who plays at a place is called and told there; their own chats are brought up to date
    without a word. Who has no place is called wherever they are. What somebody plans shows nowhere
    but in their own chats.
    """
    hidden = is_secret(events)
    called = tuple(
        person for person in after.people if person != by and _is_called(after, events, person)
    )
    nudge = any(isinstance(event, Nudged) for event in events)
    told = tuple(
        Notification(
            match=after.id,
            turn=after.turn,
            account=person,
            call=person in called and after.place_of(person) is None,
            news=_news(after, events, person) if person != by else None,
            nudge=nudge and person in called,
        )
        for person in after.people
        if not hidden or person == by
    )
    return told + tuple(
        _at(
            place,
            after,
            tuple(person for person in called if after.place_of(person) == place),
            nudge=nudge,
        )
        for place in (() if hidden else _places(after, events))
    )


def _at(place: Place, after: Match, called: tuple[AccountId, ...], *, nudge: bool) -> Notification:
    """Return what is said at a place: the view there says it all, but for a reminder."""
    reminds = nudge and bool(called)
    return Notification(
        match=after.id,
        turn=after.turn,
        place=place,
        called=called,
        news=line(NEWS_CODES[Nudged]) if reminds else None,
        nudge=reminds,
    )


def _is_called(after: Match, events: tuple[Event, ...], person: AccountId) -> bool:
    if any(isinstance(event, Offered | Ended) for event in events):
        return True
    if after.stage is not Stage.RUNNING or after.game is None:
        return False
    side, to_act = after.side_of(person), after.game.position.side
    kinds = (Accepted, Played, TakenBack, Nudged) if side is to_act else (Lapsed,)
    return any(isinstance(event, kinds) for event in events)


def _news(after: Match, events: tuple[Event, ...], person: AccountId) -> Line | None:
    if after.place_of(person) is not None:
        return None
    # How a match begins is no news besides that it does.
    told = [event for event in events if isinstance(event, Accepted)] or reversed(events)
    said = (_said(after, event, person) for event in told if _concerns(after, event, person))
    return next(filter(None, said), None)


def _said(after: Match, event: Event, person: AccountId) -> Line | None:
    if isinstance(event, Stopped | Resumed) and is_vacation_event(event):
        return vacation_news(after, event, person)
    if isinstance(event, Resumed) and after.timer and after.timer.stops:
        return line("news-resumed-away")
    if plan := plan_news(after, event):
        return plan
    code = NEWS_CODES.get(type(event))
    return line(code) if code else None


def _concerns(after: Match, event: Event, person: AccountId) -> bool:
    match event:
        case Nudged() | Played() | PlanMissed() | PlanDropped():
            return after.side_of(person) is event.side
        case Lapsed():
            return after.side_of(person) is event.side.other
        case Expired():
            return person == after.challenger
        case _:
            return True


def _places(after: Match, events: tuple[Event, ...]) -> tuple[Place, ...]:
    """Where the match is played, and where it stood as an open challenge until it was answered."""
    kinds = Offered | Proposed | Accepted | Withdrawn | Expired
    answered = any(isinstance(event, kinds) for event in events)
    stood = (after.place,) if after.place and after.invited is None and answered else ()
    return tuple(dict.fromkeys((*(stay.place for stay in after.stays), *stood)))
