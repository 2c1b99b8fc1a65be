"""Link codes: an account has one at most, and each can be taken once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete

from bot.core.matches.model import AccountId
from bot.storage.inserting import put
from bot.storage.schema import link_codes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.ports import LinkCode

TAKE = (
    delete(link_codes)
    .where(link_codes.c.code == bindparam("code"))
    .returning(link_codes.c.account, link_codes.c.expires)
)


def add(connection: Connection, code: LinkCode) -> None:
    """Keep a code in place of the account's earlier one."""
    row = {"code": code.code, "account": code.account, "expires": code.expires}
    put(connection, link_codes, "account", row=row)


def take(connection: Connection, code: str, now: datetime) -> AccountId | None:
    """Strike a code off and return its account, or None when it is unknown or expired."""
    row = connection.execute(TAKE, {"code": code}).one_or_none()
    return AccountId(row.account) if row and row.expires > now else None
