"""The threads of matches, with the posts below which they are."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; the posts that there are have no thread."""
    op.add_column("posts", sa.Column("thread", sa.Text))
