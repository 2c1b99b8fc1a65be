"""Leases, which one process at a time holds and which run out unless they are renewed.

Law: it is the database's clock that they run out by, whatever the machines' own clocks say.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import BigInteger, bindparam, cast, delete, func, or_
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import MICROSECOND, leases

if TYPE_CHECKING:
    from sqlalchemy import Connection

NOW = cast(
    func.extract("epoch", func.clock_timestamp()) * (timedelta(seconds=1) // MICROSECOND),
    BigInteger,
)
_NEW = insert(leases).values(
    name=bindparam("name"),
    holder=bindparam("holder"),
    until=NOW + bindparam("span", type_=BigInteger),
)
TAKE = _NEW.on_conflict_do_update(
    index_elements=["name"],
    set_={"holder": _NEW.excluded.holder, "until": _NEW.excluded.until},
    where=or_(leases.c.holder == _NEW.excluded.holder, cast(leases.c.until, BigInteger) <= NOW),
)
GIVE_BACK = delete(leases).where(
    leases.c.name == bindparam("lease"), leases.c.holder == bindparam("by")
)


def take(connection: Connection, name: str, *, holder: str, span: timedelta) -> bool:
    """Take or renew a lease for a span from now on; False while another holds it."""
    row = {"name": name, "holder": holder, "span": span // MICROSECOND}
    return connection.execute(TAKE, row).rowcount == 1


def give_back(connection: Connection, name: str, *, holder: str) -> None:
    """Let a lease go, if the holder has it."""
    connection.execute(GIVE_BACK, {"lease": name, "by": holder})
