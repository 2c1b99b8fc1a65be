"""Types of columns, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import BigInteger, Integer, Text
from sqlalchemy.types import TypeDecorator

if TYPE_CHECKING:
    from sqlalchemy import Dialect

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
