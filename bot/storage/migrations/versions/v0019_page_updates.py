"""Updates of open pages, which several processes serve, and secrets that they share."""

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import COUNTER, UtcTime

revision = "0019"
down_revision = "0018"
OLDEST_CODE = "0018"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "page_updates",
        sa.Column("id", COUNTER, primary_key=True),
        sa.Column("item", sa.BigInteger),
        sa.Column("kind", sa.Text, nullable=False),
        *(sa.Column(name, sa.Text) for name in ("account", "match")),
        sa.Column("turn", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Boolean, nullable=False) for name in ("call", "nudge")),
        sa.Column("news", sa.Text),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.UniqueConstraint("item", name="uq_page_updates_item"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_page_updates_at", "page_updates", ["at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
        sqlite_with_rowid=False,
    )
