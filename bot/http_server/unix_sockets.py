"""Listening on Unix sockets, which a proxy on the same machine connects to."""

from __future__ import annotations

import errno
import socket
from pathlib import Path
from stat import S_ISSOCK
from typing import Final

SCHEME: Final = "unix:"
MODE: Final = 0o660
"""The owner and the group may connect, which takes the right to write."""

PROBE_TIME: Final = 1.0  # seconds


def socket_path(host: str) -> Path | None:
    """Return the path of the Unix socket that a host names; None for an address.

    >>> socket_path("unix:/run/petteia/web.sock"), socket_path("127.0.0.1")
    (PosixPath('/run/petteia/web.sock'), None)
    """
    return Path(host.removeprefix(SCHEME)) if host.startswith(SCHEME) else None


def is_stale(path: Path) -> bool:
    """Return whether a path has a socket on which nobody listens; False if nothing is.

    Raises `OSError` for a socket that is in use, and for a file that is not a socket.
    """
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return False
    if not S_ISSOCK(mode):
        raise FileExistsError(errno.EEXIST, f"{path} is there and is no socket")
    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(PROBE_TIME)
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            return True
        except TimeoutError:
            pass  # its queue is full
    raise OSError(errno.EADDRINUSE, f"another program listens on {path}")


def unix_listener(path: Path) -> socket.socket:
    """Return a Unix socket at a path, in place of one that was left there; raises `OSError`."""
    if is_stale(path):
        path.unlink()
    listener = socket.socket(socket.AF_UNIX)
    try:
        listener.bind(str(path))
        path.chmod(MODE)  # nobody can connect before it listens
    except OSError:
        listener.close()
        raise
    return listener
