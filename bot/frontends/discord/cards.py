"""The cards of matches, told apart from all other messages by their controls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.core.matches.controls import Verb, read_control
from bot.frontends.discord.render import PAGER_PREFIX, PRESS_PREFIX, TYPE_PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import discord

    from bot.core.matches.controls import Control

BUTTON_ID: Final = re.compile(f"(?:{PRESS_PREFIX}|{PAGER_PREFIX}[0-9]:)(?P<control>.+)")
TYPE_BUTTON_ID: Final = re.compile(f"{TYPE_PREFIX}(?P<match>[a-z0-9]{{1,12}})")

_CARD_VERBS: Final = frozenset({Verb.ACCEPT, Verb.MORE, Verb.RESIGN, Verb.REMATCH})
"""What only the card of a match has: as a challenge, in play for all or for one, and at its end."""


def match_of(message: discord.Message) -> str:
    """Return the match of the first control in a message, empty where it has none."""
    for custom_id in _custom_ids(message.components):
        if found := TYPE_BUTTON_ID.fullmatch(custom_id):
            return found["match"]
        control = _control(custom_id)
        if control is not None and control.match:
            return control.match
    return ""


def card_of(message: discord.Message | None, bot: discord.ClientUser | None) -> str:
    """Return the match that a message is a card of, empty where it is none.

    What one person alone sees is none.
    """
    if message is None or message.author != bot or message.flags.ephemeral:
        return ""
    controls = filter(None, map(_control, _custom_ids(message.components)))
    return match_of(message) if any(each.verb in _CARD_VERBS for each in controls) else ""


def _control(custom_id: str) -> Control | None:
    found = BUTTON_ID.fullmatch(custom_id)
    return read_control(found["control"]) if found else None


def _custom_ids(components: Iterable[object]) -> Iterator[str]:
    for each in components:
        yield str(getattr(each, "custom_id", ""))
        yield from _custom_ids(getattr(each, "children", ()))
