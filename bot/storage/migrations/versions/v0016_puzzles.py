"""Tries at puzzles, the ratings that follow from them, rushes, and weekly posts."""

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import COUNTER, UtcTime

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the tables and the column."""
    weekly = sa.Column("weekly", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("outbox", weekly)
    op.create_table(
        "puzzle_tries",
        sa.Column("number", COUNTER, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("account", "puzzle")),
        *(sa.Column(name, sa.BigInteger) for name in ("rating", "score")),
        sa.Column("misses", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in ("hinted", "solved")),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_puzzle_tries"),
        sa.UniqueConstraint("account", "puzzle", name="uq_puzzle_tries_account"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_puzzle_tries_account"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("rated", sa.Text, nullable=False),
        *(sa.Column(x, sa.Double, nullable=False) for x in ("value", "deviation", "volatility")),
        sa.Column("matches", sa.BigInteger, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("rated", name="pk_puzzle_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rushes",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("begun", UtcTime, nullable=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("done", "solved")),
        sa.PrimaryKeyConstraint("account", "begun", name="pk_rushes"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_rushes_account"),
        sqlite_with_rowid=False,
    )
