"""Sentences as Discord is to show them: as they stand, whatever names they hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from discord.utils import escape_markdown, escape_mentions

if TYPE_CHECKING:
    from collections.abc import Iterable

CONTENT: Final = 2000
"""The most characters of a message (Discord: Create Message)."""

_BROKEN: Final = ":\u200b//"
_SPECIAL: Final = re.compile(r"<(?=[@#:/tai])")


def plain(text: str) -> str:
    """Escape markup, mentions, emoji and links: what a person wrote is shown, and does nothing."""
    calm = escape_mentions(escape_markdown(text, ignore_links=False))
    return _SPECIAL.sub(r"\\<", calm).replace("://", _BROKEN)


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
