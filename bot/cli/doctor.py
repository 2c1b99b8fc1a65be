"""`petteia doctor`: checks what could keep Petteia from running, with advice."""

import os
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from PIL import features
from rich.table import Table
from rich.text import Text

from bot.cli.listening import fetch, port_trouble
from bot.config.reading import ConfigError, load
from bot.config.settings import Database, Operating, Settings, Web
from bot.core.matches.pairings import can_pair_swiss
from bot.http_server import socket_path
from bot.operations.database_setup import code_range
from bot.operations.secret_files import open_to_others
from bot.rulebook import Assistant
from bot.storage import StorageError
from bot.storage import examine as examine_database
from bot.storage.acknowledged import loss, read_note
from bot.storage.disk import disk_space
from bot.storage.opening import read_database, sqlite_path

MIN_PYTHON = (3, 11)
MIN_MEMORY = 300_000_000
"""In bytes: 185 MB after the start, and 45 MB for each of two processes that think."""
MAX_NAMED = 20

# By the code of an examination: the state of the database, and advice if it cannot be used.
DATABASE = {
    "ready": ("It is there, and of this version.", ""),
    "missing": ("It is not there yet; the first start makes it.", ""),
    "behind": ("It is of an older version; the next start brings it up to date.", ""),
    "ahead": ("It is of a newer version, and this one can use it.", ""),
    "uncontracted": (
        "It has what only older versions use; once none runs, `petteia db upgrade` removes it.",
        "",
    ),
    "newer": (
        "It was written by a newer Petteia.",
        "Install that version, or restore the backup from before the upgrade.",
    ),
    "altered": (
        "It has other tables than this version of Petteia uses; it was left as it is.",
        "Restore a backup, or install the version that wrote it.",
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
    "full": ("There is no room left on its disk.", "Make some."),
    "several-names": (
        "It can be reached by another name, under which a second Petteia would ruin it.",
        "Leave it one name only.",
    ),
    "unreachable": (
        "It cannot be reached.",
        "Check [database] url, and that the server runs and lets you in.",
    ),
}


@dataclass(frozen=True, slots=True)
class Check:
    """The result of a check, with advice if something is wrong."""

    name: str
    sentence: str
    advice: str = ""

    @property
    def ok(self) -> bool:
        """Whether nothing needs to be done."""
        return not self.advice


async def examine(file: Path | None) -> tuple[Check, ...]:
    """Check everything configured by `file` (none: the defaults), and change nothing."""
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
        check_swiss(),
        check_memory(),
        Check("configuration", f"{origin} in order."),
        *check_file_modes(file, settings),
        *check_directory(settings.database.url),
        await check_database(settings.database.url, serving=serving),
        *check_disk(settings.database.url),
        *await check_events(settings.database.url),
        check_web(settings.web, serving=serving, alone=not _has_token(settings)),
        *await check_page(settings.operating),
        *check_ports(settings),
        *check_proxies(settings.web),
        *check_backup_folder(settings.database),
        *await check_assistant(settings),
        *await check_platforms(settings),
    )


def _has_token(settings: Settings) -> bool:
    bots = (settings.discord, settings.telegram)
    return any(bot.token.get_secret_value() for bot in bots)


async def check_platforms(settings: Settings) -> tuple[Check, ...]:
    """What the platforms themselves say of the tokens that are configured."""
    found: list[Check] = []
    discord, telegram = settings.discord, settings.telegram
    endpoint: tuple[str, ...] = ()
    if discord.public_key:
        endpoint = (discord.public_key, discord.interactions_address, settings.web.site_url)
    for name, section, pages in (
        ("Discord", discord, (settings.activity_id, *endpoint)),
        ("Telegram", telegram, (settings.mini_app_url,)),
    ):
        if token := section.token.get_secret_value():
            front_end = import_module(f"bot.frontends.{name.lower()}")
            proxy = section.proxy.get_secret_value()
            findings = await front_end.examine(token, section.base_url, proxy, *pages)
            found += [Check(name, each.sentence, each.advice) for each in findings]
    return tuple(found)


def check_python() -> Check:
    """Whether this Python is recent enough."""
    found, oldest = sys.version.split()[0], ".".join(map(str, MIN_PYTHON))
    cure = "" if sys.version_info >= MIN_PYTHON else f"Install Python {oldest} or later."
    return Check("Python", f"This is Python {found}.", cure)


