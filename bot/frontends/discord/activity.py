"""The web chat's page as an Activity: the button under a match that opens it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.matches.messages import line
from bot.frontends.discord.message import Button
from bot.i18n import speaker

if TYPE_CHECKING:
    from bot.frontends.discord.message import Message

LAUNCH_ID: Final = "launch"
"""The custom id of the button; Discord opens the Activity for who pressed it."""


def with_launch_button(message: Message, language: str) -> Message:
    """Return a message with the button, after all others."""
    button = Button(LAUNCH_ID, speaker(language).say(line("discord-open-board")))
    return replace(message, buttons=(*message.buttons, button))
