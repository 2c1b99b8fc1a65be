"""Blocked accounts: transactions of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import BindParameter, and_, bindparam, delete, exists, literal, or_, select

from bot.storage import schema
from bot.storage.accounts import read_account
from bot.storage.transactions import INSERTS, inserted_unless_taken, reads, writes

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.matches.model import Account, AccountId

columns = schema.blocks.c
IS_BY_ACCOUNT = columns.account == bindparam("account")
IS_BLOCK = and_(IS_BY_ACCOUNT, columns.blocked == bindparam("blocked"))
HAS_BLOCK = select(exists().where(IS_BLOCK))
DELETE_BLOCK = delete(schema.blocks).where(IS_BLOCK)
BLOCKED_ACCOUNTS = (
    select(schema.accounts)
    .join(schema.blocks, schema.accounts.c.id == columns.blocked)
    .where(IS_BY_ACCOUNT)
    .order_by(schema.accounts.c.name, schema.accounts.c.id)
)
VIEWER: BindParameter[str] = bindparam("viewer")
CHALLENGER = schema.matches.c.challenger
NEITHER_BLOCKS = ~or_(
    exists().where(columns.account == CHALLENGER, columns.blocked == VIEWER),
    exists().where(columns.account == VIEWER, columns.blocked == CHALLENGER),
)
"""Of a match: neither its challenger nor its viewer blocks the other."""


@writes
def block(connection: Connection, account_id: AccountId, blocked: AccountId) -> None:
    row = {"account": account_id, "blocked": blocked}
    inserted_unless_taken(connection, schema.blocks, "account", "blocked", row=row)


@writes
def unblock(connection: Connection, account_id: AccountId, blocked: AccountId) -> None:
    connection.execute(DELETE_BLOCK, {"account": account_id, "blocked": blocked})


@reads
def blocks(connection: Connection, account_id: AccountId, other: AccountId) -> bool:
    return connection.execute(HAS_BLOCK, {"account": account_id, "blocked": other}).scalar_one()


@reads
def blocked_by(connection: Connection, account_id: AccountId) -> tuple[Account, ...]:
    return tuple(map(read_account, connection.execute(BLOCKED_ACCOUNTS, {"account": account_id})))


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make all blocks by an account, and of it, those of another; no account blocks itself."""
    insert = INSERTS[connection.dialect.name](schema.blocks)
    names = ("account", "blocked")
    by_it = select(literal(kept), columns.blocked).where(
        columns.account == gone, columns.blocked != kept
    )
    of_it = select(columns.account, literal(kept)).where(
        columns.blocked == gone, columns.account != kept
    )
    for found in (by_it, of_it):
        connection.execute(insert.from_select(names, found).on_conflict_do_nothing())
    about = or_(columns.account == gone, columns.blocked == gone)
    connection.execute(delete(schema.blocks).where(about))
