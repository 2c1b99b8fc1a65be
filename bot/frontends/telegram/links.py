"""Deep links that open a private chat with the bot. Pure.

Law: a link may have been made by another person. It may show something but never change anything.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.core.matches import actions_table as table

if TYPE_CHECKING:
    from bot.core.matches.controls import Control

_PAYLOAD: Final = re.compile(r"([a-z-]{2,12})_([a-z0-9]{0,12})_([0-9]{1,6})_([a-z0-9-]{0,30})")


def deep_link(bot: str, payload: str) -> str:
    """Return a link that opens the private chat and sends the payload to the bot."""
    return f"https://t.me/{bot}?start={payload}"


def control_payload(control: Control) -> str | None:
    """Return the payload for a control, or None if no link may ask for it."""
    if not table.VERBS[control.verb].is_linkable or "=" in str(control.choice):
        return None
    return str(control).replace(":", "_")


def control_text(payload: str) -> str:
    """Return the text of the control that a payload asks for, empty where no link may ask so."""
    found = _PAYLOAD.fullmatch(payload)
    linkable = {verb for verb, row in table.VERBS.items() if row.is_linkable}
    return ":".join(found.groups()) if found and found[1] in linkable else ""


def linked_word(payload: str) -> str | None:
    """Return the word that a payload asks for, or None."""
    row = table.WORDS.get(payload.removeprefix("say_"))
    return row.word if payload.startswith("say_") and row and row.is_for_one else None


def word_payload(row: table.ActionRow) -> str:
    """Return the payload for a word."""
    return f"say_{row.word}"
