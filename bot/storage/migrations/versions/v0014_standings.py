"""Where rated matches were offered, and ratings after each and after each season.

No match was rated in a released version, so that nothing is filled in; `petteia db ratings
--rebuild` does it.
"""

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import UtcTime

revision = "0014"
down_revision = "0013"

HAS_GROUP = sa.text("platform IS NOT NULL")


def upgrade() -> None:
    """Add the columns and the table, and index rated matches by their server or group."""
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
    op.create_table(
        "season_ratings",
        sa.Column("season", sa.BigInteger, autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("account", "game")),
        *(
            sa.Column(name, sa.Double, nullable=False)
            for name in ("value", "deviation", "volatility")
        ),
        sa.Column("matches", sa.BigInteger, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("season", "account", "game", name="pk_season_ratings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_season_ratings_account"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_season_ratings_game", "season_ratings", ["season", "game", "value"])
    op.create_index(
        "ix_rated_matches_group",
        "rated_matches",
        ["platform", "group", "game", "at", "first", "second"],
        sqlite_where=HAS_GROUP,
        postgresql_where=HAS_GROUP,
    )
