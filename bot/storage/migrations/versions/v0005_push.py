"""Where browsers of the web chat get notifications while the page is closed (Web Push)."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a table whose rows go with the sessions that they belong to."""
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(
            ["platform", "key"],
            ["identities.platform", "identities.key"],
            name="fk_push_subscriptions_platform",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_push_subscriptions_key", "push_subscriptions", ["platform", "key"])
