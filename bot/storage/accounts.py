"""Accounts and identities: the transactions of the store, each a function of a connection."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, delete, select, update

from bot.core.matches.model import FORGOTTEN, Account, AccountId, Identity
from bot.core.ports import IdentityInUse, NameInUse
from bot.storage import schema
from bot.storage.codec import read_settings, write_settings
from bot.storage.schema import link_codes
from bot.storage.upserts import inserted_unless_taken, put

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.ports import LinkCode


columns = schema.accounts.c
BY_IDS = select(schema.accounts).where(columns.id.in_(bindparam("ids", expanding=True)))
BY_HANDLE = select(schema.accounts).where(columns.handle == bindparam("handle"))
BY_IDENTITY = (
    select(schema.accounts)
    .join(schema.identities)
    .where(
        schema.identities.c.platform == bindparam("platform"),
        schema.identities.c.key == bindparam("key"),
    )
)
BY_PREFIX = (
    select(schema.accounts)
    .where(columns.handle >= bindparam("first"), columns.handle < bindparam("beyond"))
    .order_by(columns.handle)
    .limit(bindparam("limit"))
)
IS_SOMEBODY = and_(columns.id == bindparam("account"), columns.name != FORGOTTEN)
"""What was erased does not come back by a command that was under way."""

SETTINGS = select(columns.settings).where(IS_SOMEBODY).with_for_update()
SAVE_SETTINGS = update(schema.accounts).where(IS_SOMEBODY).values(settings=bindparam("settings"))
KEYS_ON = select(schema.identities.c.account, schema.identities.c.key).where(
    schema.identities.c.platform == bindparam("platform"),
    schema.identities.c.account.in_(bindparam("ids", expanding=True)),
)
RENAME = update(schema.accounts).where(IS_SOMEBODY).values(name=bindparam("new_name"))
MOVE_HOME = update(schema.accounts).where(IS_SOMEBODY).values(home=bindparam("new_home"))
LAST_CHARACTER = chr(0x10FFFF)


def add(connection: Connection, account: Account, identity: Identity) -> None:
    """Keep a new account with its first identity; raises NameInUse or IdentityInUse."""
    row = {
        "id": account.id,
        "name": account.name,
        "handle": account.handle,
        "settings": write_settings(account.settings),
        "home": identity.platform,
    }
    if not inserted_unless_taken(connection, schema.accounts, "handle", row=row):
        raise NameInUse(account.handle)
    row = {"platform": identity.platform, "key": identity.key, "account": account.id}
    if not inserted_unless_taken(connection, schema.identities, "platform", "key", row=row):
        raise IdentityInUse(identity)


def by_ids(connection: Connection, ids: tuple[AccountId, ...]) -> dict[AccountId, Account]:
    """Find several accounts; unknown ids are left out."""
    found = map(account_of, connection.execute(BY_IDS, {"ids": ids}))
    return {account.id: account for account in found}


def by_identity(connection: Connection, identity: Identity) -> Account | None:
    """Find the account that a platform's person belongs to."""
    key = {"platform": identity.platform, "key": identity.key}
    row = connection.execute(BY_IDENTITY, key).one_or_none()
    return account_of(row) if row else None


def by_handle(connection: Connection, handle: str) -> Account | None:
    """Find an account by its handle."""
    row = connection.execute(BY_HANDLE, {"handle": handle}).one_or_none()
    return account_of(row) if row else None


def by_prefix(connection: Connection, prefix: str, limit: int) -> tuple[Account, ...]:
    """List accounts whose handle begins so, in the handle's order."""
    span = {"first": prefix, "beyond": prefix + LAST_CHARACTER, "limit": limit}
    return tuple(map(account_of, connection.execute(BY_PREFIX, span)))


def save_settings(connection: Connection, account: Account) -> None:
    """Keep an account's settings."""
    values = {"account": account.id, "settings": write_settings(account.settings)}
    connection.execute(SAVE_SETTINGS, values)


def keep_client(connection: Connection, account_id: AccountId, client: str) -> None:
    """Keep what language a person's client asks for, and leave what they chose."""
    person = {"account": account_id}
    stored = connection.execute(SETTINGS, person).scalar_one_or_none()
    if stored is not None:
        now = write_settings(replace(read_settings(stored), client=client))
        connection.execute(SAVE_SETTINGS, {**person, "settings": now})


def keys_on(
    connection: Connection, platform: str, ids: tuple[AccountId, ...]
) -> dict[AccountId, str]:
    """Return the keys by which a platform knows accounts, of several the first in order."""
    found = connection.execute(KEYS_ON, {"platform": platform, "ids": ids})
    return {AccountId(account): key for account, key in sorted(map(tuple, found), reverse=True)}


def rename(connection: Connection, account_id: AccountId, name: str) -> None:
    """Keep what a person is called now."""
    connection.execute(RENAME, {"account": account_id, "new_name": name})


def move_home(connection: Connection, account_id: AccountId, platform: str) -> None:
    """Keep on which platform a person is called."""
    connection.execute(MOVE_HOME, {"account": account_id, "new_home": platform})


def account_of(row: Row[Any]) -> Account:
    """Return the account of a row."""
    return Account(row.id, row.name, row.handle, read_settings(row.settings), row.home)


TAKE = (
    delete(link_codes)
    .where(link_codes.c.code == bindparam("code"))
    .returning(link_codes.c.account, link_codes.c.expires)
)


def add_link_code(connection: Connection, code: LinkCode) -> None:
    """Keep a code in place of the account's earlier one."""
    row = {"code": code.code, "account": code.account, "expires": code.expires}
    put(connection, link_codes, "account", row=row)


def take_link_code(connection: Connection, code: str, now: datetime) -> AccountId | None:
    """Strike a code off and return its account, or None when it is unknown or expired."""
    row = connection.execute(TAKE, {"code": code}).one_or_none()
    return AccountId(row.account) if row and row.expires > now else None
