"""The looks of names, and the recovery codes for names: what belongs to a handle.

Law: a row whose handle no account has counts for nothing. Forgetting somebody deletes such rows,
and so does taking the handle anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, delete, exists, or_, select

from bot.core.accounts.looks import looks
from bot.core.matches.errors import NameInUse
from bot.storage.schema import accounts, name_looks, recovery_codes
from bot.storage.transactions import inserted_unless_taken

if TYPE_CHECKING:
    from sqlalchemy import Connection

OWN_OR_UNUSED = or_(
    name_looks.c.handle == bindparam("of_handle"),
    ~exists().where(accounts.c.handle == name_looks.c.handle),
)
DELETE_FREE_LOOKS = delete(name_looks).where(
    and_(name_looks.c.look.in_(bindparam("looks", expanding=True)), OWN_OR_UNUSED)
)
DELETE_CODE = delete(recovery_codes).where(recovery_codes.c.handle == bindparam("of_handle"))
DELETE_UNUSED = tuple(
    delete(table).where(~exists(select(1).where(accounts.c.handle == table.c.handle)))
    for table in (name_looks, recovery_codes)
)


def add_name(connection: Connection, name: str, handle: str) -> None:
    """Store the looks of a name with a new handle; raises NameInUse if another name has one."""
    connection.execute(DELETE_CODE, {"of_handle": handle})
    if not take_looks(connection, name, handle):
        raise NameInUse(handle)


def take_looks(connection: Connection, name: str, handle: str) -> bool:
    """Store the looks of a name with its handle; False if another name has one of them."""
    wanted = looks(name)
    connection.execute(DELETE_FREE_LOOKS, {"looks": wanted, "of_handle": handle})
    return all(
        inserted_unless_taken(connection, name_looks, "look", row={"look": look, "handle": handle})
        for look in wanted
    )


def delete_unused(connection: Connection) -> None:
    """Delete what belongs to handles that no account has."""
    for statement in DELETE_UNUSED:
        connection.execute(statement)
