"""What the players of a match said to each other, as one of them sees it. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.chat import heard
from bot.core.matches.messages import Line, Typed, line

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.views.views import Viewer


def chat_lines(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return what the players said to each other, as far as this one of them hears it."""
    if match.seats is None:
        return ()
    names = tuple(map(viewer.name, match.seats))
    return tuple(
        line("chat-message", name=names[each.side], text=Typed(each.text))
        for each in heard(match, match.side_of(viewer.id))
    )
