"""Tries at puzzles, the ratings that follow from them, and rushes."""

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import COUNTER, UtcTime

revision = "0015"
down_revision = "0013"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "puzzle_tries",
        sa.Column("number", COUNTER, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("rating", sa.BigInteger),
        sa.Column("score", sa.BigInteger),
        sa.Column("misses", sa.BigInteger, nullable=False),
        sa.Column("hinted", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_puzzle_tries"),
        sa.UniqueConstraint("account", "puzzle", name="uq_puzzle_tries_account"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_puzzle_tries_account"),
    )
    _ratings("solver_ratings", "account")
    _ratings("puzzle_ratings", "puzzle")
    op.create_table(
        "rushes",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("begun", UtcTime, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("account", "begun", name="pk_rushes"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_rushes_account"),
        sqlite_with_rowid=False,
    )


def _ratings(name: str, rated: str) -> None:
    is_account = rated == "account"
    of_account = sa.ForeignKeyConstraint([rated], ["accounts.id"], name=f"fk_{name}_{rated}")
    op.create_table(
        name,
        sa.Column(rated, sa.Text, nullable=False),
        *(
            sa.Column(each, sa.Double, nullable=False)
            for each in ("value", "deviation", "volatility")
        ),
        sa.Column("matches", sa.BigInteger, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint(rated, name=f"pk_{name}"),
        *((of_account,) if is_account else ()),
        sqlite_with_rowid=False,
    )
