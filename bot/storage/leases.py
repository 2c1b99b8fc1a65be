"""Leases: each is held by one process at a time and expires unless it is renewed.

Law: they expire by the database's clock, not by those of the machines. PostgreSQL only.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import BigInteger, bindparam, cast, delete, func, or_
from sqlalchemy.dialects.postgresql import insert

from bot.storage.column_types import MICROSECOND
from bot.storage.schema import leases
from bot.storage.transactions import writes

if TYPE_CHECKING:
    from sqlalchemy import Connection

DATABASE_NOW = cast(
    func.extract("epoch", func.clock_timestamp()) * (timedelta(seconds=1) // MICROSECOND),
    BigInteger,
)
NEW_LEASE = insert(leases).values(
    name=bindparam("name"),
    holder=bindparam("holder"),
    until=DATABASE_NOW + bindparam("span", type_=BigInteger),
)
TAKE_LEASE = NEW_LEASE.on_conflict_do_update(
    index_elements=["name"],
    set_={"holder": NEW_LEASE.excluded.holder, "until": NEW_LEASE.excluded.until},
    where=or_(
        leases.c.holder == NEW_LEASE.excluded.holder,
        cast(leases.c.until, BigInteger) <= DATABASE_NOW,
    ),
)
GIVE_BACK_LEASE = delete(leases).where(
    leases.c.name == bindparam("lease"), leases.c.holder == bindparam("by")
)


@writes
def take_lease(connection: Connection, name: str, holder: str, span: timedelta) -> bool:
    row = {"name": name, "holder": holder, "span": span // MICROSECOND}
    return connection.execute(TAKE_LEASE, row).rowcount == 1


@writes
def give_back_lease(connection: Connection, name: str, holder: str) -> None:
    connection.execute(GIVE_BACK_LEASE, {"lease": name, "by": holder})
