"""What is said of players who are on vacation, beneath the board and as news. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.events import VACATIONS, Resumed, Stopped
from bot.core.messages import Timestamp, line
from engine.position import Side

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId, Match
    from bot.core.messages import Line
    from bot.core.views.views import Viewer


def vacation_notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return until when each player of a match is on vacation who is."""
    return tuple(
        _note(match, viewer, side, Timestamp(until))
        for side in Side
        if (until := match.away[side]) is not None
    )


def _note(match: Match, viewer: Viewer, side: Side, until: Timestamp) -> Line:
    assert match.seats is not None  # noqa: S101 -- a match in play has its seats
    if match.side_of(viewer.id) is side:
        return line("note-away-yours", moment=until)
    return line("note-away", name=viewer.name(match.seats[side]), moment=until)


def is_vacation_event(event: Stopped | Resumed) -> bool:
    """Tell whether an event stops or resumes a clock for a vacation."""
    return event.why == VACATIONS[event.side]


def vacation_news(match: Match, event: Stopped | Resumed, person: AccountId) -> Line | None:
    """Return what a person is told of a player who leaves or comes back; nothing of themselves.

    A player to act is told that their own vacation is over.
    """
    own = match.side_of(person) is event.side
    if isinstance(event, Stopped):
        return (
            None if own or event.until is None else line("news-away", moment=Timestamp(event.until))
        )
    if own:
        return line("news-back-yours") if match.waits_for(person) else None
    return line("news-back")
