"""What is said of a match's clock beneath its board, for one person. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches import clocks
from bot.core.matches.clock_text import is_per_move, span_line
from bot.core.matches.model import Stage
from bot.core.matches.pauses import is_paused
from bot.core.messages import Timestamp, line

if TYPE_CHECKING:
    from bot.core.matches.clocks import Clock, Timer
    from bot.core.matches.model import Match
    from bot.core.messages import Line, PersonName
    from bot.core.views.views import Viewer
    from engine.game import Game
    from engine.position import Side


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
        return (_stands(match, timer), *_pause_asked(match, viewer))
    return (
        _until(match, viewer, game, Timestamp(end)),
        *_left(match, viewer, clock, timer, game),
        *_pause_asked(match, viewer),
    )


def _stands(match: Match, timer: Timer) -> Line:
    first, second = map(span_line, timer.left)
    if is_paused(match):
        return line("note-paused", first=first, second=second)
    return line("note-stopped", first=first, second=second)


def _until(match: Match, viewer: Viewer, game: Game, end: Timestamp) -> Line:
    if match.side_of(viewer.id) is game.position.side:
        return line("note-until-yours", moment=end)
    return line("note-until-theirs", name=_named(match, viewer, game.position.side), moment=end)


def _lapsed(match: Match, viewer: Viewer, game: Game, end: Timestamp) -> Line:
    side, late = match.side_of(viewer.id), game.position.side
    other, name = _named(match, viewer, late.other), _named(match, viewer, late)
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
    return (line("note-left-theirs", name=_named(match, viewer, waits), left=left),)


def _pause_asked(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    asked = match.pause_asked
    if asked is None:
        return ()
    if match.side_of(viewer.id) is asked:
        return (line("note-pause-yours"),)
    return (line("note-pause-theirs", name=_named(match, viewer, asked)),)


def _named(match: Match, viewer: Viewer, side: Side) -> PersonName | Line:
    assert match.seats is not None  # noqa: S101 -- a match in play has its seats
    return viewer.name(match.seats[side])
