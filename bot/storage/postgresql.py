"""PostgreSQL: transactions over asyncpg, each on a connection of the pool; leases.

Law: leases expire by the database's clock, not by those of the machines.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import BigInteger, bindparam, cast, delete, func, or_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.database import Database
from bot.storage.errors import Code, StorageError, outages_named, outcome_unsure
from bot.storage.schema import MICROSECOND, leases
from bot.storage.transactions import writes

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

    from bot.storage.database import Work

T = TypeVar("T")

CONNECT_SECONDS = 10.0
"""Timeout of a new connection."""


class PostgresqlDatabase(Database):
    """A database on a server."""

    def __init__(self, url: URL) -> None:
        """Connect to nothing yet; raises StorageError where the driver is not installed."""
        super().__init__()
        try:
            self._engine = create_async_engine(
                url.set(drivername="postgresql+asyncpg"),
                connect_args={"timeout": CONNECT_SECONDS},
                # A connection that was lost while idle must not make a player's action fail.
                pool_pre_ping=True,
                hide_parameters=True,
            )
        except ModuleNotFoundError as error:
            raise StorageError(Code.UNREACHABLE, str(error)) from error
        self._autocommitting = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def _read(self, work: Work[T]) -> T:
        with outages_named():
            async with self._autocommitting.connect() as connection:
                return await connection.run_sync(work)

    async def _write(self, work: Work[T]) -> T:
        with outages_named():
            async with self._engine.connect() as connection:
                done = await connection.run_sync(work)
                with outcome_unsure():
                    await connection.commit()
                return done

    async def _disconnect(self) -> None:
        await self._engine.dispose()


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
    """Take or renew a lease for a span from now on; False while another holds it."""
    row = {"name": name, "holder": holder, "span": span // MICROSECOND}
    return connection.execute(TAKE_LEASE, row).rowcount == 1


@writes
def give_back_lease(connection: Connection, name: str, holder: str) -> None:
    """Release a lease, if the holder has it."""
    connection.execute(GIVE_BACK_LEASE, {"lease": name, "by": holder})
