"""`petteia doctor`: what could keep Petteia from running, and what to do about it."""

import errno
import os
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import aiohttp
from PIL import features
from rich.table import Table
from rich.text import Text

from bot.config import ConfigError, load
from bot.core.frontend import Finding
from bot.file_modes import examine as secrecy
from bot.settings import Operating, Settings, Web
from bot.storage import examine as examine_database

OLDEST_PYTHON = (3, 11)
LOOK_TIMEOUT = aiohttp.ClientTimeout(total=3)
MAX_LOOK_BYTES = 65536  # bytes
SQLITE = "sqlite:///"

# By the code of an examination: how the database stands, and what to do if it cannot be used.
DATABASE = {
    "ready": ("It is there, and of this version.", ""),
    "missing": ("It is not there yet; the first start makes it.", ""),
    "behind": ("It is of an older version; the next start brings it up to date.", ""),
    "newer": (
        "It was written by a newer Petteia.",
        "Install that version, or name another database.",
    ),
    "locked": (
        "Another program has it locked.",
        "End that program, or name another database.",
    ),
    "corrupt": (
        "It is not a sound database; it was left as it is.",
        "Put a backup in its place, or name another database.",
    ),
    "read-only": (
        "It cannot be written.",
        "Give the user that Petteia runs as the right to write it and its directory.",
    ),
    "full": (
        "There is no room left on its disk.",
        "Make some.",
    ),
    "unreachable": (
        "It cannot be reached.",
        "Check [database] url, and that the server runs and lets you in.",
    ),
}


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at: how it stands, and what to do if it is not as it should be."""

    name: str
    sentence: str
    advice: str = ""

    @property
    def ok(self) -> bool:
        """Whether nothing needs to be done."""
        return not self.advice


async def examine(file: Path | None) -> tuple[Check, ...]:
    """Look at everything, configured by `file` (none: the defaults), and change nothing."""
    try:
        settings = load(file)
    except ConfigError as error:
        cure = "Correct it; config.example.toml shows every key."
        return check_python(), check_pictures(), Check("configuration", f"{error}.", cure)
    origin = f"{file} is" if file else "There is no file; the defaults and the environment are"
    serving = settings.web.enabled and await is_serving(settings.web)
    return (
        check_python(),
        check_pictures(),
        Check("configuration", f"{origin} in order."),
        *(Check("file modes", each.sentence, each.advice) for each in secrecy(file, settings)),
        *check_directory(settings.database.url),
        await check_database(settings.database.url, serving=serving),
        check_web(settings.web, serving=serving, alone=not _has_token(settings)),
        *await check_page(settings.operating),
        *await check_platforms(settings),
    )


def _has_token(settings: Settings) -> bool:
    bots = (settings.discord, settings.telegram)
    return any(bot.token.get_secret_value() for bot in bots)


async def check_platforms(settings: Settings) -> tuple[Check, ...]:
    """What the platforms themselves say of the tokens that are configured."""
    found: list[Check] = []
    if token := settings.discord.token.get_secret_value():
        from bot.frontends import discord

        found += (_platform("Discord", each) for each in await discord.examine(token))
    if token := settings.telegram.token.get_secret_value():
        from bot.frontends import telegram

        found += (_platform("Telegram", each) for each in await telegram.examine(token))
    return tuple(found)


def _platform(name: str, finding: Finding) -> Check:
    return Check(name, finding.sentence, finding.advice)


def check_python() -> Check:
    """Whether this Python is recent enough."""
    found, oldest = sys.version.split()[0], ".".join(map(str, OLDEST_PYTHON))
    cure = "" if sys.version_info >= OLDEST_PYTHON else f"Install Python {oldest} or later."
    return Check("Python", f"This is Python {found}.", cure)


def check_pictures() -> Check:
    """Whether pictures can be drawn, coordinates and all."""
    sentence = f"Pillow {version('pillow')} draws the pictures."
    if features.check("freetype2"):
        return Check("pictures", sentence)
    return Check("pictures", f"{sentence} It has no FreeType.", "Install Pillow's own wheel.")


def check_directory(url: str) -> tuple[Check, ...]:
    """Whether an SQLite file's directory can be written or made; nothing for a server."""
    if not url.startswith(SQLITE):
        return ()
    directory = Path(url.removeprefix(SQLITE)).absolute().parent
    nearest = next(path for path in (directory, *directory.parents) if path.exists())
    if nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK):
        return (Check("data directory", f"{directory} can be written."),)
    cure = f"Give the user that Petteia runs as the right to write in {nearest}."
    return (Check("data directory", f"{directory} cannot be written.", cure),)


async def check_database(url: str, *, serving: bool) -> Check:
    """Whether the database can be opened, and how its tables stand to this version."""
    found = await examine_database(url)
    if found.code == "locked" and serving:
        return Check("database", "It is in use by the Petteia that is running.")
    sentence, cure = DATABASE[found.code]
    return Check("database", f"{sentence} ({found.detail})", cure)


async def is_serving(web: Web) -> bool:
    """Whether a Petteia already answers at the web chat's address."""
    try:
        async with (
            aiohttp.ClientSession(timeout=LOOK_TIMEOUT) as session,
            session.get(web.address) as response,
        ):
            return b"Petteia" in await response.content.read(MAX_LOOK_BYTES)
    except (aiohttp.ClientError, TimeoutError):
        return False


def check_web(web: Web, *, serving: bool, alone: bool = True) -> Check:
    """Whether the web chat's port is free, or served by a Petteia already.

    Where it is `alone`, nothing else would run without it.
    """
    if not web.enabled:
        if not alone:
            return Check("web chat", "It is off.")
        cure = "Set enabled = true in [web]."
        return Check("web chat", "It is off, so nothing would run.", cure)
    if serving:
        return Check("web chat", f"A Petteia is running at {web.address}.")
    trouble = _port_trouble(web.host, web.port, "web")
    return Check("web chat", *trouble) if trouble else Check("web chat", f"{web.address} is free.")


async def check_page(operating: Operating) -> tuple[Check, ...]:
    """Whether the port of the page for operators is free, or served already; nothing without it."""
    name, port = "page for operators", operating.port
    if port is None:
        return ()
    address = f"{operating.address}/healthz"
    if await _is_petteia(address):
        return (Check(name, f"A Petteia shows it at {address}."),)
    trouble = _port_trouble(operating.host, port, "operating")
    return (Check(name, *trouble) if trouble else Check(name, f"{address} is free."),)


async def _is_petteia(address: str) -> bool:
    try:
        async with (
            aiohttp.ClientSession(timeout=LOOK_TIMEOUT) as session,
            session.get(address) as page,
        ):
            return page.headers.get("Server") == "Petteia"
    except (aiohttp.ClientError, TimeoutError, ValueError):
        return False


def _port_trouble(host: str, port: int, section: str) -> tuple[str, str] | None:
    """Why the port cannot be listened on, and what to do; None where it can."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
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


def table(checks: Sequence[Check]) -> Table:
    """The checks, and the advice where one is needed, for a terminal."""
    drawn = Table("", "what", "how it stands")
    for check in checks:
        mark = Text("ok", "green") if check.ok else Text("FAIL", "bold red")
        drawn.add_row(mark, check.name, Text(f"{check.sentence}\n{check.advice}".strip()))
    return drawn
