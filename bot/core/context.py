"""Where something was said or pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.model import MatchId, Place


@dataclass(frozen=True, slots=True)
class RequestContext:
    """Where words were said: the match of the message they answer, and the places.

    ``place`` is where an open challenge stands; ``stay`` is where the person is called from now
    on, ``theirs`` where the challenged person is; None: in each chat of their own. ``chat`` is the
    platform that was spoken on, if it is one whose messages ring. ``is_posted`` tells whether a
    match has a message of its own in sight, so that an answer need not show what changed.
    """

    match: MatchId | None = None
    place: Place | None = None
    stay: Place | None = None
    theirs: Place | None = None
    chat: str | None = None
    is_posted: Callable[[MatchId], Awaitable[bool]] | None = None


PRIVATE_CONTEXT = RequestContext()
"""In a chat of one's own, about no match in particular."""
