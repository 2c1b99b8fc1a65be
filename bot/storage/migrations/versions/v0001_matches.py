"""Accounts and identities, matches and their events, the outbox and what was posted."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
IS_OPEN = sa.text("stage IN ('offered', 'running')")
IS_FINISHED = sa.text("stage NOT IN ('offered', 'running')")
IS_OPEN_REMATCH = sa.text("stage IN ('offered', 'running') AND rematch_of IS NOT NULL")
IS_DUE = sa.text("due IS NOT NULL")
IS_DIGEST = sa.text('"match" IS NULL')
IS_HELD = sa.text('"match" IS NOT NULL AND "after" IS NOT NULL')
IS_FOR_ANYBODY = sa.text("stage = 'offered' AND opponent IS NULL")


def upgrade() -> None:
    """Make the first tables."""
    _people()
    _link_codes()
    _blocks()
    _vacations()
    _lessons()
    _matches()
    _events()
    _outbox()
    _posts()
    _place_moves()
    _heartbeats()
    _leases()


def _people() -> None:
    handle = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("handle", handle),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("handle", name="uq_accounts_handle"),
    )
    op.create_table(
        "identities",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("platform", "key", name="pk_identities"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_identities_account"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_identities_account", "identities", ["account", "platform"])


def _link_codes() -> None:
    op.create_table(
        "link_codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_link_codes"),
        sa.UniqueConstraint("account", name="uq_link_codes_account"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_link_codes_account"),
        sqlite_with_rowid=False,
    )


def _blocks() -> None:
    op.create_table(
        "blocks",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_blocks_account"),
        sa.ForeignKeyConstraint(["blocked"], ["accounts.id"], name="fk_blocks_blocked"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def _vacations() -> None:
    op.create_table(
        "vacations",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("begin", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("account", "begin", name="pk_vacations"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_vacations_account"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_vacations_due", "vacations", ["due"], sqlite_where=IS_DUE, postgresql_where=IS_DUE
    )


def _lessons() -> None:
    op.create_table(
        "lessons",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("solved", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("account", "lesson", name="pk_lessons"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_lessons_account"),
        sqlite_with_rowid=False,
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("events", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("challenger", sa.Text, nullable=False),
        sa.Column("opponent", sa.Text),
        sa.Column("rematch_of", sa.Text),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("snapshot", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["challenger"], ["accounts.id"], name="fk_matches_challenger"),
        sa.ForeignKeyConstraint(["opponent"], ["accounts.id"], name="fk_matches_opponent"),
    )
    for person in ("challenger", "opponent"):
        _partial_index(f"ix_matches_{person}_open", [person, "updated"], IS_OPEN)
        _partial_index(f"ix_matches_{person}_finished", [person, "updated"], IS_FINISHED)
    _partial_index("ix_matches_rematch_of", ["rematch_of"], IS_OPEN_REMATCH, unique=True)
    _partial_index("ix_matches_due", ["due", "id"], IS_DUE)
    _partial_index("ix_matches_timed", ["id", "stage"], IS_DUE)
    _partial_index("ix_matches_for_anybody", ["expires"], IS_FOR_ANYBODY)


def _partial_index(
    name: str,
    columns: list[str],
    condition: sa.TextClause,
    *,
    unique: bool = False,
    table: str = "matches",
) -> None:
    op.create_index(
        name,
        table,
        columns,
        unique=unique,
        sqlite_where=condition,
        postgresql_where=condition,
    )


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_events_match"),
        sqlite_with_rowid=False,
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", COUNTER, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("place", sa.Text),
        sa.Column("call", sa.Boolean, nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("news", sa.Text),
        sa.Column("nudge", sa.Boolean, nullable=False),
        sa.Column("after", sa.BigInteger),
        sa.Column("attempts", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_outbox_match"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_outbox_account"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_platform", "outbox", ["platform", "due"])
    _partial_index("ix_outbox_digest", ["account"], IS_DIGEST, unique=True, table="outbox")
    _partial_index("ix_outbox_held", ["match"], IS_HELD, table="outbox")


def _posts() -> None:
    op.create_table(
        "posts",
        sa.Column("id", COUNTER, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_posts"),
        sa.UniqueConstraint("platform", "place", "message", name="uq_posts_platform"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_posts_match"),
    )
    op.create_index("ix_posts_match", "posts", ["match", "platform"])


def _place_moves() -> None:
    op.create_table(
        "place_moves",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("old", sa.Text, nullable=False),
        sa.Column("new", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("platform", "old", name="pk_place_moves"),
        sqlite_with_rowid=False,
    )


def _heartbeats() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeats"),
    )


def _leases() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
        sqlite_with_rowid=False,
    )
