"""Notes about what the sides of a match have asked each other, or agreed. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.actions import notation
from bot.core.matches.agreements import AGREEMENTS, PAUSE, TAKEBACK
from bot.core.matches.messages import family_line, line
from bot.core.matches.takebacks import takeback_point

if TYPE_CHECKING:
    from bot.core.matches.agreements import Agreement
    from bot.core.matches.messages import Line, PersonName
    from bot.core.matches.model import Match
    from bot.core.views.views import Viewer
    from engine import Side


NOTED = (TAKEBACK, *(kind for kind in AGREEMENTS if kind not in {TAKEBACK, PAUSE}))
"""In this order requests are noted; that of a pause is noted beside the clock."""


def request_notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return the open requests of a match, and whether hints are allowed."""
    asked = tuple(note for kind in NOTED for note in request_note(kind, match, viewer))
    return (*asked, line("note-hints")) if match.hints_allowed else asked


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
    return (family_line("note", f"{kind.word(match)}-{whose}", name=name),)


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
