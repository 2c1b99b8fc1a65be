"""Where rated matches were offered, and the ratings after each, for tables and curves.

No match was rated in a released version, so that nothing is filled in; `petteia db ratings
--rebuild` does it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

HAS_GROUP = sa.text("platform IS NOT NULL")


def upgrade() -> None:
    """Add the columns, and index rated matches by their server or group."""
    for column in (
        sa.Column("platform", sa.Text),
        sa.Column("group", sa.Text),
        *(
            sa.Column(f"{side}_{what}", sa.Double)
            for side in ("first", "second")
            for what in ("value", "deviation")
        ),
    ):
        op.add_column("rated_matches", column)
    op.create_index(
        "ix_rated_matches_group",
        "rated_matches",
        ["platform", "group", "game", "at", "first", "second"],
        sqlite_where=HAS_GROUP,
        postgresql_where=HAS_GROUP,
    )
