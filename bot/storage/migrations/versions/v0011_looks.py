"""The looks of names with their letters alone, beside those that 0004 stored.

Of names that look alike already, the looks go to the first; all stay as they are.
"""

import sqlalchemy as sa
from alembic import op

from bot.core.accounts.people import looks

revision = "0011"
down_revision = "0010"

ACCOUNTS = sa.text("SELECT name, handle FROM accounts WHERE handle IS NOT NULL ORDER BY handle")
TAKEN = sa.text("SELECT look FROM name_looks")
NAME_LOOKS = sa.table("name_looks", sa.column("look", sa.Text), sa.column("handle", sa.Text))


def upgrade() -> None:
    """Store the looks that are free."""
    connection = op.get_bind()
    taken = set(connection.execute(TAKEN).scalars())
    handles: dict[str, str] = {}
    for name, handle in connection.execute(ACCOUNTS):
        for look in looks(name):
            if look not in taken:
                handles.setdefault(look, handle)
    op.bulk_insert(NAME_LOOKS, [{"look": each, "handle": handles[each]} for each in handles])
