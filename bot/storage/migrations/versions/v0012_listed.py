"""Which open challenges are listed in the lobby of the web chat.

Those that there are were listed all, invitations of friends among them; none is any more. Their
links and codes still hold.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

IS_LISTED = sa.text("stage = 'offered' AND opponent IS NULL AND listed")


def upgrade() -> None:
    """Add the column and its index in place of the one of all open challenges."""
    column = sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", column)
    op.drop_index("ix_matches_for_anybody", "matches")
    op.create_index(
        "ix_matches_listed",
        "matches",
        ["expires"],
        sqlite_where=IS_LISTED,
        postgresql_where=IS_LISTED,
    )
