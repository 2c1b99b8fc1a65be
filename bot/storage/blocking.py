"""Who blocks whom: the transactions of the store, each a function of a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import BindParameter, bindparam, delete, exists, literal, or_, select

from bot.storage import schema
from bot.storage.accounts import account_of
from bot.storage.upserts import INSERTS, inserted_unless_taken

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.matches.model import Account, AccountId

blocks = schema.blocks.c
ACCOUNT, BLOCKED = blocks.account == bindparam("account"), blocks.blocked == bindparam("blocked")
HAS = select(exists().where(ACCOUNT, BLOCKED))
DROP = delete(schema.blocks).where(ACCOUNT, BLOCKED)
OF_ACCOUNT = (
    select(schema.accounts)
    .join(schema.blocks, schema.accounts.c.id == blocks.blocked)
    .where(ACCOUNT)
    .order_by(schema.accounts.c.name, schema.accounts.c.id)
)
VIEWER: BindParameter[str] = bindparam("viewer")
CHALLENGER = schema.matches.c.challenger
NEITHER_BLOCKS = ~or_(
    exists().where(blocks.account == CHALLENGER, blocks.blocked == VIEWER),
    exists().where(blocks.account == VIEWER, blocks.blocked == CHALLENGER),
)
"""Of a match: neither its challenger nor somebody who looks at it blocks the other."""


def add(connection: Connection, account_id: AccountId, blocked: AccountId) -> None:
    """Keep that an account blocks another, if it does not yet."""
    row = {"account": account_id, "blocked": blocked}
    inserted_unless_taken(connection, schema.blocks, "account", "blocked", row=row)


def drop(connection: Connection, account_id: AccountId, blocked: AccountId) -> None:
    """Forget that an account blocks another."""
    connection.execute(DROP, {"account": account_id, "blocked": blocked})


def has(connection: Connection, account_id: AccountId, blocked: AccountId) -> bool:
    """Tell whether an account blocks another."""
    return connection.execute(HAS, {"account": account_id, "blocked": blocked}).scalar_one()


def of_account(connection: Connection, account_id: AccountId) -> tuple[Account, ...]:
    """List the accounts that an account blocks, by their names."""
    return tuple(map(account_of, connection.execute(OF_ACCOUNT, {"account": account_id})))


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make all blocks by an account, and of it, those of another; nobody blocks themselves."""
    insert = INSERTS[connection.dialect.name](schema.blocks)
    names = ("account", "blocked")
    by_it = select(literal(kept), blocks.blocked).where(
        blocks.account == gone, blocks.blocked != kept
    )
    of_it = select(blocks.account, literal(kept)).where(
        blocks.blocked == gone, blocks.account != kept
    )
    for found in (by_it, of_it):
        connection.execute(insert.from_select(names, found).on_conflict_do_nothing())
    about = or_(blocks.account == gone, blocks.blocked == gone)
    connection.execute(delete(schema.blocks).where(about))
