"""What the doctor finds where Petteia is to listen: an answer, a free place, or what is wrong."""

import errno
import os
import socket
from pathlib import Path

import aiohttp

from bot.config.fields import EVERYWHERE
from bot.http_server import is_stale, socket_path

PROBE_TIMEOUT = aiohttp.ClientTimeout(total=3)
MAX_PROBE_BYTES = 65536


async def fetch(address: str, path: str = "/") -> bytes:
    """Return the begin of the answer at an address or a Unix socket; empty for none."""
    socket_file = socket_path(address)
    connector = aiohttp.UnixConnector(str(socket_file)) if socket_file else None
    site = "http://localhost" if socket_file else address
    try:
        async with (
            aiohttp.ClientSession(timeout=PROBE_TIMEOUT, connector=connector) as session,
            session.get(f"{site}{path}") as response,
        ):
            return await response.content.read(MAX_PROBE_BYTES)
    except (aiohttp.ClientError, TimeoutError, ValueError):
        return b""


def port_trouble(host: str, port: int, section: str) -> tuple[str, str] | None:
    """Why the port or socket cannot be listened on, and what to do; None if it can."""
    if path := socket_path(host):
        return _socket_trouble(path, section)
    try:
        everywhere = None if host == EVERYWHERE else host
        family, kind, protocol, _, place = socket.getaddrinfo(
            everywhere, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(place)
    except (OSError, UnicodeError) as error:
        code = getattr(error, "errno", None)
        key = f"in [{section}] (or PETTEIA_{section.upper()}__PORT)"
        if code == errno.EADDRINUSE:
            sentence = f"Port {port} on {host} is in use by another program."
            return sentence, f"End it, or set another port {key}."
        if code == errno.EACCES:
            sentence = f"Port {port} needs more rights than this user has."
            return sentence, f"Set a port of 1024 or more {key}."
        return f"{host} is no address of this machine.", f"Set host in [{section}]."
    return None


def _socket_trouble(path: Path, section: str) -> tuple[str, str] | None:
    """Why a Unix socket cannot be listened on, and what to do; None if it can."""
    try:
        is_stale(path)
    except OSError as error:
        return (
            f"{error.strerror}.",
            f"End it or remove the file, or set another host in [{section}].",
        )
    if path.parent.is_dir() and os.access(path.parent, os.W_OK | os.X_OK):
        return None
    cure = "Create it, and let the user that Petteia runs as write there."
    return f"{path.parent} is not a folder that can be written to.", cure
