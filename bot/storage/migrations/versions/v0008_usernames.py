"""User names of a platform's people, by which they can be challenged."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "usernames",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("username", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("platform", "username", name="pk_usernames"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_usernames_key", "usernames", ["platform", "key"])
    op.create_index("ix_usernames_seen", "usernames", ["seen"])
