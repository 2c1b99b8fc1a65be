"""Accounts and identities: transactions of the store."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, delete, exists, select, update

from bot.core.matches.errors import IdentityInUse, NameInUse
from bot.core.matches.model import FORGOTTEN, Account, AccountId, Identity
from bot.storage import names, schema
from bot.storage.codec import SETTINGS
from bot.storage.schema import link_codes
from bot.storage.transactions import inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.matches.preferences import Settings
    from bot.core.store.values import LinkCode


columns = schema.accounts.c
ACCOUNTS_BY_ID = select(schema.accounts).where(columns.id.in_(bindparam("ids", expanding=True)))
ACCOUNT_BY_HANDLE = select(schema.accounts).where(columns.handle == bindparam("handle"))
ACCOUNT_BY_CALENDAR = select(schema.accounts).where(columns.calendar == bindparam("token"))
CALENDAR_OF = select(columns.calendar).where(columns.id == bindparam("account"))
ACCOUNT_BY_IDENTITY = (
    select(schema.accounts)
    .join(schema.identities)
    .where(
        schema.identities.c.platform == bindparam("platform"),
        schema.identities.c.key == bindparam("key"),
    )
)
IS_NOT_FORGOTTEN = and_(columns.id == bindparam("account"), columns.name != FORGOTTEN)
"""A command under way must not bring back what was erased."""

LOCK_SETTINGS = select(columns.settings).where(IS_NOT_FORGOTTEN).with_for_update()
UPDATE_ACCOUNT = update(schema.accounts).where(IS_NOT_FORGOTTEN)
PEOPLE_ON_PLATFORM = (
    select(schema.accounts, schema.identities.c.key)
    .outerjoin(
        schema.identities,
        and_(
            schema.identities.c.account == columns.id,
            schema.identities.c.platform == bindparam("platform"),
        ),
    )
    .where(columns.id.in_(bindparam("ids", expanding=True)))
)
PLATFORM_KEYS = select(schema.identities.c.account, schema.identities.c.key).where(
    schema.identities.c.platform == bindparam("platform"),
    schema.identities.c.account.in_(bindparam("ids", expanding=True)),
)
TAKE_LINK_CODE = (
    delete(link_codes)
    .where(link_codes.c.code == bindparam("code"))
    .returning(link_codes.c.account, link_codes.c.expires)
)
# Waits for a transaction that joins or forgets the account; a match's next step needs no such lock.
LOCK_ACCOUNT = (
    select(columns.id).where(columns.id == bindparam("account")).with_for_update(key_share=True)
)
HAS_IDENTITY = select(exists().where(schema.identities.c.account == bindparam("account")))


@writes
def add_account(connection: Connection, account: Account, identity: Identity) -> None:
    row = _row(account, identity)
    if not inserted_unless_taken(connection, schema.accounts, "handle", row=row):
        raise NameInUse(account.handle)
    if account.handle is not None:
        names.add_name(connection, account.name, account.handle)
    row = {"platform": identity.platform, "key": identity.key, "account": account.id}
    if not inserted_unless_taken(connection, schema.identities, "platform", "key", row=row):
        raise IdentityInUse(identity)


@writes
def add_computer(connection: Connection, account: Account, identity: Identity) -> None:
    inserted_unless_taken(connection, schema.accounts, "id", row=_row(account, identity))
    row = {"platform": identity.platform, "key": identity.key, "account": account.id}
    inserted_unless_taken(connection, schema.identities, "platform", "key", row=row)


def _row(account: Account, identity: Identity) -> dict[str, Any]:
    return {
        "id": account.id,
        "name": account.name,
        "handle": account.handle,
        "settings": SETTINGS.write(account.settings),
        "home": identity.platform,
    }


@reads
def account(connection: Connection, account_id: AccountId) -> Account | None:
    return accounts(connection, (account_id,)).get(account_id)


@reads
def accounts(connection: Connection, ids: tuple[AccountId, ...]) -> dict[AccountId, Account]:
    found = map(read_account, connection.execute(ACCOUNTS_BY_ID, {"ids": ids}))
    return {each.id: each for each in found}


def people_on(
    connection: Connection, platform: str, ids: tuple[AccountId, ...]
) -> tuple[dict[AccountId, Account], dict[AccountId, str]]:
    """Find several accounts and their keys on a platform, as `accounts` and `keys_on` do."""
    found = connection.execute(PEOPLE_ON_PLATFORM, {"platform": platform, "ids": ids}).all()
    known = sorted((row.key, row.id) for row in found if row.key is not None)
    keys = {AccountId(owner): key for key, owner in reversed(known)}
    return {row.id: read_account(row) for row in found}, keys


@reads
def account_of(connection: Connection, identity: Identity) -> Account | None:
    key = {"platform": identity.platform, "key": identity.key}
    row = connection.execute(ACCOUNT_BY_IDENTITY, key).one_or_none()
    return read_account(row) if row else None


@reads
def account_by_handle(connection: Connection, handle: str) -> Account | None:
    row = connection.execute(ACCOUNT_BY_HANDLE, {"handle": handle}).one_or_none()
    return read_account(row) if row else None


@reads
def account_by_calendar(connection: Connection, token: str) -> Account | None:
    row = connection.execute(ACCOUNT_BY_CALENDAR, {"token": token}).one_or_none()
    return read_account(row) if row else None


@reads
def calendar_of(connection: Connection, account_id: AccountId) -> str | None:
    return connection.execute(CALENDAR_OF, {"account": account_id}).scalar_one_or_none()


@writes
def keep_calendar(connection: Connection, account_id: AccountId, token: str | None) -> None:
    _update(connection, account_id, calendar=token)


@writes
def save_settings(connection: Connection, account: Account) -> None:
    _update(connection, account.id, settings=SETTINGS.write(account.settings))


@writes
def save_client_language(connection: Connection, account_id: AccountId, client: str) -> None:
    stored = connection.execute(LOCK_SETTINGS, {"account": account_id}).scalar_one_or_none()
    if stored is not None:
        settings = replace(SETTINGS.read(stored), client=client)
        _update(connection, account_id, settings=SETTINGS.write(settings))


@reads
def keys_on(
    connection: Connection, platform: str, ids: tuple[AccountId, ...]
) -> dict[AccountId, str]:
    found = connection.execute(PLATFORM_KEYS, {"platform": platform, "ids": ids})
    return {AccountId(owner): key for owner, key in sorted(map(tuple, found), reverse=True)}


@writes
def rename(connection: Connection, account_id: AccountId, name: str) -> None:
    _update(connection, account_id, name=name)


@writes
def take_name(connection: Connection, account_id: AccountId, name: str, handle: str) -> None:
    own = accounts(connection, (account_id,)).get(account_id)
    row = connection.execute(ACCOUNT_BY_HANDLE, {"handle": handle}).one_or_none()
    if own is None or own.handle is None or (row and row.id != account_id):
        raise NameInUse(handle)
    _update(connection, account_id, name=name, handle=handle)
    names.move_name(connection, own.handle, name, handle)


@writes
def set_preferred_platform(connection: Connection, account_id: AccountId, platform: str) -> None:
    _update(connection, account_id, home=platform)


def _update(connection: Connection, account_id: AccountId, **values: str | None) -> None:
    connection.execute(UPDATE_ACCOUNT.values(**values), {"account": account_id})


def read_account(row: Row[Any]) -> Account:
    """Return the account of a row."""
    return Account(row.id, row.name, row.handle, _settings(row.settings), row.home)


@lru_cache(256)
def _settings(text: str) -> Settings:
    return SETTINGS.read(text)


@writes
def add_link_code(connection: Connection, code: LinkCode) -> None:
    row = {"code": code.code, "account": code.account, "expires": code.expires}
    put(connection, link_codes, "account", row=row)


@writes
def take_link_code(connection: Connection, code: str, now: datetime) -> AccountId | None:
    row = connection.execute(TAKE_LINK_CODE, {"code": code}).one_or_none()
    return AccountId(row.account) if row and row.expires > now else None


def lock_if_identified(connection: Connection, account_id: AccountId) -> bool:
    """Lock an account, and return whether it still has an identity: was not joined or forgotten."""
    person = {"account": account_id}
    connection.execute(LOCK_ACCOUNT, person)
    return connection.execute(HAS_IDENTITY, person).scalar_one()
