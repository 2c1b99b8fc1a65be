"""Linking is asked on both sides and can be undone: requests, links, and news of them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

IS_DIGEST = sa.text('"match" IS NULL AND "after" IS NOT NULL')


def upgrade() -> None:
    """Add two tables; an outbox item without a match is a digest only if it has a time."""
    op.create_table(
        "link_requests",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("asker", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_link_requests"),
        sa.UniqueConstraint("asker", name="uq_link_requests_asker"),
        sa.ForeignKeyConstraint(["asker"], ["accounts.id"], name="fk_link_requests_asker"),
        sa.UniqueConstraint("asked", name="uq_link_requests_asked"),
        sa.ForeignKeyConstraint(["asked"], ["accounts.id"], name="fk_link_requests_asked"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("gone", sa.Text, nullable=False),
        sa.Column("kept", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("brought", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("gone", name="pk_links"),
        sa.ForeignKeyConstraint(["gone"], ["accounts.id"], name="fk_links_gone"),
        sa.ForeignKeyConstraint(["kept"], ["accounts.id"], name="fk_links_kept"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_links_kept", "links", ["kept"])
    op.create_index("ix_links_at", "links", ["at"])
    op.drop_index("ix_outbox_digest", "outbox")
    op.create_index(
        "ix_outbox_digest",
        "outbox",
        ["account"],
        unique=True,
        sqlite_where=IS_DIGEST,
        postgresql_where=IS_DIGEST,
    )
