"""The page's own fixed texts, and the few sentences that only this front-end needs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from bot.core.messages import line
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

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
