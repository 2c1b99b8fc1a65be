"""Whom to tell what of a change. Pure; what it returns is stored with the change itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.events import (
    Accepted,
    Declined,
    DrawDeclined,
    Ended,
    Event,
    Offered,
    Played,
    Withdrawn,
)
from bot.core.messages import line
from bot.core.model import Stage
from bot.core.ports import Notice

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.model import AccountId, Match

NEWS: dict[type[Event], str] = {
    Accepted: "news-accepted",
    Declined: "news-declined",
    Withdrawn: "news-withdrawn",
    DrawDeclined: "news-draw-declined",
    Ended: "news-ended",
}
"""What is said besides the new view of the match, to those who did not do it."""


def notices(after: Match, events: tuple[Event, ...], by: AccountId) -> tuple[Notice, ...]:
    """Return what is to be said of events that ``by`` caused: one notice a person or place."""
    told = tuple(
        Notice(
            match=after.id,
            turn=after.turn,
            account=person,
            call=person != by and _is_called(after, events, person),
            news=None if person == by else _news(events),
        )
        for person in after.people
    )
    return told + _at_place(after, events)


def _is_called(after: Match, events: tuple[Event, ...], person: AccountId) -> bool:
    if any(isinstance(event, Offered | Ended) for event in events):
        return True
    if after.stage is not Stage.RUNNING or after.game is None:
        return False
    to_act = after.game.position.side is after.side_of(person)
    return to_act and any(isinstance(event, Accepted | Played) for event in events)


def _news(events: tuple[Event, ...]) -> Line | None:
    codes = (NEWS.get(type(event)) for event in reversed(events))
    return next((line(code) for code in codes if code), None)


def _at_place(after: Match, events: tuple[Event, ...]) -> tuple[Notice, ...]:
    """An open challenge stands at its place until it is answered."""
    answered = any(isinstance(event, Offered | Accepted | Withdrawn) for event in events)
    if after.place is None or after.invited is not None or not answered:
        return ()
    return (Notice(match=after.id, turn=after.turn, place=after.place),)
