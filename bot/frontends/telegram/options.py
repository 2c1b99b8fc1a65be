"""What the Telegram front-end needs to know of the configuration."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

BASE_URL: Final = "https://api.telegram.org"

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,256}", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramOptions:
    """The bot's token, and a webhook where Telegram is to call instead of being asked.

    ``webhook_url`` is the public address that Telegram calls; what stands in front of the bot
    hands it on to ``webhook_host`` and ``webhook_port`` (0: any free one) under the same path.
    ``base_url`` is the server that speaks the Bot API. Where nobody is heard, messages are sent all
    the same; where the process is not alone, others may change these. Raises `ValueError` for what
    cannot work.
    """

    token: str = field(repr=False)
    webhook_url: str | None = None
    webhook_secret: str | None = field(default=None, repr=False)
    webhook_host: str = "127.0.0.1"
    webhook_port: int = 8081
    base_url: str = BASE_URL
    hears: bool = True
    is_alone: bool = True

    def __post_init__(self) -> None:
        if self.webhook_url is None:
            return
        if urlsplit(self.webhook_url).scheme != "https":
            raise ValueError("Telegram calls a webhook over https only")
        if not _SECRET.fullmatch(self.webhook_secret or ""):
            raise ValueError(
                "a webhook needs a secret of 1 to 256 letters, digits, hyphens and underscores"
            )
