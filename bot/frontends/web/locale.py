"""Which language a browser asks for: by its header ``Accept-Language``, or as its script says."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.core.messages import line
from bot.i18n import negotiated, speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aiohttp import web


_WISH: Final = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?",
    re.ASCII,
)
_MOST: Final = 100  # wishes, which is more than any browser has


def client_language(request: web.Request) -> str:
    """Return the language that a browser asks for, empty where it asks for none."""
    told = request.query.get("languages", "") or request.headers.get("Accept-Language", "")
    return negotiated(*accepted_languages(told))


def accepted_languages(header: str) -> tuple[str, ...]:
    """Return the languages that a header names, the dearest first (RFC 9110, 12.5.4)."""
    wishes = (_WISH.fullmatch(part) for part in header.split(",", _MOST)[:_MOST])
    weighed = [(float(wish[2] or 1), wish[1]) for wish in wishes if wish]
    weighed.sort(key=lambda each: -each[0])
    return tuple(tag for weight, tag in weighed if weight)


PAGE: Final = (
    "web-title",
    "web-tagline",
    "web-scriptless",
    "web-skip",
    "web-name-label",
    "web-name-hint",
    "web-name-missing",
    "web-invitation-label",
    "web-invitation-hint",
    "web-enter",
    "web-feed-label",
    "web-welcome",
    "web-composer-label",
    "web-composer-placeholder",
    "web-send",
    "web-words-label",
    "web-completions-label",
    "web-completions-open",
    "web-board-label",
    "web-squares-fold",
    "web-ways-label",
    "web-letters",
    "web-film-drawing",
    "web-film-play",
    "web-film-stop",
    "web-film-lost",
    "web-save",
    "web-your-turn",
    "web-newest",
    "web-you",
    "web-bot",
    "web-connecting",
    "web-reconnecting",
    "web-connected",
    "web-unsent",
    "web-unanswered",
    "web-unreachable",
)
"""Handed to the page; none takes a parameter."""

ANSWERS: Final = (
    "web-unreadable",
    "web-trouble",
    "web-invitation-wrong",
    "web-invitation-wait",
)
"""Said by the server; none takes a parameter."""


@cache
def page_texts(language: str) -> Mapping[str, str]:
    """Return the page's texts by their codes."""
    return {code: speaker(language).say(line(code)) for code in PAGE}


def text(code: str, language: str) -> str:
    """Say one of the server's own sentences."""
    return speaker(language).say(line(code))
