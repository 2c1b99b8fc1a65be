"""What the Discord front-end needs to know."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class DiscordOptions:
    """The bot's token, which is never shown."""

    token: str = field(repr=False)
