"""Buttons that do what a text would do if it were typed. Pure.

Invariant: the text is in the button, so that it works after a restart; if it has no room, there
is no button.
"""

from __future__ import annotations

from base64 import b32decode, b32encode
from binascii import Error
from typing import Final

from bot.core.matches.controls import MAX_CONTROL_BYTES, Control, Verb
from bot.core.matches.messages import Meant, Typed, line

MAX_SUGGESTIONS: Final = 3
"""How many buttons there are at most, if texts are alike."""

MAX_LABEL: Final = 24
"""How many characters of a text a label shows."""

SHORT: Final = {"\x01": "challenge ", "\x02": "ruleset=", "\x03": "settings ", "\x04": "options="}
"""Abbreviations of frequent parts in a button; buttons last, so that none may ever change."""


def encoded(text: str) -> str:
    """Return a text as a control's choice, empty if it has no room."""
    for sign, part in SHORT.items():
        text = text.replace(part, sign)
    choice = b32encode(text.encode()).decode().rstrip("=").lower()
    fits = len(str(Control(Verb.MEANT, choice=choice))) <= MAX_CONTROL_BYTES
    return choice if fits else ""


def decoded(choice: str) -> str | None:
    """Return the text of a control's choice, None if no text is in it."""
    padded = choice.upper() + "=" * (-len(choice) % 8)
    try:
        text = b32decode(padded).decode()
    except (Error, UnicodeDecodeError):
        return None
    for sign, part in SHORT.items():
        text = text.replace(sign, part)
    return text or None


def typed_meant(text: str) -> Meant:
    """Return a text that was probably meant, with itself as its label."""
    shown = text if len(text) <= MAX_LABEL else text[: MAX_LABEL - 1].rstrip() + "…"
    return Meant(text, line("meant-text", text=Typed(shown)))
