"""Sentences as Discord is to show them: as they stand, whatever names they hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from discord.utils import escape_markdown, escape_mentions

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

CONTENT: Final = 2000
"""The most characters of a message (Discord: Create Message)."""

_BROKEN: Final = ":\u200b//"
_OPEN: Final = "\x02"
_CLOSE: Final = "\x03"
_MARKED: Final = re.compile(f"{_OPEN}([0-9]+){_CLOSE}", re.ASCII)
_SPECIAL: Final = re.compile(r"<(?=[@#:/tai])")


def plain(text: str) -> str:
    """Escape markup, mentions, emoji and links: what a person wrote is shown, and does nothing."""
    calm = escape_mentions(escape_markdown(text, ignore_links=False))
    return _SPECIAL.sub(r"\\<", calm).replace("://", _BROKEN)


def marked(at: datetime) -> str:
    """Return a moment marked by characters that no person's words can hold, for ``stamped``."""
    return f"{_OPEN}{int(at.timestamp())}{_CLOSE}"


def stamped(text: str) -> str:
    """Turn marked moments into Discord's own, which each reader sees in their zone."""
    return _MARKED.sub(r"<t:\1:f> (<t:\1:R>)", text)


def cut(text: str, limit: int) -> str:
    """Return at most so many characters; a cut shows."""
    return text if len(text) <= limit else text[: limit - 1].rstrip("\\ ") + "…"


def content(lines: Iterable[str], block: str = "") -> str:
    """Put lines under one another, as much as a message takes beside a block of letters."""
    beneath = f"\n{fenced(block)}" if block else ""
    return cut("\n".join(filter(None, lines)), CONTENT - len(beneath)) + beneath


def fenced(block: str) -> str:
    """Return a text in which each character is to be as wide as any other."""
    return "```\n" + block.replace("`", "'") + "\n```"
