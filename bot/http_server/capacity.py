"""How many connections the limit of open files leaves room for."""

from __future__ import annotations

import resource
from typing import Final

MAX_CONNECTIONS: Final = 4096
"""More would take over 100 MB of memory while they idle."""

MAX_RESERVE: Final = 256
"""Open files kept for everything else: the database (some 20), Discord and Telegram (some 20), the
operators' page (32), Telegram's webhook (100), and sockets that are refused (48)."""


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
