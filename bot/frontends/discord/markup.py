"""Discord's markup: text escaped, marked and cut to what a message takes. Pure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from discord.utils import escape_markdown, escape_mentions

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

MAX_TEXT: Final = 4000
"""The most characters of all texts in a message together (Discord: Text Display)."""

_BROKEN: Final = ":\u200b//"
_OPEN: Final = "\x02"
_CLOSE: Final = "\x03"
_TIME: Final = re.compile(f"{_OPEN}([0-9]+){_CLOSE}", re.ASCII)
_COMMAND: Final = re.compile(f"{_OPEN}([a-z ]+){_CLOSE}", re.ASCII)
_SPECIAL: Final = re.compile(r"<(?=[@#:/tai])")


def escaped(text: str) -> str:
    """Escape markup, mentions, emoji and links, so that typed text is shown as it is."""
    escaped_text = escape_mentions(escape_markdown(text, ignore_links=False))
    return _SPECIAL.sub(r"\\<", escaped_text).replace("://", _BROKEN)


def mark_timestamp(at: datetime) -> str:
    """Return a time between control characters, which ``show_timestamps`` replaces.

    Typed text cannot contain them.
    """
    return f"{_OPEN}{int(at.timestamp())}{_CLOSE}"


def show_timestamps(text: str) -> str:
    """Replace marked times by Discord's timestamps, which each reader sees in their zone."""
    return _TIME.sub(r"<t:\1:f> (<t:\1:R>)", text)


def mark_command(path: str) -> str:
    """Return the path of a command between control characters, for ``show_commands``."""
    return f"{_OPEN}{path}{_CLOSE}"


def show_commands(text: str, command_id: str) -> str:
    """Replace marked commands by mentions, which can be pressed, or as typed without an id."""
    shown = rf"</\1:{command_id}>" if command_id else r"/\1"
    return _COMMAND.sub(shown, text)


def cut(text: str, limit: int) -> str:
    """Return at most so many characters, with an ellipsis where it is cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\ ") + "…"


def content(lines: Iterable[str], block: str = "") -> str:
    """Join lines, cut to what a message takes besides a block of monospaced text."""
    below = f"\n{fenced(block)}" if block else ""
    return cut("\n".join(filter(None, lines)), MAX_TEXT - len(below)) + below


def fenced(block: str) -> str:
    """Return a text as a code block, in a monospaced font."""
    return "```\n" + block.replace("`", "'") + "\n```"
