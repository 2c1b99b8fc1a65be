"""Plain lines as Telegram's HTML: every text escaped, cut to what Telegram takes. Pure.

Telegram counts characters in UTF-16 and after the tags are gone.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_CAPTION: Final = 1024
MAX_TEXT: Final = 4096
MAX_TOAST: Final = 200
MAX_LABEL: Final = 64
"""How long the text of a button may be; Telegram names no bound, phones show less."""

Mentions: TypeAlias = tuple[tuple[str, int], ...]
"""People to be called: their names and their numbers."""

_NAME: Final = re.compile("(\u2068[^\u2069]*\u2069)")

_SIGNS: Final = re.compile(r"[@/#$.:+]")
_JOINER: Final = "\u2060"


def length(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def cut(text: str, limit: int) -> str:
    """Return a text that is short enough, with an ellipsis where something is missing."""
    if length(text) <= limit:
        return text
    kept = text.encode("utf-16-le")[: (limit - 1) * 2].decode("utf-16-le", "ignore")
    return f"{kept.rstrip()}…"


def harmless(words: str) -> str:
    """Return a person's words as Telegram leaves them alone.

    By itself it makes links, mentions, commands and tags of what looks like them; nothing that
    cannot be seen stands within these.
    """
    return _SIGNS.sub(rf"\g<0>{_JOINER}", words)


def html(lines: Iterable[str], limit: int, *, mentions: Mentions = ()) -> str:
    """Return lines below one another, names of those who are called as mentions of them."""
    text = cut("\n".join(line for line in lines if line), limit)
    return _marked(text, list(mentions))


def headed(head: str, lines: Iterable[str], limit: int, *, mentions: Mentions = ()) -> str:
    """Return lines below a head that stands out."""
    top = cut(head, limit)
    left = limit - length(top) - 1
    called = list(mentions)
    below = cut("\n".join(line for line in lines if line), left) if left > 0 else ""
    marked = f"<b>{_marked(top, called)}</b>"
    return f"{marked}\n{_marked(below, called)}" if below else marked


def block(text: str) -> str:
    """Return a text in which each character is as wide as any other."""
    return f"<pre>{_safe(text)}</pre>"


def _marked(text: str, called: list[tuple[str, int]]) -> str:
    """Escape a text and make the first of each called name a mention; strikes those off."""
    parts = _NAME.split(text)
    return "".join(
        _mention(part, called) if _NAME.fullmatch(part) else _safe(part) for part in parts
    )


def _mention(name: str, called: list[tuple[str, int]]) -> str:
    found = next((person for person in called if harmless(person[0]) == name[1:-1]), None)
    if found is None:
        return _safe(name)
    called.remove(found)
    return f'<a href="tg://user?id={found[1]}">{_safe(name)}</a>'


def _safe(text: str) -> str:
    return escape(text, quote=False)
