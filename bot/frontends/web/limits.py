"""How much one person, and all at one network address, may ask of the web chat.

Invariant: what one client asks for delays or refuses only that client.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

MAX_KEYS: Final = 4096


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many ``a_second``."""

    burst: float
    a_second: float


@dataclass(frozen=True, slots=True, kw_only=True)
class WebLimits:
    """The limits of the web chat; ``peer`` means all clients at one network address.

    ``connections``: sockets of the listener, None for what the limit of open files leaves room for.
    ``account_sockets``: WebSockets of one person, who has one for each open page.
    ``bytes``: of frames of any kind, over all WebSockets; more have to wait, and a WebSocket for
    which that would be longer than ``bytes_wait`` seconds is closed.
    ``frames``: what is typed and pressed; more has to wait. ``completions``: more are left empty.
    ``drawings``: pictures that are not drawn yet; more have to wait for at most ``drawing_wait``
    seconds. A film counts as `FILM_COST` pictures.
    ``names``: new accounts. ``challenge_names``: those by one link. ``joins``: links
    to challenges that are opened. ``pages``: pages, feeds and data for people without an account.
    ``watches``: pages, moments and WebSockets of matches that are watched. ``wrong_invitations``:
    more of them are answered after ``wrong_wait`` seconds. ``recoveries``: tries to sign in by a
    recovery code, from one network.
    """

    connections: int | None = None
    account_sockets: int = 16
    account_bytes: Rate = Rate(16 * 1024, 4 * 1024)
    peer_bytes: Rate = Rate(32 * 1024, 32 * 1024)
    bytes_wait: float = 8.0
    account_frames: Rate = Rate(60, 3)
    peer_frames: Rate = Rate(300, 30)
    account_completions: Rate = Rate(30, 1)
    peer_completions: Rate = Rate(150, 10)
    account_drawings: Rate = Rate(100, 3)
    peer_drawings: Rate = Rate(300, 10)
    drawing_wait: float = 20.0
    peer_names: Rate = Rate(120, 1)
    challenge_names: Rate = Rate(10, 10 / 3600)
    peer_joins: Rate = Rate(60, 1)
    peer_pages: Rate = Rate(60, 1)
    peer_watches: Rate = Rate(240, 8)
    wrong_invitations: Rate = Rate(5, 5 / 60)
    wrong_wait: float = 2.0
    recoveries: Rate = Rate(5, 5 / 60)


class RateLimiter:
    """Counts by keys how much of a rate is used.

    >>> seconds = 0.0
    >>> limiter = RateLimiter(Rate(2, 1), lambda: seconds)
    >>> [limiter.take("a", most=0), limiter.take("a", most=0), limiter.take("a", most=0)]
    [0.0, 0.0, None]
    >>> limiter.take("a"), limiter.take("b")
    (1.0, 0.0)
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: BoundedDict[Hashable, tuple[float, float]] = BoundedDict(MAX_KEYS)

    def take(self, key: Hashable, cost: float = 1, *, most: float | None = None) -> float | None:
        """Take one, or what it costs, and return the seconds to wait for it.

        If that would be more than ``most``, nothing is taken and None returned.
        """
        now, rate = self._clock(), self._rate
        left, at = self._left.get(key, (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.a_second) - cost
        wait = max(0.0, -left / rate.a_second)
        if most is not None and wait > most:
            return None
        self._left[key] = left, now
        return wait


class FrameLimiter:
    """Limits what comes over WebSockets, by account and by network address."""

    def __init__(self, limits: WebLimits, clock: Callable[[], float] = monotonic) -> None:
        def limiters(*rates: Rate) -> tuple[RateLimiter, ...]:
            return tuple(RateLimiter(rate, clock) for rate in rates)

        self._longest = limits.bytes_wait
        self._account_bytes, self._peer_bytes = limiters(limits.account_bytes, limits.peer_bytes)
        self._frames = limiters(limits.account_frames, limits.peer_frames)
        self._completions = limiters(limits.account_completions, limits.peer_completions)

    def bytes_wait(self, size: int, client: str, account: str = "") -> float | None:
        """Count bytes of a client and, once it is known, an account; return the seconds to wait.

        If that would be too long for the account, None is returned, and the client pays nothing:
        others may share its address.
        """
        wait = self._account_bytes.take(account, size, most=self._longest) if account else 0.0
        if wait is None:
            return None
        client_wait = self._peer_bytes.take(client, size, most=self._longest)
        return None if client_wait is None else max(wait, client_wait)

    def wait(self, account: str, client: str) -> float:
        """Count a frame, and return for how many seconds its connection is not to be read."""
        pairs = zip(self._frames, (account, client), strict=True)
        return max(limiter.take(key) or 0.0 for limiter, key in pairs)

    def may_complete(self, account: str, client: str) -> bool:
        """Count a completion, and return whether it is to be looked up."""
        pairs = zip(self._completions, (account, client), strict=True)
        return all(limiter.take(key, most=0) is not None for limiter, key in pairs)
