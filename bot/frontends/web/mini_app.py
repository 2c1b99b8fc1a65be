"""Signing in inside Telegram, by the `initData` that Telegram gives a Mini App.

It is signed with the bot's token, so that Telegram need not be asked:
https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
"""

from __future__ import annotations

import re
from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, digest
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field

from bot.frontends import TELEGRAM
from bot.frontends.web.embedded import MAX_PROOF, Embedding, Guest
from bot.i18n import negotiated

if TYPE_CHECKING:
    from datetime import datetime

MAX_AGE: Final = timedelta(days=1)
"""Telegram Desktop brings the same data for hours, also to a page that is opened again."""

MAX_AHEAD: Final = timedelta(minutes=5)
"""How far Telegram's clock may be ahead of this machine's."""

MAX_FIELDS: Final = 32

ANCESTORS: Final = ("https://web.telegram.org", "https://*.telegram.org")

_NAME: Final = re.compile(r"[a-z_]{1,64}", re.ASCII)
_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_SECONDS: Final = re.compile(r"[0-9]{1,12}", re.ASCII)
_MATCH: Final = re.compile(r"[a-z0-9]{1,12}", re.ASCII)


class _User(BaseModel):
    """The fields of Telegram's `WebAppUser` that are used."""

    model_config = ConfigDict(frozen=True, strict=True)

    id: Annotated[int, Field(gt=0, lt=2**63)]
    first_name: str
    last_name: str = ""
    language_code: str = ""


def mini_app(token: str) -> Embedding:
    """Return the page inside Telegram, for the bot with this token."""

    async def vouch(proof: str, now: datetime) -> Guest | None:
        return read_init_data(proof, token, now)

    return Embedding(
        platform=TELEGRAM, label="Telegram", ancestors=ANCESTORS, vouch=vouch, secret=token
    )


def read_init_data(init_data: str, token: str, now: datetime) -> Guest | None:
    """Return who signs in by `initData`; None unless Telegram signed it for this bot lately."""
    fields = _fields(init_data)
    given = fields.pop("hash", "")
    if not _HASH.fullmatch(given) or not compare_digest(_signature(fields, token), given):
        return None
    signed = fields.get("auth_date", "")
    if not _SECONDS.fullmatch(signed):
        return None
    age = now.timestamp() - int(signed)
    if not -MAX_AHEAD.total_seconds() <= age <= MAX_AGE.total_seconds():
        return None
    try:
        user = _User.model_validate_json(fields.get("user", ""))
    except ValueError:
        return None
    start = fields.get("start_param", "")
    return Guest(
        str(user.id),
        f"{user.first_name} {user.last_name}".strip(),
        negotiated(user.language_code),
        start if _MATCH.fullmatch(start) else "",
    )


def _fields(init_data: str) -> dict[str, str]:
    """Return the fields; none for what Telegram would not write.

    Each name comes once, and nothing has a line break, so that what is signed can be read in one
    way only.
    """
    if len(init_data) > MAX_PROOF:
        return {}
    try:
        pairs = parse_qsl(
            init_data,
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=MAX_FIELDS,
        )
    except ValueError:
        return {}
    fields = dict(pairs)
    is_plain = all(_NAME.fullmatch(name) and value.isprintable() for name, value in pairs)
    return fields if is_plain and len(fields) == len(pairs) else {}


def _signature(fields: dict[str, str], token: str) -> str:
    key = digest(b"WebAppData", token.encode(), sha256)
    content = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    return digest(key, content.encode(), sha256).hex()
