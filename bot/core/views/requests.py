"""Notes about what the sides of a match have asked each other, or agreed. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.actions import notation
from bot.core.matches.messages import line
from bot.core.matches.takebacks import takeback_point

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.views.views import Viewer


def request_notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return the open requests of a match, and whether hints are allowed."""
    draw = _draw_note(match, viewer)
    return (*_takeback_note(match, viewer), *draw, *_hints_note(match, viewer))


def _takeback_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Which move is to be taken back, and whether a move of the other side is undone too."""
    side = match.takeback_asked
    past = None if side is None else takeback_point(match, side)
    if side is None or past is None or match.seats is None or match.game is None:
        return ()
    action = notation(match.game.ruleset, past.ply)
    # What the other side played since is undone too.
    both = match.before[-1] is not past
    if match.side_of(viewer.id) is side:
        return (line("note-takeback-both-yours" if both else "note-takeback-yours", action=action),)
    name = viewer.name(match.seats[side])
    if both:
        return (line("note-takeback-both-theirs", name=name, action=action),)
    return (line("note-takeback-theirs", name=name, action=action),)


def _hints_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    if match.hints_allowed:
        return (line("note-hints"),)
    if match.hints_asked is None or match.seats is None:
        return ()
    if match.side_of(viewer.id) is match.hints_asked:
        return (line("note-hints-yours"),)
    return (line("note-hints-theirs", name=viewer.name(match.seats[match.hints_asked])),)


def _draw_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    if match.draw_offer is None or match.seats is None or match.game is None:
        return ()
    stops = match.game.ruleset.adjudicates
    if match.side_of(viewer.id) is match.draw_offer:
        name = viewer.player(match, match.draw_offer.other)
        return (line("note-stop-yours" if stops else "note-draw-yours", name=name),)
    name = viewer.player(match, match.draw_offer)
    return (line("note-stop-theirs" if stops else "note-draw-theirs", name=name),)
