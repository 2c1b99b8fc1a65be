"""What all tables have in common: the names of keys and indexes, and how an index is partial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import MetaData

if TYPE_CHECKING:
    from sqlalchemy import TextClause

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
