"""What the managers of a server or a group have chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "group_settings",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("platform", "key", name="pk_group_settings"),
        sqlite_with_rowid=False,
    )
