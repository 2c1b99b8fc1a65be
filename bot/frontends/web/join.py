"""Invitations as links: ``/join/CODE`` shows an open challenge and asks a newcomer for a name.

Invariant: opening a link changes nothing, as programs that preview links open it too. If
registration needs the invitation secret, a link carries a token made of that secret and of the
challenge's id; it lets people register while the challenge is open, and tells nothing of the
secret.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from dataclasses import replace
from functools import cached_property
from hashlib import scrypt, sha256
from hmac import compare_digest, digest
from typing import TYPE_CHECKING, Any, Final

from bot.core.handlers.opening import inviter_choice
from bot.core.matches import actions_table as table
from bot.core.matches.model import MatchId
from bot.core.typed.clock_text import clock_line
from bot.core.typed.terms import ruleset_line
from bot.core.views.match import game_note
from bot.frontends.web.frames import choice_frame
from bot.frontends.web.limits import RateLimiter
from bot.i18n import speaker
from bot.i18n.speaker import alt_text
from render import is_drawable

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.handlers.opening import Invitation
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.frontends.web import frames
    from bot.frontends.web.limits import WebLimits
    from bot.frontends.web.pictures import PictureRoutes

_SALT: Final = b"petteia join link"
_TOKEN_BYTES: Final = 16
_COST: Final = 2**14  # 16 MiB and some 50 ms, once: against guessing the secret from a link


class JoinLinks:
    """Makes and checks the links to challenges."""

    def __init__(self, secret: str | None) -> None:
        """``secret`` is the invitation that registration requires, None if it does not."""
        self._secret = secret

    @cached_property
    def _key(self) -> bytes:
        return scrypt((self._secret or "").encode(), salt=_SALT, n=_COST, r=8, p=1, dklen=32)

    def path(self, match: MatchId) -> str:
        """Return the path of a challenge's link."""
        return f"/join/{match}/{self._token(match)}" if self._secret else f"/join/{match}"

    def is_right(self, match: MatchId, token: str) -> bool:
        """Return whether a link was made here; every one is if no secret is required."""
        return not self._secret or compare_digest(self._token(match).encode(), token.encode())

    def _token(self, match: MatchId) -> str:
        made = digest(self._key, match.encode(), sha256)[:_TOKEN_BYTES]
        return urlsafe_b64encode(made).decode().rstrip("=")


def _notes(match: Match) -> tuple[Line, ...]:
    rated = (game_note(match),) if match.terms.rated else ()
    return (*rated, clock_line(match.terms.clock))


class Invitations:
    """The open challenges behind links, for the page and for registration."""

    def __init__(
        self, dispatcher: Dispatcher, links: JoinLinks, pictures: PictureRoutes, limits: WebLimits
    ) -> None:
        self._dispatcher = dispatcher
        self._links = links
        self._pictures = pictures
        self._names = RateLimiter(limits.challenge_names)

    async def _found(self, code: str, token: str) -> Invitation | None:
        """Return the challenge of a link, or None if the link is wrong or it is not open."""
        match = MatchId(code)
        if not self._links.is_right(match, token):
            return None
        return await self._dispatcher.invitation(match)

    async def admits(self, code: str, token: str) -> bool:
        """Return whether a person may register by a link, and count them."""
        if await self._found(code, token) is None:
            return False
        return self._names.take(code, most=0) is not None

    async def page(self, code: str, token: str, language: str) -> dict[str, Any] | None:
        """Return what the page shows of a link's challenge, None if there is none.

        Its ``preview`` is the picture that others show beside the link.
        """
        found = await self._found(code, token)
        if found is None:
            return None
        view, figure = found.view, found.figure
        say = speaker(language).say
        controls = (choice.control for choice in view.choices)
        accept = next(control for control in controls if table.action_of(control) is table.ACCEPT)
        return {
            "code": code,
            "token": token,
            "accept": str(accept),
            "headline": say(found.title),
            "aim": say(found.aim) if found.aim else "",
            "notes": [say(each) for each in _notes(found.match)],
            "picture": self._pictures.described(figure.picture, alt_text(figure.words, say))
            if figure
            else None,
            "preview": self._preview(found, say),
        }

    async def late(self, code: str, token: str, language: str) -> dict[str, Any]:
        """Return what the page shows of a link whose challenge is not open any more."""
        match, say = MatchId(code), speaker(language).say
        is_right = self._links.is_right(match, token)
        way = await inviter_choice(self._dispatcher.store, match) if is_right else None
        return {"code": code, "ways": [choice_frame(way, say(way.label))] if way else []}

    def _preview(self, found: Invitation, say: Callable[[Line], str]) -> frames.Picture | None:
        """Return the board of a challenge with who invites to which game beneath it."""
        board = found.board
        if board is None:
            return None
        title, game = say(found.title), say(ruleset_line(found.match.terms.ruleset))
        caption = title if is_drawable(title) else game
        return self._pictures.described(replace(board, caption=caption), title)
