"""The processes that run: their heartbeat and their leases.

Invariant: a lease, which one process holds at a time, expires unless it is renewed, by the
database's clock and not by those of the machines. PostgreSQL only.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import BigInteger, Text, bindparam, cast, delete, func, or_, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from bot.storage.cases import delete_old_cases
from bot.storage.column_types import MICROSECOND
from bot.storage.inputs import delete_old_inputs
from bot.storage.page_updates import delete_old_page_updates
from bot.storage.schema import heartbeats, leases
from bot.storage.transactions import put, reads, writes
from bot.storage.undoing import delete_lapsed_links

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

DATABASE_NOW = cast(
    func.extract("epoch", func.clock_timestamp()) * (timedelta(seconds=1) // MICROSECOND),
    BigInteger,
)
NEW_LEASES = insert(leases).from_select(
    ["name", "holder", "until"],
    select(
        func.unnest(bindparam("names", type_=ARRAY(Text))),
        bindparam("holder", type_=Text),
        DATABASE_NOW + bindparam("span", type_=BigInteger),
    ),
)
TAKE_LEASES = NEW_LEASES.on_conflict_do_update(
    index_elements=["name"],
    set_={"holder": NEW_LEASES.excluded.holder, "until": NEW_LEASES.excluded.until},
    where=or_(
        leases.c.holder == NEW_LEASES.excluded.holder,
        cast(leases.c.until, BigInteger) <= DATABASE_NOW,
    ),
)
GIVE_BACK_LEASES = delete(leases).where(
    leases.c.name.in_(bindparam("leases", expanding=True)), leases.c.holder == bindparam("by")
)
LAST_HEARTBEAT = select(func.max(heartbeats.c.at))
HEARTBEAT_ID = 1
"""The key of the only row of heartbeats."""


@writes
def take_leases(
    connection: Connection, names: tuple[str, ...], holder: str, span: timedelta
) -> bool:
    wanted = {"names": sorted(names), "holder": holder, "span": span // MICROSECOND}
    return connection.execute(TAKE_LEASES, wanted).rowcount == len(names)


@writes
def give_back_leases(connection: Connection, names: tuple[str, ...], holder: str) -> None:
    connection.execute(GIVE_BACK_LEASES, {"leases": names, "by": holder})


@reads
def last_heartbeat(connection: Connection) -> datetime | None:
    found: datetime | None = connection.execute(LAST_HEARTBEAT).scalar_one()
    return found


@writes
def save_heartbeat(connection: Connection, now: datetime) -> None:
    delete_lapsed_links(connection, now)
    delete_old_inputs(connection, now)
    delete_old_cases(connection, now)
    delete_old_page_updates(connection, now)
    put(connection, heartbeats, "id", row={"id": HEARTBEAT_ID, "at": now})
