"""The addresses of people's calendars."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the column, which tells accounts apart."""
    op.add_column("accounts", sa.Column("calendar", sa.Text))
    op.create_index("ix_accounts_calendar", "accounts", ["calendar"], unique=True)
