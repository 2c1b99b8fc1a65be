"""The results of matches, for profiles, and ratings.

The results are columns of what is in the snapshots already. A match that was over before has ended
when its row was last changed. No match was rated before.
"""

import json

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import COUNTER, UtcTime

revision = "0013"
down_revision = "0012"

HAS_RESULT = sa.text("result IS NOT NULL")
MATCHES = sa.table(
    "matches",
    *(sa.column(name) for name in ("id", "stage", "challenger", "snapshot")),
    *(sa.column(name) for name in ("updated", "game", "result", "ended", "public")),
)
PAGE = 500


def upgrade() -> None:
    """Add the columns, fill them in for the matches that are over, and index them."""
    for column in (
        sa.Column("game", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("ended", UtcTime),
        sa.Column("public", sa.Boolean),
    ):
        op.add_column("matches", column)
    _fill()
    for role, other in (("challenger", "opponent"), ("opponent", "challenger")):
        op.create_index(
            f"ix_matches_{role}_results",
            "matches",
            [role, "ended", "game", "result", "public", other],
            sqlite_where=HAS_RESULT,
            postgresql_where=HAS_RESULT,
        )

    _ratings()


def _ratings() -> None:
    op.create_table(
        "rated_matches",
        sa.Column("number", COUNTER, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("match", "game", "ruleset")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("first", "second")),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rated_matches"),
        sa.UniqueConstraint("match", name="uq_rated_matches_match"),
        *(
            sa.ForeignKeyConstraint([column], [to], name=f"fk_rated_matches_{column}")
            for column, to in (
                ("match", "matches.id"),
                ("first", "accounts.id"),
                ("second", "accounts.id"),
            )
        ),
    )
    op.create_index("ix_rated_matches_first", "rated_matches", ["first"])
    op.create_index("ix_rated_matches_second", "rated_matches", ["second"])
    op.create_index("ix_rated_matches_game", "rated_matches", ["game", "at", "score"])
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        *(
            sa.Column(name, sa.Double, nullable=False)
            for name in ("value", "deviation", "volatility")
        ),
        sa.Column("matches", sa.BigInteger, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ratings_account"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "value"])


def _fill() -> None:
    connection, after = op.get_bind(), ""
    over = sa.select(MATCHES).where(MATCHES.c.stage == "over").order_by(MATCHES.c.id).limit(PAGE)
    while rows := connection.execute(over.where(MATCHES.c.id > after)).all():
        after = rows[-1].id
        for row in rows:
            if values := _result(row.challenger, row.snapshot):
                changed = sa.update(MATCHES).where(MATCHES.c.id == row.id)
                connection.execute(changed.values(ended=row.updated, **values))


def _result(challenger: str, text: str) -> dict[str, str | bool] | None:
    """Return the columns of a match; None for a snapshot that tells no result."""
    try:
        snapshot = json.loads(text)
        winner = snapshot["outcome"]["winner"]
        won = "draw" if winner is None else snapshot["seats"][winner]
        return {
            "game": snapshot["terms"]["ruleset"].partition("(")[0],
            "result": {"draw": "draw", challenger: "challenger"}.get(won, "opponent"),
            "public": bool(snapshot["place"] or snapshot["stays"]),
        }
    except (ValueError, TypeError, LookupError):  # it is reported where it is read
        return None
