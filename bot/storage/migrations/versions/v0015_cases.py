"""Cases, and news of them in the outbox.

What was reported before becomes a case for the operator, since no match knew its group.
"""

import json
from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.column_types import COUNTER, UtcTime, where

revision = "0015"
down_revision = "0014"

IS_WAITING = sa.text("(decided IS NULL OR appealed > decided)")
REPORTS = sa.text(
    "SELECT events.match, events.at, events.body, matches.snapshot FROM events"
    " JOIN matches ON matches.id = events.match WHERE events.kind = 'Reported'"
).columns(match=sa.Text, at=UtcTime, body=sa.Text, snapshot=sa.Text)
UNIQUE = ("match", "about", "kind", "topic", "reporter")
YEAR = timedelta(days=365)


def upgrade() -> None:
    """Add the table and the column, and fill in what was reported."""
    op.add_column("outbox", sa.Column("case", sa.BigInteger))
    needed, texts = ("kind", "topic", "evidence", "appeal"), ("platform", "key", "verdict")
    people = ("about", "reporter", "decided_by")
    table = op.create_table(
        "cases",
        sa.Column("id", COUNTER, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in needed),
        *(sa.Column(name, sa.Text) for name in texts),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("match", "about")),
        *(sa.Column(name, sa.Text) for name in people[1:]),
        sa.Column("by_operator", sa.Boolean, nullable=False),
        *(sa.Column(name, UtcTime, nullable=False) for name in ("at", "kept")),
        *(sa.Column(name, UtcTime) for name in ("decided", "until", "appealed")),
        sa.PrimaryKeyConstraint("id", name="pk_cases"),
        sa.UniqueConstraint(*UNIQUE, name="uq_cases_match"),
        *(
            sa.ForeignKeyConstraint([name], [to], name=f"fk_cases_{name}")
            for name, to in (("match", "matches.id"), *((name, "accounts.id") for name in people))
        ),
    )
    op.create_index("ix_cases_about", "cases", ["about", "until"])
    for name in ("reporter", "kept"):
        op.create_index(f"ix_cases_{name}", "cases", [name])
    op.create_index("ix_cases_waiting", "cases", ["platform", "key"], **where(IS_WAITING))
    found = filter(None, map(_case, op.get_bind().execute(REPORTS).all()))
    rows = {(each["match"], each["about"], each["topic"]): each for each in found}
    op.bulk_insert(table, [*rows.values()])


def _case(row: sa.Row[Any]) -> dict[str, Any] | None:
    """Return the case of a report; None for what cannot be read."""
    try:
        report, seats = json.loads(row.body), json.loads(row.snapshot)["seats"]
        side, number = report["side"], str(report["number"])
        values = {"about": seats[1 - side], "reporter": seats[side], "topic": number}
    except (ValueError, TypeError, LookupError):  # it is reported where it is read
        return None
    usual = {"kind": "message", "evidence": "{}", "appeal": "", "by_operator": False}
    return {**values, **usual, "match": row.match, "at": row.at, "kept": row.at + YEAR}
