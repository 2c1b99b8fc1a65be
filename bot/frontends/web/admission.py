"""Whose a socket is: by the cookie of a browser, or by the token of a page in another frame."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from bot.frontends.bounded import BoundedDict
from bot.frontends.web.frames import SessionFrame
from bot.frontends.web.limits import MAX_KEYS
from bot.frontends.web.sign_in import identity, set_session_cookie, signed_in

if TYPE_CHECKING:
    from datetime import datetime

    from aiohttp import web

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, Identity
    from bot.frontends.web.embedded import BearerTokens


_USE_INTERVAL: Final = timedelta(hours=1)
_FIRST_FRAME_TIMEOUT: Final = 10.0  # seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Admission:
    """Finds the session of a socket.

    With ``bearers`` it is that of a page inside another platform, where cookies do not count: the
    socket's first frame has the token.
    """

    people: People
    dispatcher: Dispatcher
    bearers: BearerTokens | None = None
    used: BoundedDict[Identity, datetime] = field(default_factory=lambda: BoundedDict(MAX_KEYS))

    async def admitted(
        self, socket: web.WebSocketResponse, request: web.Request
    ) -> tuple[Identity, Account] | None:
        """Return a socket's session and whose it is; None for one that no account has.

        The cookie is renewed. A socket that shows a token is prepared.
        """
        if self.bearers is None:
            known = await signed_in(self.people, request)
            if known is None:
                return None
            set_session_cookie(socket, known[0], request)  # renewed with each visit
            session, account = identity(known[0]), known[1]
            name = browser_name(request.headers.get("User-Agent", ""))
        else:
            await socket.prepare(request)
            shown = await _shown_session(socket, self.bearers)
            found = await self.people.person(shown) if shown else None
            if shown is None or found is None:
                return None
            session, account, name = shown, found, self.bearers.label
        await self._note_use(session, name)
        return session, account

    async def _note_use(self, session: Identity, name: str) -> None:
        """Store when a session is used, in hours: a page that reconnects often writes nothing."""
        now = self.dispatcher.clock()
        last = self.used.get(session)
        if last is None or now - last >= _USE_INTERVAL:
            self.used[session] = now
            await self.people.used(session, name, now)


async def _shown_session(socket: web.WebSocketResponse, bearers: BearerTokens) -> Identity | None:
    """Return the session for which the first frame of a socket has a token."""
    try:
        message = await socket.receive(timeout=_FIRST_FRAME_TIMEOUT)
        frame = SessionFrame.model_validate_json(message.data)
    except (TimeoutError, ValueError):
        return None
    return bearers.session(frame.token)


# The first that is found counts, as most browsers also claim to be others.
_BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("FxiOS", "Firefox"), ("Firefox", "Firefox")),
    *(("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
_SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)


def browser_name(user_agent: str) -> str:
    """Return the names of a browser and its system; nothing of a header's own words.

    >>> browser_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> browser_name("curl/8")
    ''
    """
    found = (
        next((name for sign, name in known if sign in user_agent), "")
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))
