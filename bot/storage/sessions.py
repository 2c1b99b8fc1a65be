"""Sessions of the web chat, which are its identities, and signing in with a recovery code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, select, update

from bot.core.accounts.people import WEB_PLATFORM
from bot.core.matches.model import AccountId, Identity
from bot.core.store.values import Session
from bot.storage.accounts import (
    HAS_IDENTITY,
    IS_NOT_FORGOTTEN,
    LOCK_ACCOUNT,
    account_by_handle,
    account_of,
)
from bot.storage.schema import accounts, identities, recovery_codes
from bot.storage.transactions import inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import Account

columns = identities.c
OF_ACCOUNT = (columns.platform == WEB_PLATFORM) & (columns.account == bindparam("of_account"))
TOUCH = update(identities).where(
    columns.platform == bindparam("on"), columns.key == bindparam("of_key")
)
SESSIONS = (
    select(identities)
    .where(columns.account == bindparam("of_account"))  # SQLite would look by the platform
    .order_by(columns.used.desc().nulls_last(), columns.key)
)
END_OTHERS = delete(identities).where(OF_ACCOUNT, columns.key != bindparam("kept"))
HANDLE = select(accounts.c.handle).where(IS_NOT_FORGOTTEN)
DIGEST = select(recovery_codes.c.digest).where(recovery_codes.c.handle == bindparam("handle"))
USE_CODE = delete(recovery_codes).where(
    recovery_codes.c.handle == bindparam("of_handle"),
    recovery_codes.c.digest == bindparam("of_digest"),
)


@writes
def open_session(connection: Connection, account_id: AccountId, identity: Identity) -> None:
    connection.execute(LOCK_ACCOUNT, {"account": account_id})
    # One that was joined to another or forgotten meanwhile must not come back.
    if connection.execute(HAS_IDENTITY, {"account": account_id}).scalar_one():
        row = {"platform": identity.platform, "key": identity.key, "account": account_id}
        put(connection, identities, "platform", "key", row=row)


@writes
def touch_session(connection: Connection, identity: Identity, browser: str, now: datetime) -> None:
    key = {"on": identity.platform, "of_key": identity.key}
    connection.execute(TOUCH.values(used=now, browser=browser), key)


@reads
def sessions_of(connection: Connection, account_id: AccountId) -> tuple[Session, ...]:
    rows = connection.execute(SESSIONS, {"of_account": account_id})
    return tuple(
        Session(Identity(row.platform, row.key), row.used, row.browser or "")
        for row in rows
        if row.platform == WEB_PLATFORM
    )


@writes
def end_sessions(connection: Connection, account_id: AccountId, kept: Identity) -> int:
    connection.execute(LOCK_ACCOUNT, {"account": account_id})
    owner = account_of(connection, kept)
    if owner is None or owner.id != account_id:
        return 0
    done = connection.execute(END_OTHERS, {"of_account": account_id, "kept": kept.key})
    return done.rowcount


@writes
def keep_recovery_code(connection: Connection, account_id: AccountId, digest: str) -> bool:
    connection.execute(LOCK_ACCOUNT, {"account": account_id})
    handle = connection.execute(HANDLE, {"account": account_id}).scalar_one_or_none()
    if handle is None:
        return False
    put(connection, recovery_codes, "handle", row={"handle": handle, "digest": digest})
    return True


@reads
def recovery_code(connection: Connection, handle: str) -> str | None:
    return connection.execute(DIGEST, {"handle": handle}).scalar_one_or_none()


@writes
def recover(connection: Connection, handle: str, digest: str, identity: Identity) -> Account | None:
    account = account_by_handle(connection, handle)
    if account is None:
        return None
    connection.execute(LOCK_ACCOUNT, {"account": account.id})
    if account_by_handle(connection, handle) != account:  # joined or forgotten meanwhile
        return None
    used = connection.execute(USE_CODE, {"of_handle": handle, "of_digest": digest})
    if used.rowcount != 1:
        return None
    row = {"platform": identity.platform, "key": identity.key, "account": account.id}
    inserted_unless_taken(connection, identities, "platform", "key", row=row)
    return account
