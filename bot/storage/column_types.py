"""What tables are made of, the same on SQLite and PostgreSQL: types of columns, names of keys."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import BigInteger, Integer, MetaData, Text
from sqlalchemy.types import TypeDecorator

if TYPE_CHECKING:
    from sqlalchemy import Dialect, TextClause

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def where(condition: TextClause) -> dict[str, Any]:
    """Return the arguments of a partial index, for both databases."""
    return {"sqlite_where": condition, "postgresql_where": condition}


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class UtcTime(TypeDecorator[datetime]):
    """A point in time, kept in whole microseconds since 1970 UTC, and aware when it comes back."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """Count the microseconds; a naive datetime raises TypeError."""
        return None if value is None else (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Return the time in UTC."""
        return None if value is None else EPOCH + value * MICROSECOND


# Prefixes are looked up as ranges, which needs the order of code points on both databases.
SORTED_TEXT = Text().with_variant(Text(collation="C"), "postgresql")

# SQLite counts its own row ids only in a column of just this type.
COUNTER = BigInteger().with_variant(Integer(), "sqlite")
