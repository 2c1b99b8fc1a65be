"""The language of a browser, by ``Accept-Language`` or by its script, and the page's texts."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.core.matches.messages import line
from bot.i18n import negotiated, speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aiohttp import web


_LANGUAGE_RANGE: Final = re.compile(
    r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?",
    re.ASCII,
)
_MAX_RANGES: Final = 100


def client_language(request: web.Request) -> str:
    """Return the language that a browser asks for, empty if it asks for none."""
    header = request.query.get("languages", "") or request.headers.get("Accept-Language", "")
    return negotiated(*accepted_languages(header))


def accepted_languages(header: str) -> tuple[str, ...]:
    """Return the languages of the header by descending quality (RFC 9110, 12.5.4)."""
    parts = header.split(",", _MAX_RANGES)[:_MAX_RANGES]
    ranges = map(_LANGUAGE_RANGE.fullmatch, parts)
    weighed = [(float(found[2] or 1), found[1]) for found in ranges if found]
    weighed.sort(key=lambda each: -each[0])
    return tuple(tag for weight, tag in weighed if weight)


PAGE_TEXTS: Final = (
    *("web-title", "web-tagline", "web-scriptless", "web-skip"),
    *("web-name-label", "web-name-hint", "web-name-missing"),
    *("web-invitation-label", "web-invitation-hint", "web-enter"),
    *("web-recovery", "web-recovery-name", "web-recovery-label", "web-recovery-enter"),
    *("web-bar-label", "web-bar-play", "web-bar-matches", "web-bar-puzzle"),
    *("web-bar-learn", "web-bar-me"),
    *("web-feed-label", "web-lobby", "web-your-turn", "web-newest", "web-you", "web-bot"),
    *("web-composer-label", "web-composer-placeholder", "web-send"),
    *("web-words-label", "web-completions-label", "web-completions-open"),
    *("web-board-label", "web-squares-fold", "web-ways-label", "web-letters"),
    *("web-film-drawing", "web-film-play", "web-film-stop", "web-film-lost", "web-save"),
    *("web-privacy", "web-terms"),
    *("web-join-enter", "web-join-closed", "web-opening-games"),
    *("web-copy", "web-copy-link", "web-copied", "web-share", "web-share-text"),
    "web-qr-code",
    *("web-moves-label", "web-more", "web-turn-board"),
    *("web-taken-label", "web-bars-label", "web-skip-board"),
    "web-chat-label",
    "web-say-label",
    "web-say-send",
    *("web-connecting", "web-reconnecting", "web-connected", "web-unreachable"),
    *("web-offline", "web-alone", "web-unsent", "web-unanswered"),
    "web-clock-minute",
    *("web-device-label", "web-device-sound", "web-device-notices"),
    *("web-device-refused", "web-device-open-only"),
    *("web-device-vibration", "web-device-full-screen", "web-device-icon"),
)
"""Codes of the page's texts; none takes a parameter."""


@cache
def page_texts(language: str) -> Mapping[str, str]:
    """Return the page's texts by code."""
    return {code: speaker(language).say(line(code)) for code in PAGE_TEXTS}


def text(code: str, language: str) -> str:
    """Return one of the server's error texts."""
    return speaker(language).say(line(code))
