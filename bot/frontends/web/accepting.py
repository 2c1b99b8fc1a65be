"""Which language a browser asks for: by its header ``Accept-Language``, or as its script says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.i18n import negotiated

if TYPE_CHECKING:
    from aiohttp import web

_WISH: Final = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?",
    re.ASCII,
)
_MOST: Final = 100  # wishes, which is more than any browser has


def client_language(request: web.Request) -> str:
    """Return the language that a browser asks for, empty where it asks for none."""
    told = request.query.get("languages", "") or request.headers.get("Accept-Language", "")
    return negotiated(*accepted(told))


def accepted(header: str) -> tuple[str, ...]:
    """Return the languages that a header names, the dearest first (RFC 9110, 12.5.4)."""
    wishes = (_WISH.fullmatch(part) for part in header.split(",", _MOST)[:_MOST])
    weighed = [(float(wish[2] or 1), wish[1]) for wish in wishes if wish]
    weighed.sort(key=lambda each: -each[0])
    return tuple(tag for weight, tag in weighed if weight)
