"""The button that leads from a match in which a person has moved to the next. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.controls import Verb
from bot.core.matches.messages import PersonName, line
from bot.core.views.buttons import button
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.views.views import Viewer

MAX_NAME = 12
"""How many characters of a name have room in the label."""


def next_match_button(match: Match, viewer: Viewer) -> Choice:
    """Return the button that opens a match which waits for the viewer, named by the opponent."""
    other = next(person for person in match.people if person != viewer.id)
    name = viewer.name(other)
    if isinstance(name, PersonName) and len(name.text) > MAX_NAME:
        name = PersonName(f"{name.text[: MAX_NAME - 1].rstrip()}…")
    return Choice(button(match, Verb.BOARD).control, line("button-next-match", name=name))