def check_pictures() -> Check:
    """Whether pictures can be drawn, coordinates and all."""
    sentence = f"Pillow {version('pillow')} draws the pictures."
    if features.check("freetype2"):
        return Check("pictures", sentence)
    return Check("pictures", f"{sentence} It has no FreeType.", "Install Pillow's own wheel.")


def check_swiss() -> Check:
    """Whether Swiss events can be paired; all others can be anywhere."""
    if can_pair_swiss():
        return Check("events", f"py4swiss {version('py4swiss')} pairs Swiss ones.")
    sentence = "There are no Swiss ones: py4swiss, which pairs them, is not installed here."
    return Check("events", sentence)


def check_memory(limit: Path = Path("/sys/fs/cgroup/memory.max")) -> Check:
    """Whether this machine, and its container if there is one, have memory enough."""
    found = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    with suppress(OSError, ValueError):  # it is no container, or has no limit
        found = min(found, int(limit.read_text(encoding="ascii")))
    cure = "" if found >= MIN_MEMORY else f"Give it {megabytes(MIN_MEMORY)} or more."
    return Check("memory", f"{megabytes(found)} are there.", cure)


def check_directory(url: str) -> tuple[Check, ...]:
    """Whether an SQLite file's directory can be written or made; nothing for a server."""
    if not url.startswith("sqlite:///"):
        return ()
    directory = Path(url.removeprefix("sqlite:///")).absolute().parent
    nearest = next(path for path in (directory, *directory.parents) if path.exists())
    if nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK):
        return (Check("data directory", f"{directory} can be written."),)
    cure = f"Give the user that Petteia runs as the right to write in {nearest}."
    return (Check("data directory", f"{directory} cannot be written.", cure),)


FILES_CLOSED = Check("file modes", "Other users can neither read nor change what is secret.")


def check_file_modes(file: Path | None, settings: Settings) -> tuple[Check, ...]:
    """Whether other users can read or change the database or a configuration with secrets."""
    return (
        *(
            Check(
                "file modes",
                f"Other users can read or change {path}, and {content}.",
                f"Close it to them: chmod 600 {path}",
            )
            for path, content in open_to_others(file, settings)
        ),
    ) or (FILES_CLOSED,)


async def check_database(url: str, *, serving: bool) -> Check:
    """Whether the database can be opened, and whether its tables are of this version."""
    found = await examine_database(url)
    if found.code == "locked" and serving:
        return Check("database", "It is in use by the Petteia that is running.")
    sentence, cure = DATABASE[found.code]
    detail = code_range(found) if found.oldest_code else found.detail
    return Check("database", f"{sentence} ({detail})", cure)


def check_disk(url: str) -> tuple[Check, ...]:
    """Whether there is room on the disk of an SQLite file; nothing without a file."""
    if (path := _database_file(url)) is None:
        return ()
    space = disk_space(path)
    sentence = f"{megabytes(space.free)} are free on the disk of the database."
    if not space.is_low():
        return (Check("disk", sentence),)
    return (Check("disk", sentence, f"Make room: it should be {megabytes(space.wanted)}."),)


def megabytes(size: int) -> str:
    """The size in whole megabytes."""
    return f"{size // 1_000_000} MB"


async def check_events(url: str) -> tuple[Check, ...]:
    """Whether an SQLite file has all events that were stored; nothing if it cannot be read."""
    if (path := _database_file(url)) is None:
        return ()
    note = read_note(path)
    try:
        lost = await read_database(url, lambda connection: loss(connection, note))
    except StorageError:  # the check of the database reports it
        return ()
    if lost is None:
        return ()
    since = f"{lost.since:%Y-%m-%d %H:%M} UTC" if lost.since else "the first start"
    sentence = (
        f"At least {sum(lost.events.values())} events of {len(lost.events)} matches are gone that "
        f"were stored after {since}: {', '.join(list(lost.events)[:MAX_NAMED])}."
    )
    cure = "Restore a backup that has them, or tell the players; the matches go on without them."
    return (Check("events", sentence, cure),)


def _database_file(url: str) -> Path | None:
    """The SQLite file, if it is there."""
    try:
        path = sqlite_path(url)
    except StorageError:  # the check of the database reports it
        return None
    return path if path and path.exists() else None


async def is_serving(web: Web) -> bool:
    """Whether a Petteia already answers at the web chat's address."""
    return b"Petteia" in await fetch(web.address)


