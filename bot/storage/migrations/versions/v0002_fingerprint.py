"""What early versions of revision 0001 lack, and a place for the fingerprint of the tables.

Until it was frozen, revision 0001 was edited in place; `bot/storage/unfrozen.py` lists its forms.
Each step does nothing where its result is there already.
"""

# ruff: noqa: SLF001 -- revision 0001 is final, and so are its functions

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.versions import v0001_matches as first

Default: TypeAlias = str | sa.ColumnElement[Any] | None

revision = "0002"
down_revision = "0001"

TABLES: dict[str, Callable[[], None]] = {
    "link_codes": first._link_codes,
    "posts": first._posts,
    "place_moves": first._place_moves,
    "blocks": first._blocks,
    "heartbeats": first._heartbeats,
    "vacations": first._vacations,
    "leases": first._leases,
    "lessons": first._lessons,
}
INDEXES = {
    "ix_matches_rematch_of": partial(
        first._partial_index, columns=["rematch_of"], condition=first.IS_OPEN_REMATCH, unique=True
    ),
    "ix_matches_due": partial(first._partial_index, columns=["due", "id"], condition=first.IS_DUE),
    "ix_matches_timed": partial(
        first._partial_index, columns=["id", "stage"], condition=first.IS_DUE
    ),
    "ix_outbox_digest": partial(
        first._partial_index,
        columns=["account"],
        condition=first.IS_DIGEST,
        unique=True,
        table="outbox",
    ),
    "ix_outbox_held": partial(
        first._partial_index, columns=["match"], condition=first.IS_HELD, table="outbox"
    ),
}
# The platform whose messages ring goes before the web chat.
FILL_HOME = """
    UPDATE accounts SET home = coalesce(
        (SELECT min(platform) FROM identities WHERE identities.account = accounts.id), '')
"""
# The time since the last step is given back to the clocks, as after any outage.
FILL_HEARTBEAT = """
    INSERT INTO heartbeats (id, at)
    SELECT 1, max(updated) FROM matches HAVING max(updated) IS NOT NULL
"""


def upgrade() -> None:
    """Add what is missing, and a column of Alembic's table."""
    there = sa.inspect(op.get_bind())
    tables = set(there.get_table_names())
    for table, create in TABLES.items():
        if table not in tables:
            create()
            if table == "heartbeats":
                op.execute(FILL_HEARTBEAT)
    if _add("accounts", "home", sa.Text(), default=""):
        op.execute(FILL_HOME)
    _add("posts", "language", sa.Text(), default="")
    _add("matches", "rematch_of", sa.Text())
    _add("matches", "due", sa.BigInteger())
    _add("outbox", "called", sa.Text(), default="[]")
    _add("outbox", "nudge", sa.Boolean(), default=sa.false())
    _add("outbox", "after", sa.BigInteger())
    _add("outbox", "claimed", sa.BigInteger())
    _let_digests_be_about_no_match()
    _make_indexes()
    op.add_column("alembic_version", sa.Column("fingerprint", sa.Text))


def _columns(table: str) -> dict[str, bool]:
    """Return a table's columns, and whether each may be null."""
    found = sa.inspect(op.get_bind()).get_columns(table)
    return {column["name"]: column["nullable"] for column in found}


def _add(table: str, name: str, kind: sa.types.TypeEngine[Any], default: Default = None) -> bool:
    """Add a column unless it is there, not null where it has a default for the present rows."""
    if name in _columns(table):
        return False
    nullable = default is None
    op.add_column(table, sa.Column(name, kind, nullable=nullable, server_default=default))
    if not nullable and op.get_bind().dialect.name == "postgresql":
        op.alter_column(table, name, server_default=None)
    return True


def _let_digests_be_about_no_match() -> None:
    if _columns("outbox")["match"]:
        return
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        op.alter_column("outbox", "match", nullable=True)
        return
    # SQLite can change a column only by making the table again; ids of deleted items stay used.
    counted = "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'"
    last = connection.exec_driver_sql(counted).scalar()
    with op.batch_alter_table("outbox", table_kwargs={"sqlite_autoincrement": True}) as outbox:
        outbox.alter_column("match", nullable=True)
    if last is not None:
        connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'outbox'")
        connection.exec_driver_sql("INSERT INTO sqlite_sequence VALUES ('outbox', ?)", (last,))


def _make_indexes() -> None:
    there = sa.inspect(op.get_bind())
    found = {
        index["name"]: index["column_names"]
        for table in ("matches", "outbox")
        for index in there.get_indexes(table)
    }
    if found.get("ix_matches_due") == ["due"]:
        op.drop_index("ix_matches_due", "matches")
        del found["ix_matches_due"]
    for name, create in INDEXES.items():
        if name not in found:
            create(name)
