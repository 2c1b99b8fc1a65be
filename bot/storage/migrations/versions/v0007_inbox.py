"""Input of platforms, stored before it is confirmed, and the keys of what was handled."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "inbox",
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("body", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("source", "number", name="pk_inbox"),
        sqlite_with_rowid=False,
    )
    for name, columns, condition in (
        ("ix_inbox_waiting", ["source", "at"], "body IS NOT NULL"),
        ("ix_inbox_handled", ["at"], "body IS NULL"),
    ):
        where = sa.text(condition)
        op.create_index(name, "inbox", columns, sqlite_where=where, postgresql_where=where)