def check_web(web: Web, *, serving: bool, alone: bool = True) -> Check:
    """Whether the web chat's port is free, or served by a Petteia already.

    If it is `alone`, nothing else would run without it.
    """
    if not web.enabled:
        if not alone:
            return Check("web chat", "It is off.")
        cure = "Set enabled = true in [web]."
        return Check("web chat", "It is off, so nothing would run.", cure)
    if serving:
        return Check("web chat", f"A Petteia is running at {web.address}.")
    trouble = port_trouble(web.host, web.port, "web")
    return Check("web chat", *trouble) if trouble else Check("web chat", f"{web.address} is free.")


async def check_page(operating: Operating) -> tuple[Check, ...]:
    """Whether the port of the page for operators is free, or served already; nothing without it."""
    name = "page for operators"
    if operating.address is None:
        return ()
    if not operating.is_local:
        cure = 'Set host = "127.0.0.1" in [operating], or block the port with a firewall.'
        return (Check(name, f"Others can read it, on {operating.host}.", cure),)
    address = f"{operating.address}/healthz"
    if b'"front_ends"' in await fetch(operating.address, "/healthz"):
        return (Check(name, f"A Petteia shows it at {address}."),)
    trouble = port_trouble(operating.host, operating.port or 0, "operating")
    return (Check(name, *trouble) if trouble else Check(name, f"{address} is free."),)


def check_ports(settings: Settings) -> tuple[Check, ...]:
    """Whether two parts of Petteia are to listen on one port; nothing if none are."""
    web, operating, telegram = settings.web, settings.operating, settings.telegram
    discord = settings.discord
    listening = {
        "[web] port": (web.host, web.port if web.enabled else None),
        "[operating] port": (operating.host, operating.port),
        "[discord] interactions_port": (
            discord.interactions_host,
            discord.interactions_port if discord.public_key else None,
        ),
        "[telegram] webhook_port": (
            telegram.webhook_host,
            telegram.webhook_port if telegram.webhook_url else None,
        ),
    }
    ports = {name: port for name, (host, port) in listening.items() if not socket_path(host)}
    used = Counter(port for port in ports.values() if port)
    twice = [name for name, port in ports.items() if port and used[port] > 1]
    if not twice:
        return ()
    sentence = f"{' and '.join(twice)} are the same port."
    return (Check("ports", sentence, "Give each a port of its own."),)


def check_proxies(web: Web) -> tuple[Check, ...]:
    """Whether people behind a proxy are told from one another; nothing without a proxy."""
    is_proxied = web.enabled and web.public_url and web.is_local
    if not is_proxied or web.trusted_proxies or socket_path(web.host):
        return ()
    sentence = "A proxy serves public_url, and none is trusted: all people count as one client."
    cure = 'Name its address, as in [web] trusted_proxies = ["127.0.0.1"].'
    return (Check("proxies", sentence, cure),)


async def check_assistant(settings: Settings) -> tuple[Check, ...]:
    """Whether the assistant answers, which is asked something simple; nothing without one."""
    assistant = Assistant.configured(*settings.assistant.endpoint)
    if assistant is None:
        return ()
    answers = {"jump": "A piece may jump over another.", "leader": "A leader wears a crest."}
    if await assistant.pick("May I jump over a piece?", answers) is not None:
        return (Check("assistant", f"{assistant.host} answers."),)
    cure = "Check url, model and key in [assistant]; it has to answer in three seconds."
    return (Check("assistant", f"{assistant.host} did not answer as it should.", cure),)


def check_backup_folder(database: Database) -> tuple[Check, ...]:
    """Whether scheduled backups can be written; empty if none are scheduled."""
    folder = database.backup_folder
    if folder is None or database.backup_every is None:
        return ()
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return (Check("backups", f"{folder} can be written to."),)
    cure = "Create it, and let the user that Petteia runs as write there."
    return (Check("backups", f"{folder} is not a folder that can be written to.", cure),)


def table(checks: Sequence[Check]) -> Table:
    """The checks, and the advice if one is needed, for a terminal."""
    drawn = Table("", "what", "state")
    for check in checks:
        mark = Text("ok", "green") if check.ok else Text("FAIL", "bold red")
        drawn.add_row(mark, check.name, Text(f"{check.sentence}\n{check.advice}".strip()))
    return drawn
