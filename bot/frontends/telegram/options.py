"""Options of the Telegram front-end."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

BASE_URL: Final = "https://api.telegram.org"

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,256}", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramOptions:
    """The bot's token, and a webhook where the bot is not to poll.

    ``webhook_url`` is the public address that Telegram calls; a reverse proxy forwards it to
    ``webhook_host`` and ``webhook_port`` (0: any free one) under the same path. ``base_url`` is the
    address of the Bot API. Unless it ``hears``, the front-end only sends; unless it ``is_alone``,
    other processes may change its messages. Raises `ValueError` for an invalid webhook.
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
