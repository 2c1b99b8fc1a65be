"""Places and identities of the web chat."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from bot.core.matches.model import Identity, Place
from bot.frontends import WEB

PLATFORM: Final = WEB

LOBBY: Final = Place(PLATFORM, "lobby")
"""Where open challenges are posted: every visitor sees them until they are accepted."""


def identity(token: str) -> Identity:
    """Return the identity behind a session token; the token cannot be derived from it."""
    return Identity(PLATFORM, sha256(token.encode()).hexdigest())
