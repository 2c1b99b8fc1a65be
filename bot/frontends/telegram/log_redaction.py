"""Keeps the bot's token out of every log, as Telegram's addresses hold it, and people's words."""

from __future__ import annotations

import logging
import warnings
from typing import Final

from telegram.warnings import PTBDeprecationWarning

CHATTY_LOGGERS: Final = ("httpx", "httpcore", "telegram")
"""Libraries that write addresses, or what was sent to them, at INFO or below."""


QUOTING: Final = "telegram.ext.ExtBot"
"""What quotes whole updates where it cannot make sense of them."""


def redact_logs() -> None:
    """Let these libraries write warnings and errors only, and quote nobody."""
    for name in CHATTY_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger(QUOTING).addFilter(unquoted)
    # Said by the library to itself each time that Telegram asks for patience.
    warnings.filterwarnings("ignore", ".*`retry_after`", PTBDeprecationWarning)


def unquoted(record: logging.LogRecord) -> bool:
    """Leave out of a line what it quotes; the line itself is written."""
    if record.args:
        record.args = ("…",) * len(record.args)
    return True


def without(secret: str, text: str) -> str:
    """Return a text in which a secret, or its second half, is blotted out."""
    for part in (secret, secret.partition(":")[2]):
        if part:
            text = text.replace(part, "…")
    return text
