"""The context of a request: the match at hand and the place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.groups import Group
    from bot.core.matches.messages import Line
    from bot.core.matches.model import GroupKey, Identity, MatchId, Place


@dataclass(frozen=True, slots=True)
class RequestContext:
    """Where a request was made: the match of the message it answers, and the places.

    ``place`` is where an open challenge is posted; ``stay`` is where the person is called from now
    on, ``theirs`` where the challenged person is called; None: in each one's own chat. ``chat`` is
    the platform of the request, if its messages ring. ``is_posted`` tells whether a match has a
    message of its own in sight, so that an answer need not show what changed; ``is_public`` whether
    others read the answer. ``aliases`` are all names of the place where the person is. ``session``
    is the browser of the web chat, None elsewhere, and ``zone`` what that says of its time zone,
    which a client may set to anything; ``site`` is the web chat's own address there, if it is one
    that the person's other programs can open. ``new_id`` is the id of the challenge that is made,
    if the request decides it; if it is taken, MatchIdInUse is raised. ``group`` is the server or
    group it was made in; ``manages`` asks whether the person manages another one.
    """

    match: MatchId | None = None
    place: Place | None = None
    stay: Place | None = None
    theirs: Place | None = None
    chat: str | None = None
    is_posted: Callable[[MatchId], Awaitable[bool]] | None = None
    is_public: bool = False
    aliases: tuple[Place, ...] = ()
    session: Identity | None = None
    zone: str = ""
    site: str = ""
    new_id: MatchId | None = None
    group: Group | None = None
    manages: Callable[[GroupKey], Awaitable[bool | Line]] | None = None


PRIVATE_CONTEXT = RequestContext()
"""A private chat, with no match at hand."""
