"""Tournaments with their entries and pairings, and what is told of them."""

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import UtcTime

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the tables and the column."""
    op.add_column("outbox", sa.Column("tournament", sa.Text))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        *(sa.Column(name, sa.Text) for name in ("platform", "key", "holder")),
        sa.Column("due", UtcTime),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["holder"], ["accounts.id"], name="fk_tournaments_holder"),
        sqlite_with_rowid=False,
    )
    not_over = sa.text("phase <> 'over'")
    is_due = sa.text("due IS NOT NULL")
    for name, columns, condition in (
        ("group", ["platform", "key"], not_over),
        ("holder", ["holder"], not_over),
        ("due", ["due"], is_due),
    ):
        op.create_index(
            f"ix_tournaments_{name}",
            "tournaments",
            columns,
            sqlite_where=condition,
            postgresql_where=condition,
        )
    op.create_table(
        "tournament_entries",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("tournament", "account")),
        *(sa.Column(x, sa.BigInteger, nullable=False) for x in ("number", "since", "division")),
        sa.Column("until", sa.BigInteger),
        sa.Column("rating", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "account", name="pk_tournament_entries"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_entries_tournament"
        ),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_tournament_entries_account"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tournament_entries_account", "tournament_entries", ["account"])
    numbers = ("season", "round", "board")
    op.create_table(
        "tournament_pairings",
        sa.Column("tournament", sa.Text, nullable=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in (*numbers, "division")),
        sa.Column("first", sa.Text, nullable=False),
        *(sa.Column(name, sa.Text) for name in ("second", "match", "bye")),
        sa.PrimaryKeyConstraint("tournament", *numbers, name="pk_tournament_pairings"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_pairings_tournament"
        ),
        *(
            sa.ForeignKeyConstraint([name], ["accounts.id"], name=f"fk_tournament_pairings_{name}")
            for name in ("first", "second")
        ),
        sa.UniqueConstraint("match", name="uq_tournament_pairings_match"),
        sqlite_with_rowid=False,
    )
