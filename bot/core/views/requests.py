"""Notes about what the sides of a match have asked each other, or agreed. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.actions import notation
from bot.core.matches.agreements import AGREEMENTS, PAUSE, TAKEBACK
from bot.core.matches.messages import line
from bot.core.matches.takebacks import takeback_point

if TYPE_CHECKING:
    from bot.core.matches.agreements import Agreement
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.views.views import Viewer


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
    code = f"note-{_undone(match) if kind is TAKEBACK else kind.word(match)}"
    past = takeback_point(match, asker) if kind is TAKEBACK else None
    about = {"action": notation(match.game.ruleset, past.ply)} if past and match.game else {}
    if match.side_of(viewer.id) is asker:
        return (line(f"{code}-yours", name=viewer.player(match, asker.other), **about),)
    return (line(f"{code}-theirs", name=viewer.player(match, asker), **about),)


def _undone(match: Match) -> str:
    """Whether the asker's ply alone is undone, or what the other side played since, too."""
    asker = TAKEBACK.asker(match)
    return "takeback" if match.before[-1].side is asker else "takeback-both"
