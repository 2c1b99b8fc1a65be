"""Sessions of the web chat that can be told apart, recovery codes, and the looks of names.

Of names that look alike already, the looks go to the first; all stay as they are.
"""

import sqlalchemy as sa
from alembic import op

from bot.core.accounts.people import looks

revision = "0004"
down_revision = "0003"

ACCOUNTS = sa.text("SELECT name, handle FROM accounts WHERE handle IS NOT NULL ORDER BY handle")


def upgrade() -> None:
    """Add two columns and two tables, and fill in the looks of the names that there are."""
    op.add_column("identities", sa.Column("used", sa.BigInteger))
    op.add_column("identities", sa.Column("browser", sa.Text))
    op.create_table(
        "recovery_codes",
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("handle", name="pk_recovery_codes"),
        sqlite_with_rowid=False,
    )
    name_looks = op.create_table(
        "name_looks",
        sa.Column("look", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("look", name="pk_name_looks"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_name_looks_handle", "name_looks", ["handle"])
    handles: dict[str, str] = {}
    for name, handle in op.get_bind().execute(ACCOUNTS):
        for look in looks(name):
            handles.setdefault(look, handle)
    rows = [{"look": look, "handle": handle} for look, handle in handles.items()]
    op.bulk_insert(name_looks, rows)
