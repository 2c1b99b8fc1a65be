"""A browser's session: a random token in a cookie, of which the server knows only the digest."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from bot.core.matches.model import Identity

if TYPE_CHECKING:
    from aiohttp import web

PLATFORM: Final = "web"
COOKIE: Final = "petteia"
_TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_LONGEST: Final = 400 * 24 * 3600  # what browsers keep a cookie at most, in seconds


def token_of(request: web.Request) -> str | None:
    """Return the session token that a browser brought, if it looks like one."""
    token = request.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def new_token() -> str:
    """Draw a token of 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def identity(token: str) -> Identity:
    """Name the person behind a token; the token cannot be found from the name."""
    return Identity(PLATFORM, sha256(token.encode()).hexdigest())


def keep(response: web.StreamResponse, token: str, request: web.Request) -> None:
    """Have the browser keep the token; over TLS it then goes over nothing else."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_LONGEST,
        path="/",
        httponly=True,
        samesite="Strict",
        secure=request.headers.get("Origin", "").startswith("https:"),
    )
