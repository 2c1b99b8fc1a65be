"""The notifications of a change. Pure; they are stored with the change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.matches.agreements import AGREEMENTS, BY_NAME, AskDeclined, Asked, TakenBack
from bot.core.matches.challenges import Accepted, Declined, Expired, Offered, Proposed, Withdrawn
from bot.core.matches.chat import Muted, Reported, Said
from bot.core.matches.computers import is_computer
from bot.core.matches.messages import Typed, family_line, line
from bot.core.matches.model import Stage
from bot.core.matches.pauses import Resumed, Stopped
from bot.core.matches.play import Played
from bot.core.matches.premoves import PlanDropped, PlanMissed, is_secret
from bot.core.matches.set_ups import SetUpSkipped
from bot.core.matches.timing import Ended, Lapsed, Nudged
from bot.core.store.outbox import Notification
from bot.core.views.clocks import is_vacation_event, vacation_news
from bot.core.views.premoves import plan_news

if TYPE_CHECKING:
    from bot.core.matches.events import Event
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Match, Place

NEWS_CODES: dict[type[Event], str] = {
    Accepted: "news-accepted",
    Declined: "news-declined",
    Withdrawn: "news-withdrawn",
    Expired: "news-expired",
    Proposed: "news-proposed",
    Ended: "news-ended",
    Nudged: "news-nudged",
    Lapsed: "news-lapsed",
    Stopped: "news-paused",
    Resumed: "news-resumed",
    **{kind.consent: f"news-{kind.agree_said}" for kind in AGREEMENTS if kind.consent},
}
"""The line that the other people get besides the new view of the match."""

PRIVATE: Final = (Muted, Reported)
"""Events that only the person who caused them sees."""

STAGES: Final = (Accepted, Declined, Withdrawn, Expired, Ended)
"""Events that change a match's stage: calls for what came before are obsolete."""


def notifications(
    after: Match, happened: tuple[Event, ...], by: AccountId | None
) -> tuple[Notification, ...]:
    """Return the notifications of events that ``by`` caused: one for each person and place.

    News of events without an actor, such as a nudge, go only to the people they ask to act, and
    those of a vacation only to the opponents.

    A person who plays at a place is called there, and their private chats are updated silently. A
    person without a place is called in their private chat. Premoves show in private chats of
    their owner only. A computer is notified of nothing.
    """
    if said := _said(happened):
        return _told(after, said)
    hidden = is_secret(happened) or _is_private(happened)
    people = tuple(person for person in after.people if not is_computer(person))
    called = tuple(
        person for person in people if person != by and _is_called(after, happened, person)
    )
    nudge = any(isinstance(event, Nudged) for event in happened)
    personal = tuple(
        Notification(
            match=after.id,
            turn=after.turn,
            account=person,
            call=person in called and after.place_of(person) is None,
            news=_news(after, happened, person) if person != by else None,
            nudge=nudge and person in called,
        )
        for person in people
        if not hidden or person == by
    )
    return personal + tuple(
        _place_notification(
            place,
            after,
            tuple(person for person in called if after.place_of(person) == place),
            nudge=nudge,
            refused=next(filter(None, map(_refused, happened)), None),
        )
        for place in (() if hidden else _places(after, happened))
    )


def _is_private(happened: tuple[Event, ...]) -> bool:
    return bool(happened) and all(isinstance(event, PRIVATE) for event in happened)


def _said(happened: tuple[Event, ...]) -> Said | None:
    return next((event for event in happened if isinstance(event, Said)), None)


def _told(after: Match, said: Said) -> tuple[Notification, ...]:
    """Return the notifications of a message: news for the other side, wherever it plays."""
    return tuple(
        Notification(
            match=after.id,
            turn=after.turn,
            account=person,
            news=line("news-said", text=Typed(said.text)) if is_other else None,
        )
        for person in after.people
        if not is_computer(person)
        and not ((is_other := after.side_of(person) is not said.side) and said.unheard)
    )


def _place_notification(
    place: Place,
    after: Match,
    called: tuple[AccountId, ...],
    *,
    nudge: bool,
    refused: Line | None,
) -> Notification:
    """Return the notification of a place; its only news are what the view does not show."""
    reminds = nudge and bool(called)
    news = line(NEWS_CODES[Nudged]) if reminds else refused if called else None
    return Notification(
        match=after.id,
        turn=after.turn,
        place=place,
        called=called,
        news=news,
        nudge=reminds,
    )


def _is_called(after: Match, happened: tuple[Event, ...], person: AccountId) -> bool:
    if any(isinstance(event, Offered | Declined | Ended) for event in happened):
        return True
    if after.stage is not Stage.RUNNING or after.game is None:
        return False
    side = after.side_of(person)
    declined = [each for each in happened if isinstance(each, AskDeclined) and _refused(each)]
    if any(each.asker is side for each in declined):
        return True
    is_to_act = side is after.game.position.side
    kinds = (Accepted, Played, TakenBack, Nudged) if is_to_act else (Lapsed,)
    return any(isinstance(event, kinds) for event in happened)


def _refused(event: Event) -> Line | None:
    """Return what a place is told with a call besides the view, which does not show a refusal."""
    if not isinstance(event, AskDeclined) or BY_NAME[event.kind].lasts:
        return None
    return family_line("news", f"{event.kind}-refused")


def _news(after: Match, happened: tuple[Event, ...], person: AccountId) -> Line | None:
    if after.place_of(person) is not None:
        return None
    # Of the events of a start, only the acceptance is news.
    found = [event for event in happened if isinstance(event, Accepted)] or reversed(happened)
    lines = (_line(after, event, person) for event in found if _concerns(after, event, person))
    return next(filter(None, lines), None)


def _line(after: Match, event: Event, person: AccountId) -> Line | None:
    if isinstance(event, Stopped | Resumed) and is_vacation_event(event):
        return vacation_news(after, event, person)
    if isinstance(event, Resumed) and after.timer and after.timer.stops:
        return line("news-resumed-away")
    if plan := plan_news(after, event):
        return plan
    if isinstance(event, Asked):
        return family_line("news", BY_NAME[event.kind].asked_code(after))
    if isinstance(event, AskDeclined):
        return family_line("news", f"{event.kind}-declined")
    code = NEWS_CODES.get(type(event))
    return line(code) if code else None


def _concerns(after: Match, event: Event, person: AccountId) -> bool:
    match event:
        case Nudged() | Played() | PlanMissed() | PlanDropped() | SetUpSkipped():
            return after.side_of(person) is event.side
        case Lapsed():
            return after.side_of(person) is event.side.other
        case Expired():
            return person == after.challenger
        case _:
            return True


def _places(after: Match, happened: tuple[Event, ...]) -> tuple[Place, ...]:
    """Return where the match is played, and where its open challenge was until it was answered."""
    kinds = Offered | Proposed | Accepted | Withdrawn | Expired
    was_open = after.invited is None and any(isinstance(event, kinds) for event in happened)
    posted = (after.place,) if after.place and was_open else ()
    return tuple(dict.fromkeys((*(stay.place for stay in after.stays), *posted)))
