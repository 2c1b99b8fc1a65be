"""Links that open the private chat with the bot, and say there what the person came for. Pure.

Law: a link is somebody else's words. It may show something, never do anything.
"""

from __future__ import annotations

import re
from typing import Final

from bot.core.controls import Verb, read_control

LINKABLE_VERBS: Final = frozenset(
    {
        Verb.ANIMATION,
        Verb.BOARD,
        Verb.GAMES,
        Verb.HELP,
        Verb.HUFF,
        Verb.LEARN,
        Verb.MORE,
        Verb.PLAN,
        Verb.PLANS,
        Verb.RECORD,
        Verb.REPLAY,
        Verb.RESIGN,
        Verb.RULES,
        Verb.SETTINGS,
        Verb.STILL,
        Verb.TERMS,
        Verb.WHY,
        Verb.WORDS,
    }
)
"""What a link may ask for: these change nothing, a huff and a resignation ask first."""

LINKABLE_WORDS: Final = frozenset(
    {"export", "forget", "games", "learn", "link", "plan", "settings", "why"}
)
"""Words that are answered in private alone, wherever they were said."""

_PAYLOAD: Final = re.compile(r"([a-z-]{2,12})_([a-z0-9]{0,12})_([0-9]{1,6})_([a-z0-9-]{0,30})")


def link(bot: str, payload: str) -> str:
    """Return a link to the bot of this name, which gets the payload when it is opened."""
    return f"https://t.me/{bot}?start={payload}"


def payload_of(text: str) -> str | None:
    """Return how a link asks for what a control shows, or None when it may not."""
    control = read_control(text)
    if control is None or control.verb not in LINKABLE_VERBS or "=" in control.choice:
        return None
    return text.replace(":", "_")


def control_in(payload: str) -> str | None:
    """Return the control that a payload asks for, or None when it asks for none."""
    found = _PAYLOAD.fullmatch(payload)
    control = read_control(":".join(found.groups())) if found else None
    return str(control) if control is not None and control.verb in LINKABLE_VERBS else None


def word_in(payload: str) -> str | None:
    """Return the word that a payload asks for, or None when it asks for none."""
    word = payload.removeprefix("say_")
    return word if payload.startswith("say_") and word in LINKABLE_WORDS else None


def payload_for(word: str) -> str:
    """Return how a link asks for one of the private words."""
    return f"say_{word}"
