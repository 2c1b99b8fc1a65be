"""Cases, and news of them in the outbox.

What was reported before becomes a case for the operator, since no match knew its group.
"""

import json
from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import COUNTER, UtcTime

revision = "0016"
down_revision = "0014"

IS_WAITING = sa.text("(decided IS NULL OR appealed > decided)")
REPORTS = sa.text(
    "SELECT events.match, events.at, events.body, matches.snapshot FROM events"
    " JOIN matches ON matches.id = events.match WHERE events.kind = 'Reported'"
).columns(match=sa.Text, at=UtcTime, body=sa.Text, snapshot=sa.Text)
YEAR = timedelta(days=365)


def upgrade() -> None:
    """Add the table and the column, and fill in what was reported."""
    op.add_column("outbox", sa.Column("case", sa.BigInteger))
    accounts = ("about", "reporter", "decided_by")
    table = op.create_table(
        "cases",
        sa.Column("id", COUNTER, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("kind", "match", "about", "topic")),
        sa.Column("at", UtcTime, nullable=False),
        *(sa.Column(name, sa.Text) for name in ("reporter", "platform", "key")),
        sa.Column("evidence", sa.Text, nullable=False),
        sa.Column("verdict", sa.Text),
        sa.Column("by_operator", sa.Boolean, nullable=False),
        sa.Column("decided_by", sa.Text),
        *(sa.Column(name, UtcTime) for name in ("decided", "until")),
        sa.Column("appeal", sa.Text, nullable=False),
        sa.Column("appealed", UtcTime),
        sa.Column("kept", UtcTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cases"),
        sa.UniqueConstraint("match", "about", "kind", "topic", name="uq_cases_match"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_cases_match"),
        *(
            sa.ForeignKeyConstraint([name], ["accounts.id"], name=f"fk_cases_{name}")
            for name in accounts
        ),
    )
    op.create_index("ix_cases_about", "cases", ["about", "until"])
    op.create_index("ix_cases_reporter", "cases", ["reporter"])
    op.create_index("ix_cases_kept", "cases", ["kept"])
    op.create_index(
        "ix_cases_waiting",
        "cases",
        ["platform", "key"],
        sqlite_where=IS_WAITING,
        postgresql_where=IS_WAITING,
    )
    rows = map(_case, op.get_bind().execute(REPORTS).all())
    op.bulk_insert(table, [row for row in rows if row])


def _case(row: sa.Row[Any]) -> dict[str, Any] | None:
    """Return the case of a report; None for what cannot be read."""
    try:
        report, seats = json.loads(row.body), json.loads(row.snapshot)["seats"]
        about, reporter = seats[1 - report["side"]], seats[report["side"]]
        return {
            "kind": "message",
            "match": row.match,
            "about": about,
            "reporter": reporter,
            "topic": str(report["number"]),
            "at": row.at,
            "kept": row.at + YEAR,
            "evidence": "{}",
            "by_operator": False,
            "appeal": "",
        }
    except (ValueError, TypeError, LookupError):  # it is reported where it is read
        return None
