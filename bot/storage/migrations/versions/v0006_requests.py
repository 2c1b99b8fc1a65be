"""What people asked for and is not answered yet, and which commands were published."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "requests",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("body", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("platform", "key", name="pk_requests"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_requests_until", "requests", ["until"])
    op.create_table(
        "publications",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("platform", name="pk_publications"),
        sqlite_with_rowid=False,
    )
