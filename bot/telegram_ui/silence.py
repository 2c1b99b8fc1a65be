"""Keeps the bot's token out of every log: Telegram's addresses hold it."""

from __future__ import annotations

import logging
import warnings
from typing import Final

from telegram.warnings import PTBDeprecationWarning

TALKATIVE: Final = ("httpx", "httpcore", "telegram")
"""Libraries that write addresses, or what was sent to them, at INFO or below."""


def hush() -> None:
    """Let these libraries write warnings and errors only."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    # Said by the library to itself each time that Telegram asks for patience.
    warnings.filterwarnings("ignore", ".*`retry_after`", PTBDeprecationWarning)


def without(secret: str, text: str) -> str:
    """Return a text in which a secret, or its second half, is blotted out."""
    for part in (secret, secret.partition(":")[2]):
        if part:
            text = text.replace(part, "…")
    return text
