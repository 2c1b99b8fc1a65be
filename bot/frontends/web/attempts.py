"""Forms that are sent again because their answer was lost."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable

_ATTEMPTS: Final = 4096
_ATTEMPT_LIFETIME: Final = 600.0  # seconds


class Attempts:
    """The sessions that forms have got lately, for a page that sends one again.

    An answer may get lost, and the session with it: by the random number that a page puts into its
    form, which only that browser knows, it gets the same session once more.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tokens: BoundedDict[str, tuple[float, str]] = BoundedDict(_ATTEMPTS)

    def keep(self, attempt: str | None, token: str) -> None:
        """Remember for ten minutes which session an attempt has got."""
        if attempt is not None:
            self._tokens[attempt] = self._clock() + _ATTEMPT_LIFETIME, token

    def token(self, attempt: str | None) -> str | None:
        """Return the session of an earlier attempt with the same number."""
        end, token = self._tokens.get(attempt or "", (0.0, ""))
        return token if token and self._clock() < end else None
