"""A place for the oldest code that can use the tables, and for the tables themselves.

Code that does not know a database's revision reads here whether it can work with it, and whether
its tables are as they should be.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
OLDEST_CODE = "0018"


def upgrade() -> None:
    """Add the columns to Alembic's table."""
    for name in ("oldest_code", "tables"):
        op.add_column("alembic_version", sa.Column(name, sa.Text))
