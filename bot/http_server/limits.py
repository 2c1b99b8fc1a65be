"""How many connections a listener serves, and how long each step of a request may take."""

from __future__ import annotations

import resource
from dataclasses import dataclass
from typing import Final

MAX_CONNECTIONS: Final = 4096
"""More would take over 100 MB of memory while they idle."""

MAX_RESERVE: Final = 256
"""Open files kept for everything else: the database (some 20), Discord and Telegram (some 20), the
operators' page (32), Telegram's webhook (100), Discord's interactions (32), and sockets that are
refused (48)."""


def connection_limit(open_files: int | None = None) -> int:
    """Return how many connections there may be; ``open_files`` is the process's limit if None.

    >>> connection_limit(1024), connection_limit(200), connection_limit(10**6)
    (768, 100, 4096)
    """
    if open_files is None:
        open_files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if open_files == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return min(open_files - min(MAX_RESERVE, open_files // 2), MAX_CONNECTIONS)


MIN_BYTES_A_SECOND: Final = 16 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerLimits:
    """The limits of one listener; times are in seconds.

    ``connections`` is the number of sockets in all, ``per_peer`` that of one network address; a
    trusted proxy is not limited as a peer.

    ``head``: from the connection, or the first byte, to the end of a request's headers.
    ``body``: the rest of the request. ``request``: until the answer is ready.
    ``write``: until an answer is taken; a large one has a second more for each 16 KiB.
    ``idle``: between two requests of a connection. It is longer than the two minutes of the common
    proxies, which otherwise could send a request while the connection is being closed.
    ``sweep``: how often all this is looked at.
    """

    connections: int
    per_peer: int
    head: float = 10.0
    body: float = 15.0
    request: float = 60.0
    write: float = 30.0
    idle: float = 150.0
    sweep: float = 1.0

    def write_time(self, size: int) -> float:
        """Return how many seconds a client has for an answer of so many bytes."""
        return self.write + size / MIN_BYTES_A_SECOND
