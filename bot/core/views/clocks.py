"""Notes on a match's clock, its players' vacations, and what they have asked each other. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches import clocks
from bot.core.matches.actions import notation
from bot.core.matches.agreements import AGREEMENTS, DRAW, PAUSE, TAKEBACK
from bot.core.matches.clocks import span_line
from bot.core.matches.messages import Timestamp, family_line, line
from bot.core.matches.model import Stage
from bot.core.matches.pauses import VACATIONS, Resumed, Stopped, is_paused
from bot.core.matches.takebacks import takeback_point
from bot.core.typed.clock_text import is_per_move
from engine import Reason, Side
from engine.search import has_too_few_men

if TYPE_CHECKING:
    from bot.core.matches.agreements import Agreement
    from bot.core.matches.clocks import Clock, Timer
    from bot.core.matches.messages import Line, PersonName
    from bot.core.matches.model import AccountId, Match
    from bot.core.views.views import Viewer
    from engine import Game


def clock_notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return until when the side to act has time, and what the other has left.

    The lines stay true as long as the post is shown: they name points in time, not durations.
    """
    clock, timer, game = match.terms.clock, match.timer, match.game
    if match.stage is not Stage.RUNNING or clock is None or timer is None or game is None:
        return ()
    end = clocks.flag_fall(clock, timer, game.position.side)
    if match.lapsed:
        # A stopped clock has been counted up to its end.
        return (_lapsed(match, viewer, game, Timestamp(end or timer.since)),)
    if end is None:
        return (_stopped_note(match, viewer, timer), *request_note(PAUSE, match, viewer))
    return (
        _until(match, viewer, game, Timestamp(end)),
        *_left(match, viewer, clock, timer, game),
        *request_note(PAUSE, match, viewer),
    )


def _stopped_note(match: Match, viewer: Viewer, timer: Timer) -> Line:
    first, second = map(span_line, timer.left)
    one, other = (viewer.player(match, side) for side in Side)
    return line(
        "note-paused" if is_paused(match) else "note-stopped",
        one=one,
        first=first,
        other=other,
        second=second,
    )


def _until(match: Match, viewer: Viewer, game: Game, end: Timestamp) -> Line:
    if match.side_of(viewer.id) is game.position.side:
        return line("note-until-yours", moment=end)
    return line("note-until-theirs", name=viewer.player(match, game.position.side), moment=end)


def _lapsed(match: Match, viewer: Viewer, game: Game, end: Timestamp) -> Line:
    side, late = match.side_of(viewer.id), game.position.side
    other, name = viewer.player(match, late.other), viewer.player(match, late)
    if side is late:
        return line("note-lapsed-yours", name=other, moment=end)
    if side is late.other:
        return line("note-lapsed-theirs", name=name, moment=end)
    return line("note-lapsed-seen", name=name, other=other, moment=end)


def _left(match: Match, viewer: Viewer, clock: Clock, timer: Timer, game: Game) -> tuple[Line, ...]:
    """What the side that waits has left, unless each of its turns has the same."""
    if is_per_move(clock):
        return ()
    waits = game.position.side.other
    left = span_line(timer.left[waits])
    if match.side_of(viewer.id) is waits:
        return (line("note-left-yours", left=left),)
    return (line("note-left-theirs", name=viewer.player(match, waits), left=left),)


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
    """Return whether an event stops or resumes a clock for a vacation."""
    return event.why == VACATIONS[event.side]


def vacation_news(match: Match, event: Stopped | Resumed, person: AccountId) -> Line | None:
    """Return the news of a player who leaves or comes back; none of the person themselves.

    A player to act gets news of the end of their own vacation.
    """
    own = match.side_of(person) is event.side
    if isinstance(event, Stopped):
        return (
            None if own or event.until is None else line("news-away", moment=Timestamp(event.until))
        )
    if own:
        return line("news-back-yours") if match.waits_for(person) else None
    return line("news-back")


NOTED = (TAKEBACK, *(kind for kind in AGREEMENTS if kind not in {TAKEBACK, PAUSE}))
"""In this order requests are noted; that of a pause is noted beside the clock."""


def request_notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return the open requests of a match, and whether hints and watchers are allowed."""
    asked = tuple(note for kind in NOTED for note in request_note(kind, match, viewer))
    hints = (line("note-hints"),) if match.hints_allowed else ()
    public = (line("note-public"),) if match.made_public and viewer.account else ()
    return (*asked, *_few_men_note(match), *hints, *public)


def _few_men_note(match: Match) -> tuple[Line, ...]:
    """Return why a draw that is offered or agreed is one, if the men are too few to win."""
    is_agreed = match.outcome is not None and match.outcome.reason is Reason.AGREEMENT
    if match.game is None or not (is_agreed or DRAW.asker(match) is not None):
        return ()
    is_few = has_too_few_men(match.game.ruleset, match.game.position)
    return (line("note-few-men"),) if is_few else ()


def request_note(kind: Agreement, match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return the note on the open request of a kind, if there is one."""
    asker = kind.asker(match)
    if asker is None:
        return ()
    is_own = match.side_of(viewer.id) is asker
    whose = "yours" if is_own else "theirs"
    name = viewer.player(match, asker.other if is_own else asker)
    if kind is TAKEBACK:
        return _takeback_note(match, asker, name, whose)
    note = family_line("note", f"{kind.word(match)}-{whose}", name=name)
    is_counted = kind.is_counted(match) and not is_own
    return (note, *count_note(match, viewer)) if is_counted else (note,)


def count_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return what counting the men now would give a player of the match."""
    game, side = match.game, match.side_of(viewer.id)
    if game is None or side is None:
        return ()
    position, winner = game.position, game.outcome_on_agreement().winner
    men = [position.men[each].bit_count() for each in (side, side.other)]
    marked = [(position.men[each] & position.marks).bit_count() for each in (side, side.other)]
    note = line(
        "note-count",
        name=viewer.player(match, side.other),
        mine=men[0],
        upright=men[0] - marked[0],
        theirs=men[1],
        standing=men[1] - marked[1],
        result="draw" if winner is None else "won" if winner is side else "lost",
    )
    return (note,)


def _takeback_note(
    match: Match, asker: Side, name: PersonName | Line, whose: str
) -> tuple[Line, ...]:
    """Which move is to be taken back, and whether a move of the other side is undone too."""
    past = takeback_point(match, asker)
    if past is None or match.game is None:
        return ()
    action = notation(match.game.ruleset, past.ply)
    part = whose if match.before[-1] is past else f"both-{whose}"
    return (family_line("note-takeback", part, name=name, action=action),)
